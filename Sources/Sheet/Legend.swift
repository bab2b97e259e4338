internal import DynamicType
internal import TypeSystem
internal import Typeface

/// How to read a sheet: its cells and bars, what its marks mean, and what is Apple's own doing.
struct Legend {
  /// Each entry is set on as many lines as it takes.
  private let entries: [[Label]]
  private let width: Double
  private static let flow = FlowLayout(gap: 28, pitch: 14)

  init(_ entries: [[Label]], width: Double) {
    self.entries = entries
    self.width = width
  }

  /// From the first baseline to the last, in points; nil where there is nothing to say.
  var height: Double? { Self.flow.place(entries, width: width).last?.y }

  /// Paints the legend and returns its last baseline.
  @discardableResult
  func paint(into builder: inout FrameBuilder, x: Double, baseline: Double) -> Double {
    let placed = Self.flow.place(entries, width: width)
    for entry in placed { builder.label(entry.label, x: x + entry.x, baseline: baseline + entry.y) }
    return baseline + (placed.last?.y ?? 0)
  }
}

/// Sets legends.
struct LegendSetter {
  let system: ResolvedTypeSystem
  let library: FontLibrary
  let labels: LabelSetter
  /// The widest that a line may be, in points.
  let width: Double

  /// All that there is to say of a sheet with these cells.
  func whole(_ cells: [SetCell]) throws(SheetError) -> Legend {
    var entries = [
      try entry([labels.ink("17", .bold), labels.quiet(" / 22  1.00x   size and line height in points, ratio to Large")]),
      try entry([labels.ink("3.9x", .bold), labels.quiet("   growth from xSmall to AX5, before rounding")]),
      try entry([labels.quiet("bars: from xSmall to AX5, the tick at Large; black custom, grey fallback")]),
    ]
    entries += try marks(cells) { _ in true }
    for note in AppleCurves.notes(system) { entries.append(try entry([labels.quiet(note)])) }
    return Legend(entries, width: width)
  }

  /// What the marks of these cells mean, those that `isShown` picks.
  func marks(of cells: [SetCell], where isShown: (Mark) -> Bool) throws(SheetError) -> Legend {
    Legend(try marks(cells, where: isShown), width: width)
  }

  /// One entry for each kind of mark that the cells bear, in the order in which they first stand there.
  private func marks(_ cells: [SetCell], where isShown: (Mark) -> Bool) throws(SheetError) -> [[Label]] {
    var seen: Set<String> = []
    let steppingIn = Set(cells.flatMap(\.steppingIn)).map { library[$0].postScriptName }.sorted()
    let minimum = DynamicTypeTable.table(for: system.document.platform).minimumPointSize ?? 0
    var entries: [[Label]] = []
    for mark in cells.flatMap(\.marks) where isShown(mark) && seen.insert(mark.name).inserted {
      let legend = MarkWords.legend(mark, minimum: minimum, steppingIn: steppingIn)
      let word = MarkWords.isQuiet(mark) ? labels.ink(legend.word) : labels.mark(legend.word)
      entries.append(try entry([word, labels.quiet("   " + legend.meaning)]))
    }
    return entries
  }

  private func entry(_ pieces: [LabelSetter.Piece]) throws(SheetError) -> [Label] {
    try labels.wrapped(pieces, width: width)
  }
}
