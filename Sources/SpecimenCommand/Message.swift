/// One message of a run as a value, so that a worker can keep what is to be told later.
package struct Message: Hashable, Sendable {
  /// How grave it is, which decides its colour, and whether a quiet run tells it.
  package enum Kind: Hashable, Sendable {
    /// Something that was asked for was not done.
    case error(ExitCode)
    /// Something that works but is probably not meant.
    case warning
    /// Something worth knowing about a result.
    case note
    /// Something that was done, for a verbose run.
    case detail
  }

  /// How grave it is.
  package let kind: Kind
  /// What was asked and what was found; control codes in it are escaped when it is written.
  package let text: String
  /// What to do about it.
  package let hint: String?

  /// Makes a message.
  package init(_ kind: Kind, _ text: String, hint: String? = nil) {
    self.kind = kind
    self.text = text
    self.hint = hint
  }

  /// The message with the name of what it is about in front.
  func about(_ name: String) -> Message { Message(kind, "\(name): \(text)", hint: hint) }
}
