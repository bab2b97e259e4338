internal import CHarfBuzz
internal import Typeface

/// Makes faces of HarfBuzz that have only some of a face's tables.
enum PartialFace {
  /// A face with the tables of these tags that the face has; the caller's to destroy.
  static func make(of face: Face, _ tags: [Tag]) -> OpaquePointer {
    guard let builder = hb_face_builder_create() else { preconditionFailure("hb_face_builder_create gave null") }
    for tag in tags {
      let table = hb_face_reference_table(face.harfBuzzFace, tag.rawValue)
      hb_face_builder_add_table(builder, tag.rawValue, table)
      hb_blob_destroy(table)
    }
    return builder
  }

  /// A face that is shaped as the face is at its default place, and that has no outlines.
  ///
  /// It has no axes either: for an advance at a place on them HarfBuzz would look for the outlines.
  static func withoutOutlines(of face: Face) -> OpaquePointer {
    make(of: face, ["head", "hhea", "hmtx", "maxp", "cmap", "OS/2", "post", "GDEF", "GSUB", "GPOS", "kern"])
  }
}
