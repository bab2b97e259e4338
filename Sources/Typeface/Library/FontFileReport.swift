/// What became of one font file that a library was asked to take in.
public struct FontFileReport: Hashable, Sendable {
  /// The outcome.
  public enum Result: Hashable, Sendable {
    /// At least one face was taken in.
    case loaded
    /// No face was taken in: why, and FreeType's error code where the reason is FreeType's (it is printed as 0x02).
    case refused(reason: String, code: Int32?)
    /// The library already holds the same bytes; nothing was changed.
    case alreadyLoaded
  }

  /// A face that wanted a PostScript name which a face of another file had.
  public struct Duplicate: Hashable, Sendable {
    /// The name.
    public let postScriptName: String

    /// The file of the face that had the name before.
    public let path: String
  }

  /// The file's path as it was given, or the name that came with bytes.
  public let path: String

  /// The bytes of the path, which need not be UTF-8; a file is opened again by them.
  package internal(set) var rawPath: [UInt8]

  /// The outcome.
  public let result: Result

  /// The faces: those taken in, or those that were there when the file is already loaded; in file order.
  public let faces: [FaceID]

  /// What was odd without being a reason to refuse: one line each, in lower case, without a full stop.
  public let notes: [String]

  /// The names of this file's faces that were taken, whatever the policy made of it.
  public let duplicates: [Duplicate]

  /// What to do about a refusal, such as to raise the limit that the file meets; nil when there is nothing to say.
  public let hint: String?

  init(
    path: String, result: Result, faces: [FaceID] = [], notes: [String] = [], duplicates: [Duplicate] = [],
    hint: String? = nil
  ) {
    self.hint = hint
    self.path = path
    rawPath = Array(path.utf8)
    self.result = result
    self.faces = faces
    self.notes = notes
    self.duplicates = duplicates
  }

  init(path: String, refusal: Refusal, notes: [String] = []) {
    self.init(
      path: path, result: .refused(reason: refusal.reason, code: refusal.code), notes: notes, hint: refusal.hint)
  }

  /// Why the file was refused, with FreeType's code: "unknown file format (FreeType 0x02)"; `nil` when it was not.
  public var refusal: String? {
    guard case .refused(let reason, let code) = result else { return nil }
    return Refusal(reason, code: code).description
  }
}
