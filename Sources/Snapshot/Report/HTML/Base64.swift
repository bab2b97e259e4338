/// Bytes as text of 64 characters, for pictures within a page (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes, padded to whole groups of four, in one line.
  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let second = start + 1 < bytes.count ? Int(bytes[start + 1]) : 0
      let third = start + 2 < bytes.count ? Int(bytes[start + 2]) : 0
      let bits = Int(bytes[start]) << 16 | second << 8 | third
      text.append(alphabet[bits >> 18])
      text.append(alphabet[bits >> 12 & 63])
      text.append(start + 1 < bytes.count ? alphabet[bits >> 6 & 63] : UInt8(ascii: "="))
      text.append(start + 2 < bytes.count ? alphabet[bits & 63] : UInt8(ascii: "="))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
