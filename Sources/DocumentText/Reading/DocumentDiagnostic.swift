/// Something that is wrong with a document, or worth knowing of it, and where it stands.
public struct DocumentDiagnostic: Error, Hashable, Sendable {
  /// How grave a diagnostic is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The document is not used.
    case error
    /// The document is used, but most likely says what nobody meant.
    case warning
    /// Worth knowing.
    case note
  }

  /// How grave it is.
  public var severity: Severity
  /// What stands there and what is allowed: one line, lower case, values in single quotes, without the place.
  public var message: String
  /// What to do, with the nearest word where there is one; nil where the message says it all.
  public var hint: String?
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Makes a diagnostic.
  public init(severity: Severity = .error, message: String, hint: String? = nil, line: Int, column: Int) {
    self.severity = severity
    self.message = message
    self.hint = hint
    self.line = line
    self.column = column
  }

  /// The message with its place in a file, as in `no text style named 'boddy' (museo.yaml:14:3)`.
  public func text(inFile name: String) -> String { "\(message) (\(name):\(line):\(column))" }
}

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
