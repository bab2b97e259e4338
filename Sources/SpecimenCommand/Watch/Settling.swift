package import Files

/// Says when what happens to files has come to an end for now, so that half of it is not drawn; pure, in milliseconds.
///
/// An editor writes a file in several steps: it empties it, writes it and closes it, or writes another one and renames it. What
/// is whole is taken nearly at once; what is half done is waited for, but not for ever.
package struct Settling {
  /// How long to wait after a file was closed or renamed: several that are saved together are drawn once.
  package static let afterWhole = 2
  /// How long to wait while a file that is open isn't written: then it is taken as it is.
  package static let afterWriting = 40
  /// How long to wait for another file to take the place of one that went away.
  package static let afterOther = 25
  /// How long to wait in all, whatever goes on.
  package static let longest = 400

  /// When what happened at each path is taken for ended.
  private var ends: [String: Int] = [:]
  private var begin: Int?

  /// Nothing has happened yet.
  package init() {}

  /// Something happened at a time.
  package mutating func note(_ event: FolderEvent, at now: Int) {
    let wait =
      switch event.kind {
      case .whole: Self.afterWhole
      case .writing: Self.afterWriting
      case .other, .lost: Self.afterOther
      }
    ends[event.path] = now + wait
    begin = begin ?? now
  }

  /// When everything is taken for ended, unless something more happens; nil while nothing has happened.
  package var end: Int? {
    guard let begin, let last = ends.values.max() else { return nil }
    return min(last, begin + Self.longest)
  }
}
