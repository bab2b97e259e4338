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
  var maximumDetailsWidth = Double.infinity

  func set(_ style: ResolvedStyle) throws(SheetError) -> RowHead {
    RowHead(
      name: try name(style.style.displayName, style.custom, fallback: style.fallback, GridMetrics.styleNameSize),
      customDetails: try details(style.custom),
      customRange: try range(style.custom, .bold),
      customRangeDetails: try Self.rangeDetails(style.custom, labels),
      fallbackName: try name(
        style.fallback.font?.family ?? "", style.fallback, fallback: style.fallback, LabelSetter.Size.range),
      fallbackDetails: try details(style.fallback),
      fallbackRange: try range(style.fallback, .regular),
      fallbackRangeDetails: try Self.rangeDetails(style.fallback, labels))
  }

  /// A name in the column's own face.
  private func name(
    _ text: String, _ column: ResolvedColumn, fallback: ResolvedColumn, _ size: Double
  ) throws(SheetError) -> TextLine {
    let fonts = [column.font, fallback.font, labels.fonts.regular].compactMap { $0 }
    let attributes = TextAttributes(
      cascade: fonts.map { $0.instance(at: size, in: shaper.library) }, pointSize: size, language: "en")
    do {
      return try shaper.line(text, attributes, maximumWidth: maximumNameWidth).line
    } catch { throw .text(error) }
  }

  /// The PostScript name, weight, strategy and what was substituted.
  private func details(_ column: ResolvedColumn) throws(SheetError) -> Label {
    guard let font = column.font else { return try labels.set([labels.mark("no font")]) }
    var pieces = [
      labels.name(font.postScriptName), labels.quiet("  \(column.weight.rawValue)  \(strategy(column))"),
    ]
    for mark in font.marks {
      guard let words = MarkWords.inHead(mark) else { continue }
      var piece = MarkWords.isQuiet(mark) ? labels.quiet("  " + words) : labels.mark("  " + words)
      piece.maximumWidth = LabelSetter.maximumNameWidth
      pieces.append(piece)
    }
    return try labels.set(pieces, maximumWidth: maximumDetailsWidth)
  }

  private func strategy(_ column: ResolvedColumn) -> String {
    let size = column.baseSize.map { " " + Decimals.short($0) } ?? ""
    switch column.strategy {
    case .metrics(_, let maximum): return "metrics" + size + (maximum.map { ", max \(Decimals.short($0))" } ?? "")
    case .system(let maximum): return "system" + size + (maximum.map { ", max \(Decimals.short($0))" } ?? "")
    }
  }

  private func range(_ column: ResolvedColumn, _ weight: LabelSetter.Weight) throws(SheetError) -> Label {
    try labels.set([labels.ink(Decimals.times(column.range.fromXSmall), weight)], size: LabelSetter.Size.range)
  }

  /// A range's baseline, and the range from Large.
  static func rangeDetails(_ column: ResolvedColumn, _ labels: LabelSetter) throws(SheetError) -> Label {
    try labels.set([labels.quiet("from xSmall, \(Decimals.times(column.range.fromLarge)) from Large")])
  }
}
