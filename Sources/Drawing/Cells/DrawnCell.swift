public import Snapshot

/// A cell that was drawn by itself.
public struct DrawnCell: Hashable, Sendable {
  /// The pixels that it touches on its page; without any, the pixel of its origin and no size.
  public var place: PixelRect
  /// Of its pixels, counted from its own origins: where it stands on the page doesn't matter.
  public var pixels: Fingerprint

  /// Puts a drawn cell together.
  public init(place: PixelRect, pixels: Fingerprint) {
    self.place = place
    self.pixels = pixels
  }
}
