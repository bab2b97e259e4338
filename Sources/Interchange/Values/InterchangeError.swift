/// Why something can't be written or read.
public enum InterchangeError: Error, Hashable, Sendable {
  /// No family has such a name.
  case noFamily(matching: String, nearest: [String])
  /// A value has another kind than its place asks for.
  case wrongKind(path: String, expected: String, found: String)
  /// A key that the format can't do without is not there.
  case missingKey(path: String, key: String, nearest: [String])
  /// Values are nested more deeply than anyone writes them.
  case tooDeep(path: String, limit: Int)
  /// There is nothing in it that could be carried over.
  case nothingToImport(what: String, notes: [ImportNote])
}
