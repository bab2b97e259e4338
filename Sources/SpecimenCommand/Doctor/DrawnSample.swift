internal import Sheet
internal import Specimen
internal import TextLayout
internal import TypeSystem

/// Which glyphs of a style's sample are not drawn: the last question, after which face it is drawn in.
struct DrawnSample {
  /// The glyphs that are not drawn, by face and reason.
  let undrawn: [UndrawnGlyphs]
  /// What a sheet would mark of them, at the largest count of any category.
  let marks: [Mark]

  /// Sets the samples of a system's first style in its own font.
  init(_ system: ResolvedTypeSystem, _ shaper: TextShaper) throws(CommandError) {
    guard let style = system.styles.first else {
      (undrawn, marks) = ([], [])
      return
    }
    let cells: [MeasuredCell]
    do throws(SheetError) {
      cells = try CellMeasurer(system, shaper).measure(
        style.custom, others: system.fontsSteppingIn(for: .custom, of: style))
    } catch { throw CommandError(.sheet(error)) }
    let texts = cells.compactMap(\.text)
    undrawn = UndrawnGlyphs.gathered(texts.flatMap(\.lacks.undrawn), shaper.library)
    marks = texts.map(\.lacks.undrawn.count).max().flatMap { $0 > 0 ? [.undrawableGlyphs($0)] : nil } ?? []
  }

  /// The question with its answer, which is no; nil where all are drawn, since few have to ask.
  var finding: Diagnosis.Finding? {
    guard let hint = UndrawnWords.hint(undrawn) else { return nil }
    return Diagnosis.Finding(
      question: "Is every glyph of the sample drawn?", answer: false, details: [UndrawnWords.list(undrawn), hint])
  }
}
