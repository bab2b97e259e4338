extension LineMetrics {
  /// Chooses a face's line metrics: `hhea`, as Apple does, else `OS/2` typo, else win, else an assumption.
  ///
  /// A table is passed over when its numbers are all zero or out of range: an ascender in 0 to 8 em and a descender in
  /// -3 to 0 em are in range. Each thing that isn't `hhea`'s own comes with a note.
  static func choose(_ tables: FaceTables, unitsPerEm: Int32) -> (metrics: LineMetrics, notes: [String]) {
    let em = Int(unitsPerEm)
    let candidates: [(source: Source, extents: FaceTables.Extents?)] = [
      (.hhea, tables.hhea), (.typo, tables.typo), (.win, tables.win),
    ]
    let chosen = candidates.first { $0.extents.map { objection($0, em: em) == nil } ?? false }
    var notes: [String] = []
    if chosen?.source != .hhea {
      let why = tables.hhea.map { objection($0, em: em) ?? "" } ?? "the face has no 'hhea' table"
      notes.append("\(why): line metrics are \(words(chosen?.source ?? .assumed))")
    }
    guard let chosen, let extents = chosen.extents else {
      let metrics = LineMetrics(
        ascender: unitsPerEm * 4 / 5, descender: -(unitsPerEm / 5), lineGap: 0, source: .assumed)
      return (metrics, notes)
    }
    let hasGap = (0...8 * em).contains(extents.lineGap)
    if !hasGap { notes.append("a line gap of \(extents.lineGap) units is out of range: 0 stands in") }
    let metrics = LineMetrics(
      ascender: Int32(extents.ascender), descender: Int32(extents.descender),
      lineGap: hasGap ? Int32(extents.lineGap) : 0, source: chosen.source)
    return (metrics, notes)
  }

  private static func objection(_ extents: FaceTables.Extents, em: Int) -> String? {
    if extents.isZero { return "ascender and descender in 'hhea' are 0" }
    if !(0...8 * em).contains(extents.ascender) {
      return "an ascender of \(extents.ascender) units in 'hhea' is out of range"
    }
    if !(-3 * em...0).contains(extents.descender) {
      return "a descender of \(extents.descender) units in 'hhea' is out of range"
    }
    return nil
  }

  private static func words(_ source: Source) -> String {
    switch source {
    case .hhea: "those of 'hhea'"
    case .typo: "the typo values of 'OS/2'"
    case .win: "the win values of 'OS/2'"
    case .assumed: "assumed, 0.8 em and 0.2 em"
    }
  }
}
