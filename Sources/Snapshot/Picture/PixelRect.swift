/// An upright rectangle of whole pixels in a picture, its origin the top left corner, y downwards.
public struct PixelRect: Hashable, Sendable {
  /// The left column; it may lie outside the picture.
  public var x: Int
  /// The top row; it may lie outside the picture.
  public var y: Int
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// The rectangle whose top left pixel is `x`, `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
