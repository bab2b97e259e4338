public import DynamicType

/// One size for each text style and category, and one face for all of them, as CFDTLabel has it.
///
/// A designer writes the sizes; equal neighbours are fine. Nothing is scaled, and nothing follows a change: a font is made
/// when text is loaded.
public struct FontSizeTable: Hashable, Sendable {
  /// The PostScript name of the face: CFDTLabel's `preferredFontName()`.
  public var preferredFontName: String
  /// The sizes in points.
  public var sizes: [TextStyle: [ContentSizeCategory: Double]]

  /// Makes a table.
  public init(preferredFontName: String, sizes: [TextStyle: [ContentSizeCategory: Double]]) {
    self.preferredFontName = preferredFontName
    self.sizes = sizes
  }

  /// The size of a style at a category, in points.
  ///
  /// - Throws: `AppFontError.undefinedStyle` for a style without a line, `noSize` for a category that its line leaves out, and
  ///   `notASize` for what is none. CFDTLabel traps on the first two.
  public func size(for style: TextStyle, category: ContentSizeCategory) throws(AppFontError) -> Double {
    guard let line = sizes[style] else {
      throw .undefinedStyle(
        name: style.rawValue, nearest: TextStyle.allCases.filter { sizes[$0] != nil }.map(\.rawValue))
    }
    guard let size = line[category] else { throw .noSize(style: style.rawValue, category) }
    try AppFontCatalog.check(size)
    return size
  }

  /// The face at a style's size; nil `category` is the catalog's.
  ///
  /// - Throws: as ``size(for:category:)`` does, and under a strict catalog `faceMissing`.
  public func preferredFont(
    for style: TextStyle, category: ContentSizeCategory? = nil, in fonts: AppFontCatalog
  ) throws(AppFontError) -> AppFont {
    let size = try size(for: style, category: category ?? fonts.category)
    return try fonts.told(fonts.font(preferredFontName, size: size, style: style))
  }

  /// What a label that is loaded with a font shows: the table's font of its style, or the font untouched without a style.
  ///
  /// - Throws: as ``preferredFont(for:category:in:)`` does.
  public func loaded(
    _ font: AppFont, category: ContentSizeCategory? = nil, in fonts: AppFontCatalog
  ) throws(AppFontError) -> AppFont {
    guard let style = font.textStyle else { return font }
    return try preferredFont(for: style, category: category, in: fonts)
  }
}
