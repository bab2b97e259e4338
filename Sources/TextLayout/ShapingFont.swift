internal import CHarfBuzz
internal import Typeface

/// A HarfBuzz font: one instance of a face at one scale.
///
/// It refers to the face's tables, so the face must outlive it; the shaper that owns both sees to that.
final class ShapingFont {
  let handle: OpaquePointer

  /// Makes the font. With no scale it measures in font units.
  init(_ face: FontFace, coordinates: [AxisCoordinate], scale: Int32? = nil) {
    handle = hb_font_create(face.harfBuzzFace)
    if let scale { hb_font_set_scale(handle, scale, scale) }
    if !coordinates.isEmpty {
      let variations = coordinates.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
      hb_font_set_variations(handle, variations, UInt32(variations.count))
    }
  }

  deinit { hb_font_destroy(handle) }
}
