/// A place in a text: a line and a column, both counted from 1, the column in Unicode scalars.
public struct YAMLPlace: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars; a byte order mark is not counted.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The text's beginning, which is also the place of what concerns the whole of it.
  public static let start = YAMLPlace(line: 1, column: 1)
}

extension YAMLPlace: Comparable {
  /// Whether the first place comes before the second.
  public static func < (first: YAMLPlace, second: YAMLPlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension YAMLPlace: CustomStringConvertible {
  /// Line and column with a colon between them, as in `14:3`.
  public var description: String { "\(line):\(column)" }
}
