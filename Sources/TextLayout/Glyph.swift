/// A glyph with its advance and offsets, as shaping gave them.
///
/// Lengths are fractions of an em with y upwards, as in fonts: multiply by the run's point size for points. With the pen
/// at x on a baseline at y (downwards), the glyph is drawn at x + `xOffset` × size, y − `yOffset` × size; then the pen
/// moves by `advance` × size.
public struct Glyph: Hashable, Sendable {
  /// The glyph's index in its face; 0 is .notdef.
  public var id: UInt32
  /// The UTF-8 offset, in the line's text, of the first byte that the glyph's cluster stands for.
  public var cluster: Int
  /// How far the pen moves to the right after the glyph, in em, letter spacing included.
  public var advance: Double
  /// How far to the right of the pen the glyph is drawn, in em.
  public var xOffset: Double
  /// How far above the baseline the glyph is drawn, in em.
  public var yOffset: Double

  /// A glyph that moves the pen by `advance` em and is drawn at the pen unless offsets are given.
  public init(id: UInt32, cluster: Int, advance: Double, xOffset: Double = 0, yOffset: Double = 0) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }
}
