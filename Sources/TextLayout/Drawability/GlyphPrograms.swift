internal import CHarfBuzz
internal import Typeface

/// The programs of a face's glyphs by themselves, as CFF and CFF2 have them.
///
/// Of a whole face HarfBuzz would measure a picture or a glyph of `glyf` where there is one, and never look at the program.
final class GlyphPrograms {
  /// What a program draws.
  struct Length {
    /// The points of its lines and curves, as FreeType counts them: a contour's first point is its last.
    var points = 0
    /// How many contours it begins; while FreeType reads a contour, its first point and its last are two.
    var contours = 0
  }

  private let font: OpaquePointer
  private let functions: OpaquePointer

  /// Takes hold of the programs; nil where the face has none.
  init?(_ face: Face) {
    guard face.container.format != .trueType else { return nil }
    let outlines: Tag = face.container.format == .openTypeCFF2 ? "CFF2" : "CFF "
    let part = PartialFace.make(of: face, [outlines, "head", "maxp", "fvar"])
    defer { hb_face_destroy(part) }
    font = hb_font_create(part)
    functions = Self.countingFunctions()
  }

  deinit {
    hb_draw_funcs_destroy(functions)
    hb_font_destroy(font)
  }

  /// What a glyph's program draws, at whatever place on the axes; nil where HarfBuzz doesn't get to its end.
  ///
  /// It gives up after 10,000 operators.
  func length(of glyph: UInt32) -> Length? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    var length = Length()
    chb_draw_glyph(font, glyph, functions, &length)
    return length
  }

  private static func countingFunctions() -> OpaquePointer {
    guard let functions = hb_draw_funcs_create() else { preconditionFailure("hb_draw_funcs_create gave null") }
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, _, _, _ in GlyphPrograms.length(data)?.pointee.contours += 1 }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, _, _, _ in GlyphPrograms.length(data)?.pointee.points += 1 }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions, { _, data, _, _, _, _, _, _, _, _ in GlyphPrograms.length(data)?.pointee.points += 3 }, nil, nil)
    return functions
  }

  private static func length(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Length>? {
    data?.assumingMemoryBound(to: Length.self)
  }
}
