import CFontconfig

/// Asks fontconfig which files hold which faces, with a configuration of its own that lives as long as this.
struct InstalledFonts: ~Copyable {
  /// A face of a file.
  struct Place: Hashable {
    /// The file's path, in bytes.
    let path: [UInt8]
    /// The face's place in the file.
    let index: Int
  }

  private let configuration: OpaquePointer

  /// Reads the host's settings and its list of fonts, from fontconfig's cache where that is up to date.
  init() throws(FontError) {
    guard let configuration = FcInitLoadConfigAndFonts() else {
      throw .fontconfig(call: "FcInitLoadConfigAndFonts")
    }
    self.configuration = configuration
  }

  deinit {
    FcConfigDestroy(configuration)
  }

  /// Every installed face.
  func allPlaces() throws(FontError) -> Set<Place> {
    try places { _ in true }
  }

  /// The faces of a family.
  func places(family: String) throws(FontError) -> Set<Place> {
    try places(asking: FC_FAMILY, family)
  }

  /// The faces of a PostScript name, or else the variable faces of which it may be a named instance.
  ///
  /// fontconfig has instances under names that FreeType makes, such as `Inter_600wght`. What stands before their first
  /// underscore begins the font's own names too.
  func places(postScriptName name: String) throws(FontError) -> Set<Place> {
    let exact = try places(asking: FC_POSTSCRIPT_NAME, name)
    guard exact.isEmpty, let hyphen = name.firstIndex(of: "-"), hyphen != name.startIndex else { return exact }
    let beginning = name[..<hyphen].lowercased() + "_"
    return try places { font in
      // The upper half of fontconfig's index is the place of an instance, from 1.
      guard Self.index(of: font) >> 16 > 0, let own = Self.bytes(of: font, FC_POSTSCRIPT_NAME) else { return false }
      return String(decoding: own, as: UTF8.self).lowercased().hasPrefix(beginning)
    }
  }

  /// The faces that have a property, and of them those that pass a test.
  private func places(
    asking property: String? = nil, _ value: String = "", where isWanted: (OpaquePointer?) -> Bool = { _ in true }
  ) throws(FontError) -> Set<Place> {
    guard let pattern = FcPatternCreate() else { throw .fontconfig(call: "FcPatternCreate") }
    defer { FcPatternDestroy(pattern) }
    if let property, FcPatternAddString(pattern, property, value) == 0 {
      throw .fontconfig(call: "FcPatternAddString")
    }
    guard let properties = FcObjectSetCreate() else { throw .fontconfig(call: "FcObjectSetCreate") }
    defer { FcObjectSetDestroy(properties) }
    for property in [FC_FILE, FC_INDEX, FC_POSTSCRIPT_NAME] where FcObjectSetAdd(properties, property) == 0 {
      throw .fontconfig(call: "FcObjectSetAdd")
    }
    guard let list = FcFontList(configuration, pattern, properties) else { throw .fontconfig(call: "FcFontList") }
    defer { FcFontSetDestroy(list) }
    var places: Set<Place> = []
    for font in UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont)) where isWanted(font) {
      guard let path = Self.bytes(of: font, FC_FILE) else { continue }
      // The lower half of fontconfig's index is the face.
      places.insert(Place(path: path, index: Self.index(of: font) & 0xFFFF))
    }
    return places
  }

  private static func index(of font: OpaquePointer?) -> Int {
    var index: Int32 = 0
    _ = FcPatternGetInteger(font, FC_INDEX, 0, &index)
    return Int(index)
  }

  private static func bytes(of font: OpaquePointer?, _ property: String) -> [UInt8]? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, property, 0, &text) == FcResultMatch, let text else { return nil }
    var count = 0
    while text[count] != 0 { count += 1 }
    return Array(UnsafeBufferPointer(start: text, count: count))
  }
}
