/// The first chunk of a PNG, as far as it is needed to judge the rest before anything is allocated.
struct PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature, and the header's length and type.
  private static let start = signature + [0, 0, 0, 13] + Array("IHDR".utf8)
  /// No deflate stream unfolds to more than this many times its bytes.
  private static let greatestRatio = 1_032

  /// Pixels from left to right, at least 1.
  let width: Int
  /// Pixels from top to bottom, at least 1.
  let height: Int

  /// Reads a file's header, and looks whether the picture is within limits and its bytes can be enough for it.
  init(_ bytes: [UInt8], limits: PNGLimits) throws(PNGReadingError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limits.bytes else { throw .fileTooLarge(bytes: bytes.count, maximum: limits.bytes) }
    let known = min(bytes.count, Self.signature.count)
    guard bytes[..<known] == Self.signature[..<known] else { throw .notPNG(found: Self.format(of: bytes)) }
    guard bytes.count >= 33 else { throw .endsEarly(bytes: bytes.count) }
    guard bytes.starts(with: Self.start) else { throw .damaged("its first chunk is no header") }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
    guard width > 0, height > 0 else { throw .damaged("its header says \(width) x \(height) pixels") }
    guard max(width, height) <= limits.side else {
      throw .sideTooLong(width: width, height: height, maximum: limits.side)
    }
    guard width * height <= limits.pixels else {
      throw .tooManyPixels(width: width, height: height, maximum: limits.pixels)
    }
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]] ?? 1
    let leastSize = (width * samples * Int(bytes[24]) + 7) / 8 * height
    guard leastSize <= bytes.count * Self.greatestRatio else { throw .endsEarly(bytes: bytes.count) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// What a file is that doesn't begin as a PNG does.
  private static func format(of bytes: [UInt8]) -> PNGReadingError.FoundFormat {
    let starts: [([UInt8], PNGReadingError.FoundFormat)] = [
      ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif), (Array("%PDF".utf8), .pdf),
      (Array("version https://git-lfs".utf8), .lfsPointer), ([0x89, 0x50, 0x4E, 0x47], .mangledPNG),
    ]
    if let match = starts.first(where: { bytes.starts(with: $0.0) }) { return match.1 }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
    let isText = bytes.prefix(512).allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
    return isText && String(validating: bytes.prefix(512).dropLast(bytes.count > 512 ? 3 : 0), as: UTF8.self) != nil
      ? .text : .unknown
  }
}
