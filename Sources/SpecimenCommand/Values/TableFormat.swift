/// The formats that a table comes out in.
package enum TableFormat: String, CaseIterable, Sendable, NamedValue {
  case text, json, csv, markdown

  static var kind: String { "format" }
  static var inOrder: [TableFormat] { allCases }
  var word: String { rawValue }

  /// The format for an output: the one asked for, else the one that the file's ending names, else text.
  static func choose(_ format: TableFormat?, for target: OutputTarget) throws(CommandError) -> TableFormat {
    guard case .file(let path) = target else { return format ?? .text }
    let named: TableFormat? =
      switch FileEnding.of(path) {
      case "json": .json
      case "csv": .csv
      case "md", "markdown": .markdown
      case "txt": .text
      default: nil
      }
    if let format, let named, format != named { throw .formatMismatch(format: format.rawValue, path: path) }
    return format ?? named ?? .text
  }
}
