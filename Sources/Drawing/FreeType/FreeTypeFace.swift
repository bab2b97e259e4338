import CFreeType
import CHarfBuzz
import TextLayout
import Typeface

/// A font instance opened by FreeType from the font's own bytes, its axes set: what outlines and masks are drawn from.
///
/// It has one size at a time, and the last glyph loaded is in its slot until the next of any instance of the font. It keeps
/// the font's bytes and its library alive.
final class FreeTypeFace {
  /// The font that the instance is of.
  let face: Face
  /// The library, in which outlines are rendered too.
  let library: FreeTypeLibrary
  /// The face's colour glyphs; nil for a face of nothing but outlines.
  let pictures: GlyphPictures?
  private let font: FreeTypeFont
  private let instance: Int
  private var coordinates: [FT_Fixed]
  private var size = 64
  private var refused: [UInt32: UndrawnReason] = [:]
  private let place: [AxisCoordinate]
  private lazy var fallback = FallbackOutlines(face, at: place, library: library)
  /// The glyph whose metrics are in the font's slot; nil where FreeType didn't load what was asked for last.
  private var slotGlyph: UInt32?

  /// Opens an instance.
  ///
  /// - Throws: ``DrawingError/freeType(step:code:)`` when FreeType can't open the font.
  init(_ face: Face, at coordinates: [AxisCoordinate], library: FreeTypeLibrary) throws(DrawingError) {
    let before = face.work.begin()
    defer { FontWork.end(before) }
    let font = try library.font(of: face)
    (self.face, self.library, self.font) = (face, library, font)
    instance = font.newInstance()
    pictures = GlyphPictures(face, costs: font.costs, memory: library.pictureMemory)
    place = coordinates
    self.coordinates = coordinates.map { FT_Fixed(($0.value * 65_536).rounded()) }
    // Nothing is lost where that can't be: each glyph asks again, and HarfBuzz reads it then.
    _ = font.select(instance, &self.coordinates)
  }

  /// The font units of an em.
  var unitsPerEm: Int { Int(font.handle.pointee.units_per_EM) }

  /// How many glyphs are not drawn so far, each counted once, by the reason.
  var undrawnCounts: [UndrawnReason: Int] {
    guard !refused.isEmpty || pictures?.undrawn.isEmpty == false else { return [:] }
    var all = pictures?.undrawn ?? [:]
    for (glyph, reason) in refused { all[reason, default: []].insert(glyph) }
    return all.mapValues(\.count)
  }

  /// Sets the size of an em in 1/64 pixels, unhinted and so at any fraction; it is one pixel before.
  func setSize(_ size: Int) { self.size = size }

  /// Loads a glyph's unhinted outline at the current size; nil when there is none to draw.
  ///
  /// Its points stand until the next glyph is loaded, and may be moved until then. One that FreeType refuses is taken from HarfBuzz, as
  /// it was measured. A glyph that neither can load or that would cost too much is remembered and counted. A blank is no outline and
  /// no failure; neither is any glyph of a face of bitmaps, whose pictures are counted by themselves.
  func load(_ glyph: UInt32) -> FT_Outline? { load(glyph, isScaled: true) }

  /// Loads a glyph's outline in the font's own units; nil when there is none to draw.
  func loadUnscaled(_ glyph: UInt32) -> FT_Outline? { load(glyph, isScaled: false) }

  /// The advance of the glyph that was loaded last, in font units, as the font's table has it where FreeType didn't load it.
  func unscaledAdvance(of glyph: UInt32) -> Int {
    if slotGlyph == glyph { return Int(font.handle.pointee.glyph?.pointee.metrics.horiAdvance ?? 0) }
    let font = hb_font_create(face.harfBuzzFace)
    defer { hb_font_destroy(font) }
    return Int(hb_font_get_glyph_h_advance(font, glyph))
  }

  private func load(_ glyph: UInt32, isScaled: Bool) -> FT_Outline? {
    slotGlyph = nil
    guard face.isScalable, refused[glyph] == nil else { return nil }
    let before = face.work.begin()
    defer { FontWork.end(before) }
    font.setSize(size)
    // What is too much is never loaded; of all else FreeType is the judge, and the costs have foreseen what it says.
    guard font.costs.allows(glyph) else { return refuse(glyph) }
    let flags = Self.loadFlags | (isScaled ? 0 : Int32(FT_LOAD_NO_SCALE))
    guard font.select(instance, &coordinates) == 0, FT_Load_Glyph(font.handle, glyph, flags) == 0,
      let slot = font.handle.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else {
      if case .nothing = font.costs.drawing(of: glyph) { return refuse(glyph) }
      let scale = isScaled ? Double(size) / Double(max(1, unitsPerEm)) : 1
      if let outline = fallback.outline(of: glyph, scale: scale) { return outline }
      return font.costs.hasPoints(Int(glyph)) ? refuse(glyph) : nil
    }
    guard slot.pointee.outline.n_points > 0, !font.costs.hasLostPart(glyph) else {
      // A blank, or a part of a glyph, may be one because FreeType found nothing.
      if case .nothing = font.costs.drawing(of: glyph) { return refuse(glyph) }
      slotGlyph = glyph
      return nil
    }
    slotGlyph = glyph
    return slot.pointee.outline
  }

  /// Remembers a glyph that has no outline to draw, unless it is drawn without.
  private func refuse(_ glyph: UInt32) -> FT_Outline? {
    switch font.costs.drawing(of: glyph) {
    case .nothing(let reason): refused[glyph] = reason
    case .outline, .plain: refused[glyph] = .brokenOutline
    case .layers, .picture: break
    }
    return nil
  }

  /// What a glyph is drawn from, with a picture for about so many pixels an em; 0 for the largest there is.
  func picture(of glyph: UInt32, pixelsPerEm: Int = 0) -> GlyphPicture {
    guard let pictures else { return .outline }
    let before = face.work.begin()
    defer { FontWork.end(before) }
    return pictures.picture(of: glyph, pixelsPerEm: pixelsPerEm)
  }

  /// No hinting, no embedded bitmaps: FT_LOAD_NO_HINTING, FT_LOAD_NO_BITMAP and FT_LOAD_NO_AUTOHINT.
  static let loadFlags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_AUTOHINT)
}
