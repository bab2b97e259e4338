internal import DynamicType
internal import Sheet
internal import Spelling
internal import TextLayout
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// Glyphs of the samples that are not drawn, style by style, then those of the texts on screens.
  func undrawnGlyphs() -> [Finding] {
    texts.flatMap { checked in Column.allCases.compactMap { undrawnSample(checked, $0) } } + onScreens(.glyphsNotDrawn)
  }

  private func undrawnSample(_ checked: CheckedTexts, _ column: Column) -> Finding? {
    var glyphs: [UndrawableGlyph] = []
    var scalars: [Unicode.Scalar] = []
    var hit: Set<ContentSizeCategory> = []
    for cell in checked.texts.flatMap({ $0.measured[column] }) {
      guard let set = cell.text, !set.lacks.undrawn.isEmpty else { continue }
      glyphs += set.lacks.undrawn
      scalars += set.cut.line.text.characters(at: Set(set.lacks.undrawn.map(\.cluster))).flatMap(\.unicodeScalars)
      hit.insert(cell.cell.category)
    }
    let undrawn = UndrawnGlyphs.gathered(glyphs, library)
    guard !undrawn.isEmpty else { return nil }
    return Finding(
      .glyphsNotDrawn, level(.glyphsNotDrawn), style: checked.style.style, column: column,
      categories: system.categories.filter(hit.contains), value: Double(undrawn.reduce(0) { $0 + $1.glyphs.count }),
      limit: 0, unit: .count, message: Words.notDrawn(undrawn, scalars, of: "its samples"),
      hint: UndrawnGlyphs.remedies(undrawn) ?? "")
  }
}

extension Words {
  /// That glyphs which stand for some code points of a text are not drawn, in one line; `text` is the text within a sentence.
  static func notDrawn(_ undrawn: [UndrawnGlyphs], _ scalars: [Unicode.Scalar], of text: String) -> String {
    let glyphs = undrawn.map {
      "\(counted($0.glyphs.count, "glyph", "glyphs")) of \($0.postScriptName) in '\($0.path)' (\($0.reason.words))"
    }
    return "not drawn: \(Spelling.list(glyphs, limit: 3)), for \(codePoints(scalars)) of \(text)"
  }
}
