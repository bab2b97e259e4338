/// The colours of a picture or of one of its two parts, at most 256.
///
/// What both parts are known to have comes first; then the first part's own colours in the order in which they turn up.
/// The second part counts its own down from the last index, so that it can be written while nobody knows how many the
/// first has.
struct PixelPalette {
  /// How many colours there may be.
  private let limit: Int
  /// The colours that both parts have, 0x00RRGGBB.
  let shared: [UInt32]
  /// The part's own colours.
  private(set) var own: [UInt32] = []
  private let isLaterPart: Bool
  /// Open addressing: 0 where nothing is, else a colour below its index, with the highest bit set.
  private var slots = [UInt64](repeating: 0, count: 1_024)

  /// A palette that may have so many colours, at least the shared ones and at most 256.
  init(shared: [UInt32] = [], limit: Int = 256, isLaterPart: Bool = false) {
    (self.shared, self.limit, self.isLaterPart) = (shared, limit, isLaterPart)
    for (index, color) in shared.enumerated() { slots[slot(of: color)] = Self.entry(UInt32(index), color) }
  }

  /// The colours of a part that is not parted.
  var colors: [UInt32] { shared + own }

  /// A colour's index, a new one when it is the first of its kind; nil when it would be one too many.
  @inline(__always)
  mutating func index(of color: UInt32) -> UInt32? {
    let slot = slot(of: color)
    if slots[slot] != 0 { return UInt32(truncatingIfNeeded: slots[slot] >> 32 & 0xFF) }
    guard shared.count + own.count < limit else { return nil }
    let index = UInt32(isLaterPart ? 255 - own.count : shared.count + own.count)
    slots[slot] = Self.entry(index, color)
    own.append(color)
    return index
  }

  /// Where a colour is, or where it has its place.
  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0, UInt32(truncatingIfNeeded: slots[slot]) != color { slot = (slot &+ 1) & 1_023 }
    return slot
  }

  private static func entry(_ index: UInt32, _ color: UInt32) -> UInt64 {
    1 << 63 | UInt64(index) << 32 | UInt64(color)
  }

  /// All 256 colours of a picture in two parts, where neither has one the first of all; nil when there are more.
  func joined(with later: PixelPalette) -> [UInt32]? {
    let rest = 256 - colors.count - later.own.count
    guard rest >= 0, let first = colors.first else { return nil }
    return colors + repeatElement(first, count: rest) + later.own.reversed()
  }
}
