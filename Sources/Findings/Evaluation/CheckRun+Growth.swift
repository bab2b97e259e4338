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
          + "\(capNote(style)); Apple's \(reference.rawValue) grows \(Words.times(apple))",
        hint: isSmall ? growthHint(style) : "follow \(reference.rawValue)'s own curve, or give the size a 'max'")
    }
  }

  /// Styles that can't be doubled, and grow less than Apple's own.
  func limitedGrowth() -> [Finding] {
    system.styles.compactMap { style in
      guard BarRole(style.style) == nil, let growth = style.custom.range.fromLarge else { return nil }
      let reference = reference(style) ?? .body
      let apple = ScalingRange(of: reference, engine: engine(style.custom), platform: document.platform).fromLarge
      guard let apple, growth * 100 < Self.resizeLimit - Self.nothing, growth < apple - Self.nothing else { return nil }
      let largest = style.custom.range.largestCategory
      return Finding(
        .growthLimited, level(.growthLimited), style: style.style, column: .custom,
        categories: system.categories.contains(largest) ? [largest] : [], value: growth * 100,
        limit: Self.resizeLimit, unit: .percent,
        message: "at \(largest.name) it is \(Words.percent(growth * 100)) of its size at Large\(capNote(style)), and "
          + "Apple's \(reference.rawValue) \(Words.percent(apple * 100))",
        hint: growthHint(style))
    }
  }

  /// Apple's style that a row's growth is held against: itself, or what it is relative to.
  private func reference(_ style: ResolvedStyle) -> TextStyle? {
    style.style.textStyle ?? document.context(of: style.style).reference
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
