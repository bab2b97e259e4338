internal import DocumentText
internal import Files
internal import Sheet
internal import TypeSystem
internal import Typeface
internal import WorkList
internal import YAML

/// A run of `plan`: reads a matrix and what it names, works keys out, and writes the list.
struct PlanRun {
  let arguments: ParsedArguments
  let context: CommandContext
  let target: OutputTarget
  private let path: String
  private let threads: Int

  /// Reads the options.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    self.arguments = arguments
    self.context = context
    path = arguments.operands[0]
    guard let out = arguments.value(PlanVerb.out) else {
      throw .missingOption("--out PATH", verb: "plan", example: "specimen plan \(path) --out work.jsonl")
    }
    target = OutputTarget(out)
    threads = try context.threads(arguments)
  }

  /// Writes the list, whole or not at all.
  func run() throws(CommandError) -> ExitCode {
    guard let matrix = try readMatrix() else { return .usage }
    let root = FileCalls.folder(of: path)
    let documents = try documents(of: matrix, in: root)
    try context.checkTarget(target, isNone: [path] + documents.map { TypeSystemDocument.path($0, in: root) })
    let expansion = MatrixExpansion(matrix, documents: documents)
    try checkSize(expansion)
    let survey = PlanSurvey(expansion)
    tell(MatrixReader.warnings(idle: survey.idleExcludes))
    try check(survey, matrix)
    guard let planned = try plan(survey, matrix, root) else { return context.messages.exitCode }
    try write(expansion, matrix, planned, listsFindings: survey.pictures.contains(where: SheetKey.listsFindings))
    let count = Words.counted(survey.jobCount, "job", "jobs")
    context.messages.note("planned \(count) of \(Words.counted(planned.count, "document", "documents"))")
    return .done
  }

  private func readMatrix() throws(CommandError) -> Matrix? {
    let limits = context.limits.documents.yaml
    let bytes = try InputFile.read(path, limit: limits.bytes, of: "a matrix")
    let reading = MatrixReader.read(bytes, limits: limits, vocabulary: .command)
    tell(reading.diagnostics)
    return reading.matrix
  }

  private func tell(_ diagnostics: [DocumentDiagnostic]) {
    for diagnostic in diagnostics {
      let text = diagnostic.text(inFile: path)
      switch diagnostic.severity {
      case .error: context.messages.report(.below(text, hint: diagnostic.hint, exitCode: .usage))
      case .warning, .note: context.messages.warn(text, hint: diagnostic.hint)
      }
    }
  }

  /// The paths of the documents, each once, relative to the matrix's folder.
  private func documents(of matrix: Matrix, in root: String) throws(CommandError) -> [String] {
    let prefix = root == "." ? "" : root == "/" ? "/" : root + "/"
    var documents: Set<String> = []
    for document in matrix.documents {
      do throws(CommandError) {
        for found in try DocumentGlob.expand([prefix + document.pattern]) {
          guard FileCalls.exists(found) else { throw .noSuchPath(found) }
          documents.insert(String(found.dropFirst(prefix.count)))
        }
      } catch {
        throw .below("\(error) (\(path):\(document.place))", hint: error.hint, exitCode: .usage)
      }
    }
    return documents.sorted()
  }

  private func checkSize(_ expansion: MatrixExpansion) throws(CommandError) {
    guard let count = expansion.combinationCount, count <= MatrixExpansion.limit else {
      throw .below(
        "the matrix has more than \(MatrixExpansion.limit) combinations, the limit",
        hint: "plan parts of it into lists of their own", exitCode: .usage)
    }
  }

  /// Makes sure that there is a job, and that each is one file.
  private func check(_ survey: PlanSurvey, _ matrix: Matrix) throws(CommandError) {
    guard survey.jobCount > 0 else {
      throw .below(
        "'exclude' leaves nothing of \(TerminalText.quoted(path))", hint: "remove an entry of it", exitCode: .usage)
    }
    var pairs: [(layout: String, format: String, why: String)] = []
    for kind in survey.pictures {
      guard let why = MatrixVocabulary.refusal(of: kind, matrix.options) else { continue }
      pairs.append((kind.effectiveWord(.layout) ?? "grid", kind.format, why))
    }
    guard let first = pairs.first else { return }
    let lines = pairs.map { "- { layout: \($0.layout), format: \($0.format) }" }
    throw .below(
      "the layout '\(first.layout)' in the format '\(first.format)' is no job: \(first.why)",
      hint: "under 'exclude:' add \(Words.alternatives(lines, "and"))", exitCode: .usage)
  }

  /// Reads every document and its fonts; nil where something is wrong with one, which is told.
  private func plan(
    _ survey: PlanSurvey, _ matrix: Matrix, _ root: String
  ) throws(CommandError) -> [String?: PlannedDocument]? {
    let folder = try DefaultFonts.directory(
      option: arguments.value(ChoiceOptions.defaultFonts), environment: context.environment)
    let plannings = survey.kinds.map { document, kinds in
      DocumentPlanning(
        document: document, kinds: kinds, options: matrix.options, root: root, command: arguments, defaultFonts: folder)
    }
    let (reader, embedded) = (DocumentSource(limits: context.limits.documents), context.environment.document)
    var planned: [String?: PlannedDocument] = [:]
    Workers.run(plannings.count, threads: min(threads, plannings.count)) {
      SheetCache()
    } work: { cache, index, _ in
      PlannedOutcome(plannings[index], reader, embedded: embedded, cache)
    } finished: { index, outcome in
      for message in outcome.messages { context.messages.tell(message.about(plannings[index].document ?? "default")) }
      planned[plannings[index].document] = outcome.document
    }
    return planned.count == plannings.count && context.messages.exitCode == .done ? planned : nil
  }
}
