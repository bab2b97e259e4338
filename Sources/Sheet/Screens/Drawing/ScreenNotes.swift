internal import DynamicType
internal import TypeSystem

/// The notes beside a mock screen: what is wrong with a part in words, at the part's height, none over another.
struct ScreenNotes {
  /// A note, and the height on the screen that it is about.
  struct Note {
    var label: Label
    /// The middle of the part, from the screen's top, in points.
    var height: Double
  }

  /// The widest that a note may be, and the white between the screen's edge and the notes, in points.
  static let width = 108.0
  static let gap = 16.0

  let notes: [Note]
  let hairline: Frame.Color

  init(_ screen: LaidOutScreen, _ labels: LabelSetter) throws(SheetError) {
    let issues = Dictionary(grouping: screen.issues, by: \.part)
    var notes: [Note] = []
    for (index, part) in screen.parts.enumerated() {
      let words = Self.words(of: part, (issues[index] ?? []).map(\.kind), labels)
      guard !words.isEmpty else { continue }
      let size = LabelSetter.Size.columnHead
      var entries = [try labels.set([labels.quiet(part.shortName)], size: size, maximumWidth: Self.width)]
      for piece in words { entries.append(try labels.set([piece], size: size, maximumWidth: Self.width)) }
      notes.append(Note(label: Label.flow(entries, width: Self.width), height: part.frame.middle.y))
    }
    self.notes = notes.sorted { $0.height < $1.height }
    hairline = labels.palette.fallbackBar
  }

  /// What is said of a part: its issues, and that its text never grows.
  private static func words(
    of part: LaidOutScreen.Part, _ issues: [LaidOutScreen.Issue.Kind], _ labels: LabelSetter
  ) -> [LabelSetter.Piece] {
    var words = issues.map { ScreenWords.piece($0, labels) }
    words += ScreenWords.characters(part.characters, labels)
    if part.isFixed, let size = part.font?.pointSize { words.append(ScreenWords.fixed(size, labels)) }
    return words
  }

  /// How far the notes reach below the screen's top, in points.
  var depth: Double {
    placed().last.map { $0.y + $0.label.depth } ?? 0
  }

  /// Paints the notes right of a screen's edge, each with a line from the height that it is about.
  func paint(into builder: inout FrameBuilder, edge: Double, top: Double) {
    for note in placed() {
      builder.label(note.label, x: edge + Self.gap, baseline: top + note.y)
      builder.line(
        from: Frame.Point(x: edge + 2, y: top + note.height),
        to: Frame.Point(x: edge + Self.gap - 3, y: top + note.y - Self.rise), width: 0.75, hairline)
    }
  }

  /// Half the height of small letters: a line ends at the middle of a note's first line.
  private static let rise = 3.0

  /// The notes with their first baselines from the screen's top, each below the one before it.
  private func placed() -> [(label: Label, height: Double, y: Double)] {
    var placed: [(label: Label, height: Double, y: Double)] = []
    var next = 0.0
    for note in notes {
      let y = max(next, (note.height + Self.rise).rounded())
      placed.append((note.label, note.height, y))
      next = y + note.label.depth + Label.pitch + 2
    }
    return placed
  }
}
