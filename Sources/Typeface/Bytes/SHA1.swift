import CNettle

/// SHA-1 (FIPS 180-4), by nettle; for EPUB's font obfuscation, which is defined by it, and for nothing else.
package enum SHA1 {
  /// The hash of bytes, 20 of them.
  package static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var context = sha1_ctx()
    nettle_sha1_init(&context)
    nettle_sha1_update(&context, bytes.count, bytes)
    var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
    nettle_sha1_digest(&context, digest.count, &digest)
    return digest
  }
}
