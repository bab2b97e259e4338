import CHarfBuzz
import Typeface

/// Gives glyphs that are pictures the outlines that text in a PDF needs: shapes without an area, which draw nothing.
///
/// They are there to be selected. cairo leaves out text that has no extent at all, so each is a line there and back.
/// Glyphs that have an outline keep it.
struct HiddenOutlines {
  private let face: Face

  /// Prepares to give a face outlines; nil for a face without pictures, or whose outlines are not TrueType's.
  init?(_ face: Face) {
    guard face.container.format == .trueType, hb_ot_color_has_png(face.harfBuzzFace) != 0 else { return nil }
    self.face = face
  }

  /// A face of the tables that outlines need, or nil when the face lacks one; to be destroyed.
  func assemble() -> OpaquePointer? {
    let font = hb_font_create(face.harfBuzzFace)
    defer { hb_font_destroy(font) }
    var head = bytes(of: "head")
    guard head.count >= 54, !bytes(of: "maxp").isEmpty else { return nil }
    let (oldGlyf, oldLoca) = (bytes(of: "glyf"), TableBlob(face.harfBuzzFace, "loca"))
    let isLong = head[51] == 1
    head[51] = 1  // Offsets of four bytes.
    var (glyf, loca): ([UInt8], [UInt8]) = ([], [])
    for glyph in 0..<face.glyphCount {
      loca += Self.bigEndian(glyf.count)
      let start = isLong ? oldLoca.doubleWord(4 * glyph) : 2 * oldLoca.word(2 * glyph)
      let end = isLong ? oldLoca.doubleWord(4 * glyph + 4) : 2 * oldLoca.word(2 * glyph + 2)
      if start < end, end <= oldGlyf.count {
        glyf += oldGlyf[start..<end]
        glyf += [UInt8](repeating: 0, count: (4 - (end - start) % 4) % 4)
      } else {
        let blob = hb_ot_color_glyph_reference_png(font, UInt32(glyph))
        if hb_blob_get_length(blob) > 0 { glyf += outline }
        hb_blob_destroy(blob)
      }
    }
    loca += Self.bigEndian(glyf.count)
    guard !glyf.isEmpty else { return nil }
    let builder = hb_face_builder_create()
    let new: [(Tag, [UInt8])] = [("head", head), ("glyf", glyf), ("loca", loca)]
    for (tag, bytes) in new { Self.add(bytes, as: tag, to: builder) }
    for tag in ["hhea", "hmtx", "maxp"] + FontRebuild.variationTables {
      let bytes = bytes(of: tag)
      if !bytes.isEmpty { Self.add(bytes, as: tag, to: builder) }
    }
    return builder
  }

  /// A simple glyph of one contour: from the origin up and to the right, and back.
  private var outline: [UInt8] {
    let reach = min(max(face.unitsPerEm, 16), 16_384) * 3 / 4
    let (there, back) = (Self.word(reach), Self.word(-reach))
    let bounds = Self.word(0) + Self.word(0) + there + there
    // After the contour's last point and no instructions: three points on the curve, then steps in x and in y.
    let points: [UInt8] = [1, 1, 1] + Self.word(0) + there + back + Self.word(0) + there + back
    return Self.word(1) + bounds + Self.word(2) + Self.word(0) + points + [0]
  }

  private func bytes(of tag: Tag) -> [UInt8] {
    let blob = hb_face_reference_table(face.harfBuzzFace, tag.rawValue)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  }

  private static func word(_ value: Int32) -> [UInt8] {
    let value = UInt16(bitPattern: Int16(clamping: value))
    return [UInt8(value >> 8), UInt8(value & 0xFF)]
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func add(_ table: [UInt8], as tag: Tag, to builder: OpaquePointer?) {
    let blob = table.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    hb_face_builder_add_table(builder, tag.rawValue, blob)
    hb_blob_destroy(blob)
  }
}
