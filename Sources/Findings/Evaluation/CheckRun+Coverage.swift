internal import DynamicType
internal import Languages
internal import Sheet
internal import TextLayout
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// Characters without a glyph: of the samples, then of the languages.
  func uncoveredCharacters() -> [Finding] {
    var known: [CoverageKey: Coverage] = [:]
    return texts.flatMap { checked in
      Column.allCases.flatMap { column in
        [missingSample(checked, column), borrowedSample(checked, column)].compactMap { $0 }
      } + languageGaps(checked.style, &known)
    }
  }

  // MARK: Samples

  /// Characters of the samples that no font has.
  private func missingSample(_ checked: CheckedTexts, _ column: Column) -> Finding? {
    let found = lacking(checked, column) { cell, set in set.cut.line.text.characters(at: set.lacks.missing) }
    guard !found.characters.isEmpty else { return nil }
    let count = found.characters.count
    return Finding(
      .uncovered, level(.uncovered), style: checked.style.style, column: column, categories: found.categories,
      value: Double(count), limit: 0, unit: .count,
      message: "no font has \(Words.codePoints(found.characters)) of \(found.sample): .notdef is drawn",
      hint: "name a font that has \(count == 1 ? "it" : "them") in the family's cascade")
  }

  /// Characters of the samples that a font draws which the document doesn't name for that.
  private func borrowedSample(_ checked: CheckedTexts, _ column: Column) -> Finding? {
    var lenders: [String] = []
    let found = lacking(checked, column) { cell, set in
      let declared = Set(cell.cell.cascade.map(\.face))
      return set.lacks.borrowed.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { face, places -> [Character] in
        guard !declared.contains(face) else { return [] }
        let name = library[face].postScriptName
        if !lenders.contains(name) { lenders.append(name) }
        return set.cut.line.text.characters(at: places)
      }
    }
    guard !found.characters.isEmpty else { return nil }
    let font = checked.style.column(column).font?.postScriptName ?? "the font"
    return Finding(
      .uncovered, level(.uncovered, isExplained: true), style: checked.style.style, column: column,
      categories: found.categories, value: Double(found.characters.count), limit: 0, unit: .count,
      message: "\(font) lacks \(Words.codePoints(found.characters)) of \(found.sample): \(Words.list(lenders)) draws "
        + (found.characters.count == 1 ? "it" : "them"),
      hint: "name the font that should draw \(found.characters.count == 1 ? "it" : "them") in the family's cascade")
  }

  /// The characters that `lacked` finds in a style's texts, each once, and the categories where it finds some.
  private func lacking(
    _ checked: CheckedTexts, _ column: Column, _ lacked: (MeasuredCell, MeasuredCell.SetText) -> [Character]
  ) -> (characters: [String], categories: [ContentSizeCategory], sample: String) {
    var characters: [String] = []
    var seen: Set<String> = []
    var hit: Set<ContentSizeCategory> = []
    var tags: [String] = []
    for text in checked.texts {
      for cell in text.measured[column] {
        guard let set = cell.text else { continue }
        let found = lacked(cell, set).map { String($0) }
        guard !found.isEmpty else { continue }
        characters += found.filter { seen.insert($0).inserted }
        hit.insert(cell.cell.category)
        let tag = text.language ?? document.language
        if !tags.contains(tag) { tags.append(tag) }
      }
    }
    let isOwn = tags == [document.language]
    let sample = isOwn ? "its sample" : "the samples for \(Words.list(tags.map { "'\($0)'" }))"
    return (characters, system.categories.filter(hit.contains), sample)
  }

  // MARK: Languages

  /// What coverage depends on: the language and the faces.
  private struct CoverageKey: Hashable {
    var tag: String
    var own: FaceID
    var declared: [FaceID]
    var others: [FaceID]
  }

  /// Characters of the languages that a style's own font and its cascade lack.
  private func languageGaps(_ style: ResolvedStyle, _ known: inout [CoverageKey: Coverage]) -> [Finding] {
    guard !languages.isEmpty,
      let cell = style.custom.cells.first(where: { $0.category == .large && $0.font != nil })
        ?? style.custom.cells.first(where: { $0.font != nil }),
      let font = cell.font, !cell.hasForeignFace, cell.missingFace == nil
    else { return [] }
    let instances = { (fonts: [ResolvedFont]) in
      fonts.map { $0.instance(at: cell.pointSize ?? 17, in: library) }
    }
    let declared = instances(cell.cascade)
    let others = instances(system.fontsSteppingIn(for: .custom, of: style))
    return languages.compactMap { language in
      let key = CoverageKey(
        tag: language.tag, own: font.face, declared: declared.map(\.face), others: others.map(\.face))
      let coverage =
        known[key] ?? Coverage(of: language, by: font, cascade: declared, others: others, with: shaper)
      known[key] = coverage
      return languageGap(style, coverage)
    }
  }

  private func languageGap(_ style: ResolvedStyle, _ coverage: Coverage) -> Finding? {
    guard !coverage.missing.isEmpty else { return nil }
    let font = style.custom.font?.postScriptName ?? "the font"
    let lender =
      coverage.uncovered.isEmpty
      ? "\(Words.list(coverage.lenders.map { library[$0].postScriptName })) draws "
        + (coverage.missing.count == 1 ? "it" : "them")
      : coverage.uncovered.count == coverage.missing.count
        ? "no font here has \(coverage.missing.count == 1 ? "it" : "them")"
        : "no font here has \(coverage.uncovered.count) of them"
    return Finding(
      .uncovered, level(.uncovered, isExplained: coverage.uncovered.isEmpty), style: style.style, column: .custom,
      value: Double(coverage.missing.count), limit: 0, unit: .count,
      message:
        "\(font) lacks \(coverage.missing.count) of the \(Words.counted(coverage.needed, "character", "characters")) "
        + "that \(coverage.name) is written with (\(Words.codePoints(coverage.missing))); \(lender)",
      hint: "take a font that has \(coverage.name), or name one in the family's cascade")
  }
}
