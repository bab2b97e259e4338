/// What `screens` writes: a table, or a picture.
package enum ScreensFormat: String, CaseIterable, Sendable, FileFormat {
  case text, json, csv, markdown, pdf, png, svg, html

  static var inOrder: [ScreensFormat] { allCases }
  static var otherEndings: [String: ScreensFormat] { ["md": .markdown, "txt": .text, "htm": .html] }
  static var onStandardOutput: ScreensFormat { .text }

  /// The format of the picture; nil for a table.
  var picture: PictureFormat? { table == nil ? PictureFormat(rawValue: rawValue) : nil }
  /// The format of the table; nil for a picture.
  var table: TableFormat? { TableFormat(rawValue: rawValue) }
}
