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
  /// How the element begins that a file has thousands of.
  private let useStart: [UInt8]

  /// Outlines for lines of text, as fine as the largest size of each instance needs them; ids begin with the prefix.
  init(for lines: some Sequence<TextLine>, fonts: FontLibrary, prefix: String) throws(DrawingError) {
    self.fonts = fonts
    library = try FreeTypeLibrary()
    var sizes: [FontInstance: Double] = [:]
    for line in lines {
      for run in line.runs where run.isDrawable { sizes[run.font] = max(sizes[run.font] ?? 0, run.pointSize) }
    }
    largestSizes = sizes
    useStart = Array("<use href=\"#\(prefix)".utf8)
  }

  /// The largest size that an instance is used at, in points.
  func largestSize(_ font: FontInstance) -> Double { largestSizes[font] ?? 0 }

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

extension SVGGlyphs {
  // The other parts of the element that a file has thousands of.
  private static let xStart = Array("\" x=\"".utf8)
  private static let yStart = Array("\" y=\"".utf8)
  private static let useEnd = Array("\"/>".utf8)

  /// Adds a reference for each glyph of a run, in font units from the run's left end, y downwards.
  ///
  /// Places are as fine as a size of `pointSize` needs them; what stands out of reach of any page is left out.
  /// - Throws: ``DrawingError/fileTooLarge(maximum:)`` when elements and outlines have more bytes than that.
  mutating func addUses(
    of run: GlyphRun, finestAt pointSize: Double, names: inout SVGNames, maximumBytes: Int, to bytes: inout [UInt8]
  ) throws(DrawingError) {
    let units = unitsPerEm(run.font)
    let scale = pointSize / units
    let index = index(of: run.font)
    let decimals = Decimals.needed(forUnit: scale)
    var pen = 0.0
    for glyph in run.glyphs {
      let x = (pen + glyph.xOffset) * units
      pen += glyph.advance
      guard abs(x * scale) <= reach, let name = name(of: glyph.id, at: index, names: &names) else { continue }
      bytes += useStart
      bytes.add(packed: name)
      Self.add(Self.xStart, Decimals.steps(x, decimals: decimals), decimals, to: &bytes)
      Self.add(Self.yStart, Decimals.steps(-glyph.yOffset * units, decimals: decimals), decimals, to: &bytes)
      bytes += Self.useEnd
      guard bytes.count + definitions.count <= maximumBytes else { throw .fileTooLarge(maximum: maximumBytes) }
    }
  }

  /// Adds a coordinate's attribute unless it is 0; `start` ends the attribute before.
  private static func add(_ start: [UInt8], _ steps: Int, _ decimals: Int, to bytes: inout [UInt8]) {
    guard steps != 0 else { return }
    bytes += start
    bytes.add(steps: steps, decimals: decimals)
  }

  /// How many decimals the scale of a run needs: its own error grows along the run, and is a fifth of the tolerance at
  /// its end.
  func scaleDecimals(_ run: GlyphRun) -> Int {
    let units = unitsPerEm(run.font)
    let scale = run.pointSize / units
    return Decimals.needed(forUnit: abs(run.width) / scale + 2 * units, tolerance: Decimals.tolerance / 5)
  }
}
