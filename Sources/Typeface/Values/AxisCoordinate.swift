/// A place on one variation axis, in the axis's own user-space units (a weight of 600, an optical size of 28 points).
public struct AxisCoordinate: Hashable, Sendable {
  /// The axis.
  public var tag: Tag

  /// The place on it, in the scale that the font's `fvar` table uses.
  public var value: Double

  /// Puts a value on an axis.
  public init(tag: Tag, value: Double) {
    self.tag = tag
    self.value = value
  }
}
