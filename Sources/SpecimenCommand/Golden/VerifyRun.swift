internal import Files
internal import Golden
internal import Snapshot

/// A run of `verify`: compares sheets with their goldens, prints what was found, and leaves a report.
struct VerifyRun {
  private let run: GoldenRun
  private let context: CommandContext
  private let format: ReportFormat
  private let filter: CellFilter?
  private let tolerance: Tolerance
  private let comparesPixelsAnyway: Bool
  /// Whether goldens whose document is gone are looked for.
  private let findsOrphans: Bool
  private let speaksWhenPassing: Bool
  private let places: GoldenPlaces

  /// Reads the options; nil when a document has an error, which is told.
  init?(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    self.context = context
    format = try arguments.word(GoldenOptions.format) ?? .text
    filter = try GoldenOptions.cells(arguments)
    tolerance = try GoldenOptions.tolerance(arguments)
    comparesPixelsAnyway = arguments.isSet(GoldenOptions.pixels)
    places = GoldenPlaces(arguments, in: context.environment)
    findsOrphans = filter == nil && places.goldens == nil
    speaksWhenPassing = places.report != nil
    guard let run = try GoldenRun(arguments, in: context) else { return nil }
    self.run = run
  }

  /// Compares every sheet; an error of one does not keep the others from being compared.
  func verify() throws(CommandError) -> ExitCode {
    var findings: [GoldenFinding] = []
    let (filter, tolerance, comparesPixelsAnyway) = (filter, tolerance, comparesPixelsAnyway)
    let (reportFolder, files) = (run.jobs[0].reportFolder, context.environment.files)
    try run.forEach { job, cache, messages throws(CommandError) in
      let start = ContinuousClock.now
      let verification = GoldenVerification(
        store: job.store, tolerance: tolerance, filter: filter, comparesPixelsAnyway: comparesPixelsAnyway)
      // Paths are relative to the folder of the report itself, which a sheet of another folder is not in.
      let folder =
        job.reportFolder == reportFolder ? job.sheetFolder : "\(job.reportFolder.path)/\(job.sheetFolder)"
      var finding = verification.verify(try job.drawing(cache, messages), name: job.name, pictureFolder: folder)
      var isLeft = finding.drawn != nil
      do throws(GoldenError) { try job.reportFolder.write(finding, in: job.sheetFolder, with: files) } catch {
        messages.report(CommandError(error))
        isLeft = false
      }
      finding.report.seconds = (ContinuousClock.now - start) / .seconds(1)
      return VerifiedSheet(finding: finding, isLeft: isLeft)
    } finished: { job, result throws(CommandError) in
      var finding = result.outcome?.finding ?? Self.unusable(job, result.error)
      (finding.report.namedGoldens, finding.report.namedReport) = (places.goldens, places.report)
      findings.append(finding)
      let folder = "\(job.reportFolder.path)/\(job.sheetFolder)"
      try tell(finding, of: job, pictures: result.outcome?.isLeft == true ? folder : nil)
    }
    try checkFilter(findings)
    if findsOrphans {
      for folder in GoldenPlaces.orphans(besides: run.sources) {
        let finding = Self.orphan(folder)
        findings.append(finding)
        try tell(finding)
      }
    }
    let report = VerificationReport(
      tool: SpecimenCommand.tool, libraries: GoldenMakers(tool: "").libraries, sheets: findings.map(\.report))
    try leave(report, in: reportFolder)
    return findings.map { ExitCode($0.standing) }.max() ?? .done
  }

  /// A part of a filter that is about no cell of any sheet compares nothing, which is not meant.
  private func checkFilter(_ findings: [GoldenFinding]) throws(CommandError) {
    let errors = findings.compactMap(\.filterError)
    let parts = Set(errors.map { if case .matchesNothing(let part, _) = $0 { part } else { "" } })
    guard let error = errors.first, errors.count == findings.count, parts.count == 1 else { return }
    throw .below("\(error) (\(GoldenOptions.filter.flag))", hint: error.hint, exitCode: .usage)
  }

  /// Prints a sheet's lines, in the text's format alone; what is worth knowing of one that passes are notes.
  ///
  /// `pictures` is the folder of its pictures, where there are any.
  private func tell(
    _ finding: GoldenFinding, of job: GoldenJob? = nil, pictures: String? = nil
  ) throws(CommandError) {
    let name = finding.report.name
    if finding.report.passes {
      for note in finding.report.verdict?.notes ?? [] {
        context.messages.note(run.jobs.count == 1 ? note : "\(name): \(note)")
      }
    }
    guard format == .text, !(context.messages.isQuiet && finding.report.passes) else { return }
    try context.print(VerdictText.text(finding.report, pictures: pictures))
  }

  /// Writes the report, and what GitHub is to show; prints it in the format asked for.
  private func leave(_ report: VerificationReport, in folder: ReportFolder) throws(CommandError) {
    var page: String? = folder.pagePath
    do throws(GoldenError) {
      try folder.write(report, speaksWhenPassing: speaksWhenPassing, with: context.environment.files)
    } catch {
      context.messages.report(CommandError(error))
      page = nil
    }
    let isGitHub = context.environment.variables["GITHUB_ACTIONS"] == "true"
    switch format {
    case .text:
      try context.print(VerdictText.end(of: report, page: page))
      if isGitHub { try context.print(GitHubAnnotations.text(report)) }
    case .json: try context.print(JSONReport.text(report))
    case .junit: try context.print(JUnitReport.text(report))
    case .github: try context.print(GitHubAnnotations.text(report))
    case .markdown: try context.print(MarkdownSummary.text(report))
    }
    guard isGitHub, let path = context.environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do throws(SystemError) {
      try context.environment.files.append(Array(MarkdownSummary.text(report).utf8), to: path)
    } catch {
      throw .notWritten(.file(path), error)
    }
  }

  /// What is told of a sheet that could not be drawn.
  private static func unusable(_ job: GoldenJob, _ error: CommandError?) -> GoldenFinding {
    GoldenFinding(
      report: SheetReport(
        name: job.name, goldenFolder: job.store.folder,
        outcome: .unusable(error?.description ?? "the sheet was not drawn", hint: error?.hint)),
      standing: .unusable)
  }

  /// What is told of a golden whose document is gone.
  private static func orphan(_ folder: String) -> GoldenFinding {
    GoldenFinding(
      report: SheetReport(
        name: folder, goldenFolder: folder,
        outcome: .unusable(
          "the golden \(TerminalText.quoted(folder)) has no document any more",
          hint: "remove the folder, or bring its document back")),
      standing: .missingOrStale)
  }
}

/// A sheet that was compared, and whether the report has its pictures.
private struct VerifiedSheet: Sendable {
  var finding: GoldenFinding
  var isLeft: Bool
}

extension ExitCode {
  /// What a sheet's standing means for the command.
  init(_ standing: GoldenFinding.Standing) {
    self =
      switch standing {
      case .same: .done
      case .different: .difference
      case .unusable: .usage
      case .missingOrStale: .golden
      case .notDrawn: .output
      }
  }
}
