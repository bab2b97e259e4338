import CCairo

/// Makes cairo's faces of FreeType's.
enum CairoFace {
  /// The key under which a cairo face holds what its FreeType face needs; the address alone counts, so it is never freed.
  nonisolated(unsafe) static let ownerKey: UnsafePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return UnsafePointer(key)
  }()

  /// cairo's face for an FT_Face, unhinted.
  static func make(_ handle: FT_Face) -> OpaquePointer? {
    cairo_ft_font_face_create_for_ft_face(handle, Int32(FT_LOAD_NO_HINTING))
  }
}

extension DrawingError {
  /// A refusal of cairo's, with its own words for the status.
  static func cairo(_ status: cairo_status_t, while step: String) -> DrawingError {
    let text = String(cString: cairo_status_to_string(status))
    return .cairo(step: step, status: Int32(bitPattern: status.rawValue), text: text)
  }
}
