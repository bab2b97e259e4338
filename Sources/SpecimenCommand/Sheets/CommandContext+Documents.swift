internal import DocumentText
internal import TypeSystem
internal import YAML

extension CommandContext {
  /// The documents that the command line names, or the embedded default where it names none.
  ///
  /// What is wrong with any of them is told, and then there are none; warnings don't count.
  /// - Throws: exit code 2 for a document that isn't there or can't be read.
  func documents(_ paths: [String]) throws(CommandError) -> [SheetDocument] {
    guard !paths.isEmpty else { return [SheetDocument(environment.document)] }
    var documents: [SheetDocument] = []
    let isWhole = try read(paths) { document, _ in documents.append(document) }
    return isWhole ? documents : []
  }

  /// Reads documents one after another, and hands each on with its text; answers whether none has an error.
  ///
  /// What is wrong with any of them is told.
  /// - Throws: exit code 2 for a document that isn't there or can't be read.
  func read(_ paths: [String], each: (SheetDocument, [UInt8]) -> Void) throws(CommandError) -> Bool {
    var isWhole = true
    for path in paths {
      let bytes = try bytes(ofDocument: path)
      let reading = DocumentReader.read(bytes, name: path, limits: limits.documents)
      for diagnostic in reading.diagnostics { tell(diagnostic, in: path) }
      if reading.omittedErrors > 0 {
        messages.report(
          .below(
            "\(path): \(Words.counted(reading.omittedErrors, "more error", "more errors"))", hint: nil, exitCode: .usage
          ))
      }
      if let document = SheetDocument(reading, of: bytes, path: path) {
        each(document, bytes)
      } else {
        isWhole = false
      }
    }
    return isWhole
  }

  /// A document's bytes, no more than the reader's limit allows.
  func bytes(ofDocument path: String) throws(CommandError) -> [UInt8] {
    try InputFile.read(
      path, limit: limits.documents.yaml.bytes, of: "a document",
      hint: "is it the right file? A document is text of a few kilobytes; --limit document-bytes=N reads more")
  }

  private func tell(_ diagnostic: DocumentDiagnostic, in path: String) {
    let text = diagnostic.text(inFile: path)
    switch diagnostic.severity {
    case .error: messages.report(.below(text, hint: diagnostic.hint, exitCode: .usage))
    case .warning: messages.warn(text, hint: diagnostic.hint)
    case .note: messages.note(text, hint: diagnostic.hint)
    }
  }
}
