public import Typeface

/// How a line of text is set: its fonts in order of preference, size, features, language and letter spacing.
public struct TextAttributes: Hashable, Sendable {
  /// The fonts: the requested one first, then those that step in for characters it lacks.
  ///
  /// At least one.
  public var cascade: [FontInstance]
  /// The size in points, greater than 0.
  public var pointSize: Double
  /// OpenType features beyond those that are on by default.
  public var features: [FontFeature]
  /// The text's language as a BCP 47 tag, or nil where it is unknown.
  public var language: String?
  /// Space added after each cluster, in points.
  ///
  /// Any value but 0 turns the optional ligatures off.
  public var letterSpacing: Double
  /// The direction of the line as a whole; nil is that of its first letter, and so is a vertical one.
  ///
  /// It decides where neutral characters stand, such as an ellipsis or a bracket at the line's end, and the order of runs.
  public var direction: TextDirection?

  /// Makes attributes; only the fonts and the size have no default.
  public init(
    cascade: [FontInstance], pointSize: Double, features: [FontFeature] = [], language: String? = nil,
    letterSpacing: Double = 0, direction: TextDirection? = nil
  ) {
    self.cascade = cascade
    self.pointSize = pointSize
    self.features = features
    self.language = language
    self.letterSpacing = letterSpacing
    self.direction = direction
  }
}
