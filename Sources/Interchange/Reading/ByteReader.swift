/// Bytes that are read from front to back.
struct ByteReader {
  let bytes: [UInt8]
  /// Where the next byte stands.
  var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark says nothing in UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether a text comes next.
  func isAt(_ text: StaticString) -> Bool { bytes[index...].starts(with: "\(text)".utf8) }

  /// Passes over a text if it comes next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Passes over spaces, tabs and ends of lines.
  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  /// Passes over everything up to a text, and over the text; false where it doesn't come.
  mutating func skip(through text: StaticString) -> Bool {
    while index < bytes.count {
      if skip(text) { return true }
      index += 1
    }
    return false
  }

  /// The bytes of a range as text.
  func text(_ range: Range<Int>) throws(InterchangeError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw .syntax(place(range.lowerBound), problem: "bytes that are not UTF-8")
    }
    return text
  }

  /// An error at the next byte: what was expected, and what stands there.
  func expected(_ what: String) -> InterchangeError {
    let found: String
    if let byte = next {
      let scalar = Unicode.Scalar(byte)
      found = (0x21..<0x7F).contains(byte) ? "'\(scalar)'" : "byte 0x\(scalar.hexadecimal(digits: 2))"
    } else {
      found = "the end"
    }
    return .syntax(place(index), problem: "\(found) in place of \(what)")
  }

  /// The line and the column of a byte, both from 1; columns count bytes.
  func place(_ index: Int) -> InterchangeError.Place {
    let before = bytes[..<min(index, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return InterchangeError.Place(
      line: before.count { $0 == 0x0A } + 1, column: min(index, bytes.count) - start + 1)
  }
}
