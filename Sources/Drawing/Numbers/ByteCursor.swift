/// Writes bytes one behind the other, into room that was made for all of them beforehand.
///
/// An array looks at who owns it and at its capacity whenever it grows by a word; a file has some 50,000 words. Room made
/// once for an element of a path or a reference, and digits worked out together (`DecimalWord`), save 11 M of 351 M
/// instructions of the default sheet as SVG. What would leave the room traps.
struct ByteCursor {
  private var place: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  /// How many bytes beyond its last one a cursor may touch, since it stores words whole.
  fileprivate static let slack = 8

  fileprivate init(_ place: UnsafeMutableRawPointer, room: Int) { (self.place, end) = (place, place + room) }

  fileprivate func distance(from start: UnsafeMutableRawPointer) -> Int { place - start }

  /// Adds a byte.
  @inline(__always)
  mutating func add(_ byte: UInt8) {
    precondition(place < end)
    place.storeBytes(of: byte, as: UInt8.self)
    place += 1
  }

  /// Adds the first bytes of a word, at most 8, the one in its lowest place first.
  @inline(__always)
  mutating func add(_ word: UInt64, count: Int) {
    precondition(place + count <= end)
    place.storeBytes(of: word.littleEndian, as: UInt64.self)
    place += count
  }

  /// Adds the bytes of a short word, its first in the lowest place, up to the first zero.
  @inline(__always)
  mutating func add(packed word: UInt64) { add(word, count: 8 - word.leadingZeroBitCount / 8) }

  /// Adds the program's own words.
  @inline(__always)
  mutating func add(_ text: StaticString) {
    precondition(place + text.utf8CodeUnitCount <= end)
    place.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    place += text.utf8CodeUnitCount
  }

  /// Adds bytes.
  mutating func add(_ bytes: [UInt8]) {
    precondition(place + bytes.count <= end)
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { place.copyMemory(from: start, byteCount: bytes.count) }
    }
    place += bytes.count
  }
}

extension [UInt8] {
  /// Adds the program's own words, which are bytes already and need not be taken out of a string.
  @inline(__always)
  mutating func add(words: StaticString) { write(atMost: words.utf8CodeUnitCount) { $0.add(words) } }

  /// Adds what a closure writes through a cursor, which is at most so many bytes.
  @inline(__always)
  mutating func write(atMost room: Int, _ body: (inout ByteCursor) -> Void) {
    append(addingCapacity: room + ByteCursor.slack) { (added: inout OutputSpan<UInt8>) in
      added.withUnsafeMutableBufferPointer { buffer, count in
        guard let base = buffer.baseAddress, buffer.count - count >= room + ByteCursor.slack else {
          preconditionFailure("an array has less room than it was asked for")
        }
        let start = UnsafeMutableRawPointer(base + count)
        var cursor = ByteCursor(start, room: room)
        body(&cursor)
        count += cursor.distance(from: start)
      }
    }
  }
}
