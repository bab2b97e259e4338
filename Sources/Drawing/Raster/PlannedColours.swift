/// The colours that a part of a page will have, as far as they are known before it is painted.
///
/// Two parts that are written at the same time need one palette. It has every ground, and every colour at every level
/// over each ground that it is painted over; only where text or a polygon lies on what is no rectangle are there others.
struct PlannedColours {
  /// A colour that is blended over another one.
  private struct Blend: Hashable {
    var ground: UInt32
    var ink: UInt32
  }

  private var grounds: Set<UInt32>
  private var blends: Set<Blend> = []
  /// Whether they are more than can be looked for.
  private var isExhausted = false

  /// Looks through what a list paints in some rows.
  init(_ list: PaintList, _ cache: MaskCache, background: UInt32, rows: Range<Int>) {
    let area = PixelArea(x: list.area.x, y: list.area.y.clamped(to: rows))
    var tiles = GroundTiles(area, background: background)
    grounds = [background]
    for entry in list.steps {
      let place = entry.area.clamped(to: area)
      if place.isEmpty { continue }
      switch entry.step {
      case .rectangle(let color):
        grounds.insert(color)
        tiles.add(place, color: color)
      case .polygon(_, let color): add(color, over: &tiles, place)
      case .masks(let range, let color):
        for item in list.placed[range] {
          let mask = cache.masks[Int(item.mask)]
          add(color, over: &tiles, mask.area(at: item).clamped(to: place))
        }
      case .outline, .picture: isExhausted = true
      }
      if tiles.isExhausted || blends.count > 256 || grounds.count > 256 {
        isExhausted = true
        break
      }
    }
  }

  private mutating func add(_ ink: UInt32, over tiles: inout GroundTiles, _ place: PixelArea) {
    var last: UInt32?
    tiles.forEachColor(in: place) { ground in
      if ground != last { blends.insert(Blend(ground: ground, ink: ink)) }
      last = ground
    }
  }

  /// The colours of both parts of a page.
  func joined(with other: PlannedColours) -> PlannedColours {
    var both = self
    both.grounds.formUnion(other.grounds)
    both.blends.formUnion(other.blends)
    both.isExhausted = isExhausted || other.isExhausted
    return both
  }

  /// The colours, ascending as numbers; nil when they are too many for a palette.
  var palette: [UInt32]? {
    guard !isExhausted, grounds.count <= 256, blends.count <= 256 else { return nil }
    var colors = grounds
    for blend in blends {
      for alpha in CoverageLevels.alphas {
        colors.insert(TrueColours.blend(blend.ink, over: blend.ground, alpha: alpha))
      }
    }
    return colors.count <= 256 ? colors.sorted() : nil
  }
}
