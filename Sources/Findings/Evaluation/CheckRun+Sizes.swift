internal import DynamicType
internal import TypeSystem

extension CheckRun {
  /// How far a size at Large may be from Apple's, in hundredths of it; the limit itself is inside.
  private static let deviationLimit = 10.0
  /// What two Doubles may differ by and stand for the same number of points.
  static let nothing = 1e-9

  /// Sizes at Large that are far from Apple's.
  func deviations() -> [Finding] {
    system.styles.compactMap { style in
      guard let textStyle = style.style.textStyle, let size = style.custom.baseSize,
        let apple = table.pointSize(textStyle, .large), apple > 0
      else { return nil }
      let difference = (size - apple) / apple * 100
      guard difference.magnitude > Self.deviationLimit + Self.nothing else { return nil }
      let way = difference < 0 ? "under" : "over"
      let window = "\(Words.number(apple * 0.9, unlike: [size])) to \(Words.points(apple * 1.1, unlike: size))"
      let shown = Words.points(size, unlike: apple * 0.9, apple * 1.1)
      let percent = Words.number(difference.magnitude, unlike: [Self.deviationLimit])
      return Finding(
        .defaultSizeDeviation, level(.defaultSizeDeviation), style: style.style, column: .custom,
        categories: [.large], value: difference.magnitude, limit: Self.deviationLimit, unit: .percent,
        message: "\(shown) at Large is \(percent) % \(way) Apple's "
          + Words.points(apple),
        hint: "keep it at \(window)")
    }
  }

  /// Sizes under the platform's minimum.
  func tooSmall() -> [Finding] {
    guard let minimum = table.minimumPointSize else { return [] }
    return system.styles.compactMap { style in
      let small = style.custom.cells.filter { ($0.pointSize ?? minimum) < minimum - Self.nothing }
      guard let worst = small.min(by: { ($0.pointSize ?? 0) < ($1.pointSize ?? 0) }), let size = worst.pointSize else {
        return nil
      }
      let isApples = small.allSatisfy { cell in
        // The names under a tab bar's icons are 10 pt at every category.
        if BarRole(style.style) == .tabBarItem { return (cell.pointSize ?? 0) >= 10 - Self.nothing }
        guard let textStyle = style.style.textStyle, let apple = table.pointSize(textStyle, cell.category) else {
          return false
        }
        return apple <= (cell.pointSize ?? 0) + Self.nothing
      }
      guard !isApples || isOwn(style) else { return nil }
      return Finding(
        .belowMinimum, level(.belowMinimum, isExplained: isApples), style: style.style, column: .custom,
        categories: small.map(\.category), category: worst.category, value: size, limit: minimum, unit: .points,
        message:
          "\(Words.points(size, unlike: minimum)) at \(worst.category.name), under the minimum of \(Words.points(minimum)) on "
          + document.platform.displayName + (isApples ? "; so is Apple's own" : curveNote(style, worst.category, size)),
        hint: "give the size 'min: \(Words.number(minimum))', or begin with a larger one")
    }
  }

  /// What is said where UIFontMetrics makes Apple's own size at Large as small.
  private func curveNote(_ style: ResolvedStyle, _ category: ContentSizeCategory, _ size: Double) -> String {
    guard let textStyle = style.style.textStyle, let large = table.pointSize(textStyle, .large),
      let apple = appleSize(style, category), apple <= size + Self.nothing
    else { return "" }
    return "; UIFontMetrics makes as little of Apple's own \(Words.points(large))"
  }

  /// Styles that get smaller as the category grows.
  func shrinking() -> [Finding] {
    system.styles.compactMap { style in
      let known = style.custom.cells.compactMap { cell in cell.pointSize.map { (cell.category, $0) } }
      let drops = zip(known, known.dropFirst()).filter { $0.1 - $1.1 > Self.nothing }
      guard let worst = drops.max(by: { $0.0.1 - $0.1.1 < $1.0.1 - $1.1.1 }) else { return nil }
      let (before, after) = worst
      return Finding(
        .shrinks, level(.shrinks), style: style.style, column: .custom, categories: drops.map(\.1.0),
        category: after.0, value: after.1, limit: before.1, unit: .points,
        message: "\(Words.points(after.1, unlike: before.1)) at \(after.0.name) after "
          + "\(Words.points(before.1, unlike: after.1)) at \(before.0.name)",
        hint: "make it at least \(Words.points(before.1)) there")
    }
  }
}
