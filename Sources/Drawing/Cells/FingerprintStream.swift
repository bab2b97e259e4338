import CXXHash
public import Snapshot

/// Makes one fingerprint of things that come one after another: XXH3 with 64 bits, by libxxhash.
package struct FingerprintStream: ~Copyable {
  private let state: OpaquePointer

  /// Begins with nothing.
  package init() {
    guard let state = XXH3_createState() else { preconditionFailure("there is no memory for 600 bytes") }
    self.state = state
    XXH3_64bits_reset(state)
  }

  deinit {
    XXH3_freeState(state)
  }

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    XXH3_64bits_update(state, bytes.baseAddress, bytes.count)
  }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds a number as eight bytes, the lowest first.
  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { add($0) }
  }

  /// Adds a text with its length, so that where one ends and the next begins counts too.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(bytes.count)
      add(UnsafeRawBufferPointer(bytes))
    }
  }

  /// The fingerprint of what was added.
  package func finish() -> Fingerprint { Fingerprint(XXH3_64bits_digest(state)) }
}

extension Fingerprint {
  /// The fingerprint of bytes, such as a file's.
  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Fingerprint(XXH3_64bits($0.baseAddress, $0.count)) }
  }
}
