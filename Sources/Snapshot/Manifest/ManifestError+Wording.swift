internal import Spelling

extension ManifestError: CustomStringConvertible {
  /// One line that says what a manifest has to say and what was found.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "a manifest has at most \(Amounts.bytes(limit)), and this file has \(Amounts.bytes(bytes))"
    case .tooManyLines(let lines, let limit):
      "a manifest has at most \(Amounts.count(limit)) lines, and this file has \(Amounts.count(lines))"
    case .notAManifest(let firstLine) where firstLine.isEmpty:
      "a manifest begins with 'specimen golden \(Manifest.format)', and this file has nothing in its first line"
    case .notAManifest(let firstLine):
      "a manifest begins with 'specimen golden \(Manifest.format)', and this file begins with \(ShownText.quoted(firstLine))"
    case .otherFormat(let found):
      "the manifest has format \(ShownText.quoted(found)), and this program reads format \(Manifest.format)"
    case .mergeConflict(let line): "line \(line) is the marker of a merge conflict"
    case .truncated(let lines): "the manifest has no last line 'end …': it stops after \(counted(lines, "line"))"
    case .changedAfterWriting(let recorded, let found):
      "the manifest was changed after it was written: its last line has checksum \(recorded), its lines come to \(found)"
    case .line(let line, let expected, let found):
      "line \(line) has to be \(expected), and is \(ShownText.quoted(found))"
    case .numberOutOfRange(let line, let what, let found, let range):
      "\(what) in line \(line) has to be \(range), and is \(ShownText.quoted(found))"
    case .unknownFont(let line, let name):
      "line \(line) names the font \(ShownText.quoted(name)), and no line before it defines that"
    case .unknownShape(let line, let label):
      "line \(line) names the shape \(ShownText.quoted(label)), and no line before it defines that"
    case .duplicateShape(let line, let label): "line \(line) defines the shape \(ShownText.quoted(label)) again"
    case .duplicateCell(let line, let name): "line \(line) is about the cell \(ShownText.quoted(name.text)) again"
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .tooLarge, .tooManyLines: "record the sheet again with 'specimen record', or in parts"
    case .notAManifest: "take the file back from version control, or record the sheet again with 'specimen record'"
    case .otherFormat:
      "use the version of specimen that wrote it, or record the sheet again with 'specimen record'"
    case .mergeConflict:
      "take either side whole, as with 'git checkout --ours' or '--theirs', for the manifest and its image alike; then "
        + "look at what 'specimen verify' says, and run 'specimen record'"
    case .truncated:
      "writing was interrupted, or the file was cut: take it back from version control, or run 'specimen record'"
    case .changedAfterWriting:
      "it was edited by hand or merged line by line, and which cells are concerned can't be known: take it back from "
        + "version control, or run 'specimen record'"
    case .line, .numberOutOfRange, .unknownFont, .unknownShape, .duplicateShape, .duplicateCell:
      "it was edited by hand, or merged line by line: take it back from version control, or run 'specimen record'"
    }
  }
}
