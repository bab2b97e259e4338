internal import CHarfBuzz
internal import Typeface

/// A HarfBuzz font: one instance of a face at one scale.
///
/// It refers to the face's tables, so the face must outlive it; the shaper that owns both sees to that.
final class ShapingFont {
  let handle: OpaquePointer
  /// How many steps an em has: the unit of all that the font measures.
  let stepsPerEm: Int32

  /// Makes the font, measuring in font units or in fractions of them.
  init(_ face: FontFace, coordinates: [AxisCoordinate], stepsPerUnit: Int32 = 1) {
    handle = hb_font_create(face.harfBuzzFace)
    // HarfBuzz has at least 16 units an em, whatever the font says, so it is asked and not the font.
    stepsPerEm = Int32(hb_face_get_upem(face.harfBuzzFace)) * stepsPerUnit
    hb_font_set_scale(handle, stepsPerEm, stepsPerEm)
    if !coordinates.isEmpty {
      let variations = coordinates.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
      hb_font_set_variations(handle, variations, UInt32(variations.count))
    }
  }

  deinit { hb_font_destroy(handle) }
}
