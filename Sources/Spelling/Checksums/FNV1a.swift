/// FNV-1a with 64 bits over bytes: it finds what was changed by hand, and is no defence against forgery.
///
/// A change of any single byte always changes it, because each step of it can be undone. Its numbers are those of
/// http://www.isthe.com/chongo/tech/comp/fnv/.
package struct FNV1a {
  /// The checksum of what was added so far.
  package private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Begins without bytes.
  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// The checksum of a text's UTF-8.
  package static func of(_ text: String) -> UInt64 {
    var checksum = FNV1a()
    checksum.add(text.utf8)
    return checksum.bits
  }
}
