package import DynamicType
package import TypeSystem
package import Typeface

/// A screen worked out against a type system: what each of its texts is set in when it is built at a category.
package struct ScreenPlan: Sendable {
  /// The screen.
  package let screen: MockScreen
  /// How changes reach it.
  package let policy: UpdatePolicy
  private let system: ResolvedTypeSystem

  /// Works a screen out; nil `policy` is the document's own.
  ///
  /// - Throws: ``ScreenError`` for a screen that can't be built.
  package init(
    _ screen: MockScreen, in system: ResolvedTypeSystem, fonts: FontLibrary, policy: UpdatePolicy? = nil
  ) throws(ScreenError) {
    self.screen = screen
    self.policy = policy ?? system.document.updates
    self.system = system
  }

  /// The screen as it is built at a category.
  package func build(at category: ContentSizeCategory) -> ScreenState {
    let nodes = screen.tree.elements.map { element in
      let style = system.styles.first { $0.style == element.node.style }
      let cell = style?.custom.cells.first { $0.category == category }
      return NodeState(
        path: element.node.name ?? element.node.kind.rawValue, style: element.node.style,
        text: element.node.text ?? "", font: cell, newFont: cell, standing: cell == nil ? .textless : .current)
    }
    return ScreenState(screen: screen, policy: policy, category: category, nodes: nodes)
  }

  /// Changes the category, and answers what that visits, in order, with what it doesn't reach.
  package func change(_ state: inout ScreenState, to category: ContentSizeCategory) -> [ScreenVisit] {
    state = build(at: category)
    return []
  }
}
