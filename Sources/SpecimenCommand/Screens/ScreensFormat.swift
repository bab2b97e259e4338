/// What `screens` writes: a table, or a picture.
package enum ScreensFormat: String, CaseIterable, Sendable, NamedValue {
  case text, json, csv, markdown, pdf, png, svg, html

  static var kind: String { "format" }
  static var inOrder: [ScreensFormat] { allCases }
  var word: String { rawValue }

  /// The format of the picture; nil for a table.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
  /// The format of the table; nil for a picture.
  var table: TableFormat? { TableFormat(rawValue: rawValue) }

  /// The format for a target: as `--format` has it, which must agree with a known ending of the file, else as the
  /// ending says; standard output takes text.
  static func choose(_ format: ScreensFormat?, for target: OutputTarget) throws(CommandError) -> ScreensFormat {
    guard case .file(let path) = target else { return format ?? .text }
    let named: ScreensFormat? =
      switch FileEnding.of(path) {
      case "md": .markdown
      case "txt": .text
      case "htm": .html
      case let ending: ScreensFormat(rawValue: ending)
      }
    if let format {
      if let named, named != format { throw .formatMismatch(format: format.rawValue, path: path) }
      return format
    }
    guard let named else { throw .unknownExtension(path: path, known: words) }
    return named
  }
}
