public import TypeSystem

/// A document made of another program's file, and what of that file it doesn't hold.
public struct ImportedDocument: Hashable, Sendable {
  /// The document.
  public var document: TypeSystemDocument
  /// What was left out or had to be chosen, in the order of the file.
  public var notes: [ImportNote]

  /// Pairs a document with what it doesn't hold.
  public init(document: TypeSystemDocument, notes: [ImportNote]) {
    self.document = document
    self.notes = notes
  }
}
