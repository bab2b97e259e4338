internal import DynamicType
internal import TypeSystem
internal import Typeface

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
      try entry([
        labels.ink("17", .bold), labels.quiet(" / 22  1.00x   size and line height in points, ratio to Large"),
      ]),
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
      let legend = MarkWords.legend(mark, minimum: minimum)
      var word = MarkWords.isQuiet(mark) ? labels.ink(legend.word) : labels.mark(legend.word)
      word.maximumWidth = LabelSetter.maximumNameWidth
      let list = if case .fallbackGlyphs = mark { MarkWords.list(steppingIn) } else { "" }
      var names = labels.name(list, color: labels.palette.quiet)
      names.maximumWidth = CellSetter.widestSample
      entries.append(try entry([word, labels.quiet("   " + legend.meaning), names]))
    }
    return entries
  }

  private func entry(_ pieces: [LabelSetter.Piece]) throws(SheetError) -> [Label] {
    try labels.wrapped(pieces, width: width)
  }
}
