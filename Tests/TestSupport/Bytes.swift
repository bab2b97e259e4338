import Testing

/// The bytes of a file, to be compared with another's.
///
/// Two arrays that differ are compared element by element for the message, which takes minutes for a picture; these say
/// how many there are, and a hash.
package struct Bytes: Hashable, Sendable, CustomTestStringConvertible {
  private let bytes: [UInt8]

  /// Wraps bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var testDescription: String { "\(bytes.count) bytes, hash \(checksum)" }

  /// FNV-1a, enough to tell two files apart in a message.
  private var checksum: UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
