import CHarfBuzz
import TextLayout
import Typeface

/// The outlines of a face with `sbix`, as a font of their own: FreeType loads none from a font that has that table.
final class OutlineTables {
  private static let tags: [Tag] = [
    "head", "hhea", "hmtx", "maxp", "glyf", "loca", "CFF ", "CFF2", "fvar", "avar", "gvar", "HVAR", "MVAR",
  ]
  private let blob: OpaquePointer

  /// The font's bytes, which stay where they are.
  var bytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: data, count: Int(length))
  }

  /// Takes a face's outlines; nil for a face that FreeType reads by itself, or that has none.
  init?(of face: Face) {
    guard face.isScalable, TableBlob(face.harfBuzzFace, "sbix").count > 0,
      let outlines = Self.outlines(of: face.harfBuzzFace)
    else { return nil }
    defer { hb_face_destroy(outlines) }
    guard let blob = hb_face_reference_blob(outlines) else { return nil }
    self.blob = blob
  }

  deinit {
    hb_blob_destroy(blob)
  }

  /// A face of nothing but another's outlines, to be destroyed; nil when there are none.
  private static func outlines(of face: OpaquePointer) -> OpaquePointer? {
    let builder = hb_face_builder_create()
    var hasOutlines = false
    for tag in tags {
      let table = hb_face_reference_table(face, tag.rawValue)
      defer { hb_blob_destroy(table) }
      guard hb_blob_get_length(table) > 0 else { continue }
      hasOutlines = hasOutlines || tag == "glyf" || tag == "CFF " || tag == "CFF2"
      hb_face_builder_add_table(builder, tag.rawValue, table)
    }
    guard hasOutlines else {
      hb_face_destroy(builder)
      return nil
    }
    return builder
  }
}
