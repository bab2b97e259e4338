/// The ink of one cluster of a line that reaches out of a box around the line.
public struct ClusterInk: Hashable, Sendable {
  /// The characters that the cluster stands for.
  public var text: String
  /// The UTF-8 offset, in the line's text, of the cluster's first byte.
  public var utf8Offset: Int
  /// The glyph whose ink reaches farthest out; its index is one of the run's own font.
  public var glyph: UInt32
  /// How far the ink rises above the box in points; 0 where it doesn't.
  public var top: Double
  /// How far the ink falls below the box in points; 0 where it doesn't.
  public var bottom: Double

  /// The larger of both, in points.
  public var excess: Double { max(top, bottom) }
}
