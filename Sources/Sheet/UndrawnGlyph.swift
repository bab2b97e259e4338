internal import TextLayout

/// The box that keeps the place of a glyph which can't be drawn: its corners, as a cut line is printed.
///
/// It is as wide as the glyph's advance and as high as the face's line, as far as the row has room for that.
package struct UndrawnGlyph: Hashable, Sendable {
  /// The box, in points from the left end of the line's baseline, y downwards.
  package var box: Frame.Rect
  /// How thick the corners' strokes are, in points.
  package var thickness: Double

  /// How far the corners' strokes reach, as a part of the box's side.
  private static let reach = 0.28

  init(_ place: GlyphPlace, in room: CellRoom) {
    // Heights that a font gives wrongly still leave a box to be seen.
    let top = max(min(place.ascent, room.ascent), place.pointSize / 4)
    let bottom = max(min(place.descent, room.descent), 0)
    box = Frame.Rect(x: place.x, y: -top, width: place.width, height: top + bottom)
    thickness = min(max(place.pointSize / 48, 0.5), min(box.width, box.height) / 2)
  }

  /// The boxes of a line that can have all of its fonts' heights, and whose glyphs were looked at.
  static func all(in line: TextLine, _ shaper: TextShaper) -> [UndrawnGlyph] {
    let room = CellRoom(lineBox: line.extents(in: shaper.library), ink: nil, guides: [], pointSize: 0)
    return shaper.undrawablePlaces(in: line).map { UndrawnGlyph($0, in: room) }
  }

  /// The strokes of the four corners, one across and one down each, moved to where the line begins.
  ///
  /// Those down stand on the box's sides, so that neighbours share them.
  package func strokes(x: Double = 0, baseline: Double = 0) -> [Frame.Rect] {
    let (left, right) = (x + box.x, x + box.x + box.width)
    let (top, bottom) = (baseline + box.y, baseline + box.y + box.height)
    let (width, height) = (box.width * Self.reach, box.height * Self.reach)
    let across = [top, bottom - thickness].flatMap { y in
      [left, right - width].map { Frame.Rect(x: $0, y: y, width: width, height: thickness) }
    }
    let down = [left, right].flatMap { side in
      [top, bottom - height].map { Frame.Rect(x: side - thickness / 2, y: $0, width: thickness, height: height) }
    }
    return across + down
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
