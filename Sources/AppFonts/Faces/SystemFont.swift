public import DynamicType
internal import TypeSystem
internal import Typeface

/// The system's own font: as a text style prefers it, or in a weight, a slant or a width of one's own.
public enum SystemFont: String, Hashable, Sendable, CaseIterable {
  /// The font that a text style prefers, with Apple's weight for the style, its leading and its tracking.
  case preferred
  /// Weight 100.
  case ultraLight
  /// Weight 200.
  case thin
  /// Weight 300.
  case light
  /// Weight 400.
  case regular
  /// Weight 500.
  case medium
  /// Weight 600.
  case semibold
  /// Weight 700.
  case bold
  /// Weight 800.
  case heavy
  /// Weight 900.
  case black
  /// The regular italic.
  case italic
  /// The bold italic.
  case boldItalic
  /// The regular weight, narrow: where the family has a width axis, else the normal width, said to be so. Not on watchOS.
  case condensed

  /// The weight, or nil for `preferred`, whose weight is the style's.
  public var weight: FontWeight? {
    switch self {
    case .preferred: nil
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular, .italic, .condensed: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold, .boldItalic: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }

  /// The system font at a size in points that stays the same at every category; `preferred` is the regular weight.
  ///
  /// - Throws: `AppFontError.notASize`; under a strict catalog `substituted` for a weight or a slant that the family lacks,
  ///   and `axisAbsent` for a width. A lenient catalog gives the nearest, and the font's notes say so.
  public func of(size: Double, in fonts: AppFontCatalog) throws(AppFontError) -> AppFont {
    try AppFontCatalog.check(size)
    return try fonts.told(font(fonts.boldened(weight ?? .regular), size: size, fonts))
  }

  /// The system font at a style's own size at the catalog's category.
  ///
  /// `preferred` without a maximum is the preferred font itself: it keeps Apple's weight for the style, and follows a change
  /// of category. With a maximum, and in every other case, it is the system font of that weight at that size.
  /// - Parameters:
  ///   - style: the style whose size is taken.
  ///   - maxSize: the largest size in points; nil is none.
  ///   - fonts: the loaded fonts.
  /// - Throws: as ``of(size:in:)`` does, and `noSize` under a strict catalog where no table has the size; a lenient one
  ///   takes 17 points.
  public func of(
    textStyle style: TextStyle, maxSize: Double? = nil, in fonts: AppFontCatalog
  ) throws(AppFontError) -> AppFont {
    let (size, note) = try fonts.systemSize(style, maxSize: maxSize)
    let preferred = PreferredFont(forTextStyle: style, compatibleWith: fonts.category, platform: fonts.platform)
    let isPreferred = self == .preferred && maxSize == nil
    let own = isPreferred ? preferred?.weight : nil
    let drawn = fonts.boldened(weight ?? own ?? .regular, of: isPreferred ? style : nil)
    var font = try font(drawn, size: size, fonts)
    font.style = style
    if let note { font.notes.append(note) }
    if isPreferred, let preferred { font = font.preferred(preferred) }
    return try fonts.told(font)
  }

  /// The system font at a size, of the catalog that is bound; it traps where none is, or a strict one would throw.
  public func of(size: Double) -> AppFont {
    AppFontCatalog.bound(asked: rawValue) { fonts throws(AppFontError) in try of(size: size, in: fonts) }
  }

  /// The system font at a style's size, of the catalog that is bound, capped at `maxSize` points; it traps where no catalog
  /// is bound, or a strict one would throw.
  public func of(textStyle style: TextStyle, maxSize: Double? = nil) -> AppFont {
    AppFontCatalog.bound(asked: rawValue) { fonts throws(AppFontError) in
      try of(textStyle: style, maxSize: maxSize, in: fonts)
    }
  }

  /// The width of condensed faces in percent of the normal one, as `OS/2` and CSS have it.
  private static let condensedWidth = 75.0

  private func font(_ weight: FontWeight, size: Double, _ fonts: AppFontCatalog) throws(AppFontError) -> AppFont {
    let isItalic = self == .italic || self == .boldItalic
    var font = try fonts.systemFont(weight, isItalic ? .italic : .upright, size: size)
    guard self == .condensed else { return font }
    guard fonts.platform != .watchos, font.face.axis("wdth") != nil else {
      guard !fonts.isStrict else { throw .axisAbsent("wdth", postScriptName: font.postScriptName) }
      font.notes.append(.axisAbsent("wdth"))
      return font
    }
    font.pins.append(AxisCoordinate(tag: "wdth", value: Self.condensedWidth))
    return font
  }
}

extension AppFontCatalog {
  /// The system font's weight with Bold Text heeded: a style's emphasized one where that is heavier, else the next heavier.
  ///
  /// Apple publishes no weights of Bold Text; this is derived from its emphasized ones, as it is in a sheet.
  fileprivate func boldened(_ weight: FontWeight, of style: TextStyle? = nil) -> FontWeight {
    guard isBoldText else { return weight }
    let emphasized = style.flatMap { DynamicTypeTable.table(for: platform).emphasizedWeight($0) }
    if let emphasized, emphasized > weight { return emphasized }
    return FontWeight.named.first { $0 > weight } ?? weight
  }
}
