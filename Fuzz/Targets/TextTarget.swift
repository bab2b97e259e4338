internal import Drawing
internal import Languages
internal import Sheet
internal import TestSupport
internal import TextLayout
internal import Typeface

/// Takes a sample whose first byte says how it is set, and sets it in faces of several scripts.
enum TextTarget {
  static func run(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    guard let way = bytes.first.map(Int.init), bytes.count <= 2048 else { return .refused("too long") }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let library = TestFaces.library(
      "SpecimenBox-Regular.ttf", "SpecimenArabic-Regular.ttf", "SpecimenMarks-Regular.ttf",
      "colour/SpecimenLayers-Regular.ttf")
    let shaper = TextShaper(library: library)
    let features = [FontFeature(tag: "smcp"), FontFeature(tag: "frac")]
    let attributes = TextAttributes(
      cascade: library.faces.map { $0.instance(weight: nil, opticalSize: nil) }, pointSize: 12,
      features: way & 1 == 1 ? features : [], language: way & 2 == 2 ? "ar" : "en",
      letterSpacing: way & 4 == 4 ? 0.7 : 0, direction: way & 8 == 8 ? .rightToLeft : nil)
    do {
      let line = try shaper.line(text, attributes)
      check(line)
      _ = (shaper.ink(of: line), shaper.clusters(of: line, beyondAscent: 3, descent: 1))
      _ = try shaper.line(text, attributes, maximumWidth: 30)
      let lines = try paragraph(text, attributes, shaper, way)
      let notes = draw([line] + lines.prefix(8), library)
      return .taken((["\(lines.count) lines"] + notes).joined(separator: "; "))
    } catch {
      return .refused("\(error)")
    }
  }

  private static func paragraph(
    _ text: String, _ attributes: TextAttributes, _ shaper: TextShaper, _ way: Int
  ) throws -> [TextLine] {
    let breaks = try LineBreaker.open().breaks(of: text, language: attributes.language ?? "en")
    let cuts = ParagraphOptions.Truncation.allCases
    let options = ParagraphOptions(
      width: [0, 20, 60, .infinity][way >> 4 & 3], maximumLines: way >> 6, truncation: cuts[way % cuts.count])
    let paragraph = try shaper.paragraph(text, attributes, options, breaks: breaks)
    for line in paragraph.lines { check(line.line) }
    return paragraph.lines.map(\.line)
  }

  /// A line's glyphs stand for bytes of its text, and it has a width.
  private static func check(_ line: TextLine) {
    promise(line.width.isFinite, "a line has a width")
    let count = line.text.utf8.count
    for run in line.runs {
      promise((0...count).contains(run.utf8Range.upperBound), "a run is of its line")
      for glyph in run.glyphs { promise((0...count).contains(glyph.cluster), "a glyph stands for text of its line") }
    }
  }

  private static func draw(_ lines: [TextLine], _ library: FontLibrary) -> [String] {
    let items = lines.enumerated().map { index, line in
      Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 10, y: 20 * Double(index + 1))))
    }
    let frame = Frame(size: Frame.Size(width: 200, height: 200), items: items)
    return FontTarget.notes {
      [
        try PDFDrawing.draw(frame, fonts: library), try SVGDrawing.draw(frame, fonts: library),
        try PNGDrawing.draw(frame, fonts: library, options: PNGOptions(scale: 1)),
      ]
    }
  }
}
