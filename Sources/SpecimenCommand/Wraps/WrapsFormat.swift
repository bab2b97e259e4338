/// What `wraps` writes: a table of four kinds, or a picture of three.
package enum WrapsFormat: String, CaseIterable, Sendable, NamedValue {
  case text, csv, json, markdown, pdf, png, svg

  static var kind: String { "format" }
  static var inOrder: [WrapsFormat] { allCases }
  var word: String { rawValue }

  /// Whether it is drawn.
  var isPicture: Bool {
    switch self {
    case .pdf, .png, .svg: true
    case .text, .csv, .json, .markdown: false
    }
  }

  /// The format for a target: as `--format` has it, which must agree with a known ending of the file, else as the
  /// ending says, else text.
  static func choose(_ format: WrapsFormat?, for target: OutputTarget) throws(CommandError) -> WrapsFormat {
    guard case .file(let path) = target else { return format ?? .text }
    let ending = FileEnding.of(path)
    let named: WrapsFormat? =
      switch ending {
      case "md": .markdown
      case "txt": .text
      default: WrapsFormat(rawValue: ending)
      }
    if let format {
      if let named, named != format { throw .formatMismatch(format: format.rawValue, path: path) }
      return format
    }
    guard let named else { throw .unknownExtension(path: path, known: words) }
    return named
  }
}
