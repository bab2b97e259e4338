package import TypeSystem

extension DocumentMap {
  /// The kind of node whose attributes the map has; nil for a map that is no node's.
  package var nodeKind: ScreenNode.Kind? { ScreenNode.Kind(rawValue: rawValue) }

  /// The attributes that mean something for a kind of node, in the order in which they are told.
  static func attributes(of kind: ScreenNode.Kind) -> [String] {
    switch kind {
    case .navigationController, .tabBarController, .screen, .tableScreen, .collectionScreen:
      ["name", "loaded", "showing", "listens", "direction", "children"]
    case .presented: ["name", "showing", "children"]
    case .navigationBar: ["name", "text", "style", "children"]
    case .tabBar: ["name", "items", "current"]
    case .toolbar: ["name", "children"]
    case .view: ["name", "height", "width", "align", "direction", "children"]
    case .stack: ["name", "axis", "spacing", "stacks", "height", "width", "align", "direction", "children"]
    case .label: ["name", "text", "style", "lines", "truncation", "height", "width", "align", "listed"]
    case .textField: ["name", "text", "style", "font", "height", "width", "align", "listed"]
    case .textView: ["name", "text", "style", "font", "lines", "truncation", "height", "width", "align", "listed"]
    case .button: ["name", "text", "style", "height", "width", "align", "listed"]
    case .barButton: ["name", "text", "style"]
    case .tableCell, .collectionCell: ["name", "stacks", "height", "madeLater", "children"]
    case .pageControl: ["name", "pages", "current", "align"]
    case .image: ["name", "height", "width", "align"]
    }
  }
}

extension ScreenNode.Kind {
  /// The attributes of such a node.
  var attributes: [String] { DocumentMap.attributes(of: self) }

  /// How the shortest node of the kind is written.
  var example: String {
    if attributes.contains("text") { return "{ \(rawValue): … }" }
    return attributes.contains("children") ? "{ \(rawValue): [ … ] }" : "{ \(rawValue): {} }"
  }
}
