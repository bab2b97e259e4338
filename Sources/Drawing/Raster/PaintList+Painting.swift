import CCairo
import Sheet

extension PaintList {
  /// Paints a step on a band, as far as it touches it.
  func paint<Colours>(_ step: Int, _ cache: MaskCache, on band: inout Band<Colours>) {
    let entry = steps[step]
    if case .rectangle = entry.step {
      band.note(entry.area, isFilled: true)
    } else {
      band.note(entry.area, isFilled: false)
    }
    switch entry.step {
    case .masks(let range, let color): band.blend(placed[range], cache, color: color, in: entry.area)
    case .rectangle(let color): band.fill(entry.area, color: color)
    case .polygon(let points, let color):
      band.blendPath(color: color, in: entry.area) { context in
        for point in points { cairo_line_to(context, point.x, point.y) }
      }
    case .outline, .picture:
      Colours.paint(entry.step, of: self, clip: entry.isClipped ? entry.area : nil, on: &band)
    }
  }

  /// Whether every step paints one colour at levels, so that there are few colours.
  var hasLevelsOnly: Bool {
    steps.allSatisfy { entry in
      switch entry.step {
      case .masks, .rectangle, .polygon: true
      case .outline, .picture: false
      }
    }
  }
}
