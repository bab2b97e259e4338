/// JSON's way of writing a character beyond U+FFFF, as two escapes, which libyaml takes for two broken ones.
///
/// Outside of double quotes `\ud83d\ude00` is twelve characters like any others, and only libyaml knows where quotes
/// are. So the two backslashes are hidden from it behind a character that the text doesn't have, and afterwards become
/// the character, or the backslashes again. Columns stay what they were.
struct SurrogatePairs {
  /// The text for libyaml.
  let bytes: [UInt8]
  /// What stands for a backslash.
  private let marker: Unicode.Scalar

  /// Finds the pairs of a text; nil without any, which is the rule.
  init?(hidingPairsOf original: [UInt8]) {
    let places = Self.pairs(in: original)
    guard !places.isEmpty, let marker = Self.absentCharacter(in: original) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count + places.count * 6)
    var copied = 0
    for place in places {
      bytes += original[copied..<place] + Array(String(marker).utf8) + original[place + 1..<place + 6]
      bytes += Array(String(marker).utf8)
      copied = place + 7
    }
    self.bytes = bytes + original[copied...]
    self.marker = marker
  }

  /// A scalar's text with the characters that were meant, or with its backslashes.
  func restored(_ text: String, isDoubleQuoted: Bool) -> String {
    guard text.unicodeScalars.contains(marker) else { return text }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == marker else {
        result.append(scalar)
        continue
      }
      if isDoubleQuoted, let character = Self.character(of: String(rest.prefix(11))) {
        result.append(character)
        rest = rest.dropFirst(11)
      } else {
        result.append("\\")
      }
    }
    return String(result)
  }

  /// The character of `uD83D?uDE00`, whatever stands for the question mark.
  private static func character(of text: String) -> Unicode.Scalar? {
    let scalars = Array(text.unicodeScalars.map { Character($0) })
    guard scalars.count == 11, let high = UInt32(String(scalars[1...4]), radix: 16),
      let low = UInt32(String(scalars[7...10]), radix: 16), (0xD800...0xDBFF).contains(high),
      (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  /// The offsets of backslashes that begin a pair and are not themselves escaped.
  private static func pairs(in bytes: [UInt8]) -> [Int] {
    let backslash = UInt8(ascii: "\\")
    var places: [Int] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == backslash else {
        index += 1
        continue
      }
      if isPair(bytes[index...].prefix(12)) {
        places.append(index)
        index += 12
      } else {
        index += 2
      }
    }
    return places
  }

  private static func isPair(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(bytes)
    guard bytes.count == 12 else { return false }
    let isHex = bytes[2...5].allSatisfy(isHexDigit) && bytes[8...11].allSatisfy(isHexDigit)
    let hasEscapes = bytes[0] == bytes[6] && bytes[1] == UInt8(ascii: "u") && bytes[7] == UInt8(ascii: "u")
    let lower = { (byte: UInt8) in byte | 0x20 }
    let begins = lower(bytes[2]) == UInt8(ascii: "d") && lower(bytes[8]) == UInt8(ascii: "d")
    return hasEscapes && isHex && begins && "89ab".utf8.contains(lower(bytes[3]))
      && "cdef".utf8.contains(lower(bytes[9]))
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// A character for private use that stands nowhere in the text.
  private static func absentCharacter(in bytes: [UInt8]) -> Unicode.Scalar? {
    let present = Set(String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0.value >= 0xF_0000 })
    return (0xF_0000...0xF_FFFD as ClosedRange<UInt32>).lazy.compactMap { Unicode.Scalar($0) }
      .first { !present.contains($0) }
  }
}
