import TypeSystem

/// A node and what is in it, written shortly.
func node(
  _ kind: ScreenNode.Kind, _ name: String? = nil, _ style: StyleName? = nil, _ children: [ScreenTree] = [],
  _ change: (inout ScreenNode) -> Void = { _ in }
) -> ScreenTree {
  var node = ScreenNode(kind, name: name, style: style)
  change(&node)
  return ScreenTree(node, children)
}

extension MockScreen {
  /// SYSTEMS.md 6: a navigation controller that holds a table of two cells.
  static let nav = MockScreen(
    name: "nav",
    node(
      .navigationController, nil, nil,
      [
        node(.navigationBar, nil, nil, [node(.barButton, "add")]),
        node(.tableScreen, "goals", nil, [goal, goal]),
      ]))

  private static let goal = node(
    .tableCell, nil, nil, [node(.label, "title", .headline), node(.textView, "body", .body), node(.button, "button")])

  /// The texts of Swash's example, each with a font of another kind.
  static let swash = MockScreen(
    name: "swash",
    node(
      .navigationController, nil, nil,
      [
        node(.navigationBar),
        node(
          .tableScreen, "notes", nil,
          [
            node(
              .tableCell, nil, nil,
              [node(.label, "head", .headline), node(.textView, "body", .body), node(.label, "note", .footnote)]),
            node(.tableCell, nil, nil, [node(.label, "big", .largeTitle), node(.button, "done")]),
          ]),
      ]))
}

extension MockScreen {
  /// Every kind of node in its places: a showing tab with a presented card, a hidden tab, and one that is not loaded.
  static let all = MockScreen(
    name: "all",
    node(.tabBarController, nil, nil, [pages, list, unloaded, node(.tabBar, "tabs") { $0.items = ["One", "Two"] }]))

  private static let pages = node(
    .navigationController, "nav", nil,
    [
      node(.navigationBar, "bar", nil, [node(.barButton, "add"), node(.label, "subtitle", .footnote)]),
      node(
        .screen, "page", nil,
        [
          node(.label, "label", .headline), node(.textField, "field", .body), node(.textView, "text", .body),
          node(.textView, "plain", .body) { $0.hasFont = false }, node(.button, "go"),
          node(.button, "styled", .body), node(.label, "unlisted", .body) { $0.isListed = false },
          node(.pageControl, "dots"), node(.image, "picture"), node(.view, "box", nil, [node(.label, "inner", .body)]),
          node(.stack, "row", nil, [node(.label, "left", .body)]),
          node(.toolbar, "tools", nil, [node(.barButton, "share"), node(.label, "count", .body)]),
        ]),
      node(.presented, "sheet", nil, [node(.screen, "card", nil, [node(.label, "words", .body)])]),
    ])

  private static let list = node(
    .tableScreen, "list", nil,
    [
      node(.tableCell, nil, nil, [node(.label, "t", .body)]),
      node(.tableCell, nil, nil, [node(.label, "t", .body)]) { $0.isMadeLater = true },
    ])

  private static let unloaded = node(.screen, "other", nil, [node(.label, "words", .body)]) { $0.isLoaded = false }

  /// A screen with a few views.
  static func page(_ views: ScreenTree...) -> MockScreen { MockScreen(name: "page", node(.screen, nil, nil, views)) }
}
