internal import DynamicType
internal import TypeSystem
internal import Typeface

/// The legend: how to read a cell and a bar, what the marks on this sheet mean, and what is Apple's own doing.
struct GridFooter {
  private let entries: [Label]
  private static let flow = FlowLayout(gap: 28, pitch: 14)

  init(
    _ system: ResolvedTypeSystem, _ rows: [GridRow], _ library: FontLibrary, _ labels: LabelSetter
  ) throws(SheetError) {
    var entries = [
      try labels.set([
        labels.ink("17", .bold), labels.quiet(" / 22  1.00x   size and line height in points, ratio to Large"),
      ]),
      try labels.set([
        labels.ink("3.9x", .bold), labels.quiet("   growth from xSmall to AX5, before rounding"),
      ]),
      try labels.set([
        labels.quiet("bars: from xSmall to AX5, the tick at Large; black custom, grey fallback")
      ]),
    ]
    for entry in Self.marks(system, rows, library) {
      var word = entry.isQuiet ? labels.ink(entry.word) : labels.mark(entry.word)
      word.maximumWidth = LabelSetter.maximumNameWidth
      var names = labels.name(entry.names, color: labels.palette.quiet)
      names.maximumWidth = CellSetter.maximumWidth
      entries.append(try labels.set([word, labels.quiet("   " + entry.meaning), names]))
    }
    for note in AppleCurves.notes(system) { entries.append(try labels.set([labels.quiet(note)])) }
    self.entries = entries
  }

  /// The narrowest that the legend can be, in points: an entry a line.
  var minimumWidth: Double { (entries.map(\.width).max() ?? 0).rounded(.up) }

  /// Paints the legend below the grid and returns its last baseline.
  func paint(into builder: inout FrameBuilder, top: Double, width: Double) -> Double {
    let baseline = top + 28
    let placed = Self.flow.place(entries, width: width)
    for entry in placed {
      builder.label(entry.label, x: GridMetrics.margin + entry.x, baseline: baseline + entry.y)
    }
    return baseline + (placed.last?.y ?? 0)
  }

  /// One entry for each kind of mark that the sheet bears, in the order in which they first stand on it.
  private static func marks(
    _ system: ResolvedTypeSystem, _ rows: [GridRow], _ library: FontLibrary
  ) -> [(word: String, meaning: String, names: String, isQuiet: Bool)] {
    var seen: Set<String> = []
    let steppingIn = Set(rows.flatMap(\.steppingIn)).map { library[$0].postScriptName }.sorted()
    let minimum = DynamicTypeTable.table(for: system.document.platform).minimumPointSize ?? 0
    return rows.flatMap { ($0.custom + $0.fallback).flatMap(\.marks) }
      .filter { seen.insert($0.name).inserted }
      .map { mark in
        let entry = MarkWords.legend(mark, minimum: minimum)
        let names = if case .fallbackGlyphs = mark { MarkWords.list(steppingIn) } else { "" }
        return (entry.word, entry.meaning, names, MarkWords.isQuiet(mark))
      }
  }
}
