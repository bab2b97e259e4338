internal import CHarfBuzz
package import Typeface

/// Looks up in a face's tables which kinds of colour it has for a glyph, drawn or not.
package final class ColourTables {
  /// Whether glyphs may be made of layers (COLR version 0).
  let hasLayers: Bool
  /// Whether glyphs may be PNG pictures (`CBDT`, `sbix`).
  package let hasPictures: Bool
  private let face: OpaquePointer
  private let sbix: TableBlob
  private let hasSVG: Bool
  private let hasBitmaps: Bool
  private let version1: Set<UInt32>
  private let glyphCount: Int

  /// Whether there is anything to look up.
  package var isEmpty: Bool {
    !hasLayers && !hasPictures && !hasSVG && !hasBitmaps && version1.isEmpty && sbix.count == 0
  }

  /// Looks what a face has.
  package init(_ face: Face) {
    self.face = face.harfBuzzFace
    glyphCount = face.glyphCount
    hasLayers = hb_ot_color_has_layers(self.face) != 0
    hasPictures = hb_ot_color_has_png(self.face) != 0
    hasSVG = hb_ot_color_has_svg(self.face) != 0
    sbix = TableBlob(self.face, "sbix")
    hasBitmaps = TableBlob(self.face, "EBLC").count > 0 || TableBlob(self.face, "bloc").count > 0
    version1 = Self.version1(TableBlob(self.face, "COLR"))
  }

  /// The kind of colour that a glyph has beyond layers and PNG; nil for none.
  func undrawn(_ glyph: UInt32) -> UndrawnReason? {
    if version1.contains(glyph) { return .colourVersion1 }
    if hasSVG {
      let blob = hb_ot_color_glyph_reference_svg(face, glyph)
      defer { hb_blob_destroy(blob) }
      if hb_blob_get_length(blob) > 0 { return .svg }
    }
    return hasOtherFormat(glyph) ? .pictureFormat : nil
  }

  /// Whether the face has black-and-white bitmaps, of whatever glyphs.
  var hasOneColourBitmaps: Bool { hasBitmaps }

  /// The glyphs that COLR describes by its version 1.
  private static func version1(_ table: TableBlob) -> Set<UInt32> {
    let list = table.doubleWord(14)
    guard table.word(0) >= 1, list > 0 else { return [] }
    // A record is a glyph and an offset of four bytes.
    let count = min(table.doubleWord(list), max(0, table.count - list - 4) / 6)
    return Set((0..<count).map { UInt32(table.word(list + 4 + 6 * $0)) })
  }

  /// Whether `sbix` has data for a glyph at any size, whatever its format.
  private func hasOtherFormat(_ glyph: UInt32) -> Bool {
    guard Int(glyph) < glyphCount else { return false }
    let count = min(sbix.doubleWord(4), max(0, sbix.count - 8) / 4)
    return (0..<count).contains { index in
      let strike = sbix.doubleWord(8 + 4 * index)
      let entry = strike + 4 + 4 * Int(glyph)
      // Eight bytes of header stand before the picture.
      return sbix.doubleWord(entry + 4) > sbix.doubleWord(entry) + 8
    }
  }
}
