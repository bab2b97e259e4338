internal import DynamicType
internal import TypeSystem

extension CheckRun {
  /// A style that another overtakes at a category.
  private struct Overtaking {
    var category: ContentSizeCategory
    var own: Double
    var other: Double
    var overtaker: ResolvedStyle
    /// Whether Apple's own sizes of both do the same.
    var isApples: Bool
  }

  /// The rows that stand for text of different rank: parts of the interface with a place of their own do not.
  private var ranked: [ResolvedStyle] {
    system.styles.filter { !$0.style.isRole && $0.custom.baseSize != nil }
  }

  /// Styles that are drawn smaller than one that is smaller at Large.
  func inversions() -> [Finding] {
    let rows = ranked
    let ascending = rows.indices.sorted { (rows[$0].custom.baseSize ?? 0, $0) < (rows[$1].custom.baseSize ?? 0, $1) }
    var overtakings: [[Overtaking]] = rows.map { _ in [] }
    for category in system.categories where category != .large {
      let sizes = rows.map { size($0, category) }
      for (row, overtaking) in overtaken(rows, ascending, sizes, category) { overtakings[row].append(overtaking) }
    }
    return zip(rows, overtakings).compactMap { inversion($0, $1) }
  }

  /// The overtaken rows at a category, each with the largest of those that overtake it.
  ///
  /// What is Apple's own doing is told of Apple's styles alone, so that the largest of the others is found in one pass.
  private func overtaken(
    _ rows: [ResolvedStyle], _ ascending: [Int], _ sizes: [Double?], _ category: ContentSizeCategory
  ) -> [(row: Int, Overtaking)] {
    var found: [(row: Int, Overtaking)] = []
    // The largest row so far, among those whose size at Large is less than that of the rows at hand.
    var largest: Int?
    var largestOwn: Int?
    var waiting: [Int] = []
    var apples: [Int] = []
    for row in ascending {
      if let first = waiting.first, rows[first].custom.baseSize != rows[row].custom.baseSize {
        for smaller in waiting {
          guard let size = sizes[smaller] else { continue }
          if size > largest.flatMap({ sizes[$0] }) ?? 0 { largest = smaller }
          if rows[smaller].style.textStyle != nil {
            apples.append(smaller)
          } else if size > largestOwn.flatMap({ sizes[$0] }) ?? 0 {
            largestOwn = smaller
          }
        }
        waiting = []
      }
      waiting.append(row)
      guard let size = sizes[row], let rival = largest, let other = sizes[rival], other > size + Self.nothing else {
        continue
      }
      let unexplained = (apples + [largestOwn].compactMap { $0 }).filter { candidate in
        (sizes[candidate] ?? 0) > size + Self.nothing && !isApples(rows[row], rows[candidate], category)
      }
      let worst = unexplained.max { (sizes[$0] ?? 0) < (sizes[$1] ?? 0) }
      found.append(
        (
          row,
          Overtaking(
            category: category, own: size, other: sizes[worst ?? rival] ?? other, overtaker: rows[worst ?? rival],
            isApples: worst == nil)
        ))
    }
    return found
  }

  /// Whether Apple's own sizes of two styles turn round too: in the document's order at Large, the other way at a category.
  private func isApples(_ style: ResolvedStyle, _ other: ResolvedStyle, _ category: ContentSizeCategory) -> Bool {
    guard engine(style.custom) == engine(other.custom), let own = appleSize(style, category),
      let others = appleSize(other, category), let large = appleSize(style, .large),
      let othersLarge = appleSize(other, .large)
    else { return false }
    return large > othersLarge + Self.nothing && others > own + Self.nothing
  }

  private func inversion(_ style: ResolvedStyle, _ all: [Overtaking]) -> Finding? {
    let unexplained = all.filter { !$0.isApples }
    let overtakings = unexplained.isEmpty ? all.filter { isOwn(style) || isOwn($0.overtaker) } : unexplained
    guard let worst = overtakings.max(by: { $0.other / $0.own < $1.other / $1.own }),
      let large = style.custom.baseSize, let otherLarge = worst.overtaker.custom.baseSize
    else { return nil }
    let other = worst.overtaker.style.name
    var message =
      "\(Words.points(worst.own, unlike: worst.other)) at \(worst.category.name), where \(other) is "
      + "\(Words.points(worst.other, unlike: worst.own)); at Large \(Words.number(large, unlike: [otherLarge])) to "
      + Words.points(otherLarge, unlike: large)
    if unexplained.isEmpty { message += "; Apple's own sizes do the same" }
    return Finding(
      .orderInverted, level(.orderInverted, isExplained: unexplained.isEmpty), style: style.style, column: .custom,
      categories: overtakings.map(\.category), category: worst.category, value: worst.own, limit: worst.other,
      unit: .points, message: message, hint: remedy(style, worst.overtaker))
  }

  private func remedy(_ style: ResolvedStyle, _ other: ResolvedStyle) -> String {
    let isCapped = style.custom.cells.contains { cell in
      cell.marks.contains { if case .capped = $0 { true } else { false } }
    }
    if isCapped { return "raise its 'max', or give \(other.style.name) one that is not larger" }
    return "let \(other.style.name) follow the same curve, or cap it"
  }
}
