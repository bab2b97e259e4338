/// The formats that a sheet is drawn in; JSON is what would be drawn, as values.
package enum PictureFormat: String, CaseIterable, Sendable, NamedValue {
  case pdf, png, svg, html, json

  static var kind: String { "format" }
  static var inOrder: [PictureFormat] { allCases }
  var word: String { rawValue }
  /// Whether a file holds all pages of a sheet, and not one.
  var joinsPages: Bool {
    switch self {
    case .pdf, .html, .json: true
    case .png, .svg: false
    }
  }

  /// The endings that mean a picture or a page to other programs, so that `--format` can't contradict one unnoticed.
  private static let otherEndings = ["htm", "xhtml", "jpg", "jpeg", "gif", "tif", "tiff", "webp", "eps", "ps"]

  /// The format for an output: the one asked for, else the one that the file's ending names.
  static func choose(_ format: PictureFormat?, for target: OutputTarget) throws(CommandError) -> PictureFormat {
    let known = allCases.map(\.rawValue)
    guard case .file(let path) = target else {
      guard let format else { throw .formatNeeded(option: "--out -", known: known) }
      return format
    }
    let ending = FileEnding.of(path)
    guard let format else {
      guard let named = PictureFormat(rawValue: ending) else { throw .unknownExtension(path: path, known: known) }
      return named
    }
    if ending != format.rawValue, known.contains(ending) || otherEndings.contains(ending) {
      throw .formatMismatch(format: format.rawValue, path: path)
    }
    return format
  }
}
