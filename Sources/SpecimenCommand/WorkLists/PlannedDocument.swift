internal import Typeface
internal import WorkList

/// A document of a plan with the hashes that all its jobs share.
struct PlannedDocument: Sendable {
  /// What it says.
  let source: SheetDocument
  /// SHA-256 of the document as values.
  let documentHash: String
  /// SHA-256 of the faces of its library.
  let fontsHash: String
}

/// The work on one document of a plan: each kind of job is looked at once, and fonts are read.
struct DocumentPlanning: Sendable {
  /// The document's path relative to the root; nil for the embedded one.
  let document: String?
  /// The kinds of its jobs, each language with the first of them, in the order of the ids.
  let kinds: [Combination]
  let options: [Matrix.Option]
  let root: String
  let command: ParsedArguments
  let defaultFonts: String

  /// Looks at every kind of job as `run` will, and works out what the document's keys have in common.
  ///
  /// - Throws: what `run` would say of a job.
  func plan(
    _ source: SheetDocument, cache: SheetCache, _ messages: Messages
  ) throws(CommandError) -> PlannedDocument? {
    var fonts: String?
    var seen: Set<String?> = []
    for kind in kinds {
      let options = MatrixVocabulary.options(options, for: kind)
      let arguments = try JobArguments(kind, options, root: root, command: command)
      let understood = try arguments.options(for: source)
      guard seen.insert(kind.platform).inserted else { continue }
      let request = SheetRequest(
        source, choices: understood.sheets[0].choices, defaultFonts: defaultFonts, limits: arguments.limits)
      let preparation = try SheetWork.during(request.label) { () throws(CommandError) in
        try SheetPreparation(request, cache: cache, messages: messages)
      }
      if let font = preparation.leftOut.first { throw .endingFont(font) }
      fonts = fonts ?? KeyParts.hash(SheetKey.fonts(preparation.library))
    }
    guard messages.exitCode == .done, let fonts else { return nil }
    return PlannedDocument(
      source: source, documentHash: KeyParts.hash(SheetKey.document(source)), fontsHash: fonts)
  }
}

extension CommandError {
  /// A font that has ended the process which read it: no sheet is drawn as though it weren't there.
  static func endingFont(_ path: String) -> CommandError {
    .below(
      "the font \(TerminalText.quoted(path)) ends the process that reads it", hint: "leave it out of the fonts",
      exitCode: .usage)
  }
}
