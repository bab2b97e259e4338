import Typeface

/// The fonts of one document: each instance embedded where it can be, else drawn as outlines.
struct PDFFonts {
  /// How an instance's text gets onto the page.
  enum Method {
    /// As text in an embedded font.
    case embedded(EmbeddedFont)
    /// As filled shapes.
    case outlines(FreeTypeFace)
    /// Not at all: FreeType can't open the font.
    case nothing
  }

  private var methods: [FontInstance: Method] = [:]
  private var colourFaces: [FontInstance: FreeTypeFace] = [:]
  /// What could not be done as asked.
  private(set) var notes = NoteList()
  private var names = InstanceNames()
  private var rebuilds: [FaceID: FontRebuild] = [:]

  /// Prepares every instance that frames use.
  init(_ uses: FontUses, fonts: FontLibrary) throws(DrawingError) {
    let library = try FreeTypeLibrary()
    for instance in uses.order {
      let glyphs = (uses.glyphs[instance] ?? []).sorted()
      methods[instance] = try prepare(instance, of: fonts[instance.face], glyphs: glyphs, library: library)
    }
  }

  /// How to draw an instance.
  subscript(instance: FontInstance) -> Method { methods[instance] ?? .nothing }

  /// The face of an instance some of whose glyphs may be drawn in colour; nil for an instance of nothing but outlines.
  func colourFace(_ instance: FontInstance) -> FreeTypeFace? { colourFaces[instance] }

  private mutating func prepare(
    _ instance: FontInstance, of face: Face, glyphs: [UInt32], library: FreeTypeLibrary
  ) throws(DrawingError) -> Method {
    guard let outlines = notes.open(face, at: instance.coordinates, library: library) else { return .nothing }
    outlines.setSize(OutlinePath.loadSize)
    if outlines.pictures != nil { colourFaces[instance] = outlines }
    let drawable = glyphs.filter { Self.isText($0, of: outlines) }
    notes.countRefused(of: outlines)
    if let reason = DrawingNote.licence(of: face) {
      notes.add(reason)
      notes.countPictures(of: outlines, areText: false)
      return .outlines(outlines)
    }
    let name = names.name(face, instance.coordinates)
    guard let font = try embed(face, at: instance.coordinates, glyphs: drawable, name: name) else {
      if face.isScalable {
        notes.add(DrawingNote.cannotBeRebuilt(face.postScriptName, format: face.container.description))
      }
      notes.countPictures(of: outlines, areText: false)
      return .outlines(outlines)
    }
    notes.countPictures(of: outlines, areText: true)
    return .embedded(font)
  }

  /// Whether a glyph can stand in an embedded font: for its outline, or for the text under its colours.
  private static func isText(_ glyph: UInt32, of face: FreeTypeFace) -> Bool {
    let picture = face.picture(of: glyph)
    if case .none = picture { return false }
    if case .layers(let layers) = picture { for layer in layers { _ = face.load(layer.glyph) } }
    return face.load(glyph) != nil || !face.isRefused(glyph)
  }

  private mutating func embed(
    _ face: Face, at coordinates: [AxisCoordinate], glyphs: [UInt32], name: String
  ) throws(DrawingError) -> EmbeddedFont? {
    let rebuild = rebuilds[face.id] ?? FontRebuild(face)
    rebuilds[face.id] = rebuild
    guard let blob = rebuild.rebuild(at: coordinates, glyphs: glyphs, name: name),
      let memoryFace = try? MemoryFace(owning: blob, name: name)
    else { return nil }
    let font = try EmbeddedFont(memoryFace, glyphs: glyphs, name: name)
    // A glyph that the font has and its rebuilt likeness lacks would be missing from the page: outlines have them all.
    return font.advances.count == glyphs.count ? font : nil
  }
}
