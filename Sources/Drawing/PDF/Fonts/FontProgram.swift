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
    if face.face.container.format == .trueType {
      var font = GlyfFont()
      guard let advances = Self.fill(&font, from: face, glyphs: glyphs, codes: codes, unitsPerEm) else { return nil }
      let metrics = face.face.lineMetrics
      bytes = font.bytes(
        unitsPerEm: unitsPerEm, ascender: Int(metrics.ascender), descender: Int(metrics.descender))
      format = .glyf
      self.advances = advances
    } else {
      var font = CharstringFont()
      guard let advances = Self.fill(&font, from: face, glyphs: glyphs, codes: codes, unitsPerEm) else { return nil }
      bytes = font.bytes(unitsPerEm: unitsPerEm)
      format = .charstrings
      self.advances = advances
    }
  }

  /// Puts the glyphs where their codes are and blanks between them, and returns the codes' advances; nil when the font can't
  /// be whole.
  private static func fill<Font: FontInTheMaking>(
    _ font: inout Font, from face: FreeTypeFace, glyphs: [UInt32], codes: GlyphCodes, _ unitsPerEm: Int
  ) -> [Int]? {
    let canBeMade = unitsPerEm > 0 && unitsPerEm <= 0xFFFF && codes.canBeWritten
    var advances = [Int](repeating: -1, count: codes.count)
    var isWhole = canBeMade && (face.face.isScalable || face.pictures != nil)
    for glyph in glyphs where isText(glyph, of: face) {
      let outline = face.loadUnscaled(glyph)
      guard let code = codes[glyph], isWhole else { continue }
      let advance = max(0, min(0xFFFF, face.unscaledAdvance(of: glyph)))
      isWhole = font.fill(to: code) && font.add(outline, of: glyph, in: face, advance: advance, unitsPerEm)
      advances[code] = (advance * 1_000 + unitsPerEm / 2) / unitsPerEm
    }
    return isWhole && font.fill(to: codes.count) ? advances : nil
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
///
/// No enum of both: its tag would stand in a word that is otherwise left as it was, which valgrind tells.
protocol FontInTheMaking {
  /// How many glyphs there are.
  var glyphCount: Int { get }

  /// Adds a glyph's outline in font units, nil for a blank, with its advance; false where it can't be held.
  mutating func add(_ outline: FT_Outline?, advance: Int) -> Bool
}

extension GlyfFont: FontInTheMaking {}
extension CharstringFont: FontInTheMaking {}

extension FontInTheMaking {
  /// Adds blanks until there are so many glyphs.
  fileprivate mutating func fill(to count: Int) -> Bool {
    while glyphCount < count { guard add(nil, advance: 0) else { return false } }
    return true
  }

  /// Adds a glyph as it was loaded; one that is a picture and has no outline gets one that isn't seen.
  fileprivate mutating func add(
    _ outline: FT_Outline?, of glyph: UInt32, in face: FreeTypeFace, advance: Int, _ unitsPerEm: Int
  ) -> Bool {
    if outline == nil, face.pictures != nil, case .bitmap = face.picture(of: glyph) {
      return HiddenOutline.lend(unitsPerEm: unitsPerEm) { add($0, advance: advance) }
    }
    return add(outline, advance: advance)
  }
}
