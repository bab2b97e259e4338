internal import DynamicType
internal import TypeSystem

/// The numbers of a system that a review begins with: a number and what it is, in the order of their weight.
struct KeyNumbers {
  /// A number with its sentence.
  struct Entry: Hashable {
    var number: String
    var words: String
  }

  let entries: [Entry]

  init(_ system: ResolvedTypeSystem, minus: String, dash: String) {
    var entries: [Entry] = []
    let ranges = system.styles.compactMap { style in
      style.custom.font == nil ? nil : style.custom.range.fromXSmall.map { (style: style.style, ratio: $0) }
    }
    // The first of equals, in the order of the styles.
    if let most = ranges.max(by: { $0.ratio < $1.ratio }).flatMap({ most in
      ranges.first { $0.ratio == most.ratio }
    }), let least = ranges.min(by: { $0.ratio < $1.ratio }) {
      entries.append(Entry(number: Decimals.times(most.ratio), words: "\(most.style.displayName) grows most"))
      if least.ratio < most.ratio {
        entries.append(Entry(number: Decimals.times(least.ratio), words: "\(least.style.displayName) grows least"))
      }
    }
    let sizes = system.styles.filter { $0.custom.font != nil }.flatMap { $0.custom.cells.compactMap(\.pointSize) }
    if let smallest = sizes.min(), let largest = sizes.max() {
      entries.append(
        Entry(
          number: smallest == largest
            ? Decimals.short(smallest) : Decimals.short(smallest) + dash + Decimals.short(largest),
          words: "points, smallest and largest size"))
    }
    if let farthest = Self.farthest(system) {
      let number = Deviation.words(farthest.percent, minus: minus)
      entries.append(
        Entry(
          number: number,
          words: farthest.percent == 0
            ? "all sizes at Large are Apple's" : "\(farthest.style.displayName) from Apple's at Large"))
    }
    self.entries = entries
  }

  /// The style whose size at Large is farthest from Apple's; nil where none can be compared.
  private static func farthest(_ system: ResolvedTypeSystem) -> (style: StyleName, percent: Double)? {
    let table = DynamicTypeTable.table(for: system.document.platform)
    let category = system.document.defaultCategory ?? .default
    let deviations = system.styles.compactMap { style -> (style: StyleName, percent: Double)? in
      guard let apple = system.appleStyle(of: style), let own = table.pointSize(apple, category),
        let size = style.custom.cells.first(where: { $0.category == category })?.pointSize, style.custom.font != nil
      else { return nil }
      return (style.style, Deviation.percent(size, of: own))
    }
    return deviations.max { $0.percent.magnitude < $1.percent.magnitude }
  }
}
