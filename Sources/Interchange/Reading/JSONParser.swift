internal import TypeSystem

/// Reads one JSON text from front to back.
struct JSONParser {
  var reader: ByteReader
  private static let depthLimit = 128
  /// The most values of a file, as many as a document may have.
  static let valueLimit = 100_000
  private var count = 0

  init(reader: ByteReader) { self.reader = reader }

  mutating func value(depth: Int) throws(InterchangeError) -> InterchangeValue {
    guard depth <= Self.depthLimit else { throw .tooDeep(path: "", limit: Self.depthLimit) }
    count += 1
    guard count <= Self.valueLimit else { throw .tooMany(limit: Self.valueLimit) }
    reader.skipSpace()
    switch reader.next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case .some(UInt8(ascii: "-")), .some(0x30...0x39): return try number()
    default:
      if reader.skip("true") { return .bool(true) }
      if reader.skip("false") { return .bool(false) }
      if reader.skip("null") { return .null }
      throw reader.expected("a value")
    }
  }

  private mutating func object(depth: Int) throws(InterchangeError) -> InterchangeValue {
    var members: OrderedMap<String, InterchangeValue> = [:]
    reader.index += 1
    reader.skipSpace()
    if reader.skip("}") { return .dictionary(members) }
    while true {
      reader.skipSpace()
      let start = reader.index
      guard reader.next == UInt8(ascii: "\"") else { throw reader.expected("a key between quotes") }
      let key = try string()
      guard members[key] == nil else {
        throw .syntax(reader.place(start), problem: "the key '\(key.onOneLine)' for the second time")
      }
      reader.skipSpace()
      guard reader.skip(":") else { throw reader.expected("':'") }
      members[key] = try value(depth: depth + 1)
      reader.skipSpace()
      if reader.skip("}") { return .dictionary(members) }
      guard reader.skip(",") else { throw reader.expected("',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(InterchangeError) -> InterchangeValue {
    var elements: [InterchangeValue] = []
    reader.index += 1
    reader.skipSpace()
    if reader.skip("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      reader.skipSpace()
      if reader.skip("]") { return .array(elements) }
      guard reader.skip(",") else { throw reader.expected("',' or ']'") }
    }
  }

  private mutating func number() throws(InterchangeError) -> InterchangeValue {
    let start = reader.index
    _ = reader.skip("-")
    if !reader.skip("0") { try digits() }
    var isWhole = true
    if reader.skip(".") {
      isWhole = false
      try digits()
    }
    if reader.skip("e") || reader.skip("E") {
      isWhole = false
      _ = reader.skip("+") || reader.skip("-")
      try digits()
    }
    let text = try reader.text(start..<reader.index)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else {
      throw .syntax(reader.place(start), problem: "a number that is too large")
    }
    return .real(number)
  }

  private mutating func digits() throws(InterchangeError) {
    let start = reader.index
    while let byte = reader.next, (0x30...0x39).contains(byte) { reader.index += 1 }
    guard reader.index > start else { throw reader.expected("a digit") }
  }

  private mutating func string() throws(InterchangeError) -> String {
    reader.index += 1
    var text = ""
    var start = reader.index
    while let byte = reader.next {
      switch byte {
      case UInt8(ascii: "\""):
        text += try reader.text(start..<reader.index)
        reader.index += 1
        return text
      case UInt8(ascii: "\\"):
        text += try reader.text(start..<reader.index)
        reader.index += 1
        text.unicodeScalars.append(try escaped())
        start = reader.index
      case 0..<0x20: throw reader.expected("a character of a text")
      default: reader.index += 1
      }
    }
    throw reader.expected("the quote that ends a text")
  }

  /// The character after a backslash; half of a surrogate pair by itself becomes U+FFFD.
  private mutating func escaped() throws(InterchangeError) -> Unicode.Scalar {
    guard let byte = reader.next else { throw reader.expected("an escape") }
    reader.index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try hexadecimal()
      if (0xD800..<0xDC00).contains(first), reader.isAt("\\u") {
        let mark = reader.index
        reader.index += 2
        let second = try hexadecimal()
        if (0xDC00..<0xE000).contains(second) {
          return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
        }
        reader.index = mark
      }
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    default:
      reader.index -= 1
      throw reader.expected("an escape: one of \" \\ / b f n r t u")
    }
  }

  private mutating func hexadecimal() throws(InterchangeError) -> UInt32 {
    let end = reader.index + 4
    guard end <= reader.bytes.count, let number = UInt32(try reader.text(reader.index..<end), radix: 16),
      reader.bytes[reader.index] != UInt8(ascii: "+")
    else { throw reader.expected("four hexadecimal digits") }
    reader.index = end
    return number
  }
}
