/// Blends a mask in one colour over pixels: the inner loop of all raster text.
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
    let redAndBlue = color & 0xFF00FF
    let green = color >> 8 & 0xFF
    var column = columns.lowerBound
    while column < columns.upperBound {
      let alpha = UInt32(source[column])
      if alpha == 255 {
        target[column] = color
      } else if alpha != 0 {
        let under = target[column]
        let rest = 255 &- alpha
        // Two channels at a time; (v + (v >> 8)) >> 8 of v + 128 is v / 255, rounded.
        var pair = redAndBlue &* alpha &+ (under & 0xFF00FF) &* rest &+ 0x80_0080
        pair = (pair &+ (pair >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
        var single = green &* alpha &+ (under >> 8 & 0xFF) &* rest &+ 0x80
        single = (single &+ (single >> 8)) >> 8 & 0xFF
        target[column] = pair | single << 8
      }
      column &+= 1
    }
  }
}
