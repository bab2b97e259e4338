/// Finds where the colour changes along a row, eight pixels at a time where it doesn't.
///
/// Among changes each pixel is written down as a run's end, and the next takes its place unless the colour does change.
/// Saves 17 M of 85 M instructions of reading the default sheet at 2 pixels a point.
struct RunScan {
  private let pixels: UnsafePointer<UInt32>
  private let ends: UnsafeMutablePointer<Int32>
  private let values: UnsafeMutablePointer<UInt32>
  /// How many runs have ended.
  private(set) var count = 0

  /// Room for the runs of a row of pixels 0xXXRRGGBB: the pixel after each, and its colour.
  init(
    _ pixels: UnsafePointer<UInt32>, ends: UnsafeMutablePointer<Int32>, values: UnsafeMutablePointer<UInt32>
  ) {
    (self.pixels, self.ends, self.values) = (pixels, ends, values)
  }

  /// Scans a row of at least one pixel; with bits of its tiles, only where the colour may change.
  mutating func go(to width: Int, tiles: UnsafePointer<UInt64>?) {
    if let tiles {
      for tile in 0..<(width &+ InkMap.tileSize &- 1) / InkMap.tileSize {
        let start = tile &* InkMap.tileSize
        if tiles[tile >> 6] &>> UInt64(tile & 63) & 1 != 0 {
          scan(max(1, start), to: min(start &+ InkMap.tileSize, width))
        } else if tile > 0 {
          end(at: start)
        }
      }
    } else {
      scan(1, to: width)
    }
    ends[count] = Int32(truncatingIfNeeded: width)
    values[count] = pixels[width &- 1] & 0xFF_FFFF
    count &+= 1
  }

  @inline(__always)
  private mutating func scan(_ start: Int, to end: Int) {
    // Copies stay in registers, where what is written through pointers can't change them.
    var copy = self
    var x = start
    while x &+ 8 <= end {
      let difference =
        copy.differences(x, 0) | copy.differences(x, 2) | copy.differences(x, 4) | copy.differences(x, 6)
      if difference & 0x00FF_FFFF_00FF_FFFF != 0 {
        for offset in 0..<8 { copy.end(at: x &+ offset) }
      }
      x &+= 8
    }
    while x < end {
      copy.end(at: x)
      x &+= 1
    }
    count = copy.count
  }

  /// Writes down that a run ends before a pixel, to be written over unless it does.
  @inline(__always)
  private mutating func end(at x: Int) {
    let value = pixels[x &- 1] & 0xFF_FFFF
    ends[count] = Int32(truncatingIfNeeded: x)
    values[count] = value
    count &+= value == pixels[x] & 0xFF_FFFF ? 0 : 1
  }

  /// Where two pixels are not as the one before each.
  @inline(__always)
  private func differences(_ x: Int, _ offset: Int) -> UInt64 {
    let here = UnsafeRawPointer(pixels + x)
    return here.loadUnaligned(fromByteOffset: 4 &* offset, as: UInt64.self)
      ^ here.loadUnaligned(fromByteOffset: 4 &* offset &- 4, as: UInt64.self)
  }
}
