package import TypeSystem

/// A document with the place that it comes from.
package struct SheetDocument: Hashable, Sendable {
  /// What it says.
  package var document: TypeSystemDocument
  /// Its file, as it was named; nil for the embedded default.
  package var path: String?

  /// Pairs a document with its file.
  package init(_ document: TypeSystemDocument, path: String? = nil) {
    self.document = document
    self.path = path
  }

  /// The folder that its paths are relative to.
  var folder: String { path.map(FileCalls.folder) ?? "." }
}
