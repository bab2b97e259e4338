package import DynamicType

/// What the options of `generate` and `sizes` choose about a type system; empty means the default document's own.
package struct SheetChoices: Hashable, Sendable {
  /// The family or PostScript name that the custom column takes for every style without one of its own.
  package var customDefault: String?
  /// The family or PostScript name that the custom column takes for single styles.
  package var custom: [TextStyle: String]
  /// The family or PostScript name that the fallback column takes for every style without one of its own.
  package var fallbackDefault: String?
  /// The family or PostScript name that the fallback column takes for single styles.
  package var fallback: [TextStyle: String]
  /// How the custom column's sizes grow; nil is the document's own, metrics by default.
  package var engine: ScalingEngine?
  /// The custom column's point sizes at Large, 1 to 1,000.
  package var sizes: [TextStyle: Double]
  /// The custom column's largest point sizes, 1 to 1,000.
  package var maxima: [TextStyle: Double]
  /// The styles to show, in Apple's order; nil for all of the document's.
  package var styles: [TextStyle]?
  /// The categories to show, xSmall first; nil for all twelve.
  package var categories: [ContentSizeCategory]?
  /// The sample in every cell, at most 4,096 characters; nil for the document's own.
  package var text: String?
  /// The sheet's language as a BCP 47 tag; nil for the document's own.
  package var language: String?
  /// The folder of the user's fonts; nil when there is none.
  package var fontsDirectory: String?
  /// The folder that `--default-fonts` names; nil leaves it to `DefaultFonts.directory`.
  package var defaultFontsDirectory: String?
  /// Whether a missing or substituted face is an error with exit code 4.
  package var isStrict: Bool

  /// Makes choices; what is not given is left to the document.
  package init(
    customDefault: String? = nil, custom: [TextStyle: String] = [:], fallbackDefault: String? = nil,
    fallback: [TextStyle: String] = [:], engine: ScalingEngine? = nil, sizes: [TextStyle: Double] = [:],
    maxima: [TextStyle: Double] = [:], styles: [TextStyle]? = nil, categories: [ContentSizeCategory]? = nil,
    text: String? = nil, language: String? = nil, fontsDirectory: String? = nil,
    defaultFontsDirectory: String? = nil, isStrict: Bool = false
  ) {
    self.customDefault = customDefault
    self.custom = custom
    self.fallbackDefault = fallbackDefault
    self.fallback = fallback
    self.engine = engine
    self.sizes = sizes
    self.maxima = maxima
    self.styles = styles
    self.categories = categories
    self.text = text
    self.language = language
    self.fontsDirectory = fontsDirectory
    self.defaultFontsDirectory = defaultFontsDirectory
    self.isStrict = isStrict
  }
}
