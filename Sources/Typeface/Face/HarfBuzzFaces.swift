import CHarfBuzz

/// Makes HarfBuzz's objects over a font's bytes.
enum HarfBuzzFaces {
  /// A face over bytes that it keeps alive; never null, since HarfBuzz gives an empty face where it has no memory.
  static func make(_ bytes: FontBytes, index: Int) -> OpaquePointer {
    let buffer = bytes.buffer
    let held = Unmanaged.passRetained(bytes).toOpaque()
    let blob = hb_blob_create(
      buffer.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: buffer.count), HB_MEMORY_MODE_READONLY, held
    ) { held in
      if let held { Unmanaged<FontBytes>.fromOpaque(held).release() }
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: index)) else {
      preconditionFailure("hb_face_create gave null")
    }
    hb_face_make_immutable(face)
    return face
  }

  /// A font at the face's default place, for lookups in the character map.
  static func font(of face: OpaquePointer) -> OpaquePointer {
    guard let font = hb_font_create(face) else { preconditionFailure("hb_font_create gave null") }
    hb_font_make_immutable(font)
    return font
  }
}
