/// How much two pictures of a cell may differ and still count as alike; exact unless told.
///
/// A pixel differs when any channel does by more than `step`. A cell is tolerated when at most `pixels` of its pixels
/// differ and, where a density is given, no window of `density.side` x `density.side` pixels holds more than
/// `density.pixels` of them: a few scattered pixels are a rasteriser's, a cluster is a change. There is no share of the
/// page: what a percentage forgives grows with the page.
public struct Tolerance: Hashable, Sendable {
  /// A square window and the most pixels within it that may differ.
  public struct Density: Hashable, Sendable {
    /// The window's side in pixels, at least 1.
    public var side: Int
    /// The most differing pixels in any such window.
    public var pixels: Int

    /// At most `pixels` differing pixels in any window of `side` x `side`.
    public init(pixels: Int, side: Int) {
      self.pixels = pixels
      self.side = side
    }
  }

  /// The largest difference of a channel that is no difference, 0 to 255.
  public var step: Int
  /// The most differing pixels of a cell, 0 or more.
  public var pixels: Int
  /// The most differing pixels in a window; nil for no such limit.
  public var density: Density?

  /// A tolerance; without more, exact.
  public init(step: Int = 0, pixels: Int = 0, density: Density? = nil) {
    self.step = step
    self.pixels = pixels
    self.density = density
  }

  /// No difference at all.
  public static let exact = Tolerance()
}
