/// Blends a mask in one colour over pixels: the inner loop of all raster text, four pixels at a time where they are alike.
enum MaskBlend {
  /// Blends the part of a mask that falls on a band.
  ///
  /// `x` and `y` are the mask's place in the band, whose rows are `width` pixels of 0x00RRGGBB, and `clip` is what of the
  /// band may change. Channels are blended as they are encoded, in sRGB, and rounded to the nearest.
  static func blend(
    _ mask: GlyphMask, _ coverage: UnsafePointer<UInt8>, x: Int, y: Int, color: UInt32,
    over pixels: UnsafeMutablePointer<UInt32>, width: Int, clip: PixelArea
  ) {
    let (left, top) = (max(0, clip.x.lowerBound - x), max(0, clip.y.lowerBound - y))
    let columns = left..<max(left, min(Int(mask.width), clip.x.upperBound - x))
    let rows = top..<max(top, min(Int(mask.height), clip.y.upperBound - y))
    guard !columns.isEmpty else { return }
    for row in rows {
      let source = coverage + (mask.offset + row * Int(mask.width))
      let target = pixels + ((y + row) * width + x)
      blendRow(source, over: target, columns, color: color)
    }
  }

  private static func blendRow(
    _ source: UnsafePointer<UInt8>, over target: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, color: UInt32
  ) {
    var column = columns.lowerBound
    while column &+ 4 <= columns.upperBound {
      let four = UnsafeRawPointer(source + column).loadUnaligned(as: UInt32.self)
      if four == .max {
        UnsafeMutableRawPointer(target + column).storeBytes(of: SIMD4(repeating: color), as: SIMD4<UInt32>.self)
      } else if four != 0 {
        for offset in 0..<4 { blendPixel(source[column &+ offset], over: target + (column &+ offset), color: color) }
      }
      column &+= 4
    }
    while column < columns.upperBound {
      blendPixel(source[column], over: target + column, color: color)
      column &+= 1
    }
  }

  @inline(__always)
  private static func blendPixel(_ coverage: UInt8, over target: UnsafeMutablePointer<UInt32>, color: UInt32) {
    if coverage == 255 {
      target.pointee = color
    } else if coverage != 0 {
      let alpha = UInt32(coverage)
      let under = target.pointee
      let rest = 255 &- alpha
      // Two channels at a time; (v + (v >> 8)) >> 8 of v + 128 is v / 255, rounded.
      var pair = (color & 0xFF00FF) &* alpha &+ (under & 0xFF00FF) &* rest &+ 0x80_0080
      pair = (pair &+ (pair >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
      var single = (color >> 8 & 0xFF) &* alpha &+ (under >> 8 & 0xFF) &* rest &+ 0x80
      single = (single &+ (single >> 8)) >> 8 & 0xFF
      target.pointee = pair | single << 8
    }
  }
}
