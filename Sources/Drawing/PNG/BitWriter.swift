/// Puts bits one after another into bytes, the lowest bit first, as deflate wants them.
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// A writer that goes on after some bytes, with room for more: what is never written costs no memory, and copies would.
  init(after bytes: [UInt8] = [], room: Int = 0) {
    self.bytes = bytes
    self.bytes.reserveCapacity(room)
  }

  /// Takes the whole bytes so far out of the writer.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Lends a pen for at most `bitCount` bits; so many bits need one check for room.
  mutating func write(bitCount: Int, _ body: (inout Pen) -> Void) {
    let old = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: (bitCount + 7) / 8 + 16))
    let used = bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      var pen = Pen(target: UnsafeMutableRawPointer(start + old), bits: pending, count: count)
      body(&pen)
      pen.flush()
      (pending, count) = (pen.bits, pen.count)
      return pen.target - UnsafeMutableRawPointer(start)
    }
    bytes.removeLast(bytes.count - used)
  }

  /// Ends a part of a stream on a whole byte: with a block that holds nothing, not compressed.
  mutating func endPart() {
    write(bitCount: 48) { pen in
      // Not the last block, of the kind that is stored; what is left of the byte; a length of 0, and its complement.
      pen.put(0, 3)
      pen.put(0, (8 &- pen.count) & 7)
      pen.flush()
      pen.put(0xFFFF_0000, 32)
    }
  }

  /// Fills the last byte with zero bits, and adds a number of four bytes, the highest first.
  mutating func finish(withBigEndian value: UInt32) {
    write(bitCount: 40) { pen in
      pen.put(0, (8 &- pen.count) & 7)
      pen.flush()
      pen.put(UInt64(value.byteSwapped), 32)
    }
  }

  /// Writes bits to memory that has room for them.
  struct Pen {
    fileprivate var target: UnsafeMutableRawPointer
    fileprivate var bits: UInt64
    fileprivate(set) var count: UInt64

    /// Adds the lowest `width` bits of a value that has no others; 56 bits at most between two flushes.
    @inline(__always)
    mutating func put(_ value: UInt64, _ width: UInt64) {
      bits |= value &<< count
      count &+= width
    }

    /// Moves whole bytes to memory.
    @inline(__always)
    mutating func flush() {
      target.storeBytes(of: bits.littleEndian, as: UInt64.self)
      target += Int(truncatingIfNeeded: count &>> 3)
      bits = bits &>> (count & 0x38)
      count &= 7
    }
  }
}
