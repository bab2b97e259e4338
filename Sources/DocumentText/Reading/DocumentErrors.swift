/// The errors of a document that can't be used, at most ``DocumentReader/maximumErrors`` of them.
public struct DocumentErrors: Error, Hashable, Sendable {
  /// The document's file, as it was asked for.
  public var file: String
  /// The errors in the order of the text, at least one.
  public var errors: [DocumentDiagnostic]
  /// How many more there are.
  public var omitted: Int

  /// Makes errors.
  public init(file: String, errors: [DocumentDiagnostic], omitted: Int = 0) {
    self.file = file
    self.errors = errors
    self.omitted = omitted
  }
}

extension DocumentErrors: CustomStringConvertible {
  /// A line an error with its place, and one that says how many more there are.
  public var description: String {
    var lines = errors.map { $0.text(inFile: file) }
    if omitted > 0 { lines.append("and \(omitted) more") }
    return lines.joined(separator: "\n")
  }
}
