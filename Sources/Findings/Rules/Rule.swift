/// What a type system is looked through for; each rule has a default level, a reason, a remedy and a source.
///
/// The raw values are the words of documents, of the command line and of machine-readable reports.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  /// A face isn't there, and something else is drawn in its place.
  case faceMissing
  /// Characters of a sample or of a language have no glyph.
  case uncovered
  /// Glyphs of a sample are broken in the font's file, beyond a limit, or of a kind that is not drawn.
  case glyphsNotDrawn
  /// The size at the default category is far from Apple's.
  case defaultSizeDeviation
  /// A size is under the platform's minimum.
  case belowMinimum
  /// A style gets smaller as the category grows.
  case shrinks
  /// A style overtakes one that is larger at the default category.
  case orderInverted
  /// Two styles that differ at the default category can't be told apart at another.
  case indistinguishable
  /// A style grows more, or less, than Apple's own.
  case rangeLimit
  /// Ink leaves the line box, where a label clips it.
  case inkClipped
  /// Text is cut off, or a word is broken, at a device's width.
  case truncates
  /// Text that grows stands in a bar of fixed height.
  case fixedBarGrowth
  /// What stands on a screen is taller or wider than its room.
  case overflows
  /// A change of category does not reach a text on a screen.
  case staleText
  /// A style takes its growth from a style far from it.
  case wrongCurve
  /// A default size is one that Apple's table has for another category: it is scaled twice.
  case doubleScaled
  /// Thin strokes at a small size.
  case thinSmall
  /// A family lacks the weight or slant asked for, and the nearest is drawn.
  case nearestWeight
  /// A face lacks a feature that was asked for.
  case featureAbsent
  /// A face stands in for one that can't be had.
  case standIn
  /// Text can't be enlarged to 200 %.
  case growthLimited
  /// A declared face that no style uses.
  case unusedFace
  /// A font forbids that it is embedded.
  case embeddingForbidden
}
