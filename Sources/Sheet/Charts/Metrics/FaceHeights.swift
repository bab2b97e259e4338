internal import TextLayout
internal import TypeSystem
internal import Typeface

/// What a face says of its own heights, in thousandths of an em; heights below the baseline are negative.
struct FaceHeights {
  /// One of the heights.
  enum Measure: String, CaseIterable {
    case ascender
    case capHeight = "cap height"
    case xHeight = "x-height"
    case baseline
    case descender
    case lineHeight = "line height"

    /// The guide whose colour its line has; nil where it is no line.
    var guide: Guide? {
      switch self {
      case .ascender: .ascender
      case .capHeight: .capHeight
      case .xHeight: .xHeight
      case .baseline: .baseline
      case .descender: .descender
      case .lineHeight: nil
      }
    }
  }

  /// The heights that the face names.
  let values: [Measure: Double]
  /// The table that ascender and descender come from.
  let source: LineMetrics.Source

  init(_ font: FontInstance, _ shaper: TextShaper) {
    let face = shaper.library[font.face]
    let lines = face.lineMetrics
    source = lines.source
    func thousandths(_ units: Int32) -> Double { Double(units) * 1000 / Double(face.unitsPerEm) }
    var values: [Measure: Double] = [
      .ascender: thousandths(lines.ascender), .baseline: 0, .descender: thousandths(lines.descender),
      .lineHeight: thousandths(lines.ascender - lines.descender + lines.lineGap),
    ]
    // A height of 0 or less is one that nobody has measured.
    if let height = shaper.capHeight(of: font), height > 0 { values[.capHeight] = height * 1000 }
    if let height = shaper.xHeight(of: font), height > 0 { values[.xHeight] = height * 1000 }
    self.values = values
  }

  /// A value as it is printed: whole thousandths, or that the face names none.
  func words(_ measure: Measure, _ minus: String) -> String {
    guard let value = values[measure] else { return "not named" }
    return (value.rounded() < 0 ? minus : "") + Decimals.short(value.magnitude.rounded())
  }

  /// The custom face's value by the fallback's, such as "0.97x"; nil where either is unknown or 0.
  static func ratio(_ measure: Measure, _ custom: FaceHeights?, _ fallback: FaceHeights?) -> String? {
    guard let first = custom?.values[measure], let second = fallback?.values[measure], second != 0 else { return nil }
    return Decimals.ratio(first / second)
  }
}
