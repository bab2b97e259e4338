internal import CNettle

extension SHA256 {
  /// The hash of bytes that come in pieces.
  package struct Stream {
    private var context = sha256_ctx()

    /// Begins with no bytes.
    package init() { nettle_sha256_init(&context) }

    /// Takes the next bytes.
    package mutating func take(_ bytes: [UInt8]) {
      bytes.withUnsafeBufferPointer { nettle_sha256_update(&context, $0.count, $0.baseAddress) }
    }

    /// The hash of all that came, as 64 lower-case hexadecimal digits; what comes then is hashed anew.
    package mutating func hexadecimal() -> String {
      var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
      nettle_sha256_digest(&context, digest.count, &digest)
      return SHA256.hexadecimal(ofDigest: digest)
    }
  }
}
