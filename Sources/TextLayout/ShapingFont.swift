internal import CHarfBuzz
internal import Typeface

/// A HarfBuzz font: one instance of a face at one scale.
///
/// It refers to the face's tables, so the face must outlive it; the shaper that owns both sees to that.
final class ShapingFont {
  let handle: OpaquePointer
  /// How many steps an em has: the unit of all that the font measures.
  let stepsPerEm: Int32
  /// Which of the fonts that its shaper has opened it is.
  let number: Int
  /// Whether OpenType's own substitutions are the only ones.
  let isOpenTypeAlone: Bool
  var plainCoverage = PlainCoverage()
  /// What glyphs cost to unfold.
  let costs: GlyphCosts
  /// What says that a thread is at work on the font.
  let work: FontWork
  private var inks = InkTable()

  /// Makes the font, measuring in font units or in fractions of them; `costs` are those of the face.
  init(_ face: Face, costs: GlyphCosts, coordinates: [AxisCoordinate], stepsPerUnit: Int32 = 1, number: Int = 0) {
    self.number = number
    self.costs = costs
    work = face.work
    let before = work.begin()
    defer { FontWork.end(before) }
    isOpenTypeAlone = Self.isOpenTypeAlone(face)
    handle = Self.font(of: face, costs, isVariable: !coordinates.isEmpty)
    // HarfBuzz has at least 16 units an em, whatever the font says, so it is asked and not the font.
    stepsPerEm = Int32(hb_face_get_upem(face.harfBuzzFace)) * stepsPerUnit
    hb_font_set_scale(handle, stepsPerEm, stepsPerEm)
    if !coordinates.isEmpty {
      let variations = coordinates.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
      hb_font_set_variations(handle, variations, UInt32(variations.count))
    }
  }

  deinit { hb_font_destroy(handle) }

  /// A font of a face, and of its other tables alone where outlines would never be unfolded.
  ///
  /// HarfBuzz unfolds a glyph at a place on the axes for no more than its advance, and so while it shapes.
  private static func font(of face: Face, _ costs: GlyphCosts, isVariable: Bool) -> OpaquePointer {
    let isEndless = isVariable && costs.hasEndlessComposite
    let shaped = isEndless ? PartialFace.withoutOutlines(of: face) : face.harfBuzzFace
    defer { if isEndless { hb_face_destroy(shaped) } }
    return hb_font_create(shaped)
  }

  /// The box of a glyph's ink, or nil for a glyph without any.
  func ink(of glyph: UInt32) -> GlyphInk? { inks.ink(of: glyph, measure: measuredInk) }

  /// The boxes of some glyphs' ink, nil for those without any.
  func inks(of glyphs: [Glyph]) -> [GlyphInk?] {
    // What is known is taken out for as long: Swift would check each access to it.
    var known = InkTable()
    swap(&known, &inks)
    defer { swap(&known, &inks) }
    return glyphs.map { known.ink(of: $0.id, measure: measuredInk) }
  }

  private func measuredInk(of glyph: UInt32) -> GlyphInk? {
    let before = work.begin()
    defer { FontWork.end(before) }
    _ = costs.drawing(of: glyph)
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(handle, glyph, &extents) != 0, extents.width != 0 || extents.height != 0 else {
      return nil
    }
    let em = Double(stepsPerEm)
    // HarfBuzz gives the upper left corner, a width, and a height that points down.
    return GlyphInk(
      left: Double(extents.x_bearing) / em, right: (Double(extents.x_bearing) + Double(extents.width)) / em,
      top: Double(extents.y_bearing) / em, bottom: (Double(extents.y_bearing) + Double(extents.height)) / em)
  }

  /// The glyph that the font's character map names for a character; nil where it names none.
  func glyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0 ? glyph : nil
  }
}

/// The boxes of a font's glyphs, each measured once.
private struct InkTable {
  private var inks: [Int: GlyphInk?] = [:]

  mutating func ink(of glyph: UInt32, measure: (UInt32) -> GlyphInk?) -> GlyphInk? {
    if let ink = inks[Int(glyph)] { return ink }
    let ink = measure(glyph)
    if inks.isEmpty { inks.reserveCapacity(24) }
    inks[Int(glyph)] = .some(ink)
    return ink
  }
}
