/// Boxes around the places where so little differs that one might miss it.
///
/// Differing pixels are gathered by square tiles, and tiles that touch belong to one place. A place gets a box where it
/// is small beside the picture, or is but a few pixels strewn wide; its line is as thick as the picture needs to be
/// looked at whole.
struct DifferenceMarks {
  private struct Tile {
    var bounds: PixelRect
    var pixels: Int
  }

  private let width: Int
  private let height: Int
  private let tileSide: Int
  private let tileColumns: Int
  private var tiles: [Tile]

  /// Marks for a picture of this size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    tileSide = 8 + max(width, height) / 60
    tileColumns = (width + tileSide - 1) / tileSide
    let empty = Tile(bounds: PixelRect(x: 0, y: 0, width: 0, height: 0), pixels: 0)
    tiles = [Tile](repeating: empty, count: tileColumns * ((height + tileSide - 1) / tileSide))
  }

  /// How far a box stands from what it surrounds, in pixels.
  private var margin: Int { 2 + max(width, height) / 120 }
  /// How thick a box's line is, in pixels.
  private var thickness: Int { 1 + max(width, height) / 900 }

  /// Takes in a pixel that differs.
  mutating func add(x: Int, y: Int) {
    let key = y / tileSide * tileColumns + x / tileSide
    if tiles[key].pixels == 0 {
      tiles[key].bounds = PixelRect(x: x, y: y, width: 1, height: 1)
    } else {
      tiles[key].bounds = tiles[key].bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
    }
    tiles[key].pixels += 1
  }

  /// Draws the boxes, and leaves alone what they would cover of the differences.
  func draw(on bitmap: inout Bitmap) {
    let places = places()
    let boxes = places.filter(isSmall).map { grown($0.bounds, by: margin + thickness) }
    for box in boxes {
      let inner = grown(box, by: -thickness)
      for y in max(box.y, 0)..<min(box.bottom, height) {
        for x in max(box.x, 0)..<min(box.right, width) where !isInside(inner, x, y) && isPale(bitmap, x, y) {
          bitmap.pixels[y * width + x] = PictureColor.marker
        }
      }
    }
  }

  private func isSmall(_ place: Tile) -> Bool {
    max(place.bounds.width, place.bounds.height) <= tileSide || place.pixels * 24 <= place.bounds.area
  }

  /// Whether a pixel is paper or unchanged ink: those are grey.
  private func isPale(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let pixel = bitmap.pixels[y * width + x]
    return pixel & 0xff == (pixel >> 8) & 0xff && pixel & 0xff == (pixel >> 16) & 0xff
  }

  private func isInside(_ rect: PixelRect, _ x: Int, _ y: Int) -> Bool {
    x >= rect.x && x < rect.right && y >= rect.y && y < rect.bottom
  }

  private func grown(_ rect: PixelRect, by margin: Int) -> PixelRect {
    PixelRect(
      x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin, height: rect.height + 2 * margin)
  }

  /// Tiles that touch, also by a corner, as one each.
  private func places() -> [Tile] {
    var left = tiles
    var places: [Tile] = []
    for key in tiles.indices where left[key].pixels > 0 {
      var place = Tile(bounds: left[key].bounds, pixels: 0)
      var open = [key]
      while let key = open.popLast() {
        // A tile can have been met from two sides before it is taken.
        guard left[key].pixels > 0 else { continue }
        place.bounds = place.bounds.union(left[key].bounds)
        place.pixels += left[key].pixels
        left[key].pixels = 0
        open += neighbors(of: key).filter { left[$0].pixels > 0 }
      }
      places.append(place)
    }
    return places
  }

  private func neighbors(of key: Int) -> [Int] {
    let column = key % tileColumns
    let columns = max(column - 1, 0)...min(column + 1, tileColumns - 1)
    return (-1...1).flatMap { dy in
      columns.map { key + dy * tileColumns + $0 - column }
    }.filter { tiles.indices.contains($0) }
  }
}
