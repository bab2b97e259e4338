import CFontconfig

extension FontLibrary {
  /// Takes in fonts that are installed on the host, all of them or those of some families, as fontconfig knows them.
  ///
  /// This is the only call that looks at the host's settings, and nothing else makes it. Faces come sorted by path and
  /// place, so the order is the same wherever the same fonts are. Case does not matter in family names; one that is not
  /// installed adds nothing.
  /// - Throws: `FontError.fontconfig` with the name of the call that gave nothing.
  @discardableResult
  public func loadInstalled(
    families: [String]? = nil, onDuplicate: DuplicatePolicy = .first
  ) throws(FontError) -> [FontFileReport] {
    let faces = try InstalledFonts.list(families: families)
    let paths = faces.keys.sorted { $0.lexicographicallyPrecedes($1) }
    return paths.map { path in
      load(
        path: String(decoding: path, as: UTF8.self), rawPath: path,
        indices: families == nil ? nil : faces[path]?.sorted(), onDuplicate: onDuplicate)
    }
  }
}

/// Asks fontconfig which files hold which families, with a configuration that lives for one question.
private enum InstalledFonts {
  /// The places of the faces in each file; paths are bytes.
  static func list(families: [String]?) throws(FontError) -> [[UInt8]: Set<Int>] {
    guard let configuration = FcInitLoadConfigAndFonts() else {
      throw .fontconfig(call: "FcInitLoadConfigAndFonts")
    }
    defer { FcConfigDestroy(configuration) }
    var found: [[UInt8]: Set<Int>] = [:]
    if let families {
      for family in families { try collect(configuration, family: family, into: &found) }
    } else {
      try collect(configuration, family: nil, into: &found)
    }
    return found
  }

  private static func collect(
    _ configuration: OpaquePointer, family: String?, into found: inout [[UInt8]: Set<Int>]
  ) throws(FontError) {
    guard let pattern = FcPatternCreate() else { throw .fontconfig(call: "FcPatternCreate") }
    defer { FcPatternDestroy(pattern) }
    if let family, FcPatternAddString(pattern, FC_FAMILY, family) == 0 { throw .fontconfig(call: "FcPatternAddString") }
    guard let properties = FcObjectSetCreate() else { throw .fontconfig(call: "FcObjectSetCreate") }
    defer { FcObjectSetDestroy(properties) }
    guard FcObjectSetAdd(properties, FC_FILE) != 0, FcObjectSetAdd(properties, FC_INDEX) != 0 else {
      throw .fontconfig(call: "FcObjectSetAdd")
    }
    guard let list = FcFontList(configuration, pattern, properties) else { throw .fontconfig(call: "FcFontList") }
    defer { FcFontSetDestroy(list) }
    for font in UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont)) {
      var path: UnsafeMutablePointer<FcChar8>?
      var index: Int32 = 0
      guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path else { continue }
      _ = FcPatternGetInteger(font, FC_INDEX, 0, &index)
      let bytes = Array(UnsafeBufferPointer(start: path, count: length(path)))
      // The upper half of fontconfig's index names an instance of a variable face; the lower half is the face.
      found[bytes, default: []].insert(Int(index & 0xFFFF))
    }
  }

  private static func length(_ text: UnsafePointer<FcChar8>) -> Int {
    var count = 0
    while text[count] != 0 { count += 1 }
    return count
  }
}
