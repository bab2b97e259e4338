internal import Sheet
internal import TextLayout
internal import Typeface

extension SheetItems {
  /// A line of text: what it says, where its baseline begins, and its runs of glyphs from left to right.
  func text(_ text: Frame.Text) -> JSON {
    let line = text.line
    return .object([
      .init("kind", .string("text")),
      .init("text", .string(line.text)),
      .init("x", .number(text.origin.x)),
      .init("baseline", .number(text.origin.y)),
      .init("width", .number(line.width)),
      .init("color", color(text.color)),
      .init("direction", .string(line.direction.rawValue)),
      .init("language", .string(orNull: line.language)),
      .init("features", .array(line.features.map(feature))),
      .init("clip", text.clip.map { .record(sides(of: $0)) } ?? .null),
      .init("runs", .array(line.runs.map { run($0, x: text.origin.x) })),
    ])
  }

  /// `start` and `end` are offsets in the text's UTF-8 or null, for the whole text.
  private func feature(_ feature: FontFeature) -> JSON {
    .record([
      .init("tag", .string(feature.tag.description)),
      .init("value", .integer(Int(feature.value))),
      .init("start", .integer(orNull: feature.start)),
      .init("end", .integer(orNull: feature.end)),
    ])
  }

  /// A glyph is drawn `xOffsets` to the right of the pen and `yOffsets` below the baseline; then the pen moves by its
  /// advance.
  private func run(_ run: GlyphRun, x: Double) -> JSON {
    func points(_ value: (Glyph) -> Double) -> JSON {
      .array(run.glyphs.map { .number(value($0) * run.pointSize) })
    }
    return .record([
      .init("font", .integer(orNull: indices[run.font])),
      .init("pointSize", .number(run.pointSize)),
      .init("x", .number(x + run.x)),
      .init("width", .number(run.width)),
      .init("direction", .string(run.direction.rawValue)),
      .init("letterSpacing", .number(run.letterSpacing)),
      .init("start", .integer(run.utf8Range.lowerBound)),
      .init("end", .integer(run.utf8Range.upperBound)),
      .init("provenance", .string(run.provenance.word)),
      .init("glyphs", .array(run.glyphs.map { .integer(Int($0.id)) })),
      .init("clusters", .array(run.glyphs.map { .integer($0.cluster) })),
      .init("advances", points(\.advance)),
      .init("xOffsets", points(\.xOffset)),
      .init("yOffsets", points { 0 - $0.yOffset }),
    ])
  }
}

extension GlyphRun.Provenance {
  /// How a run came by its font, as the machine-readable form says it.
  fileprivate var word: String {
    switch self {
    case .requested: "requested"
    case .fallback: "fallback"
    case .missing: "missing"
    }
  }
}
