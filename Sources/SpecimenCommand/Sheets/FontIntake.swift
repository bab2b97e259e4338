internal import TypeSystem
internal import Typeface

/// Gathers the fonts of a run: the user's folder first, the default fonts last.
struct FontIntake {
  let library: FontLibrary
  let messages: Messages
  let isStrict: Bool

  init(cache: SheetCache? = nil, messages: Messages, isStrict: Bool, limits: FontLimits) {
    library = FontLibrary(limits: limits, cache: cache?.fontFiles)
    self.messages = messages
    self.isStrict = isStrict
  }

  /// Loads a folder of the user's and returns its families, the one with most faces first, then by name.
  ///
  /// A file that can't be read is told and passed over; under --strict it is an error.
  /// - Throws: exit code 2 for a folder that isn't there or can't be read, 4 for one with no font that can be used.
  func loadUserFonts(_ directory: String) throws(CommandError) -> [(name: String, faces: Int)] {
    let reports: [FontFileReport]
    do { reports = try library.load(directory: directory) } catch { throw CommandError(error) }
    for report in reports { tell(report, isError: isStrict) }
    var counts: [String: Int] = [:]
    for id in reports.flatMap(\.faces) { counts[library[id].family, default: 0] += 1 }
    guard !counts.isEmpty else {
      throw .below(
        "no font that can be used in \(TerminalText.quoted(directory))",
        hint: "'specimen fonts \(directory)' says what is there", exitCode: .font)
    }
    return counts.map { (name: $0.key, faces: $0.value) }
      .sorted { ($1.faces, $0.name) < ($0.faces, $1.name) }
  }

  /// Loads a document's own sources, in their order.
  ///
  /// A file that can't be read is an error where the document or --strict says so; a source without fonts is told.
  /// - Throws: exit code 2 for a folder that isn't there or can't be read, and for a cipher that this program hasn't.
  func load(_ source: SheetDocument) throws(CommandError) {
    let document = source.document
    let reports: [TypeSystemDocument.SourceReport]
    do { reports = try document.loadFonts(into: library, folder: source.folder) } catch {
      throw source.commandError(error)
    }
    for report in reports {
      let isError = isStrict || document.fonts.onFileError == .error
      // What is odd in a file matters once its face is used, and a document may name many: -v tells it.
      for file in report.files { tell(file, isError: isError, showsNotes: false) }
      tellIfEmpty(report)
    }
  }

  private func tellIfEmpty(_ report: TypeSystemDocument.SourceReport) {
    guard case .directory(let directory) = report.source, report.files.isEmpty, !directory.optional else { return }
    let text = "no font files in the folder \(TerminalText.quoted(directory.path))"
    if isStrict { messages.report(.below(text, hint: nil, exitCode: .font)) } else { messages.warn(text) }
  }

  /// Loads the default fonts; a folder without any is as good as none.
  ///
  /// Hashes are known beforehand for the folder that comes with the program, and not for one that `choices` name.
  func loadDefaultFonts(_ directory: String, for choices: SheetChoices) throws(CommandError) {
    let known = choices.defaultFontsDirectory == nil ? DefaultFonts.digests : []
    let reports: [FontFileReport]
    do { reports = try library.load(directory: directory, known: known) } catch {
      throw CommandError(error)
    }
    for report in reports where report.result != .alreadyLoaded && report.duplicates.isEmpty {
      tell(report, isError: isStrict)
    }
    guard reports.contains(where: { !$0.faces.isEmpty || !$0.duplicates.isEmpty }) else {
      throw .noDefaultFonts(looked: [directory], isChosen: choices.defaultFontsDirectory != nil)
    }
  }

  private func tell(_ report: FontFileReport, isError: Bool, showsNotes: Bool = true) {
    if let refusal = report.refusal {
      let text = "cannot read font \(TerminalText.quoted(report.path)): \(refusal)"
      if isError {
        messages.report(.below(text, hint: report.hint, exitCode: .font))
      } else {
        messages.warn(text, hint: report.hint)
      }
    }
    for note in report.notes {
      let text = "\(report.path): \(note)"
      if showsNotes { messages.note(text) } else { messages.detail(text) }
    }
  }
}
