import DocumentText
import Testing
import TypeSystem
import YAML

struct ScreenReadingTests {
  private func root(_ text: String) throws -> ScreenNode {
    try #require(try Documents.document("screens: { a: \(text) }").screens.first).tree.root
  }

  @Test("A node is a text, a list of what is in it, or a map of attributes")
  func forms() throws {
    let text =
      "screens: { a: { stack: [{ label: Hi }, { view: [{ label: { text: Ho } }] }, { view: { children: [] } }] } }"
    let tree = try #require(try Documents.document(text).screens.first).tree
    #expect(tree.elements.map(\.node.kind) == [.stack, .label, .view, .label, .view])
    #expect(tree.elements.map(\.node.text) == [nil, "Hi", nil, "Ho", nil])
    #expect(tree.elements.map(\.count) == [5, 1, 2, 1, 1])
  }

  @Test("What a document leaves out is as UIKit has it")
  func defaults() throws {
    for kind in ScreenNode.Kind.views where kind != .stack {
      #expect(try root("{ \(kind.rawValue): {} }") == ScreenNode(kind))
    }
  }

  @Test("Every attribute of a text is read")
  func text() throws {
    var node = ScreenNode(.textView, name: "n", text: "t", style: .role("note"))
    (node.hasFont, node.maximumLines, node.truncation, node.isListed) = (false, 4, .middle, false)
    (node.height, node.width, node.alignment) = (80.5, 120, .init(to: "l", factor: 0.25, isRounded: false))
    let text = """
      roles: { note: { style: body } }
      screens:
        a:
          stack:
            - label: { name: l, text: x }
            - textView:
                { name: n, text: t, style: note, font: none, lines: 4, truncation: middle, listed: false, height: 80.5,
                  width: 120, align: { to: l, factor: 0.25, round: false } }
      """
    #expect(try Documents.document(text).screens[0].tree.elements[2].node == node)
  }

  @Test("Every attribute of a stack, a cell, a page control and a tab bar is read")
  func others() throws {
    var stack = ScreenNode(.stack)
    (stack.axis, stack.spacing, stack.stacksAtAccessibilitySizes, stack.direction) = (
      .horizontal, 0, false, .rightToLeft
    )
    #expect(
      try root(
        "{ stack: { axis: horizontal, spacing: 0, stacks: false, direction: rightToLeft, children: [{ image: {} }] } }")
        == stack)
    var pages = ScreenNode(.pageControl)
    (pages.pages, pages.current) = (5, 4)
    #expect(try root("{ pageControl: { pages: 5, current: 4 } }") == pages)
    let text = """
      screens:
        tabs:
          tabBarController:
            - tabBar: { items: [One, Two], current: 1 }
            - screen: { loaded: false, showing: true, listens: false, children: [{ label: x }] }
            - tableScreen: [{ tableCell: { madeLater: true, height: 60, children: [{ label: x }] } }]
      """
    let elements = try Documents.document(text).screens[0].tree.elements.map(\.node)
    #expect(elements[1].items == ["One", "Two"])
    #expect(elements[1].current == 1)
    #expect((elements[2].isLoaded, elements[2].isShowing, elements[2].listens) == (false, true, false))
    #expect((elements[5].isMadeLater, elements[5].height) == (true, 60))
  }

  @Test("Styles are Apple's, the app's own or roles")
  func styles() throws {
    let text = """
      styles: { price: { size: { fixed: 20 } } }
      roles: { button: { style: body } }
      screens: { a: { stack: [{ label: { style: Title 1 } }, { label: { style: price } }, { label: { style: button } }] } }
      """
    let styles = try Documents.document(text).screens[0].tree.elements.map(\.node.style)
    #expect(styles == [nil, .title1, .custom("price"), .role("button")])
  }

  static let nav = """
    format: 1
    screens:
      nav:
        navigationController:
          - navigationBar: Goals
          - goals
      goals:
        tableScreen:
          - row
          - row
          - tableCell:
              children: [footer]
      row:
        tableCell: [{ label: { name: title, text: Save } }]
      footer: { label: { name: "", text: x } }

    """

  @Test("A name in 'children' puts another entry there, which is then no screen of its own")
  func entries() throws {
    let screens = try Documents.document(Self.nav).screens
    #expect(screens.map(\.name) == ["nav"])
    #expect(
      screens[0].paths == [
        "nav", "nav/navigationBar", "nav/goals", "nav/goals/cell[0]", "nav/goals/cell[0]/title", "nav/goals/cell[1]",
        "nav/goals/cell[1]/title", "nav/goals/cell[2]", "nav/goals/cell[2]/label",
      ])
  }

  @Test("Each element has its place; what is held twice has one place")
  func places() {
    let places = Documents.reading(Self.nav).screenPlaces
    #expect(places.keys.sorted() == ["nav"])
    #expect(
      places["nav"]?.map(\.description) == [
        "4:5", "5:9", "8:5", "14:5", "14:19", "14:5", "14:19", "11:9", "15:13",
      ])
    #expect(Documents.reading("screens: { a: { stack: [] } }").screenPlaces == [:])
  }

  @Test("Screens that are written read back equal, deep ones and those without names too")
  func deep() throws {
    var tree = ScreenTree(ScreenNode(.label, text: "yes"))
    for level in 0..<63 {
      let name = level.isMultiple(of: 3) ? "level \(level)" : nil
      tree = ScreenTree(ScreenNode(.view, name: name), [tree, ScreenTree(ScreenNode(.image))])
    }
    var document = TypeSystemDocument(name: "x", styles: [:])
    document.screens = [MockScreen(name: "deep", tree), MockScreen(name: "deep part 1", tree)]
    let text = DocumentWriter.text(of: document)
    let read = try DocumentReader.document(Array(text.utf8), name: "x.yaml").document
    let isSame = read.screens == document.screens
    #expect(isSame)
    #expect(DocumentWriter.text(of: read) == text)
  }
}
