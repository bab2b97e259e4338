internal import DynamicType
internal import Sheet
internal import TextLayout
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// A cell whose ink leaves its line box.
  private struct Clipping {
    var category: ContentSizeCategory
    var language: String?
    var text: MeasuredCell.SetText
    var excess: Double
  }

  /// Ink that leaves the line box, in any of the document's languages.
  func clippedInk() -> [Finding] {
    texts.flatMap { checked in Column.allCases.compactMap { clippedInk(checked, $0) } }
  }

  private func clippedInk(_ checked: CheckedTexts, _ column: Column) -> Finding? {
    var clippings: [Clipping] = []
    for text in checked.texts {
      for cell in text.measured[column] where !cell.cell.hasForeignFace {
        guard let set = cell.text, let excess = excess(cell.marks) else { continue }
        clippings.append(Clipping(category: cell.cell.category, language: text.language, text: set, excess: excess))
      }
    }
    guard let worst = clippings.max(by: { $0.excess < $1.excess }) else { return nil }
    let hit = Set(clippings.map(\.category))
    let language = worst.language.map { ", in the sample for '\($0)'" } ?? ""
    return Finding(
      .inkClipped, level(.inkClipped), style: checked.style.style, column: column,
      categories: system.categories.filter(hit.contains), category: worst.category, value: worst.excess, limit: 0,
      unit: .points,
      message: "at \(worst.category.name) \(culprits(worst))\(language)" + standInNote(checked.style, column),
      hint: "'lineHeight: { multiple: \(needed(worst)) }' holds all of it; so does a face whose 'hhea' has the room")
  }

  /// By how many points ink leaves the box, above or below; nil where it doesn't.
  private func excess(_ marks: [Mark]) -> Double? {
    for case .inkBeyond(let top, let bottom) in marks { return max(top, bottom) }
    return nil
  }

  /// What reaches out, and how far: "'Å' (U+00C5) reaches 2.4 pt above the line box of 20.4 pt".
  private func culprits(_ clipping: Clipping) -> String {
    let box = clipping.text.lineBox
    let clusters = shaper.clusters(
      of: clipping.text.cut.line, beyondAscent: box.ascent, descent: box.descent,
      tolerance: CellMeasurer.inkTolerance
    ).sorted { ($0.excess, $1.utf8Offset) > ($1.excess, $0.utf8Offset) }
    let height = "the line box of \(Words.points(box.ascent + box.descent))"
    guard let worst = clusters.first else { return "ink reaches \(Words.points(clipping.excess)) out of \(height)" }
    let ways = [(worst.top, "above"), (worst.bottom, "below")].filter { $0.0 > CellMeasurer.inkTolerance }
    let amounts = ways.map { "\(Words.points($0.0)) \($0.1)" }.joined(separator: " and ")
    let others = Set(clusters.map(\.text)).count - 1
    let more = others > 0 ? "; \(Words.counted(others, "other leaves", "others leave")) it too" : ""
    return "\(Words.character(worst.text)) reaches \(amounts) \(height)\(more)"
  }

  /// The line height that holds the ink, by the size, rounded up to hundredths.
  ///
  /// Up to the font's own height more room goes to the top; beyond, half of it.
  private func needed(_ clipping: Clipping) -> Double {
    let font = clipping.text.fontBox
    let height = font.ascent + font.descent
    let top = clipping.text.ink?.top ?? 0
    let bottom = clipping.text.ink?.bottom ?? 0
    let forTop = top > font.ascent ? height + 2 * (top - font.ascent) : top + font.descent
    let forBottom = bottom > font.descent ? height + 2 * (bottom - font.descent) : 0
    return (max(forTop, forBottom) / clipping.text.attributes.pointSize * 100 - 1e-6).rounded(.up) / 100
  }

  /// " (measured on FiraSans-Light)" where a declared stand-in was measured.
  func standInNote(_ style: ResolvedStyle, _ column: Column) -> String {
    guard let cell = style.column(column).cells.first(where: { $0.missingFace != nil }), let font = cell.font else {
      return ""
    }
    return " (measured on \(library[font.face].postScriptName))"
  }
}
