/// What `wraps` writes: a table of four kinds, or a picture of three.
package enum WrapsFormat: String, CaseIterable, Sendable, FileFormat {
  case text, csv, json, markdown, pdf, png, svg

  static var inOrder: [WrapsFormat] { allCases }
  static var otherEndings: [String: WrapsFormat] { ["md": .markdown, "txt": .text] }
  static var onStandardOutput: WrapsFormat { .text }

  /// Whether it is drawn.
  var isPicture: Bool {
    switch self {
    case .pdf, .png, .svg: true
    case .text, .csv, .json, .markdown: false
    }
  }
}
