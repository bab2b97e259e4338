/// The colours of a picture in the order in which they turn up, at most 256.
struct PixelPalette {
  /// The colours, 0x00RRGGBB.
  private(set) var colors: [UInt32] = []
  /// Open addressing: 0 where nothing is, else a colour below its index, with the highest bit set.
  private var slots = [UInt64](repeating: 0, count: 1_024)

  /// A colour's index, a new one when it is the first of its kind; nil when it would be the 257th.
  @inline(__always)
  mutating func index(of color: UInt32) -> UInt32? {
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if UInt32(truncatingIfNeeded: entry) == color { return UInt32(truncatingIfNeeded: entry >> 32 & 0xFF) }
      slot = (slot &+ 1) & 1_023
    }
    guard colors.count < 256 else { return nil }
    slots[slot] = 1 << 63 | UInt64(colors.count) << 32 | UInt64(color)
    colors.append(color)
    return UInt32(colors.count - 1)
  }
}
