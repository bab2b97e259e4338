public import Typeface

/// A line of text after shaping: its runs in the order they stand, left to right.
public struct TextLine: Hashable, Sendable {
  /// The text that was shaped; clusters and ranges are offsets into its UTF-8.
  public var text: String
  /// The runs in visual order, left to right.
  public var runs: [GlyphRun]
  /// The advance of the whole line in points.
  public var width: Double
  /// The text's language as a BCP 47 tag; nil when it is not known.
  public var language: String?
  /// The direction of the text as a whole, the one asked for or else that of its first letter: where the line begins.
  public var direction: TextDirection
  /// The OpenType features that were asked for, beyond those that are on by default.
  public var features: [FontFeature]

  /// A line of shaped runs.
  public init(
    text: String, runs: [GlyphRun], width: Double, language: String? = nil,
    direction: TextDirection = .leftToRight, features: [FontFeature] = []
  ) {
    self.text = text
    self.runs = runs
    self.width = width
    self.language = language
    self.direction = direction
    self.features = features
  }
}
