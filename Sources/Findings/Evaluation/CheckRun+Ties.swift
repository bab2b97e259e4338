internal import DynamicType
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// The least difference of two sizes that can be seen, in hundredths: the Weber fraction of length.
  private static let leastDifference = 2.9

  /// What two styles must have in common to be told apart by size alone.
  private struct Look: Hashable {
    var face: FaceID
    /// The face that should be drawn, where it is missing.
    var missing: String?
    var weight: FontWeight
    var slant: Slant
    var axes: [AxisCoordinate]
    var features: [FontFeature]
    var color: DocumentColor?
    var letterCase: LetterCase?
  }

  /// Two styles at a category where they can't be told apart.
  private struct Tie {
    var category: ContentSizeCategory
    var own: Double
    var other: Double
    var otherStyle: ResolvedStyle
    var isApples: Bool

    /// In hundredths of the larger size.
    var difference: Double { (own - other) / own * 100 }
  }

  /// Styles whose sizes at Large differ, and that can't be told apart there or at another category.
  func ties() -> [Finding] {
    var ties: [StyleName: [Tie]] = [:]
    for category in system.categories {
      for group in looks(at: category) { find(&ties, among: group, category) }
    }
    return system.styles.compactMap { style in ties[style.style].flatMap { tie(style, $0) } }
  }

  /// The styles of each look at a category that has more than one, largest at the category first.
  private func looks(at category: ContentSizeCategory) -> [[(style: ResolvedStyle, size: Double)]] {
    var groups: [Look: [(style: ResolvedStyle, size: Double)]] = [:]
    for style in system.styles where !style.style.isRole && style.custom.baseSize != nil {
      guard let cell = style.custom.cells.first(where: { $0.category == category }), let size = cell.pointSize,
        let font = cell.face
      else { continue }
      let look = Look(
        face: font.face, missing: missingName(cell), weight: font.weight, slant: font.slant, axes: font.axes,
        features: cell.features,
        color: cell.color, letterCase: document.rule(of: style.style)?.effective(at: category).letterCase)
      groups[look, default: []].append((style, size))
    }
    return groups.values.filter { $0.count > 1 }.map { group in
      group.sorted { first, second in
        (first.size, first.style.custom.baseSize ?? 0) > (second.size, second.style.custom.baseSize ?? 0)
      }
    }
  }

  private func missingName(_ cell: ResolvedCell) -> String? {
    for case .fallback(let name) in cell.marks { return name }
    return cell.missingFace
  }

  /// Compares each style with the next smaller one that is of another size at Large.
  private func find(
    _ ties: inout [StyleName: [Tie]], among group: [(style: ResolvedStyle, size: Double)],
    _ category: ContentSizeCategory
  ) {
    // Styles that are alike at Large stand side by side: what counts is the next one that isn't.
    var next: (style: ResolvedStyle, size: Double)?
    for index in group.indices.reversed() {
      let entry = group[index]
      let base = entry.style.custom.baseSize ?? 0
      if index + 1 < group.count, group[index + 1].style.custom.baseSize != base { next = group[index + 1] }
      guard let next, let nextBase = next.style.custom.baseSize, base > nextBase + Self.nothing else { continue }
      let tie = Tie(
        category: category, own: entry.size, other: next.size, otherStyle: next.style,
        isApples: isApplesTie(entry.style, next.style, category))
      if tie.difference < Self.leastDifference - Self.nothing { ties[entry.style.style, default: []].append(tie) }
    }
  }

  /// Whether Apple's own sizes of two styles can't be told apart at a category either.
  private func isApplesTie(_ style: ResolvedStyle, _ other: ResolvedStyle, _ category: ContentSizeCategory) -> Bool {
    guard engine(style.custom) == engine(other.custom), let own = appleSize(style, category),
      let others = appleSize(other, category), own > 0, let large = appleSize(style, .large),
      let othersLarge = appleSize(other, .large), large > othersLarge + Self.nothing
    else { return false }
    return (own - others).magnitude / own * 100 < Self.leastDifference
  }

  private func tie(_ style: ResolvedStyle, _ all: [Tie]) -> Finding? {
    let unexplained = all.filter { !$0.isApples }
    let ties = unexplained.isEmpty ? all.filter { isOwn(style) || isOwn($0.otherStyle) } : unexplained
    guard let worst = ties.min(by: { $0.difference < $1.difference }), let large = style.custom.baseSize,
      let otherLarge = worst.otherStyle.custom.baseSize
    else { return nil }
    let other = worst.otherStyle.style.name
    let sizes =
      worst.own == worst.other
      ? "\(Words.points(worst.own)) at \(worst.category.name), as \(other) is"
      : "\(Words.points(worst.own, unlike: worst.other)) at \(worst.category.name), where \(other) is "
        + Words.points(worst.other, unlike: worst.own)
    let same = Set(ties.filter { $0.otherStyle.style == worst.otherStyle.style }.map(\.category))
    let isAlways = style.custom.cells.allSatisfy { $0.pointSize == nil || same.contains($0.category) }
    var message = "\(sizes), in the same face; "
    message +=
      isAlways
      ? "they can't be told apart at any size"
      : "at Large \(Words.number(large, unlike: [otherLarge])) to \(Words.points(otherLarge, unlike: large))"
    if unexplained.isEmpty { message += "; Apple's own sizes do the same" }
    return Finding(
      .indistinguishable, level(.indistinguishable, isExplained: unexplained.isEmpty), style: style.style,
      column: .custom, categories: ties.map(\.category), category: worst.category, value: worst.difference,
      limit: Self.leastDifference, unit: .percent, message: message,
      hint: "keep it \(Words.percent(Self.leastDifference)) larger than \(other), or set it in another weight")
  }
}
