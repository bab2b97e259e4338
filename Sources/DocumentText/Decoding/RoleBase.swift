internal import DynamicType
internal import TypeSystem

/// The rule of a style that a role follows.
enum RoleBase {
  /// The style's own rule; one of Apple's that the document leaves out is what the document makes of those.
  static func rule(of name: StyleName, in document: TypeSystemDocument) -> StyleRule? {
    if let rule = document.styles[name] { return rule }
    guard name.textStyle != nil, document.undefinedStyles != .error else { return nil }
    let body = document.undefinedStyles == .body ? document.styles[.apple(.body)] : nil
    return body ?? .system
  }
}
