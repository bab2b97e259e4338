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
