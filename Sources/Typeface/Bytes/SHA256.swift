import CNettle

/// SHA-256 (FIPS 180-4), by nettle.
package enum SHA256 {
  /// The hash of bytes: 64 lower-case hexadecimal digits.
  package static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The digest of bytes that lie anywhere.
  package static func hexadecimal(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { hexadecimal($0) } }
}
