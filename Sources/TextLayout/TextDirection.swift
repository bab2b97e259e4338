/// The direction in which a run of text is written.
///
/// Sheets hold horizontal text alone; the vertical directions are for shaping a text as `hb-shape` does.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// Latin, Devanagari, Thai, Han and most other scripts.
  case leftToRight
  /// Arabic, Hebrew and their kin; the glyphs of a run still stand in visual order, left to right.
  case rightToLeft
  /// Vertical text, read downwards.
  case topToBottom
  /// Vertical text, read upwards.
  case bottomToTop
}
