/// Room for pixels, which stay where they are.
final class PixelMemory {
  /// The first of the pixels, 0x00RRGGBB.
  let pixels: UnsafeMutablePointer<UInt32>
  /// How many pixels there is room for.
  let capacity: Int

  /// Makes room for pixels, black until they are drawn.
  init(capacity: Int) {
    self.capacity = capacity
    pixels = .allocate(capacity: capacity)
    pixels.initialize(repeating: 0, count: capacity)
  }

  deinit {
    pixels.deallocate()
  }
}
