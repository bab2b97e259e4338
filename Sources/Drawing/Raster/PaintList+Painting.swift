import CCairo
import Sheet

extension PaintList {
  /// Paints a step on a band, as far as it touches it.
  func paint(_ step: Int, _ cache: MaskCache, on band: inout Band) {
    let entry = steps[step]
    let clip = entry.isClipped ? entry.area : nil
    if case .rectangle = entry.step {
      band.note(entry.area, isFilled: true)
    } else {
      band.note(entry.area, isFilled: false)
    }
    switch entry.step {
    case .masks(let range, let color): band.blend(placed[range], cache, color: color, clip: clip)
    case .rectangle(let color): band.fill(entry.area.x, rows: entry.area.y, color: color)
    case .polygon(let points, let color):
      band.fillPath(color: color) { context in
        for point in points { cairo_line_to(context, point.x, point.y) }
      }
    case .outline(let index, let color):
      let outline = outlines[index]
      band.fillPath(color: color, alpha: outline.alpha, clip: clip) { context in
        _ = OutlinePath.add(
          outline.glyph, of: outline.face, x: outline.x, y: outline.y, size: outline.size, to: context)
      }
    case .picture(let index):
      let picture = pictures[index]
      band.paint(clip: clip) { picture.strike.paint(on: $0, x: picture.x, y: picture.y, em: picture.size) }
    }
  }
}
