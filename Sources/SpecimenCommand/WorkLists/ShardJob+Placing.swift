internal import Files
internal import Typeface
internal import WorkList

extension ShardJob {
  /// Puts the sheet in its place, where nothing is; what is there must be the same.
  ///
  /// A link alone decides who has made it, so that this holds on file systems of other machines and for a shard that is
  /// done twice at once.
  /// Nil where other bytes are there, which is an error; the new ones are kept beside as evidence.
  func place(
    _ bytes: [UInt8], _ files: FileWriter, _ messages: Messages
  ) throws(CommandError) -> JobRecord.Outcome? {
    let path = places.object(job)
    if !FileCalls.exists(path) {
      do throws(SystemError) {
        let isNew = try SheetWork.waiting { () throws(SystemError) in try files.place(bytes, at: path) }
        if isNew { return .made }
      } catch {
        throw .notWritten(.file(path), error)
      }
    }
    let old: [UInt8]?
    do throws(SystemError) { old = try FileCalls.read(path, limit: bytes.count) } catch {
      throw .notWritten(.file(path), error)
    }
    guard old != bytes else { return .cached }
    messages.report(
      .below(
        "not deterministic: \(TerminalText.quoted(path)) has other bytes than were drawn now",
        hint: try keep(bytes, files), exitCode: .usage))
    return nil
  }

  /// Keeps bytes that should be others, under a name that is theirs; answers where.
  private func keep(_ bytes: [UInt8], _ files: FileWriter) throws(CommandError) -> String {
    let path = "\(places.evidence)/\(job.key)-\(SHA256.hexadecimal(of: bytes).prefix(12)).\(job.combination.format)"
    do throws(SystemError) {
      try files.makeFolders(places.evidence)
      try files.write(bytes, to: path)
    } catch {
      throw .notWritten(.file(path), error)
    }
    return "compare it with \(TerminalText.quoted(path))"
  }
}
