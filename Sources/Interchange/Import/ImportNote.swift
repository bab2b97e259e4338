/// Something of an imported file that a document can't hold, or that had to be chosen.
public struct ImportNote: Hashable, Sendable {
  /// Where it stands in the file: keys with full stops between them.
  public var path: String
  /// What stands there.
  public var what: String
  /// Why it was left out or changed, as the rest of a sentence about the place.
  public var why: String

  /// Makes a note.
  public init(path: String, what: String, why: String) {
    self.path = path
    self.what = what
    self.why = why
  }
}
