internal import Drawing
internal import Golden
internal import Snapshot

/// A run of `compare`: two pictures, pixel by pixel.
struct CompareRun {
  let paths: [String]
  let tolerance: Tolerance
  /// The folder for pictures and the report; nil leaves none.
  let report: String?
  let context: CommandContext

  /// Reads the options.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    paths = arguments.operands
    tolerance = try GoldenOptions.tolerance(arguments)
    report = arguments.value(GoldenOptions.report)
    self.context = context
  }

  /// Compares, and prints what differs in one line.
  func compare() throws(CommandError) -> ExitCode {
    let (expected, actual) = (try picture(paths[0]), try picture(paths[1]))
    let difference = BitmapDifference.between(expected, actual, tolerance: tolerance)
    let isSame = tolerance.forgives(difference)
    try context.print("\(names): \(words(difference, expected, actual))\n")
    if let report {
      let folder = ReportFolder(path: report)
      do throws(GoldenError) {
        try leave(expected, actual, difference, isSame: isSame, in: folder)
      } catch {
        throw CommandError(error)
      }
      if !isSame { try context.print("report: \(TerminalText.escaped(folder.pagePath))\n") }
    }
    return isSame ? .done : .difference
  }

  private var names: String { paths.map(TerminalText.escaped).joined(separator: " and ") }

  private func words(_ difference: BitmapDifference, _ expected: Bitmap, _ actual: Bitmap) -> String {
    let sizes = [expected, actual].map { "\($0.width) x \($0.height)" }
    let size = sizes[0] == sizes[1] ? "" : "the sizes differ, \(sizes[0]) and \(sizes[1]); "
    guard let first = difference.first, let bounds = difference.bounds else {
      let step = difference.largestStep > 0 ? ", none by more than \(difference.largestStep)" : ""
      return "alike in all \(sizes[0]) pixels\(step)"
    }
    return
      "\(size)\(difference.pixels) px \(difference.pixels == 1 ? "differs" : "differ"), largest step \(difference.largestStep), first at "
      + "\(first.x), \(first.y), within \(bounds.width) x \(bounds.height) at \(bounds.x), \(bounds.y)"
  }

  private func picture(_ path: String) throws(CommandError) -> Bitmap {
    let bytes = try InputFile.read(path, limit: PNGLimits().bytes, of: "a picture")
    do throws(PNGReadingError) { return try PNGReading.read(bytes) } catch {
      throw .below("cannot read \(TerminalText.quoted(path)): \(error)", hint: error.hint, exitCode: .usage)
    }
  }

  /// Leaves the pictures and the report, as `verify` does for a sheet of one cell.
  private func leave(
    _ expected: Bitmap, _ actual: Bitmap, _ difference: BitmapDifference, isSame: Bool, in folder: ReportFolder
  ) throws(GoldenError) {
    let cell = CellVerdict(
      name: CellName(GoldenDrawing.wholePicture), outcome: isSame ? .same : .changed,
      changes: isSame ? [] : [.pixels(difference)], expectedPlace: expected.bounds, actualPlace: actual.bounds,
      causes: isSame ? [] : [.onlyPixels])
    var report = SheetReport(
      name: names, goldenFolder: paths[0], outcome: isSame ? .passed : .failed,
      verdict: Verdict(basis: .picture, causes: cell.causes, cells: [cell]))
    if !isSame {
      let page = try PagePictures.make(expected: expected, actual: actual, tolerance: tolerance, folder: "comparison")
      report.pictures = [page]
    }
    try folder.write(GoldenFinding(report: report, standing: isSame ? .same : .different), in: "comparison")
    try folder.write(
      VerificationReport(tool: SpecimenCommand.tool, sheets: [report]), speaksWhenPassing: true)
  }
}
