public import Typeface

/// A text to shape as one run in font units, as `hb-shape --shapers=ot` does.
public struct ShapeRequest: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The font.
  public var font: FontInstance
  /// Features, in the order in which they are applied.
  public var features: [FontFeature] = []
  /// The direction, or nil to take the script's.
  public var direction: TextDirection?
  /// The script as an ISO 15924 tag, or nil to take that of the first letter.
  public var script: Tag?
  /// The language as a BCP 47 tag, or nil for none.
  public var language: String?
  /// Whether characters that show nothing, such as joiners and variation selectors, leave no glyph behind.
  package var dropsInvisibles = false

  /// Makes a request whose direction, script and language come from the text.
  public init(text: String, font: FontInstance) {
    self.text = text
    self.font = font
  }
}

/// A glyph in font units, as `hb-shape` prints it.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in its font.
  public var id: UInt32
  /// The UTF-8 offset of the cluster's first byte.
  public var cluster: Int
  /// What the pen moves by, in font units; y points up.
  public var xAdvance, yAdvance: Int32
  /// How far the glyph stands from the pen, in font units; y points up.
  public var xOffset, yOffset: Int32
}

extension TextShaper {
  /// Shapes a text as one run: no bidi, no fallback, all values in font units.
  ///
  /// The glyphs stand in visual order. They are those of `hb-shape --shapers=ot` for the same font, text and options.
  public func shape(_ request: ShapeRequest) -> [ShapedGlyph] {
    guard !request.text.isEmpty else { return [] }
    let face = library[request.font.face]
    let font = ShapingFont(
      face, costs: GlyphCosts(face, limits: library.limits), coordinates: request.font.coordinates)
    var buffer = ShapingBuffer()
    buffer.fill(request.text, range: 0..<request.text.utf8.count)
    if request.dropsInvisibles { buffer.dropInvisibles() }
    buffer.describe(direction: request.direction, script: request.script?.rawValue, language: request.language)
    buffer.shape(with: font, features: request.features)
    return buffer.output.map { glyph in
      ShapedGlyph(
        id: glyph.id, cluster: Int(glyph.cluster), xAdvance: glyph.xAdvance, yAdvance: glyph.yAdvance,
        xOffset: glyph.xOffset, yOffset: glyph.yOffset)
    }
  }
}
