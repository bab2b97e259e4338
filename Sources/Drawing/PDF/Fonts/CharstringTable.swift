/// A table `CFF ` around the programs of some glyphs, with nothing that a document does not need.
///
/// Its parts follow each other: header, name, dictionary, strings, an empty index of subroutines, the glyphs' numbers, the
/// choice of the font within, that font, and the programs (Adobe technical note 5176).
struct CharstringTable {
  /// The glyphs' programs, one after another.
  let programs: [UInt8]
  /// Where each program begins, and where the last ends.
  let offsets: [Int]
  /// The box around all glyphs.
  let bounds: GlyphBounds
  /// Font units in an em.
  let unitsPerEm: Int

  private var glyphCount: Int { offsets.count - 1 }

  /// The table as it is embedded.
  var bytes: [UInt8] {
    let start = [1, 0, 4, 4] + Self.index([Array("Font".utf8)])
    let noSubroutines: [UInt8] = [0, 0]
    let strings = Self.index([Array("Adobe".utf8), Array("Identity".utf8)]) + noSubroutines
    // Offsets always take five bytes, so what stands before them has a size before they are known.
    let dictionarySize = Self.index([dictionary(numbers: 0, choice: 0, font: 0, programs: 0)]).count
    let numbersPlace = start.count + dictionarySize + strings.count
    let choicePlace = numbersPlace + numbers.count
    let fontPlace = choicePlace + choice.count
    let font = Self.index([Self.font])
    let dictionary = dictionary(
      numbers: numbersPlace, choice: choicePlace, font: fontPlace, programs: fontPlace + font.count)
    return start + Self.index([dictionary]) + strings + numbers + choice + font + Self.index(programs, at: offsets)
  }

  /// Glyph 0 has number 0 unasked; the others follow in one range.
  private var numbers: [UInt8] {
    guard glyphCount > 1 else { return [0] }
    var bytes: [UInt8] = [2]
    for value in [1, glyphCount - 2] { bytes.add(word: value) }
    return bytes
  }

  /// All glyphs belong to font 0.
  private var choice: [UInt8] {
    var bytes: [UInt8] = [3]
    for value in [1, 0] { bytes.add(word: value) }
    bytes.append(0)
    bytes.add(word: glyphCount)
    return bytes
  }

  /// The dictionary of the font within: its private one is empty, and stands anywhere.
  private static var font: [UInt8] {
    var bytes: [UInt8] = []
    for value in [0, 4] { bytes.add(operand: value) }
    return bytes + [18]
  }

  private func dictionary(numbers: Int, choice: Int, font: Int, programs: Int) -> [UInt8] {
    var dictionary: [UInt8] = []
    func entry(_ values: [Int], _ key: UInt8...) {
      for value in values { dictionary.add(operand: value) }
      dictionary += key
    }
    entry([391, 392, 0], 12, 30)  // Adobe's Identity, supplement 0: glyphs have numbers and no names.
    if unitsPerEm != 1_000 { dictionary += matrix }
    entry([bounds.left, bounds.bottom, bounds.right, bounds.top], 5)
    entry([glyphCount], 12, 34)
    entry([numbers], 15)
    entry([programs], 17)
    entry([font], 12, 36)
    entry([choice], 12, 37)
    return dictionary
  }

  /// The entry that says how large a font unit is, a number in decimal digits of four bits.
  private var matrix: [UInt8] {
    var digits: [UInt8] = []
    for character in "\(1 / Double(unitsPerEm))".utf8 {
      switch character {
      case UInt8(ascii: "."): digits.append(0xA)
      case UInt8(ascii: "e"): digits.append(0xC)  // Swift writes an exponent with its sign, here always a minus.
      case UInt8(ascii: "-"): break
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

extension [UInt8] {
  /// Adds an operand of a dictionary in five bytes.
  fileprivate mutating func add(operand value: Int) {
    append(29)
    add(doubleWord: value)
  }
}
