import CHarfBuzz

/// Reads a face's name table through HarfBuzz: English where there is English, else the first language that has the name.
struct NameTable {
  private let face: OpaquePointer

  init(_ face: OpaquePointer) {
    self.face = face
  }

  /// The text of a name as the font has it; empty when there is none.
  ///
  /// Text is cut at 2,048 bytes, since a font may hold names of any length. What was not valid UTF-16, and what a
  /// Macintosh record holds beyond ASCII, comes out as U+FFFD.
  func text(_ identifier: UInt32) -> String {
    guard identifier != UInt32(HB_OT_NAME_ID_INVALID) else { return "" }
    let english = read(identifier, hb_language_from_string("en", -1))
    return english.isEmpty ? firstLanguage(identifier).map { read(identifier, $0) } ?? "" : english
  }

  /// The text of a name, fit to be shown.
  func cleaned(_ identifier: UInt32) -> String {
    NameText.clean(text(identifier))
  }

  private func read(_ identifier: UInt32, _ language: hb_language_t?) -> String {
    let capacity = 2048
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { room in
      var written = UInt32(capacity)
      guard hb_ot_name_get_utf8(face, identifier, language, &written, room.baseAddress) > 0 else { return "" }
      return String(decoding: UnsafeRawBufferPointer(room)[..<min(Int(written), capacity)], as: UTF8.self)
    }
  }

  private func firstLanguage(_ identifier: UInt32) -> hb_language_t? {
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(face, &count) else { return nil }
    let found = UnsafeBufferPointer(start: entries, count: Int(count)).first { $0.name_id == identifier }
    return found?.language
  }
}
