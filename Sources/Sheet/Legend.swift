internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// What a sheet says of its own signs: how to read a cell, and the marks and guides that it uses, and no others.
struct Legend {
  /// The most code points that one entry lists.
  static let codePointLimit = 6

  /// The entries in the order of reading, each on one line.
  let entries: [Label]

  /// Makes the legend of a sheet's cells; `hasBars` adds how to read the ranges of row heads.
  init(
    _ system: ResolvedTypeSystem, cells: [SetCell], guides: Set<Guide>, hasBars: Bool, _ library: FontLibrary,
    _ labels: LabelSetter
  ) throws(SheetError) {
    var pieces = Self.reading(hasBars: hasBars, labels)
    pieces += Self.marks(system, cells, CharacterReport(cells, library), labels)
    pieces += Self.guides(system, cells, guides, library, labels)
    pieces += AppleCurves.notes(system).map { [labels.quiet($0)] }
    var entries: [Label] = []
    for piece in pieces { entries.append(try labels.set(piece)) }
    self.entries = entries
  }

  /// The widest entry, in points.
  var minimumWidth: Double { entries.map(\.width).max() ?? 0 }

  private static func reading(hasBars: Bool, _ labels: LabelSetter) -> [[LabelSetter.Piece]] {
    let cell = [
      labels.ink("17", .bold), labels.quiet(" / 22  1.00x   size and line height in points, ratio to Large"),
    ]
    guard hasBars else { return [cell] }
    return [
      cell, [labels.ink("3.9x", .bold), labels.quiet("   growth from xSmall to AX5, before rounding")],
      [labels.quiet("bars: from xSmall to AX5, the tick at Large; custom above fallback")],
    ]
  }

  /// An entry for each kind of mark that the sheet bears, and for the characters that it concerns.
  private static func marks(
    _ system: ResolvedTypeSystem, _ cells: [SetCell], _ characters: CharacterReport, _ labels: LabelSetter
  ) -> [[LabelSetter.Piece]] {
    let minimum = DynamicTypeTable.table(for: system.document.platform).minimumPointSize
    var seen: Set<String> = []
    let kinds = cells.flatMap(\.marks).filter { seen.insert($0.name).inserted }
      .sorted { MarkWords.rank($0) < MarkWords.rank($1) }
    return kinds.flatMap { mark in
      let entry = MarkWords.legend(mark, minimum: minimum)
      var word = labels.mark(mark, entry.word)
      if MarkWords.isQuiet(mark) { word.color = labels.palette.ink }
      return [[word, labels.quiet("   " + entry.meaning)]]
        + footnotes(mark, characters).map { note in
          var sign = labels.mark(mark, "")
          sign.text = ""
          return [
            sign, labels.ink(note.what), labels.quiet(note.where), labels.name(note.face, color: labels.palette.quiet),
          ]
        }
    }
  }

  /// Which characters a kind of mark means, and where they come from.
  private static func footnotes(_ mark: Mark, _ characters: CharacterReport) -> [(
    what: String, where: String, face: String
  )] {
    switch mark {
    case .missingGlyphs: [(list(characters.missing), "  in no font", "")]
    case .fallbackGlyphs: characters.borrowed.map { (list($0.characters), "  from ", $0.postScriptName) }
    case .invisible:
      [
        (
          characters.invisible.prefix(4).map(CodePoints.described).joined(separator: ", "),
          characters.invisible.count > 4 ? "  and \(characters.invisible.count - 4) more" : "", ""
        )
      ]
    default: []
    }
  }

  private static func list(_ characters: [Character]) -> String {
    let scalars = characters.flatMap(\.unicodeScalars).filter { !$0.isInvisible }
    return CodePoints.list(CharacterReport.unique(scalars), limit: codePointLimit)
  }

  /// An entry for each guide that is drawn, and one for each face that lacks the metric of some.
  private static func guides(
    _ system: ResolvedTypeSystem, _ cells: [SetCell], _ guides: Set<Guide>, _ library: FontLibrary,
    _ labels: LabelSetter
  ) -> [[LabelSetter.Piece]] {
    let drawn = Set(cells.flatMap { $0.guides.map(\.guide) })
    let faces = CharacterReport.unique(
      system.styles.flatMap { [$0.custom.font?.face, $0.fallback.font?.face] }.compactMap { $0 })
    let sources = CharacterReport.unique(faces.map { library[$0].lineMetrics.source.words }).joined(separator: " or ")
    let entries = Guide.allCases
      .filter { drawn.contains($0) || $0 == .lineBox && guides.contains($0) }
      .map { labels.guide($0) + [labels.quiet("   " + meaning($0, lineSource: sources))] }
    var lacking: [String: Set<Guide>] = [:]
    for style in system.styles {
      for column in [style.custom, style.fallback] {
        guard let font = column.font else { continue }
        let missing = missingGuides(of: font.face, guides, library)
        if !missing.isEmpty { lacking[font.postScriptName, default: []].formUnion(missing) }
      }
    }
    return entries
      + lacking.sorted { $0.key < $1.key }.map { name, guides in
        let words = Guide.allCases.filter(guides.contains).map(\.rawValue).joined(separator: " or ")
        return [labels.name(name), labels.quiet("   names no \(words): left out")]
      }
  }

  private static func missingGuides(of face: FaceID, _ guides: Set<Guide>, _ library: FontLibrary) -> Set<Guide> {
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
