/// The Macintosh's Roman character set, in which old fonts write their names.
enum MacRoman {
  /// The upper half, 0x80 to 0xFF, as Unicode's mapping APPLE/ROMAN.TXT has it.
  private static let upperHalf = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
      + "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ"
      + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)

  /// Turns bytes into text; every byte is a character.
  static func decode(_ bytes: UnsafeRawBufferPointer) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]) }
    return String(text)
  }
}
