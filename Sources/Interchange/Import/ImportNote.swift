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

  /// Makes a note on a key as a whole, whatever stands under it.
  init(key path: String, why: String) {
    self.init(path: path, what: "'\(path.onOneLine)'", why: why)
  }
}

extension ImportNote: CustomStringConvertible {
  /// The note in one line, the place first; a note on a key as a whole names it once.
  public var description: String {
    let sentence = "\(what) \(why)"
    return what == "'\(path.onOneLine)'" ? sentence : "\(path.onOneLine): \(sentence)"
  }
}
