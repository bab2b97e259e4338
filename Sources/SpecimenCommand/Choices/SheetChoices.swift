package import DynamicType
package import TypeSystem

/// What the options of `generate` and `sizes` choose about a type system; empty means the document's own.
package struct SheetChoices: Hashable, Sendable {
  /// The family or PostScript name that the custom column takes for every style without one of its own.
  package var customDefault: String?
  /// The family or PostScript name that the custom column takes for single styles.
  package var custom: [StyleName: String]
  /// The family or PostScript name that the fallback column takes for every style without one of its own.
  package var fallbackDefault: String?
  /// The family or PostScript name that the fallback column takes for single styles.
  package var fallback: [StyleName: String]
  /// How the custom column's sizes grow; nil is the document's own, metrics by default.
  package var engine: ScalingEngine?
  /// The custom column's point sizes at Large, 1 to 1,000.
  package var sizes: [StyleName: Double]
  /// The custom column's largest point sizes, 1 to 1,000.
  package var maxima: [StyleName: Double]
  /// The styles and roles to show, in the document's order; nil for all of them.
  package var styles: [StyleName]?
  /// The categories to show, xSmall first; nil for all that the platform has.
  package var categories: [ContentSizeCategory]?
  /// The platform in place of the document's own; nil for that.
  package var platform: Platform?
  /// Whether the person has Bold Text switched on.
  package var boldText: Bool
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
    customDefault: String? = nil, custom: [StyleName: String] = [:], fallbackDefault: String? = nil,
    fallback: [StyleName: String] = [:], engine: ScalingEngine? = nil, sizes: [StyleName: Double] = [:],
    maxima: [StyleName: Double] = [:], styles: [StyleName]? = nil, categories: [ContentSizeCategory]? = nil,
    platform: Platform? = nil, boldText: Bool = false, text: String? = nil, language: String? = nil,
    fontsDirectory: String? = nil,
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
    self.platform = platform
    self.boldText = boldText
    self.text = text
    self.language = language
    self.fontsDirectory = fontsDirectory
    self.defaultFontsDirectory = defaultFontsDirectory
    self.isStrict = isStrict
  }
}
