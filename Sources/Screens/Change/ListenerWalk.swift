internal import TypeSystem

/// Font's way: each screen that shows and listens is told, and its handler sets the texts that it lists.
struct ListenerWalk: PolicyWalk {
  func run(_ walk: inout ChangeWalk) {
    for index in walk.state.nodes.indices { handle(index, &walk) }
  }

  /// Calls an element's handler, where it is a screen that shows and listens.
  func handle(_ index: Int, _ walk: inout ChangeWalk) {
    guard listens(index, walk) else { return }
    walk.visit(index, .handler)
    for text in walk.part(index) where isListed(text, of: index, walk) { walk.update(byHandler: text) }
  }

  /// A controller that only holds others doesn't listen; a screen without one, a view by itself, does.
  private func listens(_ index: Int, _ walk: ChangeWalk) -> Bool {
    let node = walk.node(index)
    let isScreen: Bool =
      switch node.kind {
      case .screen, .tableScreen, .collectionScreen: true
      default: index == 0 && !node.kind.isController
      }
    return isScreen && node.listens && walk.showing[index] && walk.isThere(index)
  }

  private func isListed(_ index: Int, of screen: Int, _ walk: ChangeWalk) -> Bool {
    let node = walk.node(index)
    return walk.structure.owners[index] == screen && node.kind.isText && node.isListed && walk.isThere(index)
  }
}

extension ChangeWalk {
  /// A handler sets the font anew of whatever it lists, buttons too.
  fileprivate mutating func update(byHandler index: Int) {
    if plan.texts[index]?.update == .nothing { leave(index) } else { restyle(index) }
  }
}
