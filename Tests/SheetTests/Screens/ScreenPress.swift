import DynamicType
import Languages
import Screens
import Sheet
import TestSupport
import TextLayout
import TypeSystem
import Typeface

/// Lays out mock screens of the test faces, without the code that says what a change reaches: each text has its style's font.
struct ScreenPress {
  let library = TestFaces.library()

  /// Specimen Box in every Apple style, and in `twenty` and `forty` at those sizes whatever the category.
  ///
  /// Each of its letters is 0.6 em wide, its lines reach 0.8 em up and 0.2 em down without its line gap, its capitals are
  /// 0.7 em high (Fonts/test/README.md).
  func document(_ change: (inout TypeSystemDocument) -> Void = { _ in }) -> TypeSystemDocument {
    TypeSystemDocument.ofTestFaces { document in
      for style in StyleName.standard { document.styles[style] = StyleRule(font: "Specimen Box", size: .system(), lineHeight: .multiple(1)) }
      document.styles[.custom("twenty")] = StyleRule(font: "Specimen Box", size: .fixed(20), lineHeight: .multiple(1))
      document.styles[.custom("forty")] = StyleRule(font: "Specimen Box", size: .fixed(40), lineHeight: .multiple(1))
      change(&document)
    }
  }

  func layOut(
    _ tree: ScreenTree, at category: ContentSizeCategory = .large, width: Double = 320,
    _ document: TypeSystemDocument? = nil, change: (inout ScreenState) -> Void = { _ in }
  ) throws -> LaidOutScreen {
    let system = try Resolver(library: library).resolve(document ?? self.document())
    var state = state(of: tree, in: system, at: category)
    change(&state)
    return try ScreenLayouter(system, TextShaper(library: library), breaker: .open()).layOut(state, width: width)
  }

  func state(of tree: ScreenTree, in system: ResolvedTypeSystem, at category: ContentSizeCategory) -> ScreenState {
    let nodes = tree.elements.map { element in
      let style = system.styles.first { $0.style == element.node.style }
      let cell = style?.custom.cells.first { $0.category == category }
      return NodeState(
        path: element.node.name ?? element.node.kind.rawValue, style: element.node.style,
        text: element.node.text ?? "", font: cell, newFont: cell, standing: cell == nil ? .textless : .current)
    }
    return ScreenState(
      screen: MockScreen(name: "test", tree), policy: .appearanceManager, category: category, nodes: nodes)
  }
}

extension ScreenTree {
  /// A node with what a test changes, and what is in it.
  static func node(
    _ kind: ScreenNode.Kind, _ name: String? = nil, _ children: [ScreenTree] = [],
    _ change: (inout ScreenNode) -> Void = { _ in }
  ) -> ScreenTree {
    var node = ScreenNode(kind, name: name)
    change(&node)
    return ScreenTree(node, children)
  }

  /// Something with a text in a style: `twenty` unless another is named.
  static func text(
    _ kind: ScreenNode.Kind = .label, _ name: String? = nil, _ text: String, style: StyleName = .custom("twenty"),
    _ change: (inout ScreenNode) -> Void = { _ in }
  ) -> ScreenTree {
    node(kind, name) { node in
      node.text = text
      node.style = style
      change(&node)
    }
  }
}

extension LaidOutScreen {
  /// The first part of a name; paths in these tests are bare names.
  func part(_ name: String) -> Part? { parts.first { $0.path == name } }

  /// What is wrong with the first part of a name.
  func issues(of name: String) -> [Issue.Kind] {
    issues.filter { parts[$0.part].path == name }.map(\.kind)
  }
}

extension LaidOutScreen.Part {
  /// The place and extent as numbers: x, y, width, height.
  var rect: [Double] { [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 } }
  var texts: [String] { lines.map(\.line.text) }
  /// The left ends of the baselines as numbers: x, y, x, y, …
  var baselines: [Double] { lines.flatMap { [$0.origin.x, $0.origin.y] }.map { ($0 * 1e6).rounded() / 1e6 } }
}
