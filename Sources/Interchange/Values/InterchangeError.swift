/// Why something can't be written or read.
public enum InterchangeError: Error, Hashable, Sendable {
  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The line, from 1; nil in a binary file.
    public var line: Int?
    /// The column, from 1, counted in bytes; in a binary file the byte, from 0.
    public var column: Int

    /// Names a place.
    public init(line: Int?, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// A file breaks the rules of its format.
  case syntax(Place, problem: String)
  /// No family has such a name.
  case noFamily(matching: String, nearest: [String])
  /// A value has another kind than its place asks for.
  case wrongKind(path: String, expected: String, found: String)
  /// A key that the format can't do without is not there.
  case missingKey(path: String, key: String, nearest: [String])
  /// Values are nested more deeply than anyone writes them.
  case tooDeep(path: String, limit: Int)
  /// There are more values than anyone writes.
  case tooMany(limit: Int)
  /// There is nothing in it that could be carried over.
  case nothingToImport(what: String, notes: [ImportNote])
}
