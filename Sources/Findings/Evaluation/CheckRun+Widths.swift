internal import DynamicType
internal import Sheet
internal import TextLayout
internal import TypeSystem

extension CheckRun {
  /// The widths of upright iPhones in points, narrowest first; Display Zoom makes 320 of 375.
  private static let deviceWidths = [320.0, 375, 393, 402, 430, 440]
  /// UIKit's margin at either side of a screen of compact width, in points.
  private static let margin = 16.0

  /// A word too wide for the narrowest screen.
  private struct WideWord {
    var category: ContentSizeCategory
    var word: String
    var width: Double
  }

  /// Words that don't fit the narrowest screen between its margins.
  ///
  /// Text wraps between words, so that single words alone are looked at. A style's own name, which is shown where the
  /// document has no sample, is no text of the app's.
  func wideWords() throws(SheetError) -> [Finding] {
    guard document.platform == .ios || document.platform == .ios9 else { return [] }
    let tags = CheckedTexts.furtherTags(document, languages)
    var findings: [Finding] = []
    for style in system.styles {
      var wide: [WideWord] = []
      for tag in [document.language] + tags {
        var measurer = CellMeasurer(system, shaper)
        measurer.language = tag
        for cell in style.custom.cells where !cell.isFallbackForMissing {
          let text =
            tag == document.language
            ? ownText(of: cell, style) : document.sample(of: style.style, in: tag, at: cell.category)
          guard let text, let word = try widest(Unbreakable.words(of: text), cell, style, measurer) else { continue }
          if word.width > Self.deviceWidths[0] - 2 * Self.margin + Self.nothing { wide.append(word) }
        }
      }
      if let finding = wideWord(style, wide) { findings.append(finding) }
    }
    return findings
  }

  /// A cell's text, unless that is the style's name.
  private func ownText(of cell: ResolvedCell, _ style: ResolvedStyle) -> String? {
    let isName = style.sample == style.style.displayName && cell.text.lowercased() == style.sample.lowercased()
    return isName && document.text == nil ? nil : cell.text
  }

  private func widest(
    _ words: [String], _ cell: ResolvedCell, _ style: ResolvedStyle, _ measurer: CellMeasurer
  ) throws(SheetError) -> WideWord? {
    let others = system.fontsSteppingIn(for: .custom, of: style)
    guard let attributes = measurer.attributes(of: cell, others: others) else { return nil }
    var widest: WideWord?
    for word in words {
      let width: Double
      do { width = try shaper.line(word, attributes).width } catch { throw .text(error) }
      if width > widest?.width ?? 0 { widest = WideWord(category: cell.category, word: word, width: width) }
    }
    return widest
  }

  private func wideWord(_ style: ResolvedStyle, _ wide: [WideWord]) -> Finding? {
    guard let worst = wide.max(by: { $0.width < $1.width }) else { return nil }
    let room = { (width: Double) in width - 2 * Self.margin }
    let fitting = Self.deviceWidths.first { worst.width <= room($0) }
    let fits = fitting.map { "; \(Words.points($0)) holds it" } ?? "; no iPhone holds it"
    let hit = Set(wide.map(\.category))
    return Finding(
      .truncates, level(.truncates), style: style.style, column: .custom,
      categories: system.categories.filter(hit.contains), category: worst.category, value: worst.width,
      limit: room(Self.deviceWidths[0]), unit: .points,
      message:
        "'\(Words.shortened(worst.word))' is \(Words.points(worst.width, unlike: room(Self.deviceWidths[0]))) wide at \(worst.category.name): "
        + "\(Words.points(worst.width - room(Self.deviceWidths[0]))) more than a screen of 320 pt has between margins"
        + fits + standInNote(style, .custom),
      hint: "let the label hyphenate, choose a shorter word, or give the size a 'max'")
  }
}
