internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Sets legends: how to read a sheet, and what the marks and guides that it uses mean, and no others.
struct LegendSetter {
  /// The most code points that one entry lists.
  static let codePointLimit = 6

  let system: ResolvedTypeSystem
  let library: FontLibrary
  let labels: LabelSetter
  /// The guides that the sheet was asked to draw.
  let guides: Set<Guide>
  /// The widest that a line may be, in points.
  let width: Double

  /// All that there is to say of a sheet with these cells.
  func whole(_ cells: [SetCell]) throws(SheetError) -> Legend {
    var pieces: [[LabelSetter.Piece]] = [
      [labels.ink("17", .bold), labels.quiet(" / 22  1.00x   size and line height in points, ratio to Large")]
    ]
    let table = DynamicTypeTable.table(for: system.document.platform)
    if let first = table.categories.first, let last = table.categories.last, first != last {
      let ends = "\(first.label) to \(last.label)"
      pieces += [
        [labels.ink("3.9x", .bold), labels.quiet("   growth from \(ends), before rounding")],
        [labels.quiet("bars: from \(ends), the tick at Large; custom above fallback")],
      ]
    }
    pieces += marks(cells) { _ in true } + guideEntries(cells)
    pieces += AppleCurves.notes(system).map { [labels.quiet($0)] }
    return try legend(pieces)
  }

  /// What the marks of these cells mean, those that `isShown` picks.
  func marks(of cells: [SetCell], where isShown: (Mark) -> Bool) throws(SheetError) -> Legend {
    try legend(marks(cells, where: isShown))
  }

  private func legend(_ pieces: [[LabelSetter.Piece]]) throws(SheetError) -> Legend {
    var entries: [[Label]] = []
    for piece in pieces { entries.append(try labels.wrapped(piece, width: width)) }
    return Legend(entries, width: width)
  }

  /// An entry for each kind of mark that the cells bear, and for the characters that it concerns.
  private func marks(_ cells: [SetCell], where isShown: (Mark) -> Bool) -> [[LabelSetter.Piece]] {
    let minimum = DynamicTypeTable.table(for: system.document.platform).minimumPointSize
    let characters = CharacterReport(cells, library)
    var seen: Set<String> = []
    let kinds = cells.flatMap(\.marks).filter { isShown($0) && seen.insert(MarkWords.kind($0)).inserted }
      .sorted { MarkWords.rank($0) < MarkWords.rank($1) }
    return kinds.flatMap { mark in
      let entry = MarkWords.legend(mark, minimum: minimum)
      var word = labels.mark(mark, entry.word)
      if MarkWords.isQuiet(mark) { word.color = labels.palette.ink }
      return [[word, labels.quiet("   " + entry.meaning)]]
        + Self.footnotes(mark, characters).map { note in
          [
            labels.mark(mark, ""), labels.ink(note.what), labels.quiet(note.where),
            labels.name(note.face, color: labels.palette.quiet), labels.quiet(note.end),
          ]
        }
    }
  }

  /// Which characters a kind of mark means, and where they come from.
  private static func footnotes(_ mark: Mark, _ characters: CharacterReport) -> [(
    what: String, where: String, face: String, end: String
  )] {
    switch mark {
    case .missingGlyphs: [(list(characters.missing), "  in no font", "", "")]
    case .undrawableGlyphs: characters.undrawn.map(note)
    case .fallbackGlyphs: characters.borrowed.map { (list($0.characters), "  from ", $0.postScriptName, "") }
    case .invisible:
      [
        (
          characters.invisible.prefix(4).map(CodePoints.described).joined(separator: ", "),
          characters.invisible.count > 4 ? "  and \(characters.invisible.count - 4) more" : "", "", ""
        )
      ]
    default: []
    }
  }

  /// How many glyphs of which face are not drawn, and why.
  private static func note(_ list: UndrawnGlyphs) -> (what: String, where: String, face: String, end: String) {
    (Summary.counted(list.glyphs.count, "glyph", "glyphs"), " of ", list.postScriptName, ": \(list.reason.words)")
  }

  /// A chart's entries for glyphs that are not drawn: what the mark means, and which glyphs they are.
  static func entries(_ undrawn: [UndrawnGlyphs], _ labels: LabelSetter) -> [[LabelSetter.Piece]] {
    guard !undrawn.isEmpty else { return [] }
    let mark = Mark.undrawableGlyphs(1)
    let entry = MarkWords.legend(mark, minimum: nil)
    return [[labels.mark(mark, entry.word), labels.quiet("   " + entry.meaning)]]
      + undrawn.map { list in
        let note = note(list)
        return [
          labels.mark(mark, ""), labels.ink(note.what), labels.quiet(note.where),
          labels.name(note.face, color: labels.palette.quiet), labels.quiet(note.end),
        ]
      }
  }

  private static func list(_ characters: [Character]) -> String {
    let scalars = characters.flatMap(\.unicodeScalars).filter { !$0.isInvisible }
    return CodePoints.list(CharacterReport.unique(scalars), limit: codePointLimit)
  }

  /// An entry for each guide that is drawn, and one for each face that lacks the metric of some.
  private func guideEntries(_ cells: [SetCell]) -> [[LabelSetter.Piece]] {
    let drawn = Set(cells.flatMap { $0.guides.map(\.guide) })
    let faces = CharacterReport.unique(
      system.styles.flatMap { [$0.custom.font?.face, $0.fallback.font?.face] }.compactMap { $0 })
    let sources = CharacterReport.unique(faces.map { library[$0].lineMetrics.source.words }).joined(separator: " or ")
    let entries = Guide.allCases
      .filter { drawn.contains($0) || $0 == .lineBox && guides.contains($0) }
      .map { labels.guide($0) + [labels.quiet("   " + Self.meaning($0, lineSource: sources))] }
    var lacking: [String: Set<Guide>] = [:]
    for style in system.styles {
      for column in [style.custom, style.fallback] {
        guard let font = column.font else { continue }
        let missing = missingGuides(of: font.face)
        if !missing.isEmpty { lacking[font.postScriptName, default: []].formUnion(missing) }
      }
    }
    return entries
      + lacking.sorted { $0.key < $1.key }.map { name, guides in
        let words = Guide.allCases.filter(guides.contains).map(\.rawValue).joined(separator: " or ")
        return [labels.name(name), labels.quiet("   names no \(words): left out")]
      }
  }

  private func missingGuides(of face: FaceID) -> Set<Guide> {
    var missing: Set<Guide> = []
    if guides.contains(.xHeight), library[face].xHeight == nil { missing.insert(.xHeight) }
    if guides.contains(.capHeight), library[face].capHeight == nil { missing.insert(.capHeight) }
    return missing
  }

  private static func meaning(_ guide: Guide, lineSource: String) -> String {
    switch guide {
    case .baseline: "where letters stand"
    case .xHeight: "flat small letters (OS/2 sxHeight)"
    case .capHeight: "flat capitals (OS/2 sCapHeight)"
    case .ascender: "top of the face's line (\(lineSource))"
    case .descender: "bottom of the face's line (\(lineSource))"
    case .lineBox: "the line with its leading and the fonts that stepped in"
    }
  }
}

extension LineMetrics.Source {
  /// The table as a legend names it.
  fileprivate var words: String {
    switch self {
    case .hhea: "hhea"
    case .typo: "OS/2 typo"
    case .win: "OS/2 win"
    case .assumed: "assumed"
    }
  }
}
