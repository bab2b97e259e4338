public import DynamicType
internal import TypeSystem

/// The colours of a sheet.
///
/// Colour is kept for what wants attention; all else is black, grey and two quiet grounds. Every colour of text has a
/// contrast of at least 4.5:1 against every ground that it stands on, every bar and guide one of at least 3:1, and marks
/// and guides stay apart for readers with protanopia, deuteranopia and tritanopia; a test works all of it out.
public struct Palette: Hashable, Sendable {
  /// The page.
  public var background: Frame.Color
  /// Samples, names and sizes.
  public var ink: Frame.Color
  /// Labels that explain: leading, ratio, PostScript names.
  public var quiet: Frame.Color
  /// The hairlines between styles, which only divide.
  public var hairline: Frame.Color
  /// The ground of the default category.
  public var defaultGround: Frame.Color
  /// The ground of the accessibility categories.
  public var accessibilityGround: Frame.Color
  /// The ground of text on a mock screen that a change of category did not reach.
  public var staleGround: Frame.Color
  /// The bars of a mock screen.
  public var barGround: Frame.Color
  /// The bar of a fallback's range.
  public var fallbackBar: Frame.Color
  /// Marks: what was substituted, capped, cut or is too small.
  public var mark: Frame.Color
  /// The category that stands on ``defaultGround``: Large, unless a watch's case says otherwise; nil for none.
  public var defaultCategory: ContentSizeCategory? = .default
  /// The guides, each in a colour of its own.
  public var guides: [Guide: Frame.Color]

  /// The colour of a guide; one that has none is drawn as quiet as labels.
  public func color(of guide: Guide) -> Frame.Color { guides[guide] ?? quiet }

  /// Black on white.
  ///
  /// The guides' hues are those of Okabe and Ito's palette for all readers, darkened until they stand out from the ground
  /// and from each other.
  public static let light = Palette(
    background: .white, ink: .init(red: 0x14, green: 0x14, blue: 0x14),
    quiet: .init(red: 0x68, green: 0x68, blue: 0x66), hairline: .init(red: 0xD2, green: 0xD2, blue: 0xCE),
    defaultGround: .init(red: 0xFB, green: 0xF5, blue: 0xE3),
    accessibilityGround: .init(red: 0xF3, green: 0xF5, blue: 0xF7),
    staleGround: .init(red: 0xF8, green: 0xDC, blue: 0xC8), barGround: .init(red: 0xF6, green: 0xF6, blue: 0xF4),
    fallbackBar: .init(red: 0x8C, green: 0x8C, blue: 0x89), mark: .init(red: 0xB2, green: 0x3A, blue: 0x0B),
    guides: [
      .baseline: .init(red: 0x05, green: 0x35, blue: 0x56), .xHeight: .init(red: 0x06, green: 0x6C, blue: 0x5F),
      .capHeight: .init(red: 0xAD, green: 0x6D, blue: 0xA2), .ascender: .init(red: 0xCF, green: 0x73, blue: 0x4A),
      .descender: .init(red: 0x00, green: 0x8D, blue: 0xDA), .lineBox: .init(red: 0x52, green: 0x49, blue: 0x2D),
    ])

  /// White on black.
  ///
  /// The guides have the hues that they have on white, lightened.
  public static let dark = Palette(
    background: .init(red: 0x15, green: 0x16, blue: 0x18), ink: .init(red: 0xF2, green: 0xF2, blue: 0xEF),
    quiet: .init(red: 0xA3, green: 0xA4, blue: 0xA2), hairline: .init(red: 0x3A, green: 0x3B, blue: 0x3D),
    defaultGround: .init(red: 0x26, green: 0x23, blue: 0x18),
    accessibilityGround: .init(red: 0x1C, green: 0x20, blue: 0x24),
    staleGround: .init(red: 0x56, green: 0x2F, blue: 0x18), barGround: .init(red: 0x1F, green: 0x20, blue: 0x22),
    fallbackBar: .init(red: 0x7B, green: 0x7C, blue: 0x7D), mark: .init(red: 0xFF, green: 0x94, blue: 0x5C),
    guides: [
      .baseline: .init(red: 0x55, green: 0x9F, blue: 0xFF), .xHeight: .init(red: 0x51, green: 0xDC, blue: 0xA1),
      .capHeight: .init(red: 0xC7, green: 0xAC, blue: 0xDA), .ascender: .init(red: 0xA2, green: 0x72, blue: 0x13),
      .descender: .init(red: 0x64, green: 0x73, blue: 0xAA), .lineBox: .init(red: 0x7D, green: 0x73, blue: 0x70),
    ])
}

extension Theme {
  /// The theme's colours, with the ground for the default category of the system's platform.
  func palette(for system: ResolvedTypeSystem) -> Palette {
    var palette = palette
    palette.defaultCategory = system.document.defaultCategory
    return palette
  }
}

extension Palette {
  /// The ground of a category: warm for the default, cool for the accessibility sizes, none for the others.
  func ground(of category: ContentSizeCategory) -> Frame.Color? {
    category == defaultCategory ? defaultGround : category.isAccessibilityCategory ? accessibilityGround : nil
  }
}
