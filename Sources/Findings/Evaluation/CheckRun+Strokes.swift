internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// The lightest weight that Apple advises for small text.
  private static let leastWeight = FontWeight.regular
  /// Where text stops being small, in points: San Francisco's cut for text ends there, and the one for display begins.
  private static let smallText = 20.0

  /// Light faces in small text: what is small at Large, told of the category where its strokes are thinnest.
  func thinStrokes() -> [Finding] {
    system.styles.compactMap { style in
      guard let base = style.custom.baseSize, base < Self.smallText - Self.nothing else { return nil }
      let thin = style.custom.cells.filter { cell in
        guard let size = cell.pointSize, let weight = judgedWeight(cell) else { return false }
        return size < Self.smallText - Self.nothing && weight < Self.leastWeight
      }
      guard let worst = thin.min(by: { ($0.pointSize ?? 0) < ($1.pointSize ?? 0) }), let size = worst.pointSize,
        let weight = judgedWeight(worst)
      else { return nil }
      let isStandIn = worst.missingFace != nil
      return Finding(
        .thinSmall, level(.thinSmall, isExplained: isStandIn), style: style.style, column: .custom,
        categories: thin.map(\.category), category: worst.category, value: Double(weight.rawValue),
        limit: Double(Self.leastWeight.rawValue), unit: .weight,
        message: "weight \(weight.rawValue)\(isStandIn ? " is asked for" : "") at "
          + Words.points(size, unlike: Self.smallText) + stemNote(worst, size),
        hint: "weight 400 or more under \(Words.points(Self.smallText))")
    }
  }

  /// The weight that counts: the one drawn, or the one asked for where a face stands in; nil where the fallback is drawn.
  private func judgedWeight(_ cell: ResolvedCell) -> FontWeight? {
    guard let font = cell.font, !cell.isFallbackForMissing else { return nil }
    if cell.missingFace != nil {
      for case .nearestWeight(let asked, _) in cell.marks { return asked.weight }
    }
    return FontWeight(rawValue: library[font.face].weight(of: font))
  }

  /// The stem in points at the size, where the face is the one asked for.
  private func stemNote(_ cell: ResolvedCell, _ size: Double) -> String {
    guard let font = cell.font, !cell.hasForeignFace, cell.missingFace == nil, let stem = shaper.stem(of: font) else {
      return ""
    }
    return ", with stems of \(Words.points(stem * size))"
  }
}
