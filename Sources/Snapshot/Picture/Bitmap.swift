/// A picture in memory: rows of pixels from the top, each from the left, 8 bits a channel.
public struct Bitmap: Hashable, Sendable {
  /// Pixels from left to right, at least 1.
  public let width: Int
  /// Pixels from top to bottom, at least 1.
  public let height: Int
  /// The pixels as 0xAARRGGBB, sRGB, colour not multiplied by alpha; a pixel of alpha 0 is 0.
  public var pixels: [UInt32]

  /// A picture of pixels 0xAARRGGBB; there must be `width` x `height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height, "a picture needs all its pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture in one colour, 0xAARRGGBB.
  public init(width: Int, height: Int, color: UInt32) {
    self.init(width: width, height: height, pixels: [UInt32](repeating: color, count: width * height))
  }
}
