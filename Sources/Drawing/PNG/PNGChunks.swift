import CZlib

/// A PNG's signature and chunks, one after another, each with its checksum.
struct PNGChunks {
  /// How many bytes the parts of a long chunk have, so that a reader needs little memory.
  private static let partSize = 1 << 18

  /// The file so far.
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds a chunk, whose type is four ASCII letters.
  mutating func add(_ type: String, _ content: some Collection<UInt8>) {
    bytes += PNGWriter.bytes(UInt32(content.count))
    let start = bytes.count
    bytes += type.utf8
    bytes += content
    let checksum = bytes.withUnsafeBufferPointer { all in
      crc32(0, all.baseAddress.map { $0 + start }, UInt32(all.count - start))
    }
    bytes += PNGWriter.bytes(UInt32(truncatingIfNeeded: checksum))
  }

  /// Adds chunks of one type that hold a content in parts, at least one.
  mutating func add(_ type: String, inParts content: [UInt8]) {
    bytes.reserveCapacity(bytes.count + content.count + 12 * (content.count / Self.partSize + 2))
    var start = 0
    repeat {
      let end = min(content.count, start + Self.partSize)
      add(type, content[start..<end])
      start = end
    } while start < content.count
  }
}
