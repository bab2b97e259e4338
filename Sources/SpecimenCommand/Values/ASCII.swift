/// Kinds of ASCII characters.
enum ASCII {
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  static func isLetterOrDigit(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
  /// Whether a byte of a path stands for itself in a shell.
  static func isPlainInShell(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || Array("@._/-+".utf8).contains(byte) }
}
