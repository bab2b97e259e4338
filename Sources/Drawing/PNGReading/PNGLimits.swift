/// How large a PNG may be that is read; what is larger is refused before anything is allocated for it.
public struct PNGLimits: Hashable, Sendable {
  /// The longest side in pixels; 32,767 by default.
  public var side: Int
  /// The greatest number of pixels; 200 million by default.
  public var pixels: Int
  /// The most bytes that the file may have; 256 MB, 2^28 bytes, by default.
  public var bytes: Int

  /// Limits; the defaults where nothing is given.
  public init(side: Int = 32_767, pixels: Int = 200_000_000, bytes: Int = 1 << 28) {
    self.side = side
    self.pixels = pixels
    self.bytes = bytes
  }
}
