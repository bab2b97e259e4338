/// Which rectangles of a page lie where: for each tile of it those that may be seen there.
///
/// So it is known beforehand what colours a mask is blended over, without painting: it costs 2 M of 250 M instructions
/// of the default sheet at 2 pixels a point.
struct GroundTiles {
  /// A tile's side in pixels; parts of a page begin with a tile.
  private static let side = RowParts.bandHeight
  /// The most rectangles of a tile: more would take too long to look through.
  private static let limit = 64

  private struct Ground {
    var area: PixelArea
    var color: UInt32
  }

  private let area: PixelArea
  private let columns: Int
  /// For each tile what covers it whole, and above that what covers a part of it.
  private var bases: [UInt32]
  private var parts: [[Ground]]
  /// Whether some tile has so many rectangles that it was given up.
  private(set) var isExhausted = false

  /// Tiles of one colour over an area.
  init(_ area: PixelArea, background: UInt32) {
    self.area = area
    columns = (area.x.count + Self.side - 1) / Self.side
    let count = columns * ((area.y.count + Self.side - 1) / Self.side)
    bases = [UInt32](repeating: background, count: count)
    parts = [[Ground]](repeating: [], count: count)
  }

  /// Lays a rectangle over what is there.
  mutating func add(_ rectangle: PixelArea, color: UInt32) {
    forEachTile(of: rectangle) { tiles, index, tile, part in
      if part == tile {
        tiles.bases[index] = color
        tiles.parts[index].removeAll(keepingCapacity: true)
      } else if tiles.parts[index].count < Self.limit {
        tiles.parts[index].append(Ground(area: part, color: color))
      } else {
        tiles.isExhausted = true
      }
    }
  }

  /// Hands over each colour that may be seen in a place, some more than once.
  mutating func forEachColor(in place: PixelArea, _ body: (UInt32) -> Void) {
    forEachTile(of: place) { tiles, index, _, part in
      var isCovered = false
      for ground in tiles.parts[index].reversed() where !isCovered {
        let common = part.clamped(to: ground.area)
        if common.isEmpty { continue }
        body(ground.color)
        isCovered = common == part
      }
      if !isCovered { body(tiles.bases[index]) }
    }
  }

  /// Visits the tiles that a place touches, each with its number, its area and the place's part in it.
  @inline(__always)
  private mutating func forEachTile(
    of place: PixelArea, _ body: (inout GroundTiles, Int, PixelArea, PixelArea) -> Void
  ) {
    let place = place.clamped(to: area)
    guard !place.isEmpty else { return }
    let own = place.moved(x: -area.x.lowerBound, y: -area.y.lowerBound)
    for row in own.y.lowerBound / Self.side...(own.y.upperBound - 1) / Self.side {
      for column in own.x.lowerBound / Self.side...(own.x.upperBound - 1) / Self.side {
        let (left, top) = (area.x.lowerBound + column * Self.side, area.y.lowerBound + row * Self.side)
        let tile = PixelArea(x: left..<left + Self.side, y: top..<top + Self.side).clamped(to: area)
        body(&self, row * columns + column, tile, place.clamped(to: tile))
      }
    }
  }
}
