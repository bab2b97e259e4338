internal import TextLayout

/// The box that keeps the place of a glyph which can't be drawn: its corners, as a cut line is printed.
///
/// It is as wide as the glyph's advance and as high as the face's line, as far as the row has room for that.
package struct UndrawnGlyph: Hashable, Sendable {
  /// The box, in points from the left end of the line's baseline, y downwards.
  package var box: Frame.Rect
  /// How thick the corners' strokes are, in points: a whole number or a half, so that pixels show all alike.
  package var thickness: Double

  /// About how far the corners' strokes reach, as a part of the box's side.
  private static let reach = 0.28
  /// The size, in points, below which strokes are half a point thick: a small letter's box is about half as wide.
  private static let smallSize = 12.0

  init(_ place: GlyphPlace, in room: CellRoom) {
    // Heights that a font gives wrongly still leave a box to be seen.
    let top = max(min(place.ascent, room.ascent), place.pointSize / 4)
    let bottom = max(min(place.descent, room.descent), 0)
    box = Frame.Rect(x: place.x, y: -top, width: place.width, height: top + bottom)
    thickness = place.pointSize < Self.smallSize ? 0.5 : max(1, (place.pointSize / 48).rounded())
  }

  /// The boxes of a line that can have all of its fonts' heights, and whose glyphs were looked at.
  static func all(in line: TextLine, _ shaper: TextShaper) -> [UndrawnGlyph] {
    let room = CellRoom(lineBox: line.extents(in: shaper.library), ink: nil, guides: [], pointSize: 0)
    return shaper.undrawablePlaces(in: line).map { UndrawnGlyph($0, in: room) }
  }

  /// The strokes of the four corners, one across and one down each, moved to where the line begins.
  ///
  /// Those down stand on the box's sides, so that neighbours share them. All are as long and as thick as whole numbers of
  /// points, halves in small text: wherever a box stands, its edges then fall between pixels by the same part of one.
  package func strokes(x: Double = 0, baseline: Double = 0) -> [Frame.Rect] {
    let (left, right) = (x + box.x - thickness / 2, x + box.x + box.width + thickness / 2)
    let (top, bottom) = (baseline + box.y, baseline + box.y + box.height)
    let (width, height) = (length(right - left), length(box.height))
    let across = [top, bottom - thickness].flatMap { y in
      [left, right - width].map { Frame.Rect(x: $0, y: y, width: width, height: thickness) }
    }
    let down = [left, right - thickness].flatMap { x in
      [top, bottom - height].map { Frame.Rect(x: x, y: $0, width: thickness, height: height) }
    }
    return across + down
  }

  /// How far strokes reach along a side, in points.
  private func length(_ side: Double) -> Double {
    let unit = min(thickness, 1)
    return max(thickness, (side * Self.reach / unit).rounded() * unit)
  }
}

extension FrameBuilder {
  /// Draws the boxes that keep the places of a line's glyphs which can't be drawn.
  mutating func undrawn(_ glyphs: [UndrawnGlyph]?, x: Double, baseline: Double, _ palette: Palette) {
    for glyph in glyphs ?? [] {
      for stroke in glyph.strokes(x: x, baseline: baseline) {
        rectangle(x: stroke.x, y: stroke.y, width: stroke.width, height: stroke.height, palette.mark)
      }
    }
  }
}
