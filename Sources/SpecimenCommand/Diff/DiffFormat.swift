/// What `diff` writes.
package enum DiffFormat: String, CaseIterable, Sendable, NamedValue {
  case text, json, markdown, html, pdf

  static var kind: String { "format" }
  static var inOrder: [DiffFormat] { allCases }
  var word: String { rawValue }

  /// The format for a target: as `--format` has it, which must agree with a known ending of the file, else as the
  /// ending says, else text.
  static func choose(_ format: DiffFormat?, for target: OutputTarget) throws(CommandError) -> DiffFormat {
    guard case .file(let path) = target else { return format ?? .text }
    let ending = FileEnding.of(path)
    let named: DiffFormat? =
      switch ending {
      case "md", "markdown": .markdown
      case "txt": .text
      case "htm": .html
      default: DiffFormat(rawValue: ending)
      }
    if let format {
      if let named, named != format { throw .formatMismatch(format: format.rawValue, path: path) }
      return format
    }
    guard let named else { throw .unknownExtension(path: path, known: words) }
    return named
  }
}
