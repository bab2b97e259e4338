import CFreeType
import Typeface

/// A small, static font of an instance's glyphs in use, made from their outlines alone.
///
/// No font goes into a document as it came: readers, printers among them, trust a font's tables more than a stranger's file
/// deserves. What was unfolded here, within limits, is safe and is all that a reader needs.
struct FontProgram {
  /// What an embedded font is made of.
  enum Format {
    /// A TrueType font.
    case glyf
    /// A bare table `CFF `.
    case charstrings
  }

  /// How the outlines are written.
  let format: Format
  /// The font as a file.
  let bytes: [UInt8]
  /// The advance of each code in thousandths of an em; below 0 for one that is not drawn in this font.
  ///
  /// They are whole, since PDFium takes no others: it cuts off what is behind the point, and MuPDF rounds it.
  let advances: [Int]

  /// Makes the font; nil when an outline can't be held, or there is nothing that could be text.
  ///
  /// Every glyph is loaded, so that the face knows afterwards which ones it refused. Those are blanks here, so that the text
  /// they stand for can still be found and copied.
  init?(_ face: FreeTypeFace, glyphs: [UInt32], codes: GlyphCodes) {
    let unitsPerEm = face.face.isScalable ? face.unitsPerEm : Int(face.face.unitsPerEm)
    let canBeMade = unitsPerEm > 0 && unitsPerEm <= 0xFFFF && codes.canBeWritten
    var builder = face.face.container.format == .trueType ? Builder.glyf(GlyfFont()) : .charstrings(CharstringFont())
    var advances = [Int](repeating: -1, count: codes.count)
    var isWhole = canBeMade && (face.face.isScalable || face.pictures != nil)
    for glyph in glyphs where Self.isText(glyph, of: face) {
      let outline = face.loadUnscaled(glyph)
      guard let code = codes[glyph], isWhole else { continue }
      let advance = max(0, min(0xFFFF, face.unscaledAdvance(of: glyph)))
      isWhole = builder.fill(to: code) && builder.add(outline, of: glyph, in: face, advance: advance, unitsPerEm)
      advances[code] = (advance * 1_000 + unitsPerEm / 2) / unitsPerEm
    }
    guard isWhole, builder.fill(to: codes.count) else { return nil }
    let metrics = face.face.lineMetrics
    switch builder {
    case .glyf(let font):
      bytes = font.bytes(
        unitsPerEm: unitsPerEm, ascender: Int(metrics.ascender), descender: Int(metrics.descender))
      format = .glyf
    case .charstrings(let font):
      bytes = font.bytes(unitsPerEm: unitsPerEm)
      format = .charstrings
    }
    self.advances = advances
  }

  /// Whether a glyph can stand in an embedded font: for its outline, or for the text under its colours.
  private static func isText(_ glyph: UInt32, of face: FreeTypeFace) -> Bool {
    guard face.pictures != nil else { return true }
    face.setSize(OutlinePath.loadSize)
    let picture = face.picture(of: glyph)
    if case .none = picture { return false }
    if case .layers(let layers) = picture { for layer in layers { _ = face.load(layer.glyph) } }
    return true
  }
}

/// A font of either format in the making.
private enum Builder {
  case glyf(GlyfFont)
  case charstrings(CharstringFont)

  private var glyphCount: Int {
    switch self {
    case .glyf(let font): font.glyphCount
    case .charstrings(let font): font.glyphCount
    }
  }

  /// Adds blanks until there are so many glyphs.
  mutating func fill(to count: Int) -> Bool {
    while glyphCount < count { guard add(nil, advance: 0) else { return false } }
    return true
  }

  /// Adds a glyph as it was loaded; one that is a picture and has no outline gets one that isn't seen.
  mutating func add(
    _ outline: FT_Outline?, of glyph: UInt32, in face: FreeTypeFace, advance: Int, _ unitsPerEm: Int
  ) -> Bool {
    if outline == nil, face.pictures != nil, case .bitmap = face.picture(of: glyph) {
      return HiddenOutline.lend(unitsPerEm: unitsPerEm) { add($0, advance: advance) }
    }
    return add(outline, advance: advance)
  }

  private mutating func add(_ outline: FT_Outline?, advance: Int) -> Bool {
    switch consume self {
    case .glyf(var font):
      let isHeld = font.add(outline, advance: advance)
      self = .glyf(font)
      return isHeld
    case .charstrings(var font):
      let isHeld = font.add(outline, advance: advance)
      self = .charstrings(font)
      return isHeld
    }
  }
}
