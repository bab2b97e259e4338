internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// The sheet's head: its name, what it shows, its fonts with version and hash, and the programs that drew it.
struct GridHeader {
  /// What the sheet shows, in one sentence.
  let summary: String
  /// The sheet's name at each size that it may have, largest first.
  private let titles: [(line: TextLine, size: Double)]
  private let summaryLabels: [Label]
  private let separator: Label
  private let colophon: ColophonTable
  private let ink: Frame.Color

  /// White between the name and the table of fonts.
  private static let gap = 64.0
  private static let summaryFlow = FlowLayout(gap: 18, pitch: 16)

  init(
    _ system: ResolvedTypeSystem, _ colophon: Colophon, _ rows: [GridRow], _ shaper: TextShaper,
    _ labels: LabelSetter
  ) throws(SheetError) {
    let phrases = Self.phrases(system)
    summary = phrases.joined(separator: " · ")
    var set: [Label] = []
    for phrase in phrases {
      var piece = labels.quiet(phrase)
      piece.maximumWidth = CellSetter.maximumWidth
      set.append(try labels.set([piece], size: LabelSetter.Size.subtitle))
    }
    summaryLabels = set
    separator = try labels.set([labels.quiet("·")], size: LabelSetter.Size.subtitle)
    var titles: [(line: TextLine, size: Double)] = []
    for size in GridMetrics.titleSizes { titles.append((try Self.title(system, size, shaper), size)) }
    self.titles = titles
    ink = labels.palette.ink
    self.colophon = try ColophonTable(
      system, colophon, steppingIn: Set(rows.flatMap(\.steppingIn)), shaper.library, labels)
  }

  /// The narrowest that the head can be, in points: its parts then stand one above the other.
  var minimumWidth: Double { max(titles.last?.line.width ?? 0, colophon.width, summaryWidth).rounded(.up) }

  /// The width of the longest phrase, in points.
  private var summaryWidth: Double { summaryLabels.map(\.width).max() ?? 0 }

  /// Paints the head and returns where the grid may begin.
  func paint(into builder: inout FrameBuilder, width: Double) -> Double {
    let left = GridMetrics.margin
    let beside = width - colophon.width - Self.gap
    // The largest name that leaves room for the table beside it; else the smallest, with the table below.
    let fitting = titles.first { max($0.line.width, summaryWidth) <= beside }
    let isBeside = fitting != nil
    var titleBaseline = GridMetrics.margin
    if let (line, size) = fitting ?? titles.last {
      titleBaseline += (size * 0.75).rounded(.up)
      builder.text(line, x: left, baseline: titleBaseline, ink)
    }
    let placed = Self.summaryFlow.place(summaryLabels, width: isBeside ? beside : width)
    var bottom = titleBaseline + 30
    for entry in placed {
      let baseline = titleBaseline + 30 + entry.y
      builder.label(entry.label, x: left + entry.x, baseline: baseline)
      // A dot between two phrases of a line, and none at its ends.
      guard entry.x > 0 else { continue }
      let middle = left + entry.x - (Self.summaryFlow.gap + separator.width) / 2
      builder.label(separator, x: middle, baseline: baseline)
    }
    bottom += placed.last?.y ?? 0
    if isBeside {
      bottom = max(bottom, colophon.paint(into: &builder, right: left + width, top: GridMetrics.margin))
    } else {
      bottom = colophon.paint(into: &builder, right: left + colophon.width, top: bottom + 16)
    }
    return (bottom + 32).rounded(.up)
  }

  /// The sheet's name in its own title face.
  private static func title(
    _ system: ResolvedTypeSystem, _ size: Double, _ shaper: TextShaper
  ) throws(SheetError) -> TextLine {
    let style = system.styles.first { $0.style == .largeTitle } ?? system.styles.first
    let fonts = [style?.custom.font, style?.fallback.font, system.labelFonts.bold].compactMap { $0 }
    let attributes = TextAttributes(
      cascade: fonts.map { $0.instance(at: size, in: shaper.library) }, pointSize: size,
      language: system.document.language)
    do {
      return try shaper.line(system.document.name, attributes, maximumWidth: GridMetrics.titleWidth * size).line
    } catch { throw .text(error) }
  }

  private static func phrases(_ system: ResolvedTypeSystem) -> [String] {
    let strategies = system.styles.map(\.custom.strategy)
    let usesMetrics = strategies.contains { if case .metrics = $0 { true } else { false } }
    let usesSystem = strategies.contains { if case .system = $0 { true } else { false } }
    let custom =
      switch (usesMetrics, usesSystem) {
      case (true, false): "custom sizes by UIFontMetrics"
      case (false, true): "custom sizes by Apple's table"
      default: "custom sizes by UIFontMetrics or Apple's table"
      }
    return [
      system.document.platform.displayName, counted(system.styles.count, "text style", "text styles"),
      counted(system.categories.count, "content size category", "content size categories"), custom,
      "over Apple's table in \(fallbackNames(system))",
    ]
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many)"
  }

  /// The families of the fallback column, each with what it stands in for.
  private static func fallbackNames(_ system: ResolvedTypeSystem) -> String {
    var names: [String] = []
    for font in system.styles.compactMap(\.fallback.font) {
      var name = font.family
      for case .standIn(let original) in font.marks { name += ", standing in for \(original)" }
      if !names.contains(name) { names.append(name) }
    }
    return MarkWords.list(names)
  }
}
