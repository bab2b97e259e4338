internal import TypeSystem

/// Clifton's way: the root is told, and it tells what is in it.
struct AppearanceManagerWalk: PolicyWalk {
  func run(_ walk: inout ChangeWalk) {
    if walk.node(0).kind.isController { controller(0, &walk) } else { view(0, &walk) }
  }

  // A plan's tree is at most 64 deep, so recursion ends soon.

  /// Children first, then the own view if it is loaded; a table or collection reloads in place of that.
  private func controller(_ index: Int, _ walk: inout ChangeWalk) {
    let children = walk.structure.children[index]
    switch walk.node(index).kind {
    case .tableScreen, .collectionScreen:
      guard walk.isThere(index) else { return walk.leave(index, .notLoaded) }
      walk.visit(index, .reload)
      for child in children where walk.node(child).kind.isCell { view(child, &walk) }
    default:
      if walk.isThere(index) { walk.visit(index, .recurse) }
      for child in children where walk.node(child).kind.isController { controller(child, &walk) }
      if walk.isThere(index) { view(index, &walk) } else { walk.leave(index, .notLoaded) }
    }
    // A presented controller is no child of the one that presents it.
    for child in children where walk.node(child).kind == .presented { walk.leave(child, .notReached) }
  }

  /// Subviews first, then the view itself.
  private func view(_ index: Int, _ walk: inout ChangeWalk) {
    guard walk.isThere(index) else { return }
    switch walk.node(index).kind {
    case .label, .textField, .textView, .button: walk.update(index)
    case .barButton: walk.leave(index)
    case .pageControl: walk.visit(index, .tint)
    case .tabBar: walk.leave(index, .notEntered)
    case .navigationBar:
      walk.update(index)
      for text in walk.part(index).dropFirst() where walk.plan.texts[text] != nil { walk.leave(text) }
    default:
      for child in subviews(of: index, walk) { view(child, &walk) }
      walk.visit(index, .own)
    }
  }

  /// What stands in a view: of a controller's, the views of those that it holds and shows, its bars, then all else.
  private func subviews(of index: Int, _ walk: ChangeWalk) -> [Int] {
    let children = walk.structure.children[index].filter { walk.node($0).kind != .presented }
    let controllers = children.filter { walk.node($0).kind.isController && walk.shownInParent[$0] }
    let bars = children.filter { walk.node($0).kind.isBar }
    return controllers + bars + children.filter { !walk.node($0).kind.isController && !walk.node($0).kind.isBar }
  }
}

extension ScreenNode.Kind {
  fileprivate var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }
}
