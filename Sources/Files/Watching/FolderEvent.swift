/// Something that happened to a name in a folder that is listened to.
package struct FolderEvent: Hashable, Sendable {
  /// How far what happened is.
  package enum Kind: Hashable, Sendable {
    /// A file was closed after it was written, or came here under this name: it is whole.
    case whole
    /// A file is being written, or was made, and will be closed.
    case writing
    /// A name went away or its rights changed; perhaps another file is about to take it.
    case other
    /// Too much happened for the system to tell it all: anything may have changed.
    case lost
  }

  /// The path, beginning with the folder as it was given; empty where events were lost.
  package var path: String
  /// How far what happened is.
  package var kind: Kind

  /// Makes an event.
  package init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}
