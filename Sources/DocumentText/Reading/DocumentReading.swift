public import TypeSystem
public import YAML

/// What came out of reading a document.
public struct DocumentReading: Hashable, Sendable {
  /// The document; nil when there are errors.
  public var document: TypeSystemDocument?
  /// Where each of the document's `fonts.sources` stands, in their order; empty when there are errors.
  public var sourcePlaces: [YAMLPlace] = []
  /// Where the name of each style and role stands that the document has; empty when there are errors.
  public var stylePlaces: [StyleName: YAMLPlace] = [:]
  /// Where each element of each screen stands, in the order of its tree; empty when there are errors.
  ///
  /// What is in an entry that several screens hold stands at one place for all of them.
  public var screenPlaces: [String: [YAMLPlace]] = [:]
  /// Errors, warnings and notes in the order of the text.
  public var diagnostics: [DocumentDiagnostic]
  /// How many more errors there are.
  public var omittedErrors: Int

  /// The errors in the order of the text.
  public var errors: [DocumentDiagnostic] { diagnostics.filter { $0.severity == .error } }
  /// The warnings and notes in the order of the text.
  public var warnings: [DocumentDiagnostic] { diagnostics.filter { $0.severity != .error } }
}
