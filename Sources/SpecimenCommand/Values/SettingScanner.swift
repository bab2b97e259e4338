internal import Typeface

/// Reads the parts of a feature or variation setting as HarfBuzz writes them.
struct SettingScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: Substring) {
    rest = Array(text.utf8)[...]
  }

  /// Whether only white space is left.
  mutating func isAtEnd() -> Bool {
    skipSpaces()
    return rest.isEmpty
  }

  /// Takes a character, after white space.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a tag: 1 to 4 letters, digits or underscores, or exactly 4 characters in single or double quotes.
  mutating func takeTag() -> Tag? {
    skipSpaces()
    let quote = rest.first.flatMap { $0 == 0x22 || $0 == 0x27 ? $0 : nil }
    if quote != nil { rest.removeFirst() }
    let bytes = rest.prefix { quote == nil ? ASCII.isLetterOrDigit($0) || $0 == 0x5F : $0 != quote }
    rest = rest.dropFirst(bytes.count)
    if quote != nil {
      guard bytes.count == 4, rest.popFirst() == quote else { return nil }
    }
    return Tag(String(decoding: bytes, as: UTF8.self))
  }

  /// Takes a whole number from 0 to 2^32 - 1.
  mutating func takeInteger() -> UInt32? {
    skipSpaces()
    let digits = rest.prefix(while: ASCII.isDigit)
    guard let number = UInt32(String(decoding: digits, as: UTF8.self)) else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  /// Takes a decimal number.
  mutating func takeNumber() -> Double? {
    skipSpaces()
    let characters = rest.prefix { ASCII.isDigit($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
    guard let number = Double(String(decoding: characters, as: UTF8.self)), number.isFinite else { return nil }
    rest = rest.dropFirst(characters.count)
    return number
  }

  /// Takes a word of letters, in lower case.
  mutating func takeWord() -> String {
    skipSpaces()
    let letters = rest.prefix(while: ASCII.isLetter)
    rest = rest.dropFirst(letters.count)
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
