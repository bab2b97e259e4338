import CFreeType
import CHarfBuzz
import Typeface

/// The outlines of an instance's glyphs that FreeType refuses, as HarfBuzz reads them.
///
/// FreeType refuses a glyph for faults that HarfBuzz passes over, such as a CFF operator that takes more than there is. Text is measured by
/// HarfBuzz, so such a glyph has ink, a place and no mark: it is drawn from what was measured, in every format.
///
/// It has one outline at a time, which stands until the next is read.
final class FallbackOutlines {
  // FreeType's memory is given back to it, so the library has to be there for longer.
  private let library: FreeTypeLibrary
  private let font: OpaquePointer
  private let functions: OpaquePointer
  private var outline = FT_Outline()

  /// Opens an instance; `library` lends the memory.
  init(_ face: Face, at coordinates: [AxisCoordinate], library: FreeTypeLibrary) {
    self.library = library
    font = hb_font_create(face.harfBuzzFace)
    let variations = coordinates.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    functions = Self.drawFunctions()
  }

  deinit {
    FT_Outline_Done(library.handle, &outline)
    hb_draw_funcs_destroy(functions)
    hb_font_destroy(font)
  }

  /// A glyph's outline, its font units multiplied by `scale` and rounded; nil where HarfBuzz reads none either.
  ///
  /// The glyph has to be one that is small enough to be unfolded.
  func outline(of glyph: UInt32, scale: Double) -> FT_Outline? {
    var points = OutlinePoints(scale: scale)
    withUnsafeMutablePointer(to: &points) { chb_draw_glyph(font, glyph, functions, $0) }
    points.close()
    FT_Outline_Done(library.handle, &outline)
    outline = FT_Outline()
    guard let count = Int16(exactly: points.points.count), count > 0,
      FT_Outline_New(library.handle, FT_UInt(count), FT_Int(points.ends.count), &outline) == 0
    else { return nil }
    outline.points.update(from: points.points, count: points.points.count)
    outline.tags.update(from: points.tags, count: points.tags.count)
    outline.contours.update(from: points.ends, count: points.ends.count)
    return outline
  }

  private static func drawFunctions() -> OpaquePointer {
    guard let functions = hb_draw_funcs_create() else { preconditionFailure("hb_draw_funcs_create gave null") }
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        OutlinePoints.draw(data) {
          $0.close()
          $0.add(x, y, FT_CURVE_TAG_ON)
        }
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in OutlinePoints.draw(data) { $0.add(x, y, FT_CURVE_TAG_ON) } }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        OutlinePoints.draw(data) {
          $0.add(controlX, controlY, FT_CURVE_TAG_CONIC)
          $0.add(x, y, FT_CURVE_TAG_ON)
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        OutlinePoints.draw(data) {
          $0.add(firstX, firstY, FT_CURVE_TAG_CUBIC)
          $0.add(secondX, secondY, FT_CURVE_TAG_CUBIC)
          $0.add(x, y, FT_CURVE_TAG_ON)
        }
      }, nil, nil)
    return functions
  }
}
