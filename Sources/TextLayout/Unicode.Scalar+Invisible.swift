extension Unicode.Scalar {
  /// Whether the character draws nothing, whatever the font: a zero-width character or a control character.
  ///
  /// These are the default ignorable code points of Unicode (joiners, direction marks, variation selectors, the soft
  /// hyphen), but for the Hangul fillers, which HarfBuzz draws, and the control characters, but for tabs and line breaks,
  /// which stand as spaces.
  public var isInvisible: Bool {
    switch value {
    case 0x20...0x7E, 0x115F, 0x1160, 0x3164, 0xFFA0: false
    default:
      properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control && !properties.isWhitespace
    }
  }
}
