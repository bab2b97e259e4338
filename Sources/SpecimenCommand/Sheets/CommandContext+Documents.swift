internal import TypeSystem

extension CommandContext {
  /// The documents that the command line names, or the embedded default where it names none.
  func documents(_ paths: [String]) throws(CommandError) -> [SheetDocument] {
    [SheetDocument(environment.document)]
  }
}
