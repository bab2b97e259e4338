/// A stretch of a font's bytes, read as big-endian numbers; reading outside it gives `nil`.
///
/// It does not own the bytes: keep their `FontBytes` alive for as long as this is used.
struct BigEndian {
  let bytes: UnsafeRawBufferPointer

  var count: Int { bytes.count }

  func uint16(_ offset: Int) -> UInt16? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  func int16(_ offset: Int) -> Int16? {
    uint16(offset).map { Int16(bitPattern: $0) }
  }

  func uint32(_ offset: Int) -> UInt32? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }

  func tag(_ offset: Int) -> Tag? {
    uint32(offset).map { Tag(rawValue: $0) }
  }

  /// The part that begins at an offset; `nil` when it would reach outside.
  func part(offset: Int, length: Int) -> BigEndian? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
    return BigEndian(bytes: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]))
  }
}
