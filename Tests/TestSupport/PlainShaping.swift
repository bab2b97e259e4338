import CHarfBuzz
package import TextLayout
package import Typeface

/// Shapes a text as one run, so that drawing can be tested without the layout of real text.
package enum PlainShaping {
  /// One run of the whole text at a size in points.
  package static func line(
    _ text: String, in face: Face, at instance: FontInstance? = nil, size: Double,
    direction: TextDirection = .leftToRight
  ) -> TextLine {
    let instance = instance ?? face.instance(weight: nil, opticalSize: nil)
    let font = hb_font_create(face.harfBuzzFace)
    defer { hb_font_destroy(font) }
    let variations = instance.coordinates.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    hb_font_set_scale(font, 65_536, 65_536)
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let utf8 = Array(text.utf8CString)
    hb_buffer_add_utf8(buffer, utf8, Int32(utf8.count - 1), 0, -1)
    hb_buffer_set_direction(buffer, direction == .rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    let glyphs = glyphs(of: buffer)
    let width = glyphs.reduce(0) { $0 + $1.advance } * size
    let run = GlyphRun(
      font: instance, pointSize: size, width: width, glyphs: glyphs, utf8Range: 0..<utf8.count - 1,
      direction: direction)
    return TextLine(text: text, runs: [run], width: width)
  }

  private static func glyphs(of buffer: OpaquePointer?) -> [Glyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return Glyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance) / 65_536,
        xOffset: Double(position.x_offset) / 65_536, yOffset: Double(position.y_offset) / 65_536)
    }
  }
}
