internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// The lightest weight that Apple advises for small text.
  private static let leastWeight = FontWeight.regular
  /// Where text stops being small, in points: San Francisco's cut for text ends there, and the one for display begins.
  private static let smallText = 20.0

  /// Light faces in small text, judged at Large.
  func thinStrokes() -> [Finding] {
    system.styles.compactMap { style in
      guard let base = style.custom.baseSize, base < Self.smallText - Self.nothing,
        let cell = style.custom.cells.first(where: { $0.category == .large }) ?? style.custom.cells.first,
        let weight = drawnWeight(cell), weight < Self.leastWeight
      else { return nil }
      let small = style.custom.cells.filter { ($0.pointSize ?? Self.smallText) < Self.smallText - Self.nothing }
      guard !small.isEmpty else { return nil }
      return Finding(
        .thinSmall, level(.thinSmall), style: style.style, column: .custom, categories: small.map(\.category),
        category: small.contains { $0.category == .large } ? .large : small[0].category,
        value: Double(weight.rawValue), limit: Double(Self.leastWeight.rawValue), unit: .weight,
        message: "weight \(weight.rawValue) at \(Words.points(base))\(stemNote(cell, base))",
        hint: "weight 400 or more under \(Words.points(Self.smallText))")
    }
  }

  /// The weight that is drawn: the instance's, or the face's own.
  private func drawnWeight(_ cell: ResolvedCell) -> FontWeight? {
    guard let font = cell.font, !cell.isFallbackForMissing else {
      return nil
    }
    return FontWeight(rawValue: library[font.face].weight(of: font))
  }

  /// The stem in points at the size, where the face is the one asked for or its declared stand-in.
  private func stemNote(_ cell: ResolvedCell, _ size: Double) -> String {
    guard let font = cell.font, !cell.hasForeignFace, let stem = shaper.stem(of: font) else { return "" }
    let note = cell.missingFace == nil ? "" : ", as \(library[font.face].postScriptName) has it"
    return ", with stems of \(Words.points(stem * size))\(note)"
  }
}
