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

  /// Whether it is a role, and not a text style.
  public var isRole: Bool { if case .role = self { true } else { false } }

  /// The name that a sheet prints: Apple's as the Human Interface Guidelines write it, the app's own as it stands.
  public var displayName: String {
    switch self {
    case .apple(let style): style.displayName
    case .custom(let name), .role(let name): name.withoutDirectionControls
    }
  }
}

extension StyleName: CustomStringConvertible {
  /// The name as a document writes it.
  public var description: String { name }
}

extension StyleName {
  /// The eleven styles that Apple prints sizes of at every category, in its order.
  public static let standard = TextStyle.standard.map(StyleName.apple)
}

// Apple's styles, to be written as they are in UIKit.
extension StyleName {
  /// Apple's extraLargeTitle.
  public static let extraLargeTitle = StyleName.apple(.extraLargeTitle)
  /// Apple's extraLargeTitle2.
  public static let extraLargeTitle2 = StyleName.apple(.extraLargeTitle2)
  /// Apple's largeTitle.
  public static let largeTitle = StyleName.apple(.largeTitle)
  /// Apple's title1.
  public static let title1 = StyleName.apple(.title1)
  /// Apple's title2.
  public static let title2 = StyleName.apple(.title2)
  /// Apple's title3.
  public static let title3 = StyleName.apple(.title3)
  /// Apple's headline.
  public static let headline = StyleName.apple(.headline)
  /// Apple's body.
  public static let body = StyleName.apple(.body)
  /// Apple's callout.
  public static let callout = StyleName.apple(.callout)
  /// Apple's subheadline.
  public static let subheadline = StyleName.apple(.subheadline)
  /// Apple's footnote.
  public static let footnote = StyleName.apple(.footnote)
  /// Apple's caption1.
  public static let caption1 = StyleName.apple(.caption1)
  /// Apple's caption2.
  public static let caption2 = StyleName.apple(.caption2)
}
