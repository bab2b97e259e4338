/// The four-character name of a variation axis, a layout feature or a font table, as OpenType writes it.
///
/// Shorter tags are padded with spaces on the right, so `Tag("ab")` and `Tag("ab  ")` are the same. Tags that came out
/// of a font can hold any four bytes.
public struct Tag: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The four bytes, the first character in the highest.
  public let rawValue: UInt32

  /// Takes the four bytes as a font stores them, whatever they are.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Takes one to four printable ASCII characters; `nil` for anything else.
  public init?(_ text: String) {
    var value: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard count < 4, (0x20...0x7E).contains(byte) else { return nil }
      value = value << 8 | UInt32(byte)
      count += 1
    }
    guard count > 0 else { return nil }
    while count < 4 {
      value = value << 8 | 0x20
      count += 1
    }
    guard value >> 24 != 0x20 else { return nil }
    rawValue = value
  }

  /// Takes a tag written in source code, which must have one to four printable ASCII characters.
  public init(stringLiteral text: String) {
    guard let tag = Tag(text) else { preconditionFailure("a tag has 1 to 4 printable ASCII characters, not '\(text)'") }
    self = tag
  }

  /// The characters without padding; a byte that is not printable ASCII shows as `?`.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    let end = bytes.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[..<end].map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  /// Orders tags by their bytes, as font tables do.
  public static func < (first: Tag, second: Tag) -> Bool {
    first.rawValue < second.rawValue
  }
}
