internal import DynamicType
internal import Typeface

/// Makes a style's cells for one font.
struct ColumnBuilder {
  let library: FontLibrary
  let style: TextStyle
  let document: TypeSystemDocument
  let categories: [ContentSizeCategory]

  /// Where a cell's line height comes from.
  enum LeadingSource {
    /// The font's own `hhea`: a custom font doesn't get the style's leading.
    case own
    /// Apple's printed table.
    case printed
  }

  func column(
    _ font: ResolvedFont, strategy: SizeStrategy, leading: LeadingSource
  ) -> ResolvedColumn {
    let platform = document.platform
    let large = strategy.size(style, .large, on: platform)
    let smallest = strategy.size(style, .xSmall, on: platform)
    let largest = strategy.size(style, .accessibility5, on: platform)
    return ResolvedColumn(
      font: font, weight: font.weight, strategy: strategy, baseSize: strategy.baseSize(style, on: platform),
      cells: categories.map { cell($0, font, strategy, leading, large) },
      range: ScalingRange(
        xSmall: smallest?.unrounded, large: large?.unrounded, accessibility5: largest?.unrounded))
  }

  private func cell(
    _ category: ContentSizeCategory, _ font: ResolvedFont, _ strategy: SizeStrategy, _ source: LeadingSource,
    _ large: ResolvedSize?
  ) -> ResolvedCell {
    guard let size = strategy.size(style, category, on: document.platform) else {
      return ResolvedCell(category: category, marks: font.marks)
    }
    let leading =
      switch source {
      case .own: font.lineHeight(at: size.pointSize, in: library) as Double?
      case .printed: DynamicTypeTable.table(for: document.platform).leading(style, category)
      }
    return ResolvedCell(
      category: category, pointSize: size.pointSize, leading: leading, ratio: Self.ratio(size, large),
      font: font.instance(at: size.pointSize, in: library), marks: font.marks + marks(of: size))
  }

  private func marks(of size: ResolvedSize) -> [Mark] {
    var marks: [Mark] = []
    if size.isCapped { marks.append(.capped(at: size.pointSize)) }
    let minimum = DynamicTypeTable.table(for: document.platform).minimumPointSize
    if let minimum, size.pointSize < minimum { marks.append(.belowMinimum(size.pointSize)) }
    return marks
  }

  private static func ratio(_ size: ResolvedSize?, _ base: ResolvedSize?) -> Double? {
    guard let size, let base, base.unrounded > 0 else { return nil }
    return size.unrounded / base.unrounded
  }
}
