import CCairo
import CFreeType
import Typeface

/// A rebuilt font as cairo embeds it, with the advances that a PDF reader will move by.
final class EmbeddedFont {
  /// How far a glyph moves the pen, in em.
  struct Advance {
    /// What cairo believes, and subtracts from where the next glyph should be.
    var believed: Double
    /// What the file says: thousandths of an em, cut off.
    var written: Double
  }

  /// cairo's font face, which keeps FreeType's alive.
  let fontFace: OpaquePointer
  /// The advances of the glyphs that can be drawn.
  let advances: [UInt32: Advance]

  /// Makes cairo's face of an opened font, and looks at every glyph, since one bad glyph would put cairo in error.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)`` when cairo has no memory for it.
  init(_ face: MemoryFace, glyphs: [UInt32], name: String) throws(DrawingError) {
    let fontFace = CairoFace.make(face.handle)
    let status = cairo_font_face_set_user_data(
      fontFace, CairoFace.ownerKey, Unmanaged.passRetained(face).toOpaque(),
      { owner in if let owner { Unmanaged<MemoryFace>.fromOpaque(owner).release() } })
    guard let fontFace, status == CAIRO_STATUS_SUCCESS else {
      Unmanaged.passUnretained(face).release()
      cairo_font_face_destroy(fontFace)
      throw .cairo(status, while: "with '\(name)'")
    }
    self.fontFace = fontFace
    advances = Self.advances(of: glyphs, in: face.handle, as: fontFace)
  }

  deinit {
    cairo_font_face_destroy(fontFace)
  }

  private static func advances(
    of glyphs: [UInt32], in face: FT_Face, as fontFace: OpaquePointer
  ) -> [UInt32: Advance] {
    let unitsPerEm = Double(face.pointee.units_per_EM)
    guard unitsPerEm > 0 else { return [:] }
    // As cairo measures glyphs for a PDF: at a size of 1, where FreeType's numbers are rounder than the font's.
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    let scaled = cairo_scaled_font_create(fontFace, &identity, &identity, options)
    defer { cairo_scaled_font_destroy(scaled) }
    var advances: [UInt32: Advance] = [:]
    for glyph in glyphs where FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_SCALE)) == 0 {
      let units = Double(face.pointee.glyph.pointee.metrics.horiAdvance)
      var asked = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
      var extents = cairo_text_extents_t()
      cairo_scaled_font_glyph_extents(scaled, &asked, 1, &extents)
      // cairo multiplies and cuts off in this order, in which 1001 thousandths come out as 1000.
      let thousandths = (units / unitsPerEm * 1_000).rounded(.towardZero)
      advances[glyph] = Advance(believed: extents.x_advance, written: thousandths / 1_000)
    }
    return advances
  }
}
