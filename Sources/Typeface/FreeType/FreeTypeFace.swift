import CFreeType
internal import Spelling

/// A face that FreeType has opened; closed when its scope ends.
struct FreeTypeFace: ~Copyable {
  private let handle: FT_Face

  /// Takes over an open face.
  init(handle: FT_Face) {
    self.handle = handle
  }

  deinit {
    FT_Done_Face(handle)
  }

  /// How many faces the file holds.
  var faceCount: Int { handle.pointee.num_faces }

  /// Whether the face has outlines.
  var hasOutlines: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

  /// Whether the face has glyphs drawn pixel by pixel.
  var hasBitmaps: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_SIZES) != 0 }

  /// Whether the face is made of OpenType tables.
  var hasTables: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 }

  /// Copies the whole stream that the face's tables are in, unpacked.
  func unpacked(limit: Int) throws(Refusal) -> FontBytes {
    var length: FT_ULong = 0
    var code = FT_Load_Sfnt_Table(handle, 0, 0, nil, &length)
    guard code == 0 else { throw Refusal(FreeTypeWords.text(for: code), code: code) }
    guard length <= FT_ULong(limit) else {
      throw Refusal(
        "it unpacks to \(Amounts.bytes(Int(clamping: length))), over the limit of \(Amounts.bytes(limit))",
        limit: "font-decoded-bytes")
    }
    return try FontBytes(capacity: Int(length)) { room throws(Refusal) in
      code = FT_Load_Sfnt_Table(handle, 0, 0, room.bindMemory(to: FT_Byte.self).baseAddress, &length)
      guard code == 0 else { throw Refusal(FreeTypeWords.text(for: code), code: code) }
      return Int(length)
    }
  }
}
