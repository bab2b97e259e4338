/// What differs between two pictures, or between two regions of them.
public struct BitmapDifference: Hashable, Sendable {
  /// How many pixels differ by more than the tolerance's step; those on one picture alone count.
  public var pixels: Int
  /// The largest difference of any channel, 0 to 255; 255 where one picture alone has a pixel.
  public var largestStep: Int
  /// The first differing pixel, row by row; nil when none differs.
  public var first: PixelPoint?
  /// The least rectangle that holds every differing pixel; nil when none differs.
  public var bounds: PixelRect?
  /// The most differing pixels in any window of the tolerance's density; 0 where there is none.
  public var densest: Int

  /// A difference; without more, none.
  public init(
    pixels: Int = 0, largestStep: Int = 0, first: PixelPoint? = nil, bounds: PixelRect? = nil, densest: Int = 0
  ) {
    self.pixels = pixels
    self.largestStep = largestStep
    self.first = first
    self.bounds = bounds
    self.densest = densest
  }
}

/// A pixel's column and row, from the top left corner.
public struct PixelPoint: Hashable, Sendable {
  /// The column, from 0.
  public var x: Int
  /// The row, from 0.
  public var y: Int

  /// The pixel in column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
