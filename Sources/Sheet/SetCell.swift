internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// A cell's sample and label, set and measured, before they have a place.
struct SetCell {
  var category: ContentSizeCategory
  /// The sample, or nil where the size is unknown.
  var sample: TextLine?
  /// The sample's colour; nil is the sheet's ink.
  var color: Frame.Color?
  /// A part of the label: the size with its leading and ratio, or a mark.
  struct Note {
    var label: Label
    var mark: Mark?
  }

  /// The parts of the label, the size first.
  private(set) var notes: [Note]
  /// The notes on one line, or on as many as ``fit(width:)`` needed.
  private(set) var label: Label
  /// How far the line box reaches above and below the baseline, in points.
  var lineBox: (ascent: Double, descent: Double)
  /// The sample's ink; nil where there is none.
  var ink: InkExtents?
  /// Which characters of the sample the cell's own face lacks.
  var lacks: LackedCharacters
  /// What stands in the places of the glyphs that can't be drawn; nil where all are drawn.
  var undrawn: [UndrawnGlyph]?
  /// The guides' lines, the line box apart.
  var guides: [GuideLine]
  /// Whether the line box is drawn as a guide.
  var showsLineBox: Bool
  /// The cell's marks, with those that only setting its text could tell.
  var marks: [Mark]
  /// The least width that shows something of the sample: its whole, or its first character and an ellipsis.
  var minimumWidth: Double

  init(
    category: ContentSizeCategory, sample: TextLine?, color: Frame.Color? = nil, notes: [Note],
    lineBox: (ascent: Double, descent: Double) = (0, 0), ink: InkExtents? = nil,
    lacks: LackedCharacters = LackedCharacters(), undrawn: [UndrawnGlyph]? = nil, guides: [GuideLine] = [],
    showsLineBox: Bool = false, marks: [Mark], minimumWidth: Double = 0
  ) {
    self.category = category
    self.sample = sample
    self.color = color
    self.notes = notes
    self.lineBox = lineBox
    self.ink = ink
    self.lacks = lacks
    self.undrawn = undrawn
    self.guides = guides
    self.showsLineBox = showsLineBox
    self.marks = marks
    self.minimumWidth = minimumWidth
    label = Label()
    fit(width: .infinity)
  }

  /// The narrowest that the cell can be, in points: its label may break between notes.
  var width: Double { max(sample?.width ?? 0, notes.map(\.label.width).max() ?? 0) }

  /// The room that the cell needs above its baseline, in points.
  var ascent: Double { room.ascent }

  /// The room that the cell needs below its baseline, in points.
  var descent: Double { room.descent }

  private var room: CellRoom { CellRoom(lineBox: lineBox, ink: ink, guides: guides, pointSize: pointSize) }

  /// A sample that begins at the right is set flush right.
  var isRightToLeft: Bool { sample?.direction == .rightToLeft }

  private var pointSize: Double { sample?.runs.first?.pointSize ?? 0 }

  /// Whether the label has places where it may break.
  var hasBreaks: Bool { notes.count > 1 }

  /// Breaks the label between its notes, so that it is no wider than its column where that can be.
  mutating func fit(width: Double) {
    label = Label.flow(notes.map(\.label), width: width, isFlushRight: isRightToLeft)
  }

  /// Leaves only the shape of marks whose words stand elsewhere.
  mutating func shorten(_ marks: [Mark]) {
    guard !marks.isEmpty else { return }
    for index in notes.indices {
      guard let mark = notes[index].mark, marks.contains(mark) else { continue }
      notes[index].label = notes[index].label.signOnly
    }
    fit(width: .infinity)
  }
}

extension [SetCell] {
  /// The marks that every cell bears in the same words; none where there is but one cell.
  var sharedMarks: [Mark] {
    guard count > 1, let first else { return [] }
    return first.marks.filter { mark in
      MarkWords.inCell(mark) != nil && allSatisfy { $0.marks.contains(mark) }
    }
  }
}
