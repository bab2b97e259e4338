/// Why a file's bytes are no manifest that can be relied on.
public enum ManifestError: Error, Hashable, Sendable {
  /// The file has more bytes than a manifest may have.
  case tooLarge(bytes: Int, limit: Int)
  /// The file has more lines than a manifest may have.
  case tooManyLines(Int, limit: Int)
  /// The first line isn't a manifest's; it is given as it was found.
  case notAManifest(firstLine: String)
  /// The format has another number.
  case otherFormat(found: String)
  /// A merge left a conflict's marker in this line.
  case mergeConflict(line: Int)
  /// The last line is missing; so many lines are there.
  case truncated(lines: Int)
  /// The lines are not those that the checksum in the last line was made from.
  case changedAfterWriting(recorded: Fingerprint, found: Fingerprint)
  /// A line doesn't say what it has to say.
  case line(Int, expected: String, found: String)
  /// A number is beyond what it may be.
  case numberOutOfRange(line: Int, what: String, found: String, range: String)
  /// A line names a font that no line before it defines.
  case unknownFont(line: Int, name: String)
  /// A line names a shape that no line before it defines.
  case unknownShape(line: Int, label: String)
  /// Two shapes have the same label.
  case duplicateShape(line: Int, label: String)
  /// Two lines are about the same cell.
  case duplicateCell(line: Int, name: CellName)
}
