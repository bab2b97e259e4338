internal import DynamicType
internal import Languages
internal import Sheet
internal import TextLayout
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// Ink that leaves the line box, in any of the document's languages.
  func clippedInk() throws(SheetError) -> [Finding] {
    var reaches = LanguageReaches(shaper)
    var findings: [Finding] = []
    for checked in texts {
      for column in Column.allCases {
        var clippings = sampleClippings(checked, column)
        if column == .custom { clippings += try languageClippings(checked, &reaches) }
        if let finding = clippedInk(checked.style, column, clippings) { findings.append(finding) }
      }
    }
    return findings
  }

  private func clippedInk(_ style: ResolvedStyle, _ column: Column, _ clippings: [Clipping]) -> Finding? {
    guard let worst = clippings.max(by: { $0.excess < $1.excess }) else { return nil }
    let hit = Set(clippings.map(\.category))
    return Finding(
      .inkClipped, level(.inkClipped), style: style.style, column: column,
      categories: system.categories.filter(hit.contains), category: worst.category, value: worst.excess, limit: 0,
      unit: .points,
      message: "at \(worst.category.name) \(worst.culprits(shaper))\(worst.place)" + standInNote(style, column),
      hint: "'lineHeight: { multiple: \(worst.needed) }' holds all of it; so does a face whose 'hhea' has the room")
  }

  /// The cells whose samples leave the line box.
  private func sampleClippings(_ checked: CheckedTexts, _ column: Column) -> [Clipping] {
    var clippings: [Clipping] = []
    for text in checked.texts {
      for cell in text.measured[column] where !cell.cell.hasForeignFace {
        guard let set = cell.text, let ink = set.drawnInk, let excess = excess(cell.marks) else { continue }
        clippings.append(
          Clipping(
            category: cell.cell.category, pointSize: set.attributes.pointSize, box: set.lineBox, fontBox: set.fontBox,
            ink: (ink.top, ink.bottom), excess: excess, source: .line(set.cut.line),
            place: text.language.map { ", in the sample for '\($0)'" } ?? ""))
      }
    }
    return clippings
  }

  /// The cells that clip characters of a language that the style has no sample in.
  private func languageClippings(
    _ checked: CheckedTexts, _ reaches: inout LanguageReaches
  ) throws(SheetError) -> [Clipping] {
    let wanted = languages.filter { !checked.hasSample(in: $0.tag, of: document) }
    guard !wanted.isEmpty else { return [] }
    let measurer = CellMeasurer(system, shaper)
    var clippings: [Clipping] = []
    for cell in checked.style.custom.cells where !cell.hasForeignFace {
      guard let font = cell.font, let size = cell.pointSize, let boxes = try measurer.ownBoxes(of: cell) else {
        continue
      }
      for language in wanted {
        let all = try reaches.reaches(of: language, font)
        let top = (all.map { $0.top }.max() ?? 0) * size
        let bottom = (all.map { $0.bottom }.max() ?? 0) * size
        let excess = max(top - boxes.line.ascent, bottom - boxes.line.descent)
        guard excess > CellMeasurer.inkTolerance else { continue }
        clippings.append(
          Clipping(
            category: cell.category, pointSize: size, box: boxes.line, fontBox: boxes.font, ink: (top, bottom),
            excess: excess, source: .characters(all), owner: " of \(language.name)"))
      }
    }
    return clippings
  }

  /// By how many points ink leaves the box, above or below; nil where it doesn't.
  private func excess(_ marks: [Mark]) -> Double? {
    for case .inkBeyond(let top, let bottom) in marks { return max(top, bottom) }
    return nil
  }

  /// " (measured on FiraSans-Light)" where a declared stand-in was measured.
  func standInNote(_ style: ResolvedStyle, _ column: Column) -> String {
    guard let cell = style.column(column).cells.first(where: { $0.missingFace != nil }), let font = cell.font else {
      return ""
    }
    return " (measured on \(library[font.face].postScriptName))"
  }
}
