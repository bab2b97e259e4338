internal import DynamicType
internal import Typeface

/// Makes a style's cells for one font column.
struct ColumnBuilder {
  let library: FontLibrary
  let platform: Platform
  let language: String
  /// The style whose curve, table sizes and printed leadings hold.
  var context: SizeContext
  /// The text before a rule changes it or its case.
  let sample: String
  /// Whether the text is the document's for every cell, whatever rules say.
  let isSampleFixed: Bool

  /// What holds for a cell.
  struct Recipe {
    var strategy: SizeStrategy
    var rule: StyleRule
    var font: ResolvedFont
    var cascade: [ResolvedFont] = []
    /// Whether Apple's printed leading holds, and not the font's own or the rule's.
    var hasPrintedLeading = false
    var marks: [Mark] = []
  }

  /// The column that a recipe a category makes; `recipe` is asked for the ends of the range and Large too.
  func column(
    categories: [ContentSizeCategory], _ recipe: (ContentSizeCategory) throws(ResolutionError) -> Recipe
  ) throws(ResolutionError) -> ResolvedColumn {
    let table = DynamicTypeTable.table(for: platform)
    let (first, last) = (table.smallestCategory, table.largestCategory)
    var recipes: [ContentSizeCategory: Recipe] = [:]
    for category in Set(categories + [first, last, .large]) { recipes[category] = try recipe(category) }
    let size = { (category: ContentSizeCategory) in recipes[category]?.strategy.size(at: category, context) }
    let (smallest, large, largest) = (size(first), size(.large), size(last))
    var bounds: SizeBounds?
    if let smallest, let large, let largest {
      bounds = SizeBounds(smallest: smallest.pointSize, large: large.pointSize, largest: largest.pointSize)
    }
    let head = recipes[.large]
    return ResolvedColumn(
      font: head?.font, weight: head?.font.weight ?? .regular, strategy: head?.strategy ?? .system(),
      baseSize: large?.pointSize,
      cells: categories.compactMap { category in recipes[category].map { cell(category, $0, large) } },
      range: ScalingRange(
        smallest: smallest?.unrounded, large: large?.unrounded, largest: largest?.unrounded, platform: platform),
      bounds: bounds)
  }

  private func cell(_ category: ContentSizeCategory, _ recipe: Recipe, _ large: ResolvedSize?) -> ResolvedCell {
    let font = recipe.font
    let marks = font.marks + recipe.marks
    var cell = ResolvedCell(category: category, strategy: recipe.strategy, marks: marks)
    cell.text = LetterCases.apply(
      recipe.rule.letterCase ?? .none, to: isSampleFixed ? sample : recipe.rule.sample ?? sample, language: language)
    guard let size = recipe.strategy.size(at: category, context) else { return cell }
    cell.pointSize = size.pointSize
    cell.face = font
    cell.font = font.instance(at: size.pointSize, in: library)
    cell.cascade = recipe.cascade
    if let large, large.unrounded > 0 { cell.ratio = size.unrounded / large.unrounded }
    let share = large.map { size.pointSize / $0.pointSize } ?? 1
    cell.leading = leading(category, recipe, size.pointSize, share)
    cell.letterSpacing = letterSpacing(recipe, size.pointSize, share)
    cell.features = recipe.rule.features
    cell.color = recipe.rule.color
    cell.marks += sizeMarks(size, recipe.strategy) + featureMarks(recipe)
    return cell
  }

  private func leading(
    _ category: ContentSizeCategory, _ recipe: Recipe, _ size: Double, _ share: Double
  ) -> Double? {
    let printed = { context.reference.flatMap { DynamicTypeTable.table(for: platform).leading($0, category) } }
    switch recipe.rule.lineHeight {
    case .multiple(let multiple): return multiple * size
    case .points(let points): return points * share
    case .system: return printed()
    case .natural: return recipe.font.lineHeight(at: size, in: library)
    case nil: return recipe.hasPrintedLeading ? printed() : recipe.font.lineHeight(at: size, in: library)
    }
  }

  private func letterSpacing(_ recipe: Recipe, _ size: Double, _ share: Double) -> Double {
    switch recipe.rule.letterSpacing {
    case .em(let em): em * size
    case .points(let points): points * share
    // iOS 9 had another cut of San Francisco, whose tracking Apple doesn't print.
    case .system: recipe.font.isSystem && platform != .ios9 ? SystemTracking.points(at: size, on: platform) : 0
    case nil: 0
    }
  }

  private func sizeMarks(_ size: ResolvedSize, _ strategy: SizeStrategy) -> [Mark] {
    var marks: [Mark] = []
    let table = DynamicTypeTable.table(for: platform)
    if case .metrics = strategy, table.metricsSource == .derived { marks.append(.derived) }
    if size.isCapped { marks.append(.capped(at: size.pointSize)) }
    if let minimum = table.minimumPointSize, size.pointSize < minimum { marks.append(.belowMinimum(size.pointSize)) }
    return marks
  }

  /// A feature that was switched on and that the face hasn't is told: nothing is synthesised in its place.
  private func featureMarks(_ recipe: Recipe) -> [Mark] {
    guard !recipe.rule.features.isEmpty else { return [] }
    let own = library[recipe.font.face].features
    return recipe.rule.features.filter { $0.value > 0 && !own.contains($0.tag) }.map { .featureAbsent($0.tag) }
  }
}
