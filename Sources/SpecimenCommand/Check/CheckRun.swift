internal import Files
internal import Findings
internal import Languages
internal import Sheet
internal import Specimen
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// A run of `check`: looks documents through, and reports what was found.
struct CheckRun {
  private let context: CommandContext
  private let options: CheckOptions
  private let requests: [SheetRequest]

  /// Reads the options and the documents; nil when a document has an error, which is told.
  init?(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    self.context = context
    options = try CheckOptions(arguments)
    let paths = try arguments.documents.all()
    try context.checkTarget(options.target, isNone: paths)
    let sources = try context.documents(paths)
    guard !sources.isEmpty else { return nil }
    var choices: [SheetChoices] = []
    for source in sources { choices.append(try SheetChoices(arguments, for: source.document)) }
    let defaultFonts = try context.defaultFonts(for: choices[0])
    requests = zip(sources, choices).map {
      SheetRequest($0, choices: $1, defaultFonts: defaultFonts, limits: context.limits)
    }
  }

  /// Checks every document; an error of one of several does not keep the others from being checked.
  func run() throws(CommandError) -> ExitCode {
    var languages = CheckedLanguages(versions: context.environment.icuVersions)
    let asked = try options.languages.map { tags throws(CommandError) in try languages.asked(tags) }
    var documents: [CheckedDocument] = []
    for request in requests {
      let messages = requests.count > 1 ? Messages() : context.messages
      do throws(CommandError) {
        documents.append(
          try SheetWork.during(request.label) { () throws(CommandError) in
            try check(request, asked: asked, &languages, messages)
          })
      } catch {
        guard requests.count > 1 else { throw error }
        messages.report(error)
      }
      for message in messages.kept { context.messages.tell(message.about(request.label)) }
    }
    let report = CheckReport(
      tool: SpecimenCommand.tool, languageSource: languages.source, failLevel: options.failLevel, documents: documents)
    try deliver(report)
    return report.hasUncheckedScreens ? .usage : report.fails ? .difference : .done
  }

  private func check(
    _ request: SheetRequest, asked: [LanguageCharacters]?, _ languages: inout CheckedLanguages, _ messages: Messages
  ) throws(CommandError) -> CheckedDocument {
    let (source, choices) = (request.source, request.choices)
    let preparation = try SheetPreparation(request, messages: messages)
    let levels = FindingLevels(document: preparation.document, overrides: options.levels)
    let checked = asked ?? languages.own(of: preparation.document, levels, messages)
    let system: ResolvedTypeSystem
    do {
      system = try Resolver(
        library: preparation.library, missingFace: .fallback, boldText: choices.boldText
      ).resolve(preparation.document, styles: choices.styles, categories: choices.categories)
    } catch {
      throw CommandError(.resolution(error))
    }
    let report: FindingsReport
    let shaper = TextShaper(library: preparation.library, limits: request.limits.text)
    let breaker = languages.lineBreaker(for: preparation.document, levels, messages)
    do {
      report = try Check(levels: levels, languages: checked, lineBreaker: breaker).run(on: system, with: shaper)
    } catch {
      throw CommandError(.sheet(error))
    }
    if options.format != .text || options.target != .standardOutput {
      for screen in report.uncheckedScreens {
        messages.report(.below(TerminalText.escaped(screen.message), hint: screen.hint, exitCode: .usage))
      }
    }
    if choices.isStrict {
      tellSubstitutions(system, of: source, messages)
      try tellUndrawn(system, shaper, messages)
    }
    return CheckedDocument(
      path: source.path, report: report, levels: levels, categories: system.categories, languages: checked,
      faces: options.listsFaces ? system.faceComparisons(with: shaper) : [], stylePlaces: source.stylePlaces,
      screenPlaces: source.screenPlaces)
  }

  /// Under --strict, a style that is not drawn in its own face is exit code 4, whatever the levels of the rules.
  private func tellSubstitutions(_ system: ResolvedTypeSystem, of source: SheetDocument, _ messages: Messages) {
    var styles: [StyleName] = []
    var missing: [String] = []
    for style in system.styles {
      for mark in style.custom.cells.flatMap(\.marks) {
        switch mark {
        case .fallback(let name), .faceStandIn(let name): if !missing.contains(name) { missing.append(name) }
        case .nearestWeight: break
        default: continue
        }
        if styles.last != style.style { styles.append(style.style) }
      }
    }
    guard let first = styles.first else { return }
    let names = styles.prefix(4).map(\.name) + (styles.count > 4 ? ["\(styles.count - 4) more"] : [])
    let faces = missing.prefix(4).map(TerminalText.quoted) + (missing.count > 4 ? ["\(missing.count - 4) more"] : [])
    let lack = missing.isEmpty ? "" : ": no face named \(Words.alternatives(faces))"
    let doctor = (["specimen doctor", source.path] + [first.name]).compactMap(\.self).joined(separator: " ")
    messages.report(
      .below(
        "\(Words.alternatives(names, "and")) \(styles.count == 1 ? "is" : "are") not drawn in the face asked for\(lack)",
        hint: "'\(doctor)' says why", exitCode: .font))
  }

  /// Under --strict, a glyph that is not drawn is exit code 4, as in a sheet.
  private func tellUndrawn(_ system: ResolvedTypeSystem, _ shaper: TextShaper, _ messages: Messages)
    throws(CommandError)
  {
    do throws(SheetError) {
      let notices = try system.notices(with: shaper)
      guard let (text, hint) = UndrawnWords.sentence(notices) else { return }
      messages.report(.below(text, hint: hint, exitCode: .font))
    } catch { throw CommandError(.sheet(error)) }
  }

  /// Prints or writes the report, and what GitHub is to show.
  private func deliver(_ report: CheckReport) throws(CommandError) {
    let isGitHub = context.environment.variables["GITHUB_ACTIONS"] == "true"
    try context.deliver(Array(text(report).utf8), to: options.target)
    guard isGitHub else { return }
    if options.format == .text { try context.print(report.gitHubAnnotations) }
    guard let path = context.environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do throws(SystemError) { try context.environment.files.append(Array(report.markdown.utf8), to: path) } catch {
      throw .notWritten(.file(path), error)
    }
  }

  private func text(_ report: CheckReport) -> String {
    switch options.format {
    case .json: return report.json.text
    case .sarif: return report.sarif.text
    case .junit: return report.junit
    case .github: return report.gitHubAnnotations
    case .markdown: return report.markdown
    case .text: break
    }
    let writer = CheckText(
      isColored: options.target == .standardOutput && context.environment.colorsResults,
      showsAll: context.messages.isVerbose)
    let documents = report.documents.filter {
      !(context.messages.isQuiet && $0.report.findings.isEmpty && $0.report.uncheckedScreens.isEmpty
        && $0.faces.isEmpty)
    }
    let isWorthCounting = report.documents.contains { !$0.report.findings.isEmpty } || report.hasUncheckedScreens
    return documents.map { writer.text($0) }.joined() + (isWorthCounting ? writer.summary(report) : "")
  }
}
