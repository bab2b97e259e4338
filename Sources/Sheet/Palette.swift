internal import DynamicType

/// The colours of a sheet.
///
/// Colour is kept for what wants attention; all else is black, grey and two quiet grounds.
///
/// Every colour of text has a contrast of at least 4.5:1 against every ground that it stands on.
public struct Palette: Hashable, Sendable {
  /// The page.
  public var background: Frame.Color
  /// Samples, names and sizes.
  public var ink: Frame.Color
  /// Labels that explain: leading, ratio, PostScript names.
  public var quiet: Frame.Color
  /// The hairlines between styles.
  public var hairline: Frame.Color
  /// The ground of the default category.
  public var defaultGround: Frame.Color
  /// The ground of the accessibility categories.
  public var accessibilityGround: Frame.Color
  /// The bar of a fallback's range.
  public var fallbackBar: Frame.Color
  /// Marks: what was substituted, capped, cut or is too small.
  public var mark: Frame.Color

  /// Black on white.
  public static let light = Palette(
    background: .white, ink: .init(red: 0x14, green: 0x14, blue: 0x14),
    quiet: .init(red: 0x68, green: 0x68, blue: 0x66), hairline: .init(red: 0xD2, green: 0xD2, blue: 0xCE),
    defaultGround: .init(red: 0xFB, green: 0xF5, blue: 0xE3),
    accessibilityGround: .init(red: 0xF3, green: 0xF5, blue: 0xF7),
    fallbackBar: .init(red: 0xA6, green: 0xA6, blue: 0xA2), mark: .init(red: 0xB2, green: 0x3A, blue: 0x0B))

  /// White on black.
  public static let dark = Palette(
    background: .init(red: 0x15, green: 0x16, blue: 0x18), ink: .init(red: 0xF2, green: 0xF2, blue: 0xEF),
    quiet: .init(red: 0xA3, green: 0xA4, blue: 0xA2), hairline: .init(red: 0x3A, green: 0x3B, blue: 0x3D),
    defaultGround: .init(red: 0x26, green: 0x23, blue: 0x18),
    accessibilityGround: .init(red: 0x1C, green: 0x20, blue: 0x24),
    fallbackBar: .init(red: 0x6E, green: 0x6F, blue: 0x70), mark: .init(red: 0xFF, green: 0x94, blue: 0x5C))
}

extension Palette {
  /// The ground of a category: warm for the default, cool for the accessibility sizes, none for the others.
  func ground(of category: ContentSizeCategory) -> Frame.Color? {
    category == .default ? defaultGround : category.isAccessibilityCategory ? accessibilityGround : nil
  }
}
