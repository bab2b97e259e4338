import CCairo

/// Pixels that are colours themselves, 0x00RRGGBB in the machine's order, cairo's RGB24: they hold whatever is painted.
struct TrueColours: BandColours {
  var isExhausted: Bool { false }

  func pixel(of color: UInt32) -> UInt32 { color }

  /// Blends channels as they are encoded, in sRGB, and rounds to the nearest.
  func blend(_ color: UInt32, _ strip: borrowing LevelStrip, over pixels: UnsafeMutablePointer<UInt32>, width: Int) {
    CoverageLevels.alphas.withUnsafeBufferPointer { alphas in
      for row in 0..<strip.area.y.count {
        let (levels, target) = (strip.row(row), pixels + row &* width)
        var column = 0
        while column < strip.area.x.count {
          let eight = UnsafeRawPointer(levels + column).loadUnaligned(as: UInt64.self)
          if eight != 0 {
            for place in column..<min(column &+ 8, strip.area.x.count) where levels[place] != 0 {
              target[place] = Self.blend(color, over: target[place], alpha: alphas[Int(levels[place])])
            }
          }
          column &+= 8
        }
      }
    }
  }

  /// A colour over another one, at an alpha from 0 to 255.
  @inline(__always)
  static func blend(_ color: UInt32, over under: UInt32, alpha: UInt32) -> UInt32 {
    let rest = 255 &- alpha
    // Two channels at a time; (v + (v >> 8)) >> 8 of v + 128 is v / 255, rounded.
    var pair = (color & 0xFF00FF) &* alpha &+ (under & 0xFF00FF) &* rest &+ 0x80_0080
    pair = (pair &+ (pair >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
    var single = (color >> 8 & 0xFF) &* alpha &+ (under >> 8 & 0xFF) &* rest &+ 0x80
    single = (single &+ (single >> 8)) >> 8 & 0xFF
    return pair | single << 8
  }

  static func add(_ band: borrowing Band<TrueColours>, row: Int, to rows: inout RowEncoder) -> Bool {
    rows.add(band.pixels + row * band.area.x.count, tiles: band.ink.tiles(of: row))
  }

  /// Has cairo paint an outline or a picture.
  static func paint(
    _ step: PaintList.Step, of list: PaintList, clip: PixelArea?, on band: inout Band<TrueColours>
  ) {
    switch step {
    case .outline(let index, let color):
      let outline = list.outlines[index]
      band.fillPath(color: color, alpha: outline.alpha, clip: clip) { context in
        _ = OutlinePath.add(
          outline.glyph, of: outline.face, x: outline.x, y: outline.y, size: outline.size, to: context)
      }
    case .picture(let index):
      let picture = list.pictures[index]
      band.paint(clip: clip) { picture.strike.paint(on: $0, x: picture.x, y: picture.y, em: picture.size) }
    case .masks, .rectangle, .polygon: break
    }
  }
}
