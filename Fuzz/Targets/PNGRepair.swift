internal import CZlib

/// Makes of any bytes a PNG that gets past the checksums, so that what lies behind them is reached.
enum PNGRepair {
  /// The file with each chunk's checksum as it has to be, as far as there are whole chunks.
  static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      bytes.replaceSubrange(end..<end + 4, with: checksum(bytes[place + 4..<end]))
      place = end + 4
    }
    return bytes
  }

  /// A file whose first 13 bytes are the header and the others its rows, each with the number of its filter; the first of
  /// them says also how many of the rows' bytes are a palette.
  static func withStoredRows(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 16 else { return bytes }
    var header = Array(bytes[..<13])
    // Small sides, or there are never bytes enough for the rows.
    for index in [0, 1, 2, 4, 5, 6] { header[index] = 0 }
    let palette = Array(bytes[13...].prefix(3 * (1 + Int(bytes[13]) % 16)))
    let transparency = palette.prefix(1 + Int(bytes[13] >> 4))
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
    if header[9] == 3 { file += chunk("PLTE", palette) }
    if bytes[13] & 1 == 1 { file += chunk("tRNS", Array(transparency)) }
    return file + chunk("IDAT", compressed(Array(bytes[13...]))) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + content
    return big(UInt32(content.count)) + named + checksum(named[...])
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    big(bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count))) })
  }

  private static func big(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      let status = compress2(buffer.baseAddress, &count, bytes, UInt(bytes.count), 1)
      initialized = status == Z_OK ? Int(count) : 0
    }
  }
}
