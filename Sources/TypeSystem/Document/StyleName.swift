public import DynamicType

/// What a row of a type system is called: one of Apple's text styles, a style of the app's own, or a role.
public enum StyleName: Hashable, Sendable {
  /// One of Apple's text styles.
  case apple(TextStyle)
  /// A style of the app's own, by the name that the document gives it.
  case custom(String)
  /// A part of the interface with a font of its own, such as `navigationTitle` or `button`.
  case role(String)

  /// The name as a document writes it and a report prints it.
  public var name: String {
    switch self {
    case .apple(let style): style.rawValue
    case .custom(let name), .role(let name): name
    }
  }

  /// Apple's text style, or nil for a name of the app's own.
  public var textStyle: TextStyle? {
    if case .apple(let style) = self { style } else { nil }
  }

  /// The name that a sheet prints: Apple's as the Human Interface Guidelines write it, the app's own as it stands.
  public var displayName: String {
    switch self {
    case .apple(let style): style.displayName
    case .custom(let name), .role(let name): name
    }
  }
}

extension StyleName: CustomStringConvertible {
  /// The name as a document writes it.
  public var description: String { name }
}
