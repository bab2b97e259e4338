internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// Sets the heads of rows.
struct RowHeadSetter {
  let shaper: TextShaper
  let labels: LabelSetter
  /// The widest a name may be, in points; a longer one is cut.
  var maximumNameWidth = LabelSetter.maximumNameWidth
  /// The widest that the line about a font may be, in points.
  ///
  /// What happens to one that is longer, ``details`` says; else it breaks between its notes.
  var maximumDetailsWidth = Double.infinity
  /// The size of a style's name, in points.
  var nameSize = GridMetrics.styleNameSize
  /// How the line about a font keeps to its width.
  var details = Details.cut
  /// The platform's smallest size in points, where it names one.
  var minimum: Double?

  /// How the line about a font keeps to its width.
  enum Details {
    /// On one line that is cut.
    case cut
    /// On as many lines as it takes.
    case wrapped
    /// On one line without weight and strategy: a mark that doesn't fit keeps its sign, its words are left to a legend.
    case signs
  }

  /// Sets a row's head; marks that all cells of a line share stand here in words.
  func set(
    _ style: ResolvedStyle, customMarks: [Mark] = [], fallbackMarks: [Mark] = []
  ) throws(SheetError) -> RowHead {
    RowHead(
      name: try name(style.style.displayName, style.custom, fallback: style.fallback, nameSize),
      customDetails: try details(style.custom, customMarks, isRole: style.style.isRole),
      customRange: try range(style.custom, .bold),
      customRangeDetails: try Self.rangeDetails(style.custom, labels),
      fallbackName: try name(
        style.fallback.font?.family ?? "", style.fallback, fallback: style.fallback, LabelSetter.Size.range),
      fallbackDetails: try details(style.fallback, fallbackMarks),
      fallbackRange: try range(style.fallback, .regular),
      fallbackRangeDetails: try Self.rangeDetails(style.fallback, labels))
  }

  /// A name in the column's own face, or in the labels' where that can't draw it.
  private func name(
    _ text: String, _ column: ResolvedColumn, fallback: ResolvedColumn, _ size: Double
  ) throws(SheetError) -> TextLine {
    try shaper.name(text, [column.font, fallback.font, labels.fonts.regular], at: size, width: maximumNameWidth).line
  }

  /// The PostScript name, weight, strategy and what was substituted.
  private func details(
    _ column: ResolvedColumn, _ shared: [Mark], isRole: Bool = false
  ) throws(SheetError) -> Label {
    var notes: [[LabelSetter.Piece]] = isRole ? [[labels.quiet("role")]] : []
    if let font = column.font {
      let weight = FaceKey(font.weight, font.slant)
      let how = details == .signs ? [] : [labels.quiet("  \(weight)  \(strategy(column))")]
      notes.append([labels.name(font.postScriptName)] + how)
    }
    for mark in column.headMarks + shared {
      guard let words = MarkWords.inHead(mark) ?? MarkWords.inCell(mark, minimum: minimum) else { continue }
      notes.append([labels.mark(mark, words)])
    }
    return switch details {
    case .cut: try cut(notes)
    case .wrapped: try wrapped(notes)
    case .signs: try signs(notes)
    }
  }

  private func cut(_ notes: [[LabelSetter.Piece]]) throws(SheetError) -> Label {
    var set: [Label] = []
    var room = maximumDetailsWidth
    for note in notes where room > 0 {
      set.append(try labels.set(note, maximumWidth: room))
      room -= (set.last?.width ?? 0) + Label.gap
    }
    return Label.flow(set, width: maximumDetailsWidth.isFinite ? .infinity : LabelSetter.maximumNameWidth)
  }

  private func wrapped(_ notes: [[LabelSetter.Piece]]) throws(SheetError) -> Label {
    var set: [Label] = []
    for note in notes {
      // Names may be longer than a mark's words are in a cell: here is room for them.
      let whole = note.map { piece in
        var piece = piece
        if piece.sign != nil { piece.maximumWidth = .infinity }
        return piece
      }
      set.append(Label.stack(try labels.wrapped(whole, width: maximumDetailsWidth)))
    }
    return Label.flow(set, width: maximumDetailsWidth)
  }

  private func signs(_ notes: [[LabelSetter.Piece]]) throws(SheetError) -> Label {
    var signs: [Double] = []
    for note in notes {
      signs.append(note.first?.sign == nil ? 0 : try labels.set(note).signOnly.width + Label.gap)
    }
    var set: [Label] = []
    var room = maximumDetailsWidth
    for (index, note) in notes.enumerated() {
      // Each sign that is still to come has its room.
      let own = room - signs[(index + 1)...].reduce(0, +)
      var label = try labels.set(note, maximumWidth: max(0, own))
      if note.first?.sign != nil, try labels.set(note).width > own { label = label.signOnly }
      set.append(label)
      room -= label.width + Label.gap
    }
    return Label.flow(set, width: .infinity)
  }

  private func strategy(_ column: ResolvedColumn) -> String {
    StrategyWords.short(column.strategy, baseSize: column.baseSize)
  }

  private func range(_ column: ResolvedColumn, _ weight: LabelSetter.Weight) throws(SheetError) -> Label {
    guard column.font != nil else { return Label() }
    guard let range = column.range.fromXSmall else { return try labels.set([labels.quiet("unknown")]) }
    return try labels.set([labels.ink(Decimals.times(range), weight)], size: LabelSetter.Size.range)
  }

  /// A range's baseline, and the range from Large.
  static func rangeDetails(_ column: ResolvedColumn, _ labels: LabelSetter) throws(SheetError) -> Label {
    guard column.font != nil else { return Label() }
    let fromLarge = column.range.fromLarge.map(Decimals.times) ?? "unknown"
    let range = column.range
    guard range.smallestCategory != range.largestCategory else { return try labels.set([labels.quiet("one size")]) }
    return try labels.set([labels.quiet("from \(range.smallestCategory.label), \(fromLarge) from Large")])
  }
}

extension ResolvedColumn {
  /// The marks that are worded in the row's head: those of a font that every cell has.
  var headMarks: [Mark] {
    guard let first = cells.first else { return font?.marks ?? [] }
    return first.marks.filter { mark in
      MarkWords.inHead(mark) != nil && cells.allSatisfy { $0.marks.contains(mark) }
    }
  }
}
