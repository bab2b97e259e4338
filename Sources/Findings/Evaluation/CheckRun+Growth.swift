internal import DynamicType
internal import TypeSystem

extension CheckRun {
  /// How a style's range may compare with Apple's: from three quarters of it to four thirds.
  ///
  /// Apple's own two engines give one style ranges that are up to a sixth apart (headline: 3.79 and 3.26).
  private static let rangeShares = (least: 3.0 / 4, most: 4.0 / 3)
  /// How far text should be able to grow from Large, in hundredths.
  private static let resizeLimit = 200.0

  /// Styles whose range is far from that of Apple's own.
  func ranges() -> [Finding] {
    system.styles.compactMap { style in
      guard BarRole(style.style) == nil, let reference = reference(style), let range = style.custom.range.fromXSmall,
        let apple = ScalingRange(of: reference, engine: engine(style.custom), platform: document.platform).fromXSmall
      else { return nil }
      let share = range / apple
      let isSmall = share < Self.rangeShares.least - Self.nothing
      guard isSmall || share > Self.rangeShares.most + Self.nothing else { return nil }
      let ends = style.custom.range
      return Finding(
        .rangeLimit, level(.rangeLimit), style: style.style, column: .custom, value: range,
        limit: apple * (isSmall ? Self.rangeShares.least : Self.rangeShares.most), unit: .ratio,
        message: "grows \(Words.times(range)) from \(ends.smallestCategory.name) to \(ends.largestCategory.name)"
          + "\(capNote(style)); Apple's \(reference.rawValue) grows \(Words.times(apple)) \(engineWords(style.custom))",
        hint: isSmall ? growthHint(style) : "follow \(reference.rawValue)'s own curve, or give the size a 'max'")
    }
  }

  /// Styles that can't be doubled, and grow less than Apple's own.
  func limitedGrowth() -> [Finding] {
    system.styles.compactMap { style in
      guard BarRole(style.style) == nil, let growth = drawnGrowth(style) else { return nil }
      let reference = reference(style) ?? .body
      let apple = ScalingRange(of: reference, engine: engine(style.custom), platform: document.platform).fromLarge
      guard let apple, growth * 100 < Self.resizeLimit - Self.nothing, growth < apple - Self.nothing else { return nil }
      let largest = style.custom.range.largestCategory
      // As many decimals as keep it from what it is under.
      let percent = Words.number(growth * 100, unlike: [Self.resizeLimit, apple * 100])
      return Finding(
        .growthLimited, level(.growthLimited), style: style.style, column: .custom,
        categories: system.categories.contains(largest) ? [largest] : [], value: growth * 100,
        limit: Self.resizeLimit, unit: .percent,
        message: "at \(largest.name) it is \(percent) % of its size at Large\(capNote(style)), and "
          + "Apple's \(reference.rawValue) \(Words.number(apple * 100, unlike: [growth * 100])) % \(engineWords(style.custom))",
        hint: growthHint(style))
    }
  }

  /// Apple's style that a row's growth is held against: itself, or what its size or its rule is relative to.
  private func reference(_ style: ResolvedStyle) -> TextStyle? {
    style.style.textStyle ?? curve(style) ?? document.context(of: style.style).reference
  }

  /// By what Apple's own style grows so.
  private func engineWords(_ column: ResolvedColumn) -> String {
    engine(column) == .metrics ? "by UIFontMetrics" : "by Apple's table"
  }

  /// How many times larger the size at the largest category is than at Large, before rounding.
  ///
  /// A maximum that changes nothing that is drawn, such as 58 where 58.05 is rounded, counts as none.
  private func drawnGrowth(_ style: ResolvedStyle) -> Double? {
    let growth = style.custom.range.fromLarge
    let context = document.context(of: style.style)
    let free = style.custom.strategy.withoutMaximum
    guard let bounds = style.custom.bounds, let large = free.size(at: .large, context),
      let largest = free.size(at: style.custom.range.largestCategory, context),
      (largest.pointSize - bounds.largest).magnitude < Self.nothing,
      (large.pointSize - bounds.large).magnitude < Self.nothing
    else { return growth }
    return largest.unrounded / large.unrounded
  }

  /// " capped at 38 pt" where a maximum ends the growth.
  private func capNote(_ style: ResolvedStyle) -> String {
    for case .capped(let size) in style.custom.cells.last?.marks ?? [] { return ", capped at \(Words.points(size))" }
    return ""
  }

  private func growthHint(_ style: ResolvedStyle) -> String {
    switch style.custom.strategy {
    case .metrics(let size) where size.limits.maximum != nil: "raise 'max', or leave it out"
    case .system(let size) where size.limits.maximum != nil: "raise 'max', or leave it out"
    case .multiply(let size) where size.limits.maximum != nil: "raise 'max', or leave it out"
    case .steps(let size) where size.limits.maximum != nil: "raise 'max', or leave it out"
    case .fixed: "let the size follow a style: metrics in place of fixed"
    case .table: "give the accessibility categories larger sizes"
    case .metrics, .system, .multiply, .steps: "follow the style's own curve"
    }
  }
}

extension SizeStrategy {
  /// The strategy as if it had no maximum.
  fileprivate var withoutMaximum: SizeStrategy {
    switch self {
    case .metrics(var size):
      size.limits.maximum = nil
      return .metrics(size)
    case .system(var size):
      size.limits.maximum = nil
      return .system(size)
    case .multiply(var size):
      size.limits.maximum = nil
      return .multiply(size)
    case .steps(var size):
      size.limits.maximum = nil
      return .steps(size)
    case .table, .fixed: return self
    }
  }
}
