/// How a font file is disguised, so that its bytes are no font until they are read back in memory.
public enum FontCipher: Hashable, Sendable {
  /// Every byte is XORed with a key that repeats; at least one byte.
  case xor(key: [UInt8])
  /// EPUB's font obfuscation by IDPF: the first 1,040 bytes XORed with the SHA-1 of the publication's identifier.
  case idpf(identifier: String)
  /// A cipher of the program's own, by the name under which the program passes it in.
  case plugin(name: String)
}
