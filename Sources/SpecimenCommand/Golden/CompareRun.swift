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

  /// Compares, and prints what differs in one line; pictures are decoded whole only where some are to be left.
  func compare() throws(CommandError) -> ExitCode {
    let files = (try bytes(paths[0]), try bytes(paths[1]))
    guard let report else {
      let difference: BitmapDifference
      do throws(PNGComparisonError) {
        difference = try PNGComparison.compare(
          files.0, files.1, tolerance: tolerance, limits: context.limits.pictures)
      } catch {
        switch error {
        case .expected(let error): throw Self.unreadable(paths[0], error)
        case .actual(let error): throw Self.unreadable(paths[1], error)
        }
      }
      return try tell(difference, Self.size(files.0), Self.size(files.1))
    }
    let (expected, actual) = (try picture(files.0, paths[0]), try picture(files.1, paths[1]))
    let difference = BitmapDifference.between(expected, actual, tolerance: tolerance)
    let code = try tell(difference, Self.size(files.0), Self.size(files.1))
    let folder = ReportFolder(path: report)
    do throws(GoldenError) {
      try leave(expected, actual, difference, isSame: code == .done, in: folder)
    } catch {
      throw CommandError(error)
    }
    if code != .done { try context.print("report: \(TerminalText.escaped(folder.pagePath))\n") }
    return code
  }

  private func tell(_ difference: BitmapDifference, _ expected: String, _ actual: String) throws(CommandError)
    -> ExitCode
  {
    try context.print("\(names): \(words(difference, expected, actual))\n")
    return tolerance.forgives(difference) ? .done : .difference
  }

  /// The size in words of a PNG that was read: its header has it at byte 16.
  private static func size(_ bytes: [UInt8]) -> String {
    let numbers = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return "\(numbers[0]) x \(numbers[1])"
  }

  private var names: String { paths.map(TerminalText.escaped).joined(separator: " and ") }

  private func words(_ difference: BitmapDifference, _ expected: String, _ actual: String) -> String {
    let size = expected == actual ? "" : "the sizes differ, \(expected) and \(actual); "
    guard let first = difference.first, let bounds = difference.bounds else {
      let step = difference.largestStep > 0 ? ", none by more than \(difference.largestStep)" : ""
      return "alike in all \(expected) pixels\(step)"
    }
    return
      "\(size)\(difference.pixels) px \(difference.pixels == 1 ? "differs" : "differ"), largest step \(difference.largestStep), first at "
      + "\(first.x), \(first.y), within \(bounds.width) x \(bounds.height) at \(bounds.x), \(bounds.y)"
  }

  private func bytes(_ path: String) throws(CommandError) -> [UInt8] {
    try InputFile.read(
      path, limit: context.limits.pictures.bytes, of: "a picture",
      hint: "--limit picture-bytes=N raises the limit")
  }

  private func picture(_ bytes: [UInt8], _ path: String) throws(CommandError) -> Bitmap {
    do throws(PNGReadingError) { return try PNGReading.read(bytes, limits: context.limits.pictures) } catch {
      throw Self.unreadable(path, error)
    }
  }

  private static func unreadable(_ path: String, _ error: PNGReadingError) -> CommandError {
    .below("cannot read \(TerminalText.quoted(path)): \(error)", hint: error.hint, exitCode: .usage)
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
