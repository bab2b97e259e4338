public import Typeface

/// Glyphs of one font instance at one size and in one direction, side by side on a baseline.
public struct GlyphRun: Hashable, Sendable {
  /// How a run came by its font.
  public enum Provenance: Hashable, Sendable {
    /// The font that was asked for has the text.
    case requested
    /// The font asked for lacks the text; the cascade's font at this index, from 1, has it.
    case fallback(Int)
    /// No font of the cascade has the text: the glyphs are .notdef of the font that was asked for.
    case missing
  }

  /// The face and its axes' coordinates.
  public var font: FontInstance
  /// The size of an em in points.
  public var pointSize: Double
  /// The run's left edge in points from the line's left end.
  public var x: Double
  /// The sum of the advances in points.
  public var width: Double
  /// The glyphs in visual order, left to right, whatever the direction.
  public var glyphs: [Glyph]
  /// The extra space after each cluster in points; the glyphs' advances hold it already.
  public var letterSpacing: Double
  /// The part of the line's text, in UTF-8 offsets, that the run stands for.
  public var utf8Range: Range<Int>
  /// The direction in which the run is written.
  public var direction: TextDirection
  /// How the run came by its font.
  public var provenance: Provenance

  /// A run that starts at `x` on its line.
  public init(
    font: FontInstance, pointSize: Double, x: Double = 0, width: Double, glyphs: [Glyph], letterSpacing: Double = 0,
    utf8Range: Range<Int>, direction: TextDirection = .leftToRight, provenance: Provenance = .requested
  ) {
    self.font = font
    self.pointSize = pointSize
    self.x = x
    self.width = width
    self.glyphs = glyphs
    self.letterSpacing = letterSpacing
    self.utf8Range = utf8Range
    self.direction = direction
    self.provenance = provenance
  }
}
