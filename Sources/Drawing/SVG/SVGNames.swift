/// Gives out the ids of one file, each once.
///
/// A glyph's id has no hyphen and every other id has one, after the prefix and its own hyphen if there is one, so the
/// two kinds never meet.
struct SVGNames {
  /// What every id begins with.
  let prefix: String
  private var glyphCount = 0
  private var lastNumbers: [String: Int] = [:]

  /// Names that begin with a prefix.
  ///
  /// - Throws: ``DrawingError/idPrefixNotUnderstood(_:)``.
  init(prefix: String) throws(DrawingError) {
    let isWellFormed =
      prefix.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "_") }
      && prefix.utf8.first.map(Self.isLetter) != false && prefix.utf8.count <= 64
    guard isWellFormed else { throw .idPrefixNotUnderstood(prefix) }
    self.prefix = prefix.isEmpty ? "" : prefix + "-"
  }

  /// The next glyph's id after the prefix, as a word of its characters: `a` to `z`, then a letter with a letter or digit.
  mutating func nextGlyph() -> UInt64 {
    var rest = glyphCount
    glyphCount += 1
    var (length, count) = (1, 26)
    while rest >= count {
      rest -= count
      count *= 36
      length += 1
    }
    var word: UInt64 = 0
    for place in 1...length {
      let digit = UInt64(place < length ? rest % 36 : rest)
      word = word << 8 | (digit < 26 ? 0x61 + digit : 0x16 + digit)
      rest /= 36
    }
    return word
  }

  /// A cell's id, `cell-body-AX3-custom` for the cell `body@AX3.custom`; a second cell of the same name gets a number.
  mutating func cell(_ name: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(prefix.utf8.count + name.utf8.count + 8)
    bytes.add(prefix)
    bytes.add("cell-")
    // A character of several bytes is one hyphen.
    for byte in name.utf8 where byte & 0xC0 != 0x80 {
      bytes.append(Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "_") ? byte : UInt8(ascii: "-"))
    }
    let stem = String(decoding: bytes, as: UTF8.self)
    var id = stem
    while lastNumbers[id] != nil {
      lastNumbers[stem, default: 1] += 1
      id = "\(stem)-\(lastNumbers[stem, default: 1])"
    }
    lastNumbers[id] = 1
    return id
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
