package import Drawing
internal import Spelling
package import TextLayout
package import Typeface

/// Draws shaped glyphs as SVG by the contract of Unicode's text-rendering-tests: 1000 units an em, y upwards, whole numbers.
///
/// A symbol for each distinct glyph in the order of first use, then a use for each glyph. The box is as wide as the line's
/// advance and as high as the line metrics say. A symbol's id is the test case's, a point, and the glyph's name, or `gid`
/// and its number where the font names none.
package struct ShapedGlyphPicture {
  private let face: Face
  private let instance: FontInstance
  private let outlines: AbsoluteOutlines
  private let prefix: String

  /// Prepares to draw glyphs of a face at a place on its axes; the ids begin with the test case's.
  package init(_ face: Face, at places: [AxisCoordinate], outlines: AbsoluteOutlines, testCase: String) {
    self.face = face
    self.outlines = outlines
    instance = face.instance(at: places)
    prefix = testCase + "."
  }

  /// The file's text, with a line break at its end.
  package func text(_ glyphs: [ShapedGlyph]) -> String {
    var seen: Set<UInt32> = []
    var symbols: [String] = []
    var uses: [String] = []
    var pen = (x: 0, y: 0)
    for glyph in glyphs {
      let id = Self.attribute(prefix + (face.glyphName(glyph.id) ?? "gid\(glyph.id)"))
      if seen.insert(glyph.id).inserted {
        let path = outlines.path(of: glyph.id, in: instance)
        symbols.append("<symbol id=\"\(id)\" overflow=\"visible\"><path d=\"\(path)\"/></symbol>\n")
      }
      let (x, y) = (scaled(pen.x + Int(glyph.xOffset)), scaled(pen.y + Int(glyph.yOffset)))
      uses.append("<use xlink:href=\"#\(id)\" x=\"\(x)\" y=\"\(y)\"/>\n")
      pen = (pen.x + Int(glyph.xAdvance), pen.y + Int(glyph.yAdvance))
    }
    let metrics = face.lineMetrics
    let height = scaled(Int(metrics.ascender) - Int(metrics.descender))
    let box = "0 \(scaled(Int(metrics.descender))) \(scaled(pen.x)) \(height)"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="\(box)">
      \(symbols.joined())\(uses.joined())</svg>

      """
  }

  /// Font units as thousandths of an em.
  private func scaled(_ units: Int) -> Int { Int((Double(units) * 1000 / Double(face.unitsPerEm)).rounded()) }

  private static func attribute(_ text: String) -> String {
    var bytes: [UInt8] = []
    XMLText.addAttribute(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
