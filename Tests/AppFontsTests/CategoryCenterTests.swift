import AppFonts
import DynamicType
import Testing

@Suite("Listening to changes of category")
struct CategoryCenterTests {
  private let center = ContentSizeCategoryCenter()
  private let log = ReportLog()

  // Closures capture the log alone: one that captured the suite would hold the center that holds it.

  /// A screen that listens while it is showing.
  private final class Screen: DynamicTypeListener {
    let log: ReportLog
    let name: String

    init(_ name: String, _ log: ReportLog) { (self.name, self.log) = (name, log) }

    func respond(to change: CategoryChange) { log.add("\(name) \(change.old)-\(change.new)") }
  }

  @Test("E10: an object listens when it appears, responds, and ignores when it disappears")
  func screen() {
    let screen = Screen("a", log)
    center.listen(screen)
    center.setCategory(.xLarge)
    center.ignore(screen)
    center.setCategory(.small)
    center.listen(screen)
    center.setCategory(.accessibility1)
    #expect(log.lines == ["a large-xLarge", "a small-AX1"])
    center.ignore(screen)
    center.ignore(screen)
    #expect(center.listenerCount == 0)
  }

  @Test("E11: a listener is really called, with the category before and after")
  func called() {
    center.listen { [log] old, new in log.add("\(old)-\(new)") }
    center.setCategory(.accessibility5)
    #expect(log.lines == ["large-AX5"])
    #expect(center.category == .accessibility5)
  }

  @Test("E10: several listeners are called in the order in which they began, and each is ignored by itself")
  func several() {
    let screen = Screen("c", log)
    let first = center.listen { [log] _, new in log.add("a \(new)") }
    center.listen { [log] _, new in log.add("b \(new)") }
    center.listen(screen)
    center.listen { [log] _, new in log.add("d \(new)") }
    center.setCategory(.xLarge)
    center.ignore(first)
    center.setCategory(.xxLarge)
    #expect(
      log.lines == ["a xLarge", "b xLarge", "c large-xLarge", "d xLarge", "b xxLarge", "c xLarge-xxLarge", "d xxLarge"])
  }

  @Test("E10: a closure added twice is called twice, and an object added twice once")
  func twice() {
    let closure: @Sendable (ContentSizeCategory, ContentSizeCategory) -> Void = { [log] _, new in
      log.add("closure \(new)")
    }
    let tokens = [center.listen(closure), center.listen(closure)]
    let screen = Screen("screen", log)
    center.listen(screen)
    center.listen(screen)
    center.setCategory(.xLarge)
    #expect(log.lines == ["closure xLarge", "closure xLarge", "screen large-xLarge"])
    center.ignore(tokens[0])
    center.ignore(tokens[0])
    center.setCategory(.large)
    #expect(log.lines.count == 5)
  }

  @Test("E10: a listener that is ignored while a change is told hears nothing more of it, itself included")
  func ignoredInside() {
    let tokens = Tokens()
    tokens.add(
      center.listen { [log, weak center] _, new in
        log.add("a \(new)")
        for token in tokens.all { center?.ignore(token) }
      })
    tokens.add(center.listen { [log] _, new in log.add("b \(new)") })
    center.listen { [log] _, new in log.add("c \(new)") }
    center.setCategory(.xLarge)
    center.setCategory(.xxLarge)
    #expect(log.lines == ["a xLarge", "c xLarge", "c xxLarge"])
  }

  @Test("E10: one that begins to listen while a change is told hears of the next")
  func addedInside() {
    center.listen { [log, weak center] _, new in
      guard new == .xLarge else { return }
      center?.listen { [log] _, new in log.add("late \(new)") }
    }
    center.setCategory(.xLarge)
    center.setCategory(.small)
    #expect(log.lines == ["late small"])
  }

  @Test("E10: a change that a listener makes is told after the one that it hears of, to all in the same order")
  func changedInside() {
    center.listen { [log, weak center] old, new in
      log.add("a \(old)-\(new)")
      if new == .xLarge { center?.setCategory(.small) }
    }
    center.listen { [log] old, new in log.add("b \(old)-\(new)") }
    center.setCategory(.xLarge)
    #expect(log.lines == ["a large-xLarge", "b large-xLarge", "a xLarge-small", "b xLarge-small"])
  }

  @Test("The category that holds already is no change")
  func unchanged() {
    center.listen { [log] _, new in log.add("\(new)") }
    center.setCategory(.large)
    #expect(log.lines.isEmpty)
  }

  @Test("E10: an object is not kept alive, and one that is gone is not heard")
  func weak() {
    var screen: Screen? = Screen("a", log)
    if let screen { center.listen(screen) }
    #expect(center.listenerCount == 1)
    screen = nil
    center.setCategory(.xLarge)
    #expect(log.lines.isEmpty && center.listenerCount == 0)
  }

  @Test("A listener that ignores as it ends does not lock the center up")
  func ignoringAtTheEnd() {
    let token = center.listen { [farewell = Farewell(center)] _, _ in _ = farewell }
    center.ignore(token)
    #expect(center.listenerCount == 0)
  }

  @Test("E10: a stream has every change in order, and each stream all of them")
  func stream() async {
    let (first, second) = (center.updates, center.updates)
    for category in [ContentSizeCategory.xLarge, .small, .accessibility5] { center.setCategory(category) }
    center.finish()
    var heard: [[ContentSizeCategory]] = [[], []]
    for await change in first { heard[0].append(change.new) }
    for await change in second { heard[1].append(change.new) }
    #expect(heard == [[.xLarge, .small, .accessibility5], [.xLarge, .small, .accessibility5]])
  }

  @Test("E10: a stream begins with the changes after it was made, and holds what is not read yet")
  func lateStream() async {
    center.setCategory(.xLarge)
    var updates = center.updates.makeAsyncIterator()
    center.setCategory(.small)
    #expect(await updates.next() == CategoryChange(old: .xLarge, new: .small))
  }

  @Test("E10: a stream ends with the center, and after it was finished at once")
  func streamEnds() async {
    var other: ContentSizeCategoryCenter? = ContentSizeCategoryCenter(category: .small)
    let updates = other?.updates
    other?.setCategory(.xLarge)
    other = nil
    var heard: [CategoryChange] = []
    if let updates { for await change in updates { heard.append(change) } }
    #expect(heard == [CategoryChange(old: .small, new: .xLarge)])
    center.finish()
    center.setCategory(.xLarge)
    for await change in center.updates { Issue.record("heard \(change) after the end") }
  }

  @Test("E10: a stream ends with the task that reads it, and is then no listener")
  func cancelled() async {
    let updates = center.updates
    #expect(center.listenerCount == 1)
    let task = Task {
      var count = 0
      for await _ in updates { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
    #expect(center.listenerCount == 0)
  }

  @Test("A stream that nobody keeps is no listener")
  func droppedStream() {
    do { _ = center.updates }
    #expect(center.listenerCount == 0)
  }

  @Test("E10: changes made on several threads are told one after the other, each beginning where the last one ended")
  func threads() async {
    let updates = center.updates
    center.listen { [log] old, new in log.add("\(old)-\(new)") }
    await withTaskGroup { group in
      for category in ContentSizeCategory.allCases {
        group.addTask { [center] in
          for _ in 0..<50 {
            center.setCategory(category)
            center.setCategory(.large)
          }
        }
      }
    }
    center.setCategory(.xSmall)
    center.finish()
    var last = ContentSizeCategory.large
    var heard: [String] = []
    for await change in updates {
      #expect(change.old == last)
      last = change.new
      heard.append("\(change.old)-\(change.new)")
    }
    #expect(last == .xSmall)
    #expect(heard.joined(separator: " ") == log.lines.joined(separator: " "))
  }
}

/// Calls a center when it is let go of.
private final class Farewell: Sendable {
  private let center: ContentSizeCategoryCenter

  init(_ center: ContentSizeCategoryCenter) { self.center = center }

  deinit { center.ignore(center.listen { _, _ in }) }
}
