internal import CHarfBuzz

extension ShapingFont {
  /// A glyph's advance to the right, in em.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(handle, glyph)) / Double(stepsPerEm)
  }

  /// A glyph's outline in em; empty for a glyph without one, and for one that would never be unfolded.
  func outline(of glyph: UInt32) -> GlyphOutline {
    guard costs.allows(glyph) else { return GlyphOutline() }
    let pen = OutlinePen(stepsPerEm: stepsPerEm)
    let functions = DrawFunctions()
    withExtendedLifetime((pen, functions)) {
      chb_draw_glyph(handle, glyph, functions.handle, Unmanaged.passUnretained(pen).toOpaque())
    }
    pen.outline.close()
    return pen.outline
  }
}

/// Takes an outline down as HarfBuzz tells it.
private final class OutlinePen {
  var outline = GlyphOutline()
  private let em: Double

  init(stepsPerEm: Int32) { em = Double(stepsPerEm) }

  static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
    data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  func point(_ x: Float, _ y: Float) -> GlyphOutline.Point {
    GlyphOutline.Point(x: Double(x) / em, y: Double(y) / em)
  }
}

/// Owns a `hb_draw_funcs_t`: the table of what HarfBuzz calls for each piece of an outline.
private final class DrawFunctions {
  let handle: OpaquePointer

  init() {
    handle = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      handle,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.outline.move(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      handle,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.outline.line(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      handle,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.outline.curve(pen.point(controlX, controlY), to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      handle,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.outline.curve(pen.point(firstX, firstY), pen.point(secondX, secondY), to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(handle, { _, data, _, _ in OutlinePen.pen(data)?.outline.close() }, nil, nil)
  }

  deinit { hb_draw_funcs_destroy(handle) }
}
