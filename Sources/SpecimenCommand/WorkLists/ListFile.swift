internal import Files
internal import Typeface
internal import WorkList

/// A work list's file, which is read in pieces and never held.
struct ListFile {
  /// Its path.
  let path: String

  /// The jobs of a shard, and SHA-256 of the list.
  ///
  /// - Throws: exit code 2 for a list that can't be used, and 75 where reading it may come right.
  func read(_ shard: Shard) throws(CommandError) -> (jobs: [WorkJob], sha256: String) {
    var lines = ShardLines(shard)
    try forEachPiece { piece throws(CommandError) in
      do throws(WorkListError) { try lines.take(piece) } catch { throw unusable(error) }
    }
    do throws(WorkListError) { return try lines.finish() } catch { throw unusable(error) }
  }

  /// Puts a copy of the list, whose SHA-256 is given, where nothing is; what is there must be the same list.
  ///
  /// - Throws: exit code 2 where it is another one, and 75 where it can't be written.
  func copy(to copy: ListFile, sha256: String, folder: String) throws(CommandError) {
    if !FileCalls.exists(copy.path), try place(copy, sha256) { return }
    var hash = SHA256.Stream()
    try copy.forEachPiece { piece in hash.take(piece) }
    guard hash.hexadecimal() != sha256 else { return }
    throw .below(
      "\(TerminalText.quoted(folder)) holds the results of another work list",
      hint: "name another folder for --out; objects of both lists may be copied together", exitCode: .usage)
  }

  /// Answers whether nothing was there.
  private func place(_ copy: ListFile, _ sha256: String) throws(CommandError) -> Bool {
    var hash = SHA256.Stream()
    do throws(SystemError) {
      let file = try OutputFile(path: copy.path)
      var pieces = try InputPieces(path: path)
      while let piece = try pieces.next() {
        hash.take(piece)
        try file.write(piece)
      }
      if hash.hexadecimal() == sha256 { return try file.commitNew() }
    } catch {
      throw .ofRun(copy.path, error)
    }
    throw .below(
      "\(TerminalText.quoted(path)) has become another list while it was read",
      hint: "write lists with 'specimen plan', which puts them in their place whole", exitCode: .again)
  }

  private func forEachPiece(_ body: ([UInt8]) throws(CommandError) -> Void) throws(CommandError) {
    var pieces: InputPieces
    do throws(SystemError) { pieces = try InputPieces(path: path) } catch { throw unreadable(error) }
    while true {
      let piece: [UInt8]?
      do throws(SystemError) { piece = try pieces.next() } catch { throw unreadable(error) }
      guard let piece else { return }
      try body(piece)
    }
  }

  private func unusable(_ error: WorkListError) -> CommandError {
    .below("\(TerminalText.quoted(path)): \(error)", hint: error.hint, exitCode: .usage)
  }

  private func unreadable(_ error: SystemError) -> CommandError {
    if error.isAboutAbsence { return .noSuchPath(path) }
    return .below(
      "cannot read \(TerminalText.quoted(path)): \(error)", hint: nil, exitCode: error.mayBeGone ? .again : .usage)
  }
}
