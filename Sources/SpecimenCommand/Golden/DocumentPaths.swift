/// The documents that a command line names, its patterns written out once: what a run may take, may write and works on is
/// the same list, though a folder changes meanwhile.
struct DocumentPaths: Sendable {
  private let found: Result<[String], CommandError>
  /// The documents as far as they are known: the operands themselves, where a pattern matches nothing.
  let named: [String]

  /// Writes the patterns of operands out.
  init(_ operands: [String] = []) {
    do throws(CommandError) {
      named = try DocumentGlob.expand(operands)
      found = .success(named)
    } catch {
      named = operands
      found = .failure(error)
    }
  }

  /// The documents, each once.
  ///
  /// - Throws: exit code 2 for a pattern that nothing matches.
  func all() throws(CommandError) -> [String] { try found.get() }
}
