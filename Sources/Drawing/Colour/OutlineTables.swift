import CHarfBuzz
import Typeface

/// The outlines of a face with `sbix`, as a font of their own: FreeType loads none from a font that has that table.
final class OutlineTables {
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
      let outlines = FontRebuild.outlines(of: face)
    else { return nil }
    defer { hb_face_destroy(outlines) }
    guard let blob = hb_face_reference_blob(outlines) else { return nil }
    self.blob = blob
  }

  deinit {
    hb_blob_destroy(blob)
  }
}
