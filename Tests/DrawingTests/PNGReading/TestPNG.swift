/// A PNG of any kind, put together byte by byte without libpng.
struct TestPNG {
  /// The colour types of the standard.
  enum Kind: Int, CaseIterable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var channels: Int { [.grey: 1, .rgb: 3, .palette: 1, .greyAlpha: 2, .rgba: 4][self] ?? 1 }
  }

  var width: Int
  var height: Int
  var kind = Kind.rgb
  var depth = 8
  var isInterlaced = false
  /// Red, green and blue of each entry.
  var palette: [UInt8] = []
  /// The contents of tRNS.
  var transparency: [UInt8] = []
  /// Chunks between the header and the palette.
  var extra: [(type: String, content: [UInt8])] = []
  /// The sample of a channel at a pixel.
  var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int

  var header: [UInt8] {
    Self.number(width) + Self.number(height) + [UInt8(depth), UInt8(kind.rawValue), 0, 0, isInterlaced ? 1 : 0]
  }

  /// The whole file.
  var file: [UInt8] { file(Self.zlib(rows)) }

  /// The whole file with other compressed rows, in chunks of some size.
  func file(_ compressed: [UInt8], chunkSize: Int = 1 << 20) -> [UInt8] {
    var bytes = Self.signature + Self.chunk("IHDR", header)
    for chunk in extra { bytes += Self.chunk(chunk.type, chunk.content) }
    if !palette.isEmpty { bytes += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { bytes += Self.chunk("tRNS", transparency) }
    for start in stride(from: 0, to: max(1, compressed.count), by: chunkSize) {
      bytes += Self.chunk("IDAT", Array(compressed[start..<min(compressed.count, start + chunkSize)]))
    }
    return bytes + Self.chunk("IEND", [])
  }

  /// The rows as they are compressed, each with the filter 0.
  var rows: [UInt8] {
    guard isInterlaced else { return rows(columns: Array(0..<width), Array(0..<height)) }
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return passes.flatMap { left, top, across, down in
      rows(columns: Array(stride(from: left, to: width, by: across)), Array(stride(from: top, to: height, by: down)))
    }
  }

  private func rows(columns: [Int], _ lines: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in columns.isEmpty ? [] : lines {
      bytes.append(0)
      var (bits, count) = (0, 0)
      for x in columns {
        for channel in 0..<kind.channels {
          (bits, count) = (bits << depth | sample(x, y, channel), count + depth)
          while count >= 8 {
            count -= 8
            bytes.append(UInt8(bits >> count & 0xFF))
          }
          bits &= 0xFF
        }
      }
      if count > 0 { bytes.append(UInt8(bits << (8 - count) & 0xFF)) }
    }
    return bytes
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

  static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return number(content.count) + body + number(Int(crc(body)))
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    var crc = UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    return crc
  }

  /// A zlib stream of blocks that are stored as they are.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(bytes.count, start + 65_535)
      let length = end - start
      stream += [end == bytes.count ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      stream += [UInt8(~length & 0xFF), UInt8(~length >> 8 & 0xFF)] + bytes[start..<end]
      start = end
    } while start < bytes.count
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + number(Int(b << 16 | a))
  }
}
