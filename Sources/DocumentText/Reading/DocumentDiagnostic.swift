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
