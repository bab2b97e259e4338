internal import Files
internal import WorkList

extension PlanRun {
  /// Bytes are handed on in pieces of this size, so that a list of millions is never held.
  private static let pieceSize = 1 << 20

  /// Writes the jobs in the order of their ids.
  func write(
    _ expansion: MatrixExpansion, _ matrix: Matrix, _ planned: [String?: PlannedDocument],
    listsFindings: Bool
  ) throws(CommandError) {
    let keys = try PlanKeys(
      matrix: matrix, planned: planned, command: arguments, icuVersions: context.environment.icuVersions,
      listsFindings: listsFindings, date: try SourceDate.date(in: context.environment))
    var bytes: [UInt8] = []
    switch target {
    case .standardOutput:
      try expansion.forEach { id, combination throws(CommandError) in
        try keys.job(id, combination).addLine(to: &bytes)
        guard bytes.count >= Self.pieceSize else { return }
        try context.print(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
      try context.print(bytes)
    case .file(let path):
      let file: WritableFile
      do throws(SystemError) { file = try context.environment.files.open(path) } catch {
        throw .notWritten(.file(path), error)
      }
      try expansion.forEach { id, combination throws(CommandError) in
        try keys.job(id, combination).addLine(to: &bytes)
        guard bytes.count >= Self.pieceSize else { return }
        do throws(SystemError) { try file.write(bytes) } catch { throw .notWritten(.file(path), error) }
        bytes.removeAll(keepingCapacity: true)
      }
      do throws(SystemError) {
        try file.write(bytes)
        try file.commit()
      } catch {
        throw .notWritten(.file(path), error)
      }
    }
  }
}
