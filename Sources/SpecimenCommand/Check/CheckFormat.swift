/// The formats that `check` reports in.
package enum CheckFormat: String, CaseIterable, Sendable, NamedValue {
  /// For people, on a terminal.
  case text
  /// For programs: every number.
  case json
  /// SARIF 2.1.0, for a code host's list of problems.
  case sarif
  /// JUnit's XML, for continuous integration.
  case junit
  /// GitHub's workflow commands, which it shows beside the lines of the documents.
  case github
  /// A page of GitHub's Markdown.
  case markdown

  static var kind: String { "format" }
  static var inOrder: [CheckFormat] { allCases }
  var word: String { rawValue }

  /// The format for an output: the one asked for, else the one that the file's ending names, else text.
  static func choose(_ format: CheckFormat?, for target: OutputTarget) throws(CommandError) -> CheckFormat {
    guard case .file(let path) = target else { return format ?? .text }
    let named: CheckFormat? =
      switch FileEnding.of(path) {
      case "json": .json
      case "sarif": .sarif
      case "xml": .junit
      case "md", "markdown": .markdown
      case "txt": .text
      default: nil
      }
    // A SARIF file may be called .sarif.json or .json.
    if let format, let named, format != named, !(format == .sarif && named == .json) {
      throw .formatMismatch(format: format.rawValue, path: path)
    }
    return format ?? named ?? .text
  }
}
