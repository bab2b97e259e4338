/// How a PNG is made.
public struct PNGOptions: Hashable, Sendable {
  /// How glyphs become pixels.
  public enum Raster: String, Hashable, Sendable, CaseIterable {
    /// Each glyph is drawn once for each eighth of a pixel that it stands at, kept, and blended where it is needed.
    ///
    /// It covers each pixel in one of 24 steps, so that a page has few colours.
    case masks
    /// Each glyph's outline is filled where it stands: the reference that the masks are measured against.
    case exact
  }

  /// What the file is made for; the pixels are the same.
  public enum Compression: String, Hashable, Sendable, CaseIterable {
    /// As fast as can be: the default sheet takes some 30 milliseconds.
    case fast
    /// As small as can be: a sixth smaller, and some thirty times as long.
    case small
  }

  /// Pixels for each point, above 0 and at most 64; 2 by default.
  public var scale: Double
  /// How glyphs become pixels; masks by default.
  public var raster: Raster
  /// The longest side in pixels; 32,767 by default, where cairo's and many readers' coordinates end.
  public var maximumSide: Int
  /// The greatest number of pixels; 200 million by default.
  public var maximumPixels: Int
  /// What the file is made for; speed by default.
  public var compression: Compression
  /// The program that the picture names as its maker; empty for none.
  public var software: String
  /// How many threads draw a picture: with 2 or more each draws a half of a large one that is written fast; 1 by
  /// default.
  ///
  /// The file is the same. More than two are of no use.
  public var threads: Int

  /// The defaults: 2 pixels a point by masks, sides up to 32,767 and 200 million pixels in all.
  public init(
    scale: Double = 2, raster: Raster = .masks, maximumSide: Int = 32_767, maximumPixels: Int = 200_000_000,
    compression: Compression = .fast, software: String = "specimen", threads: Int = 1
  ) {
    self.scale = scale
    self.raster = raster
    self.maximumSide = maximumSide
    self.maximumPixels = maximumPixels
    self.compression = compression
    self.software = software
    self.threads = threads
  }
}
