internal import Drawing
internal import Sheet
internal import Snapshot
internal import TextLayout
internal import Typeface

/// Collects the fonts and the rows of glyphs that a frame's cells are made of, each once.
struct ShapeCollector {
  /// The fonts in the order of their first use.
  private(set) var fonts: [FontRecord] = []
  /// The rows of glyphs in the order of their first use.
  private(set) var shapes: [ShapeRecord] = []

  private let library: FontLibrary
  private let outlines: GlyphOutlines
  private var fontIndices: [FaceID: Int] = [:]
  private var shapeIndices: [Key: Int] = [:]

  /// What makes a row of glyphs another one.
  private struct Key: Hashable {
    var font: FontInstance
    var text: String
    var glyphs: [ShapeRecord.Glyph]
  }

  /// Begins with nothing.
  init(fonts library: FontLibrary, outlines: GlyphOutlines) {
    self.library = library
    self.outlines = outlines
  }

  /// The record of a cell, whose glyphs are taken in.
  mutating func record(_ cell: Frame.Cell, _ drawn: DrawnCell, of frame: Frame) -> CellRecord {
    let runs = Self.sample(of: cell, in: frame)
    let sizes = Set(runs.map(\.run.pointSize))
    return CellRecord(
      name: CellName(cell.name), pointSize: sizes.count == 1 ? sizes.first : nil,
      shapes: runs.map { index(of: $0.run, in: $0.line) }, place: drawn.place, pixels: drawn.pixels)
  }

  /// The runs of the cell's sample: what stands on its baseline.
  ///
  /// The label stands below; where nothing stands on the baseline, everything counts.
  private static func sample(of cell: Frame.Cell, in frame: Frame) -> [(run: GlyphRun, line: TextLine)] {
    let texts = frame.items[cell.items.clamped(to: frame.items.indices)].compactMap { item -> Frame.Text? in
      if case .text(let text) = item { text } else { nil }
    }
    // A cell that is the whole frame has no baseline of its own.
    let isWhole = cell.items == frame.items.indices && frame.cells.count == 1
    let sample = isWhole ? [] : texts.filter { abs($0.origin.y - cell.origin.y) < 0.001 }
    return (sample.isEmpty ? texts : sample).flatMap { text in text.line.runs.map { ($0, text.line) } }
  }

  private mutating func index(of run: GlyphRun, in line: TextLine) -> Int {
    let utf8 = Array(line.text.utf8)
    let glyphs = run.glyphs.map { glyph in
      ShapeRecord.Glyph(
        id: glyph.id, advance: Self.thousandths(glyph.advance), xOffset: Self.thousandths(glyph.xOffset),
        yOffset: Self.thousandths(glyph.yOffset))
    }
    let key = Key(
      font: run.font, text: String(decoding: utf8[run.utf8Range.clamped(to: utf8.indices)], as: UTF8.self),
      glyphs: glyphs)
    if let index = shapeIndices[key] { return index }
    shapes.append(
      ShapeRecord(
        font: index(of: run.font.face), instance: Self.words(run.font), text: key.text, glyphs: glyphs,
        outlines: outlines.fingerprint(of: glyphs.map(\.id), in: run.font)))
    shapeIndices[key] = shapes.count - 1
    return shapes.count - 1
  }

  private mutating func index(of id: FaceID) -> Int {
    if let index = fontIndices[id] { return index }
    let face = library[id]
    fonts.append(FontRecord(name: face.postScriptName, file: face.fileName, sha256: face.sha256))
    fontIndices[id] = fonts.count - 1
    return fonts.count - 1
  }

  /// A length of an em in thousandths, rounded to thousandths of those.
  private static func thousandths(_ length: Double) -> Double {
    // Adding 0 makes -0 a plain 0.
    (length * 1_000_000).rounded() / 1_000 + 0
  }

  /// An instance's coordinates, such as "opsz=17 wght=600".
  private static func words(_ font: FontInstance) -> String {
    font.coordinates.map { coordinate in
      let digits = "\(coordinate.value)"
      return "\(coordinate.tag)=\(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)"
    }.joined(separator: " ")
  }
}
