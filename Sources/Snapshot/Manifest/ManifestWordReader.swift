/// Reads the words of a line: runs of bytes without spaces, and texts in double quotes with JSON's escapes.
struct ManifestWordReader {
  /// What comes next.
  enum Step {
    case word(ManifestToken)
    case end
    case unreadable
  }

  private var rest: ArraySlice<UInt8>

  /// Reads a line from its first word on.
  init(_ line: ArraySlice<UInt8>) { rest = line }

  /// The next word.
  mutating func next() -> Step {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard let first = rest.first else { return .end }
    if first == UInt8(ascii: "\"") { return quotedWord() }
    let bytes = rest.prefix { $0 != UInt8(ascii: " ") }
    rest = rest.dropFirst(bytes.count)
    guard bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }) else { return .unreadable }
    return .word(ManifestToken(text: String(decoding: bytes, as: UTF8.self), isQuoted: false))
  }

  /// A text in quotes; after the closing one stands a space or the line's end.
  private mutating func quotedWord() -> Step {
    rest.removeFirst()
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        guard rest.first == nil || rest.first == UInt8(ascii: " "), let text = String(validating: text, as: UTF8.self)
        else { return .unreadable }
        return .word(ManifestToken(text: text, isQuoted: true))
      case UInt8(ascii: "\\"):
        guard let scalar = escapedScalar() else { return .unreadable }
        text += Array(String(scalar).utf8)
      case ..<0x20: return .unreadable
      default: text.append(byte)
      }
    }
    return .unreadable
  }

  /// What an escape stands for, once its backslash is read.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = unit() else { return nil }
      guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
      guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"), let second = unit(),
        UTF16.isTrailSurrogate(second)
      else { return nil }
      return UTF16.decode(UTF16.EncodedScalar([first, second]))
    default: return nil
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt16? {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    guard digits.count == 4, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else {
      return nil
    }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
