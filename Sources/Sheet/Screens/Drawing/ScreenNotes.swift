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
  static let width = 128.0
  static let gap = 16.0

  let notes: [Note]
  let hairline: Frame.Color

  /// The notes of a screen as it stands, and where its devices' first views end.
  init(_ screen: LaidOutScreen, _ stand: ScreenStand, _ labels: LabelSetter) throws(SheetError) {
    let issues = Dictionary(grouping: screen.issues, by: \.part)
    let size = LabelSetter.Size.columnHead
    var notes: [Note] = []
    for (index, part) in screen.parts.enumerated() {
      let issues = (issues[index] ?? []).map(\.kind)
      let words = Self.words(of: part, issues, labels)
      guard !words.isEmpty else { continue }
      var entries = try Self.name(of: part, WireTabs(part, issues), labels)
      for piece in words { entries.append(try labels.set([piece], size: size, maximumWidth: Self.width)) }
      notes.append(
        Note(
          label: Label.flow(entries, width: Self.width), height: part.frame.middle.y + stand.drop(of: index)))
    }
    for fold in stand.folds {
      let label = try labels.set([ScreenWords.fold(fold.height, labels)], size: size, maximumWidth: Self.width)
      notes.append(Note(label: label, height: fold.y))
    }
    self.notes = notes.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
      .map(\.element)
    hairline = labels.palette.fallbackBar
  }

  /// What names a part: the end of its path, and how its text begins; of a tab bar each tab that has a fault.
  private static func name(
    of part: LaidOutScreen.Part, _ tabs: WireTabs, _ labels: LabelSetter
  ) throws(SheetError) -> [Label] {
    guard !tabs.faulty.isEmpty else { return [try name(part.shortName, beginning: part.text, labels)] }
    var names: [Label] = []
    for tab in tabs.faulty {
      names.append(try name("\(part.shortName) item \(tab.number)", beginning: tab.text, labels))
    }
    return names
  }

  /// A name with the first words of a text in quotes, as many as there is room for; without them where none has.
  private static func name(
    _ name: String, beginning text: String, _ labels: LabelSetter
  ) throws(SheetError) -> Label {
    let size = LabelSetter.Size.columnHead
    // No more than four words, and of a long word no less than three letters: a note names its part, and isn't it.
    let start = text.prefix(60)
    let words = start.split(whereSeparator: \.isWhitespace).prefix(4)
    let ends = words.reversed().map(\.endIndex)
    let cuts = words.first.map { word in Array(word.indices.dropFirst(3).reversed()) } ?? []
    for end in ends + cuts {
      let isWhole = !text[end...].contains { !$0.isWhitespace } || text[..<end].hasSuffix("…")
      let beginning = text[..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let quoted = labels.quoted(beginning + (isWhole ? "" : "…")) else { continue }
      let label = try labels.set([labels.quiet("\(name) \(quoted)")], size: size)
      if label.width <= width { return label }
    }
    return try labels.set([labels.quiet(name)], size: size, maximumWidth: width)
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
