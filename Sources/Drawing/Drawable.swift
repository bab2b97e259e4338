import Sheet
import TextLayout

// Frames are values that anybody can make. What is not a number, or lies far outside any page, is not drawn, so that no
// C library has to make sense of it.

/// The furthest from the page's corner that anything is drawn, in points.
let reach = 1e6

extension Frame.Point {
  /// Whether both coordinates are numbers within reach of a page.
  var isDrawable: Bool { abs(x) <= reach && abs(y) <= reach }
}

extension Frame.Rect {
  /// Whether the rectangle has an area, within reach of a page.
  var isDrawable: Bool {
    abs(x) <= reach && abs(y) <= reach && width > 0 && height > 0 && width <= 2 * reach && height <= 2 * reach
  }
}

extension Frame.Text {
  /// Whether the line begins within reach of a page, and its clip leaves anything.
  var isDrawable: Bool { origin.isDrawable && clip?.isDrawable != false }
}

extension GlyphRun {
  /// Whether the run has a size and every glyph a place within reach.
  var isDrawable: Bool {
    guard pointSize > 0, pointSize <= reach, abs(x) <= reach, !glyphs.isEmpty else { return false }
    return glyphs.allSatisfy { abs($0.advance) <= reach && abs($0.xOffset) <= reach && abs($0.yOffset) <= reach }
  }

  /// Where each glyph's origin stands on the page, in points, for a line that begins at `origin`.
  func places(from origin: Frame.Point) -> [Frame.Point] {
    var pen = origin.x + x
    return glyphs.map { glyph in
      defer { pen += glyph.advance * pointSize }
      return Frame.Point(x: pen + glyph.xOffset * pointSize, y: origin.y - glyph.yOffset * pointSize)
    }
  }
}
