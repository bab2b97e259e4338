internal import DynamicType
internal import Sheet
internal import TextLayout

/// A cell in which ink leaves the line box: that of its sample, or of characters of a language.
struct Clipping {
  /// What the ink is of.
  enum Source {
    /// A sample, as it is set.
    case line(TextLine)
    /// Characters, each by itself.
    case characters([CharacterReach])
  }

  var category: ContentSizeCategory
  var pointSize: Double
  var box: LineBox
  /// The fonts' own line, whatever the cell's leading.
  var fontBox: LineBox
  /// How far all of the ink reaches above and below the baseline, in points.
  var ink: (top: Double, bottom: Double)
  /// By how many points the ink leaves the box.
  var excess: Double
  var source: Source
  /// Where the text is from, as the end of a sentence: ", in the sample for 'vi'".
  var place = ""
  /// Whose character it is, after its name: " of Vietnamese".
  var owner = ""

  /// What reaches out, and how far: "'Å' (U+00C5) reaches 2.4 pt above the line box of 20.4 pt".
  func culprits(_ shaper: TextShaper) -> String {
    let all = reaching(shaper)
    let height = "the line box of \(Words.points(box.ascent + box.descent))"
    guard let worst = all.first(where: { max($0.top, $0.bottom) > excess - CheckRun.nothing }) ?? all.first else {
      return "ink reaches \(Words.points(excess)) out of \(height)"
    }
    let ways = [(worst.top, "above"), (worst.bottom, "below")].filter { $0.0 > CellMeasurer.inkTolerance }
    let amounts = ways.map { "\(Words.points($0.0)) \($0.1)" }.joined(separator: " and ")
    let others = Set(all.map(\.text)).count - 1
    let more = others > 0 ? "; \(Words.counted(others, "other leaves", "others leave")) it too" : ""
    return "\(Words.character(worst.text))\(owner) reaches \(amounts) \(height)\(more)"
  }

  /// The line height that holds the ink, by the size, rounded up to hundredths.
  ///
  /// Up to the font's own height more room goes to the top; beyond, half of it.
  var needed: Double {
    let height = fontBox.ascent + fontBox.descent
    let forTop = ink.top > fontBox.ascent ? height + 2 * (ink.top - fontBox.ascent) : ink.top + fontBox.descent
    let forBottom = ink.bottom > fontBox.descent ? height + 2 * (ink.bottom - fontBox.descent) : 0
    return (max(forTop, forBottom) / pointSize * 100 - 1e-6).rounded(.up) / 100
  }

  /// What leaves the box, and by how many points, in the order of the text.
  private func reaching(_ shaper: TextShaper) -> [CharacterReach] {
    let tolerance = CellMeasurer.inkTolerance
    switch source {
    case .line(let line):
      return shaper.clusters(of: line, beyondAscent: box.ascent, descent: box.descent, tolerance: tolerance)
        .map { CharacterReach(text: $0.text, top: $0.top, bottom: $0.bottom) }
        .sorted { max($0.top, $0.bottom) > max($1.top, $1.bottom) }
    case .characters(let all):
      return all.map {
        CharacterReach(
          text: $0.text, top: max($0.top * pointSize - box.ascent, 0),
          bottom: max($0.bottom * pointSize - box.descent, 0))
      }.filter { max($0.top, $0.bottom) > tolerance }
    }
  }
}
