import Sheet
import TextLayout
import Typeface

/// The outlines of one file: each glyph of each font instance drawn once, when it is first asked for.
struct SVGGlyphs {
  /// A font instance in use.
  private struct Instance {
    let face: FreeTypeFace?
    let decimals: Int
    /// The names of the glyphs seen so far; 0 where there is nothing to draw.
    var names: [UInt32: UInt64] = [:]
  }

  /// The glyphs' elements so far, a line each.
  private(set) var definitions: [UInt8] = []
  private let fonts: FontLibrary
  private let library: FreeTypeLibrary
  private let largestSizes: [FontInstance: Double]
  private var instances: [Instance] = []
  private var indices: [FontInstance: Int] = [:]
  private var notes = NoteList()

  /// Outlines for a frame's text, as fine as its largest size of each instance needs them.
  init(for frame: Frame, fonts: FontLibrary) throws(DrawingError) {
    self.fonts = fonts
    library = try FreeTypeLibrary()
    var sizes: [FontInstance: Double] = [:]
    for case .text(let text) in frame.items {
      for run in text.line.runs where run.isDrawable { sizes[run.font] = max(sizes[run.font] ?? 0, run.pointSize) }
    }
    largestSizes = sizes
  }

  /// The font units of an em of an instance, which the outlines are in.
  func unitsPerEm(_ font: FontInstance) -> Double { Double(max(1, fonts[font.face].unitsPerEm)) }

  /// What could not be drawn as asked; glyphs that couldn't be drawn are counted by font.
  mutating func finishedNotes() -> [String] {
    for case let face? in instances.map(\.face) { notes.countRefused(of: face) }
    return notes.sentences
  }

  /// Opens an instance, or finds it open already.
  mutating func index(of font: FontInstance) -> Int {
    if let index = indices[font] { return index }
    let face = fonts[font.face]
    let opened = notes.open(face, at: font.coordinates, library: library)
    if let reason = DrawingNote.licence(of: face) { notes.add(reason) }
    let decimals = Decimals.needed(forUnit: (largestSizes[font] ?? 0) / unitsPerEm(font))
    instances.append(Instance(face: opened, decimals: decimals))
    indices[font] = instances.count - 1
    return instances.count - 1
  }

  /// The id of a glyph's outline after the prefix, as a word of its characters; the outline is defined if it was not yet.
  ///
  /// Nil for a blank and for what can't be drawn.
  mutating func name(of glyph: UInt32, at index: Int, names: inout SVGNames) -> UInt64? {
    if let known = instances[index].names[glyph] { return known == 0 ? nil : known }
    var name: UInt64 = 0
    if let face = instances[index].face {
      var element = SVGGlyphElement(face: face, decimals: instances[index].decimals)
      if element.draw(glyph) {
        name = names.nextGlyph()
        definitions.add("<\(element.name) id=\"\(names.prefix)")
        definitions.add(packed: name)
        definitions.add("\"")
        definitions += element.rest
      }
    }
    instances[index].names[glyph] = name
    return name == 0 ? nil : name
  }
}
