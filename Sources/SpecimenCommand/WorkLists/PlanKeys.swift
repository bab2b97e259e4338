internal import WorkList

/// Makes a plan's jobs: what all of them, a document's, or a kind's have in common is hashed once.
struct PlanKeys {
  private let matrix: Matrix
  private let planned: [String?: PlannedDocument]
  private let limits: [(String, LineValue)]
  private let date: String?
  private let tools: ToolHashes

  /// Takes what was planned; `listsFindings` is whether any sheet does.
  init(
    matrix: Matrix, planned: [String?: PlannedDocument], command: ParsedArguments, icuVersions: ClosedRange<Int>,
    listsFindings: Bool, date: String?
  ) throws(CommandError) {
    self.matrix = matrix
    self.planned = planned
    self.date = date
    // A job's limits come from the matrix and the command line alone, so they are the same for all.
    self.limits = try SheetKey.limits(
      JobArguments(
        Combination(), matrix.options.filter { $0.name == CommonOptions.limit.name }, root: ".", command: command
      ).limits)
    tools = ToolHashes(listsFindings: listsFindings, icuVersions: icuVersions)
  }

  /// The job of a combination.
  func job(_ id: String, _ combination: Combination) throws(CommandError) -> WorkJob {
    guard let document = planned[combination.document] else { preconditionFailure("a document that was not planned") }
    let options = MatrixVocabulary.options(matrix.options, for: combination)
    let text = SheetKey.options(combination, options, of: document.source, limits: limits, date: date)
    let parts = KeyParts(
      toolHash: tools[combination], fontsHash: document.fontsHash,
      documentHash: document.documentHash, optionsHash: KeyParts.hash(text))
    return WorkJob(id: id, key: parts.key, parts: parts.short, combination: combination, options: options)
  }
}
