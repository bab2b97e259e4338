internal import DocumentText
internal import Files
internal import TypeSystem
internal import WorkList
internal import YAML

/// Reads documents for a worker, which keeps what is to be told.
struct DocumentSource: Sendable {
  let limits: DocumentLimits

  /// A document's file; nil where that has errors, which are told.
  func read(_ path: String, _ messages: Messages) throws(CommandError) -> SheetDocument? {
    let bytes = try InputFile.read(path, limit: limits.yaml.bytes, of: "a document")
    let reading = DocumentReader.read(bytes, name: path, limits: limits)
    for diagnostic in reading.diagnostics {
      let text = "\(diagnostic.message) (\(diagnostic.line):\(diagnostic.column))"
      switch diagnostic.severity {
      case .error: messages.report(.below(text, hint: diagnostic.hint, exitCode: .usage))
      case .warning: messages.warn(text, hint: diagnostic.hint)
      case .note: messages.note(text, hint: diagnostic.hint)
      }
    }
    return SheetDocument(reading, of: bytes, path: path)
  }
}

/// What came of planning a document.
struct PlannedOutcome: Sendable {
  /// What is to be told, in order.
  let messages: [Message]
  /// The document with its hashes; nil where something is wrong.
  let document: PlannedDocument?

  /// Reads the document and plans it; nothing is told yet.
  init(_ planning: DocumentPlanning, _ source: DocumentSource, embedded: TypeSystemDocument, _ cache: SheetCache) {
    let messages = Messages()
    var document: PlannedDocument?
    do throws(CommandError) {
      let read: SheetDocument?
      if let path = planning.document {
        read = try source.read(TypeSystemDocument.path(path, in: planning.root), messages)
      } else {
        read = SheetDocument(embedded)
      }
      if let read { document = try planning.plan(read, cache: cache, messages) }
    } catch {
      messages.report(error)
    }
    self.messages = messages.kept
    self.document = document
  }
}

extension CommandContext {
  /// How many workers a run has: as `--jobs` says, else as many as there are processors.
  func threads(_ arguments: ParsedArguments) throws(CommandError) -> Int {
    let range = GenerateOptions.jobsRange
    let processors = min(max(environment.processorCount, range.lowerBound), range.upperBound)
    return try arguments.wholeNumber(GenerateVerb.jobs, in: range) ?? processors
  }
}
