/// What a job shows: one value of each axis.
///
/// Nil is what the document, or `generate`, has by itself.
package struct Combination: Hashable, Sendable {
  /// The document's path relative to the matrix's folder; nil for the embedded default.
  package var document: String?
  /// The language, with its sample.
  package var locale: Matrix.Language?
  /// The platform's word.
  package var platform: String?
  /// The theme's word.
  package var theme: String?
  /// The layout's word.
  package var layout: String?
  /// The format's word, which is the ending of the file.
  package var format: String

  /// A combination of these values.
  package init(
    document: String? = nil, locale: Matrix.Language? = nil, platform: String? = nil, theme: String? = nil,
    layout: String? = nil, format: String = Combination.standardFormat
  ) {
    self.document = document
    self.locale = locale
    self.platform = platform
    self.theme = theme
    self.layout = layout
    self.format = format
  }

  /// The format of a matrix without `formats`.
  package static let standardFormat = "pdf"

  /// The word of an axis, or the one that holds without it; nil where the document decides.
  package func effectiveWord(_ axis: MatrixAxis) -> String? {
    switch axis {
    case .document: document
    case .locale: locale?.tag
    case .platform: platform
    case .theme: theme ?? "light"
    case .layout: layout ?? "grid"
    case .format: format
    }
  }
}
