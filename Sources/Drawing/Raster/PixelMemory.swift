/// Room for pixels, which stay where they are.
final class PixelMemory<Pixel: FixedWidthInteger & UnsignedInteger> {
  /// The first of the pixels.
  let pixels: UnsafeMutablePointer<Pixel>
  /// How many pixels there is room for.
  let capacity: Int

  /// Makes room for pixels, 0 until they are drawn, and for what is written with the last of them.
  init(capacity: Int) {
    self.capacity = capacity
    pixels = .allocate(capacity: capacity + LevelStrip.spare)
    pixels.initialize(repeating: 0, count: capacity + LevelStrip.spare)
  }

  deinit {
    pixels.deallocate()
  }
}
