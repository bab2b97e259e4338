/// Boxes around the places where so little differs that one might miss it.
///
/// Differing pixels are gathered by square tiles, and tiles that touch belong to one place. A place gets a box where it
/// is small beside the picture, or is but a few pixels strewn wide; its line is as thick as the picture needs to be
/// looked at whole.
struct DifferenceMarks {
  /// The least rectangle that holds what differs in a tile or a place, its ends included, and how much that is.
  private struct Tile {
    var left = Int.max
    var top = Int.max
    var right = Int.min
    var bottom = Int.min
    var pixels = 0

    var side: Int { max(right - left, bottom - top) + 1 }
    var area: Int { (right - left + 1) * (bottom - top + 1) }

    mutating func add(_ other: Tile) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
      pixels += other.pixels
    }
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
    tiles = [Tile](repeating: Tile(), count: tileColumns * ((height + tileSide - 1) / tileSide))
  }

  /// How far a box stands from what it surrounds, in pixels.
  private var margin: Int { 2 + max(width, height) / 120 }
  /// How thick a box's line is, in pixels.
  private var thickness: Int { 1 + max(width, height) / 900 }

  /// Takes in a pixel that differs.
  mutating func add(x: Int, y: Int) {
    let key = y / tileSide * tileColumns + x / tileSide
    tiles[key].add(Tile(left: x, top: y, right: x, bottom: y, pixels: 1))
  }

  /// Draws the boxes, and leaves alone what they would cover of the differences.
  func draw(on bitmap: inout Bitmap) {
    let places = places()
    let boxes = places.filter(isSmall).map { box($0, margin + thickness) }
    for box in boxes {
      let inner = PixelRect(
        x: box.x + thickness, y: box.y + thickness, width: box.width - 2 * thickness,
        height: box.height - 2 * thickness)
      for y in max(box.y, 0)..<min(box.bottom, height) {
        for x in max(box.x, 0)..<min(box.right, width) where !isInside(inner, x, y) && isPale(bitmap, x, y) {
          bitmap.pixels[y * width + x] = PictureColor.marker
        }
      }
    }
  }

  private func isSmall(_ place: Tile) -> Bool {
    place.side <= tileSide || place.pixels * 24 <= place.area
  }

  /// Whether a pixel is paper or unchanged ink: those are grey.
  private func isPale(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let pixel = bitmap.pixels[y * width + x]
    return pixel & 0xff == (pixel >> 8) & 0xff && pixel & 0xff == (pixel >> 16) & 0xff
  }

  private func isInside(_ rect: PixelRect, _ x: Int, _ y: Int) -> Bool {
    x >= rect.x && x < rect.right && y >= rect.y && y < rect.bottom
  }

  /// The rectangle that stands so far from a place on all sides.
  private func box(_ place: Tile, _ distance: Int) -> PixelRect {
    PixelRect(
      x: place.left - distance, y: place.top - distance, width: place.right - place.left + 1 + 2 * distance,
      height: place.bottom - place.top + 1 + 2 * distance)
  }

  /// Tiles that touch, also by a corner, as one each.
  private func places() -> [Tile] {
    var left = tiles
    var places: [Tile] = []
    for key in tiles.indices where left[key].pixels > 0 {
      var place = Tile()
      var open = [key]
      while let key = open.popLast() {
        // A tile can have been met from two sides before it is taken.
        guard left[key].pixels > 0 else { continue }
        place.add(left[key])
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
