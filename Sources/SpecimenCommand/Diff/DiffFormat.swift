/// What `diff` writes.
package enum DiffFormat: String, CaseIterable, Sendable, FileFormat {
  case text, json, markdown, html, pdf

  static var inOrder: [DiffFormat] { allCases }
  static var otherEndings: [String: DiffFormat] { ["md": .markdown, "txt": .text, "htm": .html] }
  static var onStandardOutput: DiffFormat { .text }
}
