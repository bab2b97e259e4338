import CZlib

/// A PNG's signature and chunks, one after another, each with its checksum.
struct PNGChunks {
  /// How many bytes the parts of a long chunk have, so that a reader needs little memory.
  static let partSize = 1 << 18

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

  /// Makes room for a file of about so many bytes: what is never written costs no memory, and copies would.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Moves the last chunks, those from a byte on, before another place.
  mutating func move(from start: Int, to place: Int) {
    let chunks = Array(bytes[start...])
    bytes.removeLast(chunks.count)
    bytes.insert(contentsOf: chunks, at: place)
  }
}
