internal import DynamicType
internal import TypeSystem

extension CheckRun {
  /// A finding's level: the rule's, or one step lower where the finding has an explanation.
  func level(_ rule: Rule, isExplained: Bool = false) -> FindingLevel {
    isExplained ? levels.explained(rule) : levels[rule]
  }

  /// Whether the document says something of a style: what Apple's own styles do among themselves is not its business.
  func isOwn(_ style: ResolvedStyle) -> Bool { document.rule(of: style.style).map { !$0.isSystem } ?? false }

  /// The size of a style's custom column at a category; nil where it is unknown or not shown.
  func size(_ style: ResolvedStyle, _ category: ContentSizeCategory) -> Double? {
    style.custom.cells.first { $0.category == category }?.pointSize
  }

  /// Which of Apple's two engines a column's sizes go by, as far as it follows either.
  func engine(_ column: ResolvedColumn) -> ScalingEngine {
    if case .metrics = column.strategy, table.hasFontMetrics { .metrics } else { .system }
  }

  /// Apple's own size of one of its styles at a category, by the engine that the column follows; nil for other styles.
  func appleSize(_ style: ResolvedStyle, _ category: ContentSizeCategory) -> Double? {
    guard let textStyle = style.style.textStyle else { return nil }
    guard engine(style.custom) == .metrics else { return table.pointSize(textStyle, category) }
    guard let base = table.pointSize(textStyle, .large) else { return nil }
    return FontMetrics(forTextStyle: textStyle, platform: document.platform)
      .scaledPointSize(for: base, compatibleWith: category)
  }

  /// The marks of a style's column, each once, with the categories that bear it, in the order of their first cell.
  func marks(
    _ column: ResolvedColumn, where isWanted: (Mark) -> Bool
  ) -> [(mark: Mark, categories: [ContentSizeCategory])] {
    var found: [(mark: Mark, categories: [ContentSizeCategory])] = []
    for cell in column.cells {
      for mark in cell.marks where isWanted(mark) {
        if let place = found.firstIndex(where: { $0.mark == mark }) {
          found[place].categories.append(cell.category)
        } else {
          found.append((mark, [cell.category]))
        }
      }
    }
    return found
  }
}
