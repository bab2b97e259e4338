import Changes
import DynamicType
import Screens
import Synchronization
import Testing
import TypeSystem

@Suite("A session")
struct SessionTests {
  private func session(_ policy: UpdatePolicy? = nil, _ category: ContentSizeCategory = .large) throws -> ScreenSession
  {
    let fixture = try Fixture()
    return try ScreenSession(.nav, in: fixture.system, fonts: fixture.fonts, policy: policy, category: category)
  }

  private func title(_ session: ScreenSession) -> NodeState? {
    StatesByPath(session.state)["nav/goals/cell[0]/title"]
  }

  /// Headline is 14 pt at xSmall, 17 at Large and 53 at AX5 (Apple's table).
  @Test("Several changes in a row go on from where the last one ended")
  func sequence() throws {
    let session = try session()
    var sizes: [Double?] = []
    for category in [ContentSizeCategory.accessibility5, .xSmall, .large] {
      #expect(session.setCategory(category).count == 22)
      sizes.append(title(session)?.font?.pointSize)
    }
    #expect(sizes == [53, 14, 17])
    #expect(session.visitCounts["nav/goals/cell[0]/title"] == 6 && session.visitCounts["nav/navigationBar/add"] == nil)
    #expect(session.trace.hasPrefix("# nav: xSmall → large, appearanceManager\n1 nav recurse\n"))
    #expect(session.trace.contains("\n3 nav/goals/cell[0]/title restyle SpecimenSans-Bold 14→17\n"))
  }

  @Test("F7: what is loaded once is stale after a change, and current again when the old category comes back")
  func loadedOnce() throws {
    let session = try session(.load)
    session.setCategory(.accessibility5)
    #expect(title(session)?.standing == .stale && title(session)?.newFont?.pointSize == 53)
    #expect(session.lastChange?.stalePaths.count == 5)
    session.setCategory(.large)
    #expect(title(session)?.standing == .current && session.lastChange?.stalePaths == [])
  }

  @Test("The category that holds already is no change")
  func unchanged() throws {
    let session = try session()
    let log = Log()
    session.listen { _ in log.add("heard") }
    #expect(session.setCategory(.large).isEmpty && session.trace.isEmpty && session.lastChange == nil)
    #expect(log.lines.isEmpty)
  }

  @Test("B3: a session follows a center, which doesn't keep it alive; a change after its end has no effect")
  func follows() throws {
    let center = ContentSizeCategoryCenter(category: .xSmall)
    var session: ScreenSession? = try session()
    session?.follow(center)
    #expect(session?.category == .xSmall)
    center.setCategory(.accessibility5)
    #expect(session.flatMap(title)?.font?.pointSize == 53 && center.listenerCount == 1)
    session = nil
    center.setCategory(.large)
    #expect(center.listenerCount == 0)
  }

  @Test("A change of the center while a session begins to follow it is not lost")
  func followsAtOnce() async throws {
    let session = try session(.load)
    for _ in 0..<500 {
      let center = ContentSizeCategoryCenter(category: .small)
      await withTaskGroup { group in
        group.addTask { session.follow(center) }
        group.addTask { for category in ContentSizeCategory.allCases { center.setCategory(category) } }
      }
      #expect(session.category == center.category)
      center.ignore(session)
    }
  }

  @Test("E10: a screen that shows again sets the texts that it lists; until then they are stale")
  func showsAgain() throws {
    let fixture = try Fixture()
    let screen = MockScreen(
      name: "tabs",
      node(
        .tabBarController, nil, nil,
        [
          node(.screen, "one", nil, [node(.label, "a", .body)]),
          node(.screen, "two", nil, [node(.label, "b", .body), node(.label, "c", .body) { $0.isListed = false }]),
        ]))
    let session = try ScreenSession(screen, in: fixture.system, fonts: fixture.fonts, policy: .listener)
    session.setCategory(.accessibility5)
    #expect(session.lastChange?.stalePaths == ["tabs/two/b", "tabs/two/c"])
    let visits = try session.setShowing(true, path: "tabs/two")
    #expect(visits.map(\.path) == ["tabs/two", "tabs/two/b"] && visits.first?.action == .handler)
    #expect(session.lastChange?.stalePaths == ["tabs/two/c"])
    #expect(session.trace.hasPrefix("# tabs: AX5 → AX5, listener\n1 tabs/two handler\n2 tabs/two/b restyle "))
    #expect(try session.setShowing(true, path: "tabs/two").isEmpty)
    #expect(throws: ScreenError.noSuchController(path: "tabs/two/b")) {
      try session.setShowing(true, path: "tabs/two/b")
    }
  }

  @Test("A bar's title has one path, in the trace, among the stale ones and where visits are counted")
  func titlePath() throws {
    let session = try session(.load)
    session.setCategory(.accessibility5)
    #expect(session.lastChange?.stalePaths.contains("nav/navigationBar/title") == true)
    let walked = try self.session()
    walked.setCategory(.accessibility5)
    #expect(walked.visitCounts["nav/navigationBar/title"] == 1 && walked.visitCounts["nav/navigationBar"] == nil)
  }

  @Test("Closures hear of every change in order, also of one that a listener makes, until they are ignored")
  func closures() throws {
    let session = try session()
    let log = Log()
    let token = session.listen { [weak session] change in
      log.add("a \(change.old)-\(change.new) \(change.visits.count)")
      if change.new == .xLarge { session?.setCategory(.small) }
    }
    session.listen { log.add("b \($0.old)-\($0.new)") }
    session.setCategory(.xLarge)
    session.ignore(token)
    session.setCategory(.large)
    #expect(
      log.lines == ["a large-xLarge 22", "b large-xLarge", "a xLarge-small 22", "b xLarge-small", "b small-large"])
  }

  @Test("A stream has every change, and ends with the session")
  func stream() async throws {
    var session: ScreenSession? = try session(.load)
    let updates = try #require(session?.updates)
    session?.setCategory(.xLarge)
    session?.setCategory(.accessibility5)
    session = nil
    var heard: [String] = []
    for await change in updates { heard.append("\(change.new) \(change.stalePaths.count)") }
    #expect(heard == ["xLarge 5", "AX5 5"])
  }

  @Test("Changes of several threads follow each other, each beginning where the last one ended")
  func threads() async throws {
    let session = try session()
    let updates = session.updates
    await withTaskGroup { group in
      for category in ContentSizeCategory.allCases { group.addTask { session.setCategory(category) } }
    }
    session.finish()
    var last = ContentSizeCategory.large
    for await change in updates {
      #expect(change.old == last)
      last = change.new
    }
    #expect(last == session.category)
  }
}

/// Keeps lines that any thread adds.
private final class Log: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func add(_ line: String) { kept.withLock { $0.append(line) } }
}
