// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What generated code needs of SwiftUI, so that it can be checked, and its sizes counted, where there is none.

@_exported import Foundation

public enum DynamicTypeSize: Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

public struct Font: Hashable, Sendable {
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Self()
    public static let thin = Self()
    public static let light = Self()
    public static let regular = Self()
    public static let medium = Self()
    public static let semibold = Self()
    public static let bold = Self()
    public static let heavy = Self()
    public static let black = Self()
  }

  public var name: String
  /// The size, or nil where SwiftUI scales it.
  public var fixedSize: CGFloat?

  public static func system(_ style: TextStyle) -> Font { Font(name: "system") }
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font(name: "system", fixedSize: size) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(name: name) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name, fixedSize: fixedSize) }
  public func weight(_ weight: Weight) -> Font { self }
  public func italic() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

public struct EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize { .large }
  public var legibilityWeight: LegibilityWeight? { nil }
}

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public protocol View {}

public struct ModifiedContent: View {}

public struct AnyContent: View {}

public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyContent
  func body(content: Content) -> Body
}

extension View {
  public func font(_ font: Font?) -> some View { ModifiedContent() }
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { ModifiedContent() }
}
