internal import Drawing
internal import Files
internal import Specimen
internal import Typeface

/// One sheet of a run, from its fonts to its files: values alone, so that any worker can do it.
struct SheetJob: Sendable {
  let request: SheetRequest
  let options: GenerateOptions
  /// Where this sheet goes; the options' own target with the sheet's name in it.
  let target: OutputTarget
  /// The date that a PDF carries; nil for the fixed one.
  let date: String?
  /// The versions of ICU that are looked for where findings are listed.
  let icuVersions: ClosedRange<Int>

  /// What a job needs of the run that it belongs to.
  struct Surroundings {
    /// Who writes.
    var files = FileWriter.direct
    /// Keeps or tells what is worth a word.
    let messages: Messages
    /// What the worker keeps from sheet to sheet.
    var cache: SheetCache?
    /// Takes what is left when the sheet is drawn; nil for a process that goes on.
    var remains: ProcessRemains?
    /// Writes a sheet to standard output.
    var print: ([UInt8]) throws(CommandError) -> Void = { _ throws(CommandError) in }
    /// Is told after each of several files how many are done, and of how many.
    let progress: (WorkSteps) -> Void
    /// Whether a file that has the same bytes already is left alone.
    var keepsSame = false
    /// Is told of each file: its path, its bytes, and whether it was written or was the same already.
    var finished: (String, [UInt8], Bool) -> Void = { _, _, _ in }
    /// Is asked when everything is read and before anything is written, whether to go on.
    var goesOn: () -> Bool = { true }
  }

  /// Draws the sheet and writes it; answers whether it was written whole.
  ///
  /// What a strict run refuses is among the messages, and nothing is written then.
  func run(in surroundings: Surroundings) throws(CommandError) -> Bool {
    try SheetWork.during(request.label) { () throws(CommandError) in try draw(in: surroundings) }
  }

  private func draw(in surroundings: Surroundings) throws(CommandError) -> Bool {
    if options.format == .html { return try runPage(in: surroundings) }
    guard options.layout.layout == .cards, case .file(let folder) = target else {
      return try drawPages(in: surroundings)
    }
    let isNew = !FileCalls.exists(folder)
    try makeFolder(surroundings.files)
    // One that no card could be put in goes again.
    defer { if isNew { surroundings.files.removeEmptyFolder(folder) } }
    return try drawPages(in: surroundings)
  }

  private func drawPages(in surroundings: Surroundings) throws(CommandError) -> Bool {
    let messages = surroundings.messages
    if case .file(let path) = target, isOneFile {
      // Opened before anything is drawn, so that a path that can't be written is told at once.
      let file = try ResultFile(path: path, with: surroundings.files, keepsSame: surroundings.keepsSame)
      guard var pen = try layOut(surroundings)?.pen else { return false }
      let bytes = try pen.draw(page: 1)
      surroundings.finished(path, bytes, try file.finish(bytes, messages))
      return true
    }
    guard let laidOut = try layOut(surroundings) else { return false }
    var pen = laidOut.pen
    guard case .file(let path) = target else {
      let count = pen.fileCount
      guard count == 1 else { throw .pagesInOneFile(count: count, .standardOutput) }
      try surroundings.print(try pen.draw(page: 1))
      return true
    }
    let paths = try paths(in: path, laidOut.sheet)
    return try NumberedFiles.write(
      paths, with: surroundings.files, messages, keepsSame: surroundings.keepsSame, progress: surroundings.progress,
      finished: surroundings.finished
    ) { page throws(CommandError) in
      try pen.draw(page: page)
    }
  }

  /// Whether there is one file whatever the sheet holds: a document of all pages, or the poster's single page.
  private var isOneFile: Bool {
    switch options.layout.layout {
    case .cards: false
    case .grid: options.format.joinsPages || options.layout.paper == nil
    case .ranges, .hierarchy, .deviation, .metrics: true
    case .pages, .report: options.format.joinsPages
    }
  }

  private func makeFolder(_ files: FileWriter) throws(CommandError) {
    guard case .file(let folder) = target else { return }
    do throws(SystemError) { try files.makeFolder(folder) } catch { throw .notWritten(.file(folder), error) }
  }

  /// Works the sheet out, ready to be drawn; nil when a strict run has found something, or isn't to go on.
  private func layOut(
    _ surroundings: Surroundings
  ) throws(CommandError) -> (sheet: SpecimenSheet, pen: SheetPen<SpecimenSheet>)? {
    let messages = surroundings.messages
    let (sheet, _, notices) = try request.layOut(
      options.layout, icuVersions: icuVersions, cache: surroundings.cache, messages)
    surroundings.remains?.keep(sheet)
    guard messages.exitCode == .done && surroundings.goesOn() else { return nil }
    return (sheet, pen(sheet, notices, messages))
  }

  /// Draws the sheet that was worked out with those notices.
  func pen(
    _ sheet: SpecimenSheet, _ notices: CellNotices, _ messages: Messages
  ) -> SheetPen<SpecimenSheet> {
    SheetPen(
      pages: sheet, format: options.format, isDocument: options.layout.layout != .cards, png: options.png,
      page: options.page, date: date, marked: notices.undrawnGlyphs + notices.undrawnLabels, messages: messages)
  }

  /// The files of the sheet's pages: for cards in the folder, else numbered where there are several.
  private func paths(in path: String, _ sheet: SpecimenSheet) throws(CommandError) -> [String] {
    let pages = sheet.layout.pages
    if options.layout.layout == .cards {
      return pages.indices.map { index in
        "\(path)/\(pages[index].name ?? "\(index + 1)").\(options.format.rawValue)"
      }
    }
    return try NumberedFiles.paths(path, count: pages.count, format: options.format)
  }
}
