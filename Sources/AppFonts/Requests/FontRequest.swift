public import DynamicType
public import TypeSystem

/// A font as Font asks for it: a family's name, a size, a weight and a style, all of which make it equal to another.
public struct FontRequest: Hashable, Sendable {
  /// The family's name, or a PostScript name where no family is called so.
  public var fontName: String
  /// The size at Large in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// The slant, which Font calls the style.
  public var style: Slant

  /// Makes a request; what is left out is Font's own: 16 points, medium, upright.
  public init(fontName: String, size: Double = 16, weight: FontWeight = .medium, style: Slant = .none) {
    self.fontName = fontName
    self.size = size
    self.weight = weight
    self.style = style
  }

  /// The font at a category.
  ///
  /// - Parameters:
  ///   - category: the content size category; nil is the catalog's.
  ///   - naming: the PostScript name of a weight and a slant; nil looks for the nearest face of the family.
  ///   - resizer: the size at the category; nil is ``FontCurve/standard``.
  ///   - fonts: the loaded fonts.
  /// - Throws: `AppFontError.notASize` for a size, or a resizer's, that is none; under a strict catalog `faceMissing` with
  ///   the nearest names, and `substituted` for another weight. A lenient one gives the system font at the same size.
  public func generate(
    category: ContentSizeCategory? = nil, naming: FontNaming? = nil, resizer: FontResizer? = nil,
    in fonts: AppFontCatalog
  ) throws(AppFontError) -> AppFont {
    try AppFontCatalog.check(size)
    let resizer = resizer ?? FontCurve.standard.resizer
    return try fonts.told(font(naming, size: resizer(size, category ?? fonts.category), fonts))
  }

  /// The same of the catalog that is bound; it traps where none is, or a strict one would throw.
  public func generate(
    category: ContentSizeCategory? = nil, naming: FontNaming? = nil, resizer: FontResizer? = nil
  ) -> AppFont {
    AppFontCatalog.bound(asked: fontName) { fonts throws(AppFontError) in
      try generate(category: category, naming: naming, resizer: resizer, in: fonts)
    }
  }

  private func font(_ naming: FontNaming?, size: Double, _ fonts: AppFontCatalog) throws(AppFontError) -> AppFont {
    try AppFontCatalog.check(size)
    if let naming {
      guard let name = naming(weight, style) else {
        return try fonts.fallback(
          for: "\(fontName) \(FaceKey(weight, style))", size: size, style: nil, weight: weight)
      }
      return try fonts.font(name, size: size, style: nil, weight: weight)
    }
    if let font = fonts.font(inFamily: fontName, weight, style, size: size) { return font }
    return try fonts.font(fontName, size: size, style: nil, weight: weight)
  }
}

extension Slant {
  /// Upright, in Font's own word.
  public static let none = Slant.upright
}
