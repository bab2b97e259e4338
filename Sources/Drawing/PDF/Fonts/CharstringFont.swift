// cairo's header includes FreeType's, whose types are then the module's that comes first.
import CCairo
import CFreeType

/// A small CFF font in the making, for cubic outlines: as `GlyfFont`, of nothing but the points that FreeType gives.
///
/// Its glyphs are numbered (CID-keyed), each number a glyph's own place, as fonts in PDFs are used.
struct CharstringFont {
  private var programs: [UInt8] = []
  /// Where each glyph's program begins in `programs`, and where the last ends.
  private var offsets = [0]
  private var bounds: GlyphBounds?

  /// How many glyphs there are.
  var glyphCount: Int { offsets.count - 1 }

  /// Adds a glyph's outline in font units, nil for a blank, with its advance.
  ///
  /// Returns false for an outline with points out of 16 bits, or one that FreeType can't follow.
  mutating func add(_ outline: FT_Outline?, advance: Int) -> Bool {
    programs.add(charstring: advance)
    if var outline, outline.n_points > 0 {
      guard let box = GlyphBounds(outline) else { return false }
      bounds = bounds?.union(box) ?? box
      var pen = CharstringPen(program: programs)
      programs = []
      guard pen.follow(&outline) else { return false }
      programs = pen.program
    }
    programs.append(14)  // endchar
    offsets.append(programs.count)
    return true
  }

  /// The font as a table `CFF `. Its name within is one word for all, since a document has a name of its own for it.
  consuming func bytes(unitsPerEm: Int) -> [UInt8] {
    let start = Self.index([Array("Font".utf8)])
    let strings = Self.index([Array("Adobe".utf8), Array("Identity".utf8)])
    let box = bounds ?? GlyphBounds()
    // Offsets always take five bytes, so what stands before them has a size before they are known.
    func dictionary(charset: Int, programs: Int, fonts: Int, choice: Int) -> [UInt8] {
      var dictionary: [UInt8] = []
      func entry(_ values: [Int], _ key: UInt8...) {
        for value in values { dictionary.add(longOperand: value) }
        dictionary += key
      }
      entry([391, 392, 0], 12, 30)  // Registry, ordering, supplement.
      if unitsPerEm != 1_000 { dictionary += Self.matrix(unitsPerEm) }
      entry([box.left, box.bottom, box.right, box.top], 5)
      entry([glyphCount], 12, 34)
      entry([charset], 15)
      entry([programs], 17)
      entry([fonts], 12, 36)
      entry([choice], 12, 37)
      return dictionary
    }
    let empty = Self.index([dictionary(charset: 0, programs: 0, fonts: 0, choice: 0)])
    // Glyph 0 has number 0 unasked; the others follow in one range.
    var charset: [UInt8] = [2]
    charset.add(word: 1)
    charset.add(word: max(0, glyphCount - 2))
    // All glyphs belong to the one font within, whose private dictionary is empty.
    var choice: [UInt8] = [3]
    for value in [1, 0] { choice.add(word: value) }
    choice.append(0)
    choice.add(word: glyphCount)
    var font: [UInt8] = []
    font.add(longOperand: 0)
    font.add(longOperand: 4)
    font.append(18)
    let charsetPlace = 4 + start.count + empty.count + strings.count + 2
    let choicePlace = charsetPlace + (glyphCount > 1 ? charset.count : 1)
    let fontsPlace = choicePlace + choice.count
    let fonts = Self.index([font])
    let top = dictionary(
      charset: charsetPlace, programs: fontsPlace + fonts.count, fonts: fontsPlace, choice: choicePlace)
    // Version 1.0, a header of four bytes, offsets of four bytes; an empty index of subroutines.
    let head = [1, 0, 4, 4] + start + Self.index([top]) + strings + [0, 0]
    return head + (glyphCount > 1 ? charset : [0]) + choice + fonts + Self.index(programs, at: offsets)
  }

  /// The entry that says how large a font unit is.
  private static func matrix(_ unitsPerEm: Int) -> [UInt8] {
    var digits: [UInt8] = []
    for character in "\(1 / Double(unitsPerEm))".utf8 {
      switch character {
      case UInt8(ascii: "."): digits.append(0xA)
      case UInt8(ascii: "-"): digits[digits.count - 1] = 0xC  // After an e: a negative exponent.
      case UInt8(ascii: "e"): digits.append(0xB)
      default: digits.append(character & 0xF)
      }
    }
    digits += digits.count % 2 == 0 ? [0xF, 0xF] : [0xF]
    let unit = [30] + stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    let zero: [UInt8] = [139]
    return unit + zero + zero + unit + zero + zero + [12, 7]
  }

  private static func index(_ items: [[UInt8]]) -> [UInt8] {
    index(Array(items.joined()), at: items.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) })
  }

  private static func index(_ bytes: [UInt8], at offsets: [Int]) -> [UInt8] {
    var index: [UInt8] = []
    index.add(word: offsets.count - 1)
    index.append(4)
    for offset in offsets { index.add(doubleWord: offset + 1) }
    return index + bytes
  }
}

/// Writes an outline as the operators of a glyph's program.
private struct CharstringPen {
  var program: [UInt8]
  private var last = (x: 0, y: 0)

  init(program: [UInt8]) { self.program = program }

  mutating func follow(_ outline: inout FT_Outline) -> Bool {
    var functions = FT_Outline_Funcs(
      move_to: { target, pen in CharstringPen.draw(pen) { $0.write(21, target) } },
      line_to: { target, pen in CharstringPen.draw(pen) { $0.write(5, target) } },
      conic_to: { control, target, pen in CharstringPen.draw(pen) { $0.writeQuadratic(control, target) } },
      cubic_to: { first, second, target, pen in CharstringPen.draw(pen) { $0.write(8, first, second, target) } },
      shift: 0, delta: 0)
    return withUnsafeMutablePointer(to: &self) { FT_Outline_Decompose(&outline, &functions, $0) == 0 }
  }

  private static func draw(_ pointer: UnsafeMutableRawPointer?, _ body: (inout CharstringPen) -> Void) -> Int32 {
    guard let pointer else { preconditionFailure("FreeType lost the pen") }
    body(&pointer.assumingMemoryBound(to: CharstringPen.self).pointee)
    return 0
  }

  private mutating func write(_ key: UInt8, _ points: UnsafePointer<FT_Vector>?...) {
    for case let point? in points { step(to: (Int(point.pointee.x), Int(point.pointee.y))) }
    program.append(key)
  }

  /// A quadratic curve as a cubic one, whose control points are two thirds of the way to the quadratic's.
  private mutating func writeQuadratic(_ control: UnsafePointer<FT_Vector>?, _ target: UnsafePointer<FT_Vector>?) {
    guard let control, let target else { return }
    let (middle, end) = ((Int(control.pointee.x), Int(control.pointee.y)), (Int(target.pointee.x), Int(target.pointee.y)))
    let start = last
    step(to: (start.x + (middle.0 - start.x) * 2 / 3, start.y + (middle.1 - start.y) * 2 / 3))
    step(to: (end.0 + (middle.0 - end.0) * 2 / 3, end.1 + (middle.1 - end.1) * 2 / 3))
    step(to: end)
    program.append(8)
  }

  private mutating func step(to place: (x: Int, y: Int)) {
    program.add(charstring: place.x - last.x)
    program.add(charstring: place.y - last.y)
    last = place
  }
}

extension [UInt8] {
  /// Adds an operand of a glyph's program in as few bytes as it needs; what 16 bits can't hold is held at their ends.
  fileprivate mutating func add(charstring value: Int) {
    switch value {
    case -107...107: append(UInt8(value + 139))
    case 108...1_131:
      append(UInt8((value - 108) >> 8 + 247))
      append(UInt8((value - 108) & 0xFF))
    case -1_131 ... -108:
      append(UInt8((-value - 108) >> 8 + 251))
      append(UInt8((-value - 108) & 0xFF))
    default:
      append(28)
      add(word: Int(Int16(clamping: value)))
    }
  }

  /// Adds an operand of a dictionary in five bytes.
  fileprivate mutating func add(longOperand value: Int) {
    append(29)
    add(doubleWord: value)
  }
}
