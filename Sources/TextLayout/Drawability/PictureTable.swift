internal import CHarfBuzz
package import Typeface

/// The pictures of a face's glyphs as PNG (`CBDT`, `sbix`), each with the box that it fills around the glyph's origin.
package final class PictureTable {
  /// A picture as the font has it.
  package struct Picture {
    /// The PNG's bytes, which stay where they are as long as the face: their address tells sizes that share a picture.
    package let bytes: UnsafeRawBufferPointer
    /// Where it stands; nil where the font says nothing of it.
    package let box: PictureBox?
  }

  private let font: OpaquePointer
  private let unitsPerEm: Double

  /// Takes hold of a face's pictures.
  package init(_ face: Face) {
    font = hb_font_create(face.harfBuzzFace)
    unitsPerEm = Double(max(1, hb_face_get_upem(face.harfBuzzFace)))
  }

  deinit { hb_font_destroy(font) }

  /// A glyph's picture; nil where it has none.
  ///
  /// Of several sizes it is the smallest that has at least `pixelsPerEm`, or else the largest; 0 asks for the largest.
  package func picture(of glyph: UInt32, pixelsPerEm: Int) -> Picture? {
    hb_font_set_ppem(font, UInt32(pixelsPerEm), UInt32(pixelsPerEm))
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    var extents = hb_glyph_extents_t()
    let hasBox = hb_font_get_glyph_extents(font, glyph, &extents) != 0
    return Picture(
      bytes: UnsafeRawBufferPointer(start: data, count: Int(length)), box: hasBox ? box(extents) : nil)
  }

  private func box(_ extents: hb_glyph_extents_t) -> PictureBox {
    PictureBox(
      left: Double(extents.x_bearing) / unitsPerEm, top: Double(extents.y_bearing) / unitsPerEm,
      width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm)
  }
}
