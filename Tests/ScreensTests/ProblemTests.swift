import DynamicType
import Screens
import Testing
import TypeSystem

@Suite("Screens that can't be built")
struct ProblemTests {
  private func error(_ screen: MockScreen, _ fixture: Fixture? = nil) throws -> ScreenError? {
    do {
      _ = try (fixture ?? Fixture()).plan(screen)
      return nil
    } catch {
      return error as? ScreenError
    }
  }

  private static let label = node(.label, "a", .body)

  private static let manyItems = (0..<101).map { "\($0)" }

  static let bad: [(ScreenTree, String)] = [
    (node(.screen), "bad: nothing stands on the screen 'bad'"),
    (node(.navigationController, nil, nil, [node(.navigationBar)]), "bad: nothing stands on the screen 'bad'"),
    (node(.screen, nil, nil, [node(.tableScreen, "t")]), "bad/t: nothing stands on the screen 't'"),
    (node(.stack), "bad: nothing stands in the 'stack' 'bad'"),
    (node(.tableScreen, nil, nil, [node(.tableCell)]), "bad/cell[0]: nothing stands in the 'tableCell'"),
    (node(.screen, nil, nil, [node(.presented)]), "bad/presented: nothing stands in the 'presented'"),
    (node(.tabBar), "bad: a 'tabBar' is a part of a screen and none by itself"),
    (node(.label, nil, nil, [label]), "bad/a: a 'label' holds nothing, not a 'label' either"),
    (node(.tableScreen, nil, nil, [label]), "bad/a: a 'label' can't stand in a 'tableScreen'"),
    (
      node(.screen, nil, nil, [label, node(.toolbar, "x"), node(.toolbar, "y")]),
      "bad/y: a 'screen' holds one 'toolbar', not 2"
    ),
    (
      node(
        .screen, nil, nil,
        [node(.presented, nil, nil, [node(.screen, "x", nil, [label]), node(.screen, "y", nil, [label])])]),
      "bad/presented/y: a 'presented' holds one controller, not 2"
    ),
    (node(.screen, nil, nil, [label, label]), "bad/a: two nodes beside each other are called 'a'"),
    (
      node(.screen, nil, nil, [label, node(.navigationBar, nil, nil, [node(.barButton, "title")])]),
      "bad/navigationBar/title: two nodes beside each other are called 'title'"
    ),
    (
      node(.screen, nil, nil, [label, node(.image, "i") { $0.alignment = .init(to: "b") }]),
      "bad/i: no text named 'b' stands beside it"
    ),
    (
      node(.screen, nil, nil, [label, node(.image, "i") { $0.alignment = .init(to: "i") }]),
      "bad/i: 'align' is to a text beside it, and 'i' is the node itself"
    ),
    (
      node(.screen, nil, nil, [label, node(.image, "i"), node(.image, "j") { $0.alignment = .init(to: "i") }]),
      "bad/j: 'align' is to a text beside it, and 'i' is a node 'image'"
    ),
    (node(.screen, nil, nil, [node(.label, "a/b")]), "bad/a/b: a name in paths has no '/', found 'a/b'"),
    (
      node(
        .tabBarController, nil, nil, [node(.screen, "s", nil, [label]), node(.tabBar, "t") { $0.items = manyItems }]),
      "bad/t: a tab bar has at most 100 items, found 101"
    ),
    (node(.label) { $0.height = 0 }, "bad: 'height' takes points over 0, up to 14400, not 0"),
    (node(.label) { $0.width = .nan }, "bad: 'width' takes points over 0, up to 14400, not nan"),
    (
      node(.label) { $0.maximumLines = -1 },
      "bad: 'lines' takes a whole number from 0, for any number of lines, to 1000, not -1"
    ),
    (node(.stack, nil, nil, [label]) { $0.spacing = -0.5 }, "bad: 'spacing' takes points from 0 to 14400, not -0.5"),
    (
      node(.screen, nil, nil, [label, node(.image, "i") { $0.alignment = .init(to: "a", factor: 1.5) }]),
      "bad/i: 'factor' takes a share from 0 to 1, not 1.5"
    ),
    (node(.pageControl) { $0.pages = 0 }, "bad: 'pages' takes a whole number from 1 to 100, not 0"),
    (node(.pageControl) { $0.current = 3 }, "bad: 'current' counts from 0 to 2, and is 3"),
    (
      node(.label) { $0.text = String(repeating: "a", count: 100_001) },
      "bad: the text has 100,001 characters, and at most 100,000 are laid out"
    ),
  ]

  @Test("Each problem is told with its place", arguments: bad.indices)
  func problem(_ index: Int) throws {
    let (tree, message) = Self.bad[index]
    #expect(try error(MockScreen(name: "bad", tree))?.description == message)
  }

  @Test("A name of more than 200 characters is refused, as a path's part and as a screen's")
  func longNames() throws {
    let name = String(repeating: "n", count: 201)
    let node = try error(.page(node(.label, name)))
    #expect(node?.description.hasSuffix(": a name in paths has at most 200 characters, found 201") == true)
    #expect(try error(MockScreen(name: name, Self.label)) != nil)
    #expect(try error(MockScreen(name: String(name.dropLast()), Self.label)) == nil)
  }

  @Test("A text that nobody knows is told with the names that are there, in time that grows with the nodes")
  func unknownAlignments() {
    func screen(_ count: Int) -> ScreenTree {
      node(
        .screen, nil, nil,
        (0..<count).map { index in node(.label, "label\(index)") { $0.alignment = .init(to: "nowhere at all") } })
    }
    #expect(screen(2).problems.first?.hint == "beside it are 'label0' and 'label1'")
    var problems = 0
    let time = ContinuousClock().measure { problems = screen(4_000).problems.count }
    #expect(problems == 4_000 && time < .seconds(20))
  }

  @Test("Controllers so deep in each other that a change would visit too much are refused under Clifton's policy alone")
  func visits() throws {
    var tree = node(.screen, "s", nil, (0..<3_000).map { _ in node(.label, nil, .body) })
    for _ in 0..<50 { tree = node(.screen, "s", nil, [tree]) }
    let screen = MockScreen(name: "deep", tree)
    let error = #expect(throws: ScreenError.self) { try Fixture().plan(screen, .appearanceManager) }
    #expect(error?.description == "deep: a change would make up to 154,377 visits, and at most 100,000 are made")
    #expect(try Fixture().plan(screen, .listener).paths.count == 3_051)
  }

  @Test("Every node may stand where it is meant to, and a text of 100,000 characters is laid out")
  func good() {
    #expect(MockScreen.all.problems.isEmpty && MockScreen.nav.problems.isEmpty)
    #expect(node(.label) { $0.text = String(repeating: "é", count: 100_000) }.problems.isEmpty)
    #expect(node(.view).problems.isEmpty)
  }

  @Test("A tree 10,000 deep is refused by its name, without recursion; 64 is as deep as one may be")
  func deep() throws {
    func nested(_ depth: Int) -> MockScreen {
      MockScreen(name: "deep", ScreenTree(preorder: (1...depth).map { (ScreenNode(.view), $0) }))
    }
    let message = try error(nested(10_000))?.description
    #expect(message == "deep: nodes lie 10,000 deep in each other, and at most 64 are read")
    #expect(try error(nested(65)) != nil)
    #expect(try error(nested(64)) == nil)
  }

  @Test("A tree of more than 10,000 nodes is refused")
  func large() throws {
    func flat(_ count: Int) -> MockScreen {
      MockScreen(name: "large", node(.screen, nil, nil, (1..<count).map { _ in node(.view) }))
    }
    #expect(
      try error(flat(10_001))?.description == "large: the screen has 10,001 nodes, and at most 10,000 are read")
    #expect(try error(flat(10_000)) == nil)
  }

  @Test("An unknown style or role is told with its path and the nearest names")
  func unknownStyle() throws {
    let style = try error(.page(node(.label, "a", .custom("boddy"))))
    #expect(style?.description == "page/a: the type system has no style 'boddy'")
    #expect(style?.hint == "did you mean 'body'?")
    let role = try error(.page(node(.label, "a", .role("buton"))))
    #expect(
      role?.description == "page/a: the type system has no role 'buton'" && role?.hint == "did you mean 'button'?")
  }

  @Test("An undefined style is an error where the document says so")
  func undefinedStyle() throws {
    let fixture = try Fixture(Fixture.clifton { $0.undefinedStyles = .error })
    let found = try error(.page(node(.label, "a", .title3)), fixture)
    #expect(found == .undefinedStyle(.title3, path: "page/a"))
    #expect(
      found?.description == "page/a: the type system has no style 'title3', and its undefined styles are errors")
  }

  @Test("A style without a size at some category can't set a text that grows")
  func noSize() throws {
    let rule = StyleRule(font: .face("SpecimenSans-Bold"), size: .table(SizeTable([.large: 17])))
    let fixture = try Fixture(Fixture.clifton { $0.styles[.body] = rule })
    #expect(try error(.page(node(.label, "a", .body)), fixture) == .noSize(.body, path: "page/a"))
  }
}

extension ScreenTree {
  /// The tree with one node changed.
  mutating func change(_ index: Int, _ change: (inout ScreenNode) -> Void) {
    var nodes = zip(elements, depths).map { (node: $0.node, depth: $1) }
    change(&nodes[index].node)
    self = ScreenTree(preorder: nodes)
  }
}
