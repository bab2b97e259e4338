internal import TextLayout

/// A text set in lines, one below the other.
struct ScreenParagraph {
  /// The lines, and what is lost of the text.
  var paragraph: Paragraph
  /// How far each line's box reaches above and below its baseline, in points.
  var boxes: [LineBox]

  /// The height of all line boxes; 0 for an empty text.
  var height: Double { boxes.reduce(0) { $0 + $1.ascent + $1.descent } }
  /// The width of the widest line.
  var width: Double { paragraph.lines.reduce(0) { max($0, $1.line.width) } }
  /// How far the first line's baseline stands below the top; nil for an empty text.
  var firstBaseline: Double? { boxes.first?.ascent }
  /// How much wider than asked the widest line is, where nothing in it can be broken.
  var overflow: Double { paragraph.lines.reduce(0) { max($0, $1.overflow) } }

  /// The lines at their places: the top left corner at a place, or each line centred in a width.
  func placed(x: Double, y: Double, centredIn width: Double? = nil) -> [LaidOutScreen.PlacedLine] {
    var top = y
    return zip(paragraph.lines, boxes).map { line, box in
      defer { top += box.ascent + box.descent }
      let indent = width.map { ($0 - line.line.width) / 2 } ?? 0
      return LaidOutScreen.PlacedLine(line: line.line, origin: Frame.Point(x: x + indent, y: top + box.ascent))
    }
  }
}
