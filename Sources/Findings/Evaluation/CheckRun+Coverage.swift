internal import DynamicType
internal import Languages
internal import Sheet
internal import Spelling
internal import TextLayout
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// Characters without a glyph: of the samples and the languages, style by style, then of the texts on screens.
  func uncoveredCharacters() -> [Finding] {
    var known: [CoverageKey: Coverage] = [:]
    return texts.flatMap { checked in
      Column.allCases.flatMap { column in
        [missingSample(checked, column), borrowedSample(checked, column)].compactMap { $0 }
      } + languageGaps(checked.style, &known)
    } + onScreens(.uncovered)
  }

  // MARK: Samples

  /// Characters of the samples that no font has.
  ///
  /// Those that the system font's stand-in lacks are no fault of the document: a device has fonts for every language.
  private func missingSample(_ checked: CheckedTexts, _ column: Column) -> Finding? {
    let found = lacking(checked, column) { _, set in set.cut.line.text.characters(at: set.lacks.missing) }
    guard !found.scalars.isEmpty else { return nil }
    let isStandIn = found.cells.allSatisfy(\.hasForeignFace)
    let count = found.scalars.count
    return Finding(
      .uncovered, level(.uncovered, isExplained: isStandIn), style: checked.style.style, column: column,
      categories: found.categories, value: Double(count), limit: 0, unit: .count,
      message: "no font has \(Words.codePoints(found.scalars)) of \(found.sample): .notdef is drawn"
        + (isStandIn ? ", where a device has a font for the language" : ""),
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
    guard !found.scalars.isEmpty else { return nil }
    let font = checked.style.column(column).font?.postScriptName ?? "the font"
    let pronoun = found.scalars.count == 1 ? "it" : "them"
    return Finding(
      .uncovered, level(.uncovered, isExplained: true), style: checked.style.style, column: column,
      categories: found.categories, value: Double(found.scalars.count), limit: 0, unit: .count,
      message:
        "\(font) lacks \(Words.codePoints(found.scalars)) of \(found.sample): \(Spelling.list(lenders, limit: 3)) draws "
        + pronoun,
      hint: "name the font that should draw \(pronoun) in the family's cascade")
  }

  /// What a style's texts lack: code points, each once, and where.
  private struct Lack {
    var scalars: [Unicode.Scalar] = []
    var cells: [ResolvedCell] = []
    var categories: [ContentSizeCategory] = []
    /// The sample's name within a sentence.
    var sample = ""
  }

  /// What of a style's texts `lacked` finds.
  private func lacking(
    _ checked: CheckedTexts, _ column: Column, _ lacked: (MeasuredCell, MeasuredCell.SetText) -> [Character]
  ) -> Lack {
    var lack = Lack()
    var seen: Set<Unicode.Scalar> = []
    var tags: [String] = []
    for text in checked.texts {
      for cell in text.measured[column] {
        // What is drawn in a missing face's place says nothing of what that face has.
        guard let set = cell.text, let font = cell.cell.font, !cell.cell.isFallbackForMissing,
          cell.cell.missingFace == nil
        else { continue }
        let scalars = lacked(cell, set).flatMap { CharacterCulprits.scalars(of: $0, in: library[font.face]) }
        guard !scalars.isEmpty else { continue }
        lack.scalars += scalars.filter { seen.insert($0).inserted }
        lack.cells.append(cell.cell)
        let tag = text.language ?? document.language
        if !tags.contains(tag) { tags.append(tag) }
      }
    }
    let hit = Set(lack.cells.map(\.category))
    lack.categories = system.categories.filter(hit.contains)
    let isOwn = tags == [document.language]
    lack.sample = isOwn ? "its sample" : "the samples for \(Spelling.list(tags.map { "'\($0)'" }, limit: 3))"
    return lack
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
      ? "\(Spelling.list(coverage.lenders.map { library[$0].postScriptName }, limit: 3)) draws "
        + (coverage.missing.count == 1 ? "it" : "them")
      : coverage.uncovered.count == coverage.missing.count
        ? "no font here has \(coverage.missing.count == 1 ? "it" : "them")"
        : "no font here has \(coverage.uncovered.count) of them"
    return Finding(
      .uncovered, level(.uncovered, isExplained: coverage.uncovered.isEmpty), style: style.style, column: .custom,
      value: Double(coverage.missing.count), limit: 0, unit: .count,
      message:
        "\(font) lacks \(coverage.missing.count) of the \(Words.counted(coverage.needed, "character", "characters")) "
        + "that \(coverage.name) is written with (\(Words.codePoints(coverage.missing.flatMap(\.unicodeScalars)))); \(lender)",
      hint: "take a font that has \(coverage.name), or name one in the family's cascade")
  }
}
