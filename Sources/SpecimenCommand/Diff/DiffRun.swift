internal import Drawing
internal import Files
internal import Findings
internal import Sheet
internal import Specimen
internal import TypeSystem
internal import Typeface

/// A run of `diff`: reads both documents with their fonts, compares them, and writes what differs.
struct DiffRun {
  private let paths: (old: String, new: String)
  private let arguments: ParsedArguments
  private let context: CommandContext
  private let target: OutputTarget
  private let format: DiffFormat
  private let layout: SheetOptions
  private let levels: [Rule: FindingLevel]

  init(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    paths = (arguments.operands[0], arguments.operands[1])
    self.arguments = arguments
    self.context = context
    target = OutputTarget(arguments.value(DiffVerb.out) ?? "-")
    format = try DiffFormat.choose(try arguments.word(DiffVerb.format), for: target)
    var layout = try Self.layout(arguments, format)
    layout.maximumSide = Double(context.limits.pagePoints)
    self.layout = layout
    levels = try CheckOptions.levels(arguments.values(CheckVerb.rule))
    for (name, path) in [("OLD", paths.old), ("NEW", paths.new)] where path == "-" {
      throw .contradiction(
        "\(name) is '-': 'diff' reads no document from standard input",
        hint: "write it to a file first; --old-folder says where OLD's fonts are")
    }
    try context.checkTarget(target, isNone: [paths.old, paths.new])
  }

  private static func layout(_ arguments: ParsedArguments, _ format: DiffFormat) throws(CommandError) -> SheetOptions {
    var options = SheetOptions()
    options.paper = try arguments.word(DiffVerb.page)
    if let theme: Theme = try arguments.word(GenerateVerb.theme) { options.theme = theme }
    if options.paper != nil, format != .pdf {
      throw .contradiction("--page is for PDF, found the format \(format.rawValue)", hint: "leave out --page")
    }
    if arguments.value(GenerateVerb.theme) != nil, format != .pdf {
      throw .contradiction(
        "--theme is for PDF, found the format \(format.rawValue)",
        hint: format == .html ? "a page follows its reader's own setting" : "leave out --theme")
    }
    return options
  }

  /// Compares, writes, and answers whether something differs.
  func run() throws(CommandError) -> ExitCode {
    var documents = try context.documents([paths.old, paths.new])
    guard documents.count == 2 else { return .usage }
    if let folder = arguments.value(DiffVerb.oldFolder) {
      guard FileCalls.isDirectory(folder) else {
        let found = FileCalls.exists(folder) ? "a file" : "nothing of that name"
        throw .contradiction(
          "\(DiffVerb.oldFolder.flag) takes a folder, found \(found): \(TerminalText.quoted(folder))",
          hint: "name the folder that OLD's relative fonts lie in")
      }
      documents[0].ownFolder = folder
    }
    let choices = try SheetChoices(arguments, for: Self.union(documents[0].document, documents[1].document))
    let fonts = try context.defaultFonts(for: choices)
    let old = DiffSide(documents[0], choices, defaultFonts: fonts, limits: context.limits)
    let new = DiffSide(documents[1], choices, defaultFonts: fonts, limits: context.limits)
    let sides = try DiffSide.prepare(old, new, context.messages)
    guard context.messages.exitCode == .done else { return context.messages.exitCode }
    var revision: SpecimenRevision
    do throws(SpecimenError) {
      revision = try SpecimenRevision(
        old: sides.old, new: sides.new, categories: choices.categories, missingFace: .fallback,
        boldText: choices.boldText, textLimits: context.limits.text)
    } catch { throw CommandError(error) }
    if choices.isStrict {
      try old.refuseSubstitutions(in: revision.old, of: sides.old, context.messages)
      try new.refuseSubstitutions(in: revision.new, of: sides.new, context.messages)
      guard context.messages.exitCode == .done else { return context.messages.exitCode }
    } else {
      try DiffSide.warnOfUndrawn((old, revision.old, sides.old), (new, revision.new, sides.new), context.messages)
    }
    // Equal systems have equal findings.
    if !revision.changes.isEmpty {
      let checks = checks(sides.old.document, sides.new.document)
      do throws(SpecimenError) { try revision.check(old: checks.old, new: checks.new) } catch {
        throw CommandError(error)
      }
    }
    try write(revision)
    return revision.changes.isEmpty ? .done : .difference
  }

  /// What each document is looked through for: its own levels, and the characters of its own languages.
  private func checks(_ old: TypeSystemDocument, _ new: TypeSystemDocument) -> (old: Check, new: Check) {
    var languages = CheckedLanguages(versions: context.environment.icuVersions)
    let (before, after) = (Messages(), Messages())
    let check = { (document: TypeSystemDocument, messages: Messages) in
      let levels = FindingLevels(document: document, overrides: self.levels)
      return Check(
        levels: levels, languages: languages.own(of: document, levels, messages),
        lineBreaker: languages.lineBreaker(for: document, levels, messages))
    }
    let checks = (check(old, before), check(new, after))
    for message in before.kept + after.kept.filter({ !before.kept.contains($0) }) { context.messages.tell(message) }
    return checks
  }

  /// A document with the styles and roles of both: a name that either has may be asked for.
  private static func union(_ old: TypeSystemDocument, _ new: TypeSystemDocument) -> TypeSystemDocument {
    var union = new
    for (name, rule) in old.styles where union.styles[name] == nil { union.styles[name] = rule }
    for (name, rule) in old.roles where union.roles[name] == nil { union.roles[name] = rule }
    return union
  }

  private func write(_ revision: SpecimenRevision) throws(CommandError) {
    let report = DiffReport(revision, oldPath: paths.old, newPath: paths.new)
    switch format {
    case .text: try deliver(report.text(isColored: target == .standardOutput && context.environment.colorsResults))
    case .json: try deliver(report.json.text)
    case .markdown: try deliver(report.markdown)
    case .html, .pdf:
      let drawn = try draw(revision)
      for note in drawn.notes { context.messages.note(note) }
      try context.deliver(drawn.bytes, to: target)
    }
  }

  private func draw(_ revision: SpecimenRevision) throws(CommandError) -> DrawnFile {
    var pdf = PDFOptions()
    if let date = try SourceDate.date(in: context.environment) { pdf.creationDate = date }
    do throws(SpecimenError) {
      return try format == .html ? revision.html() : revision.pdf(pdf, options: layout)
    } catch { throw CommandError(error) }
  }

  private func deliver(_ text: String) throws(CommandError) { try context.deliver(Array(text.utf8), to: target) }
}
