import CNettle

/// SHA-256 (FIPS 180-4), by nettle.
package enum SHA256 {
  /// The hash of bytes: 64 lower-case hexadecimal digits.
  package static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
    hexadecimal(ofDigest: digest(bytes))
  }

  /// A hash's bytes in hexadecimal.
  static func hexadecimal(ofDigest digest: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The hash of bytes that lie anywhere, in hexadecimal.
  package static func hexadecimal(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { hexadecimal($0) } }

  /// The hash of bytes: its 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { digest($0) } }

  private static func digest(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest
  }
}
