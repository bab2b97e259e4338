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
  private var embedded: [EmbeddedFont] = []
  private var codes: [FaceID: GlyphCodes] = [:]
  /// What could not be done as asked.
  private(set) var notes = NoteList()
  private var names = InstanceNames()

  /// Prepares every instance that frames use, and writes the fonts themselves into the document.
  init(_ uses: FontUses, fonts: FontLibrary, to document: inout PDFFile) throws(DrawingError) {
    let library = try FreeTypeLibrary(limits: fonts.limits)
    var glyphs: [FaceID: GlyphSet] = [:]
    for use in uses.all { glyphs[use.instance.face, default: GlyphSet()].formUnion(use.glyphs) }
    codes = glyphs.mapValues(GlyphCodes.init)
    for use in uses.all {
      let instance = use.instance
      methods[instance] = prepare(
        instance, of: fonts[instance.face], glyphs: use.glyphs.sorted, library: library, to: &document)
    }
  }

  /// How to draw an instance.
  subscript(instance: FontInstance) -> Method { methods[instance] ?? .nothing }

  /// The face of an instance some of whose glyphs may be drawn in colour; nil for an instance of nothing but outlines.
  func colourFace(_ instance: FontInstance) -> FreeTypeFace? { colourFaces[instance] }

  private mutating func prepare(
    _ instance: FontInstance, of face: Face, glyphs: [UInt32], library: FreeTypeLibrary, to document: inout PDFFile
  ) -> Method {
    guard let outlines = notes.open(face, at: instance.coordinates, library: library),
      let codes = codes[face.id]
    else { return .nothing }
    if outlines.pictures != nil { colourFaces[instance] = outlines }
    let program = FontProgram(outlines, glyphs: glyphs, codes: codes)
    notes.countRefused(of: outlines)
    if let reason = DrawingNote.licence(of: face) {
      notes.add(reason)
      notes.countPictures(of: outlines, areText: false)
      return .outlines(outlines)
    }
    guard let program else {
      if face.isScalable {
        notes.add(DrawingNote.cannotBeRebuilt(face.postScriptName, format: face.container.description))
      }
      notes.countPictures(of: outlines, areText: false)
      return .outlines(outlines)
    }
    notes.countPictures(of: outlines, areText: true)
    let font = EmbeddedFont(
      program, of: face, index: embedded.count, codes: codes, name: names.name(face, instance.coordinates),
      to: &document)
    embedded.append(font)
    return .embedded(font)
  }

  /// Writes the dictionaries of all fonts, once all text is known; gives the entries by which pages name the fonts.
  func write(to document: inout PDFFile) -> String {
    var maps: [ObjectIdentifier: Int] = [:]
    var entries: [String] = []
    for font in embedded {
      let number = document.reserve()
      let map = maps[ObjectIdentifier(font.codes)] ?? document.reserve()
      if maps.updateValue(map, forKey: ObjectIdentifier(font.codes)) == nil {
        document.addStream(map, "", font.codes.characterMap)
      }
      font.write(as: number, characterMap: map, to: &document)
      entries.append("/f\(font.index) \(number) 0 R")
    }
    return entries.joined(separator: " ")
  }
}
