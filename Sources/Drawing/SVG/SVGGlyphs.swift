import TextLayout
import Typeface

/// The outlines of one file: each glyph of each font instance drawn once, when it is first asked for.
struct SVGGlyphs {
  /// A font instance that the file asks for.
  private struct Instance {
    /// The largest size that it is used at, in points.
    var largestSize = 0.0
    var isOpen = false
    var face: FreeTypeFace?
    var decimals = 0
    /// The names of the glyphs seen so far.
    var names = GlyphNames()
  }

  /// The glyphs' elements so far, a line each.
  private(set) var definitions: [UInt8] = []
  private let fonts: FontLibrary
  private let library: FreeTypeLibrary
  private var instances: [Instance] = []
  private var indices: [FontInstance: Int] = [:]
  /// The faces in the order in which they were opened.
  private var opened: [FreeTypeFace] = []
  private var notes = NoteList()
  /// How the element begins that a file has thousands of.
  private let useStart: [UInt8]

  /// No outlines so far; ids begin with the prefix.
  init(fonts: FontLibrary, prefix: String) throws(DrawingError) {
    self.fonts = fonts
    library = try FreeTypeLibrary()
    useStart = Array("<use href=\"#\(prefix)".utf8)
  }

  /// Is told of a line that will be drawn, before any is: outlines are as fine as each instance's largest size needs them.
  mutating func expect(_ line: TextLine) {
    for run in line.runs where run.isDrawable {
      let index = place(of: run.font)
      instances[index].largestSize = max(instances[index].largestSize, run.pointSize)
    }
  }

  /// The largest size that an instance is used at, in points.
  func largestSize(_ font: FontInstance) -> Double { indices[font].map { instances[$0].largestSize } ?? 0 }

  /// The font units of an em of an instance, which the outlines are in.
  func unitsPerEm(_ font: FontInstance) -> Double { Double(max(1, fonts[font.face].unitsPerEm)) }

  /// What could not be drawn as asked; glyphs that couldn't be drawn are counted by font.
  mutating func finishedNotes() -> [String] {
    for face in opened { notes.countRefused(of: face) }
    return notes.sentences
  }

  /// Opens an instance, or finds it open already.
  mutating func index(of font: FontInstance) -> Int {
    let index = place(of: font)
    guard !instances[index].isOpen else { return index }
    let face = fonts[font.face]
    instances[index].isOpen = true
    if let face = notes.open(face, at: font.coordinates, library: library) {
      instances[index].face = face
      opened.append(face)
    }
    if let reason = DrawingNote.licence(of: face) { notes.add(reason) }
    instances[index].decimals = Decimals.needed(forUnit: instances[index].largestSize / unitsPerEm(font))
    return index
  }

  private mutating func place(of font: FontInstance) -> Int {
    if let index = indices[font] { return index }
    indices[font] = instances.count
    instances.append(Instance())
    return instances.count - 1
  }

  /// The id of a glyph's outline after the prefix, as a word of its characters; the outline is defined if it was not yet.
  ///
  /// Nil for a blank and for what can't be drawn.
  mutating func name(of glyph: UInt32, at index: Int, names: inout SVGNames) -> UInt64? {
    switch instances[index].names[glyph] {
    case .name(let known): return known
    case .blank: return nil
    case .unknown: return define(glyph, at: index, names: &names)
    }
  }

  /// Defines a glyph's outline; returns its id, or nil when there is nothing to draw.
  private mutating func define(_ glyph: UInt32, at index: Int, names: inout SVGNames) -> UInt64? {
    var name: UInt64?
    if let face = instances[index].face {
      var element = SVGGlyphElement(face: face, decimals: instances[index].decimals)
      if element.draw(glyph) {
        let next = names.nextGlyph()
        definitions.add(words: element.start)
        definitions.add(names.prefix)
        definitions.write(atMost: 9) { cursor in
          cursor.add(packed: next)
          cursor.add("\"")
        }
        definitions += element.rest
        name = next
      }
    }
    instances[index].names[glyph] = name.map { .name($0) } ?? .blank
    return name
  }
}

extension SVGGlyphs {
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
      let (right, down) = (
        Decimals.steps(x, decimals: decimals), Decimals.steps(-glyph.yOffset * units, decimals: decimals)
      )
      bytes.write(atMost: useStart.count + 32 + 2 * ByteCursor.longestNumber) { cursor in
        cursor.add(useStart)
        cursor.add(packed: name)
        if right != 0 {
          cursor.add("\" x=\"")
          cursor.add(steps: right, decimals: decimals)
        }
        if down != 0 {
          cursor.add("\" y=\"")
          cursor.add(steps: down, decimals: decimals)
        }
        cursor.add("\"/>")
      }
      guard bytes.count + definitions.count <= maximumBytes else { throw .fileTooLarge(maximum: maximumBytes) }
    }
  }

  /// How many decimals the scale of a run needs: its own error grows along the run, and is a fifth of the tolerance at
  /// its end.
  func scaleDecimals(_ run: GlyphRun) -> Int {
    let units = unitsPerEm(run.font)
    let scale = run.pointSize / units
    return Decimals.needed(forUnit: abs(run.width) / scale + 2 * units, tolerance: Decimals.tolerance / 5)
  }
}
