internal import DynamicType
internal import TypeSystem
internal import Typeface

/// The fonts and the document of one sheet, ready to be worked out.
struct SheetPreparation {
  let library: FontLibrary
  let document: TypeSystemDocument
  /// The files that were left out since they have ended a process, by their paths.
  let leftOut: [String]

  /// Loads the fonts, chooses the custom family and applies the choices.
  ///
  /// Fonts that are unchanged are taken from `cache`.
  init(_ request: SheetRequest, cache: SheetCache? = nil, messages: Messages) throws(CommandError) {
    let choices = request.choices
    let intake = FontIntake(
      cache: cache, messages: messages, isStrict: choices.isStrict, limits: request.limits.fonts)
    var families: [(name: String, faces: Int)] = []
    var family: String?
    if let directory = choices.fontsDirectory {
      families = try intake.loadUserFonts(directory)
      family = Self.customFamily(families, systemFamilies: request.source.document.systemFamilies)
      // A document says itself what is custom: the folder only adds to its fonts.
      if request.source.path != nil { family = nil }
      if choices.customDefault == nil { Self.list(families, custom: family, messages) }
    }
    try intake.load(request.source)
    try intake.loadDefaultFonts(request.defaultFonts, for: choices)
    leftOut = intake.library.leftOut
    library = cache?.library(like: intake.library) ?? intake.library
    var document = try choices.applied(to: request.source, custom: family, in: library)
    MatchMessages.tell(choices, library, messages)
    document.cascade += families.map(\.name).filter { $0 != family }.map { .named($0) }
    self.document = document
    try Self.checkMetrics(document, choices.styles ?? document.shownStyles)
    try Self.checkSizes(document, choices.styles ?? document.shownStyles)
    for choice in choices.withoutEffect(on: document) {
      messages.warn("\(choice) changes nothing: the style is not shown", hint: "--styles names those that are")
    }
    // What stands in a document is told with its place when that is read.
    if request.source.path == nil || !choices.sizes.isEmpty || !choices.maxima.isEmpty {
      Self.warnAboutMaxima(document, choices.styles ?? document.shownStyles, messages)
    }
  }

  /// The family with most faces; San Francisco is the system's font and is the custom one only when it is alone.
  private static func customFamily(
    _ families: [(name: String, faces: Int)], systemFamilies: [String]
  ) -> String? {
    (families.first { !systemFamilies.contains($0.name) } ?? families.first)?.name
  }

  private static func list(_ families: [(name: String, faces: Int)], custom: String?, _ messages: Messages) {
    let rest = families.filter { $0.name != custom }
    guard !rest.isEmpty, let custom else { return }
    let names = rest.map { "\(TerminalText.quoted($0.name)) (\(Words.counted($0.faces, "face", "faces")))" }
    messages.note(
      "\(TerminalText.quoted(custom)) is the custom font; also there: \(names.joined(separator: ", "))",
      hint: "--custom NAME takes another, --custom STYLE=NAME takes one for a style")
  }

  /// A platform without UIFontMetrics has no size for a style that asks for them.
  private static func checkMetrics(_ document: TypeSystemDocument, _ styles: [StyleName]) throws(CommandError) {
    guard !DynamicTypeTable.table(for: document.platform).hasFontMetrics else { return }
    let asking = styles.filter { style in
      guard let rule = document.rule(of: style), !rule.isSystem else { return false }
      if case .metrics = rule.size ?? .metrics() { return true }
      return false
    }
    guard !asking.isEmpty else { return }
    let rest = asking.count > 4 ? ["\(asking.count - 4) more"] : []
    let names = Words.alternatives(asking.prefix(4).map(\.name) + rest, "and")
    throw .below(
      "\(document.platform.displayName) has no UIFontMetrics, which \(names) "
        + "\(asking.count == 1 ? "follows" : "follow")",
      hint: "--engine system, or 'size: { system: {} }' in a document, takes Apple's own sizes", exitCode: .usage)
  }

  private static func warnAboutMaxima(
    _ document: TypeSystemDocument, _ styles: [StyleName], _ messages: Messages
  ) {
    for style in styles {
      guard let rule = document.rule(of: style), case .metrics(let metrics) = rule.size ?? .metrics(),
        let maximum = metrics.limits.maximum, maximum > 0,
        let base = document.sizeAtLarge(of: style, metrics), base > maximum
      else { continue }
      messages.warn(
        "\(style.name): the size at Large, \(JSON.digits(base)) pt, is over the maximum, \(JSON.digits(maximum)) pt"
      )
    }
  }
}

extension TypeSystemDocument {
  /// The size at Large that a metrics strategy begins with; nil where it is unknown.
  fileprivate func sizeAtLarge(of style: StyleName, _ metrics: MetricsSize) -> Double? {
    var open = metrics
    open.limits = SizeLimits()
    return SizeStrategy.metrics(open).size(at: .large, context(of: style))?.unrounded
  }
}
