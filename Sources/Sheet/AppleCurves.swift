internal import DynamicType
internal import TypeSystem

/// What looks like a fault of the sheet and is Apple's own curve.
enum AppleCurves {
  /// A sentence for each oddity that the sheet really shows.
  static func notes(_ system: ResolvedTypeSystem) -> [String] {
    let metrics = system.styles.filter { style in
      if case .metrics = style.custom.strategy { style.custom.font != nil } else { false }
    }
    var notes: [String] = []
    for style in metrics where style.style == .apple(.caption1) {
      guard let small = style.custom.cells.first(where: { $0.category == .xSmall })?.pointSize,
        let base = style.custom.baseSize,
        let minimum = DynamicTypeTable.table(for: system.document.platform).minimumPointSize, small < minimum,
        base >= minimum
      else { continue }
      notes.append(
        "Apple's curve, not an error: UIFontMetrics takes Caption 1 from \(Decimals.short(base)) to "
          + "\(Decimals.short(small)) pt at xSmall")
    }
    if let count = inversions(metrics), count > 0 {
      let categories = count == 1 ? "1 category" : "\(count) of \(system.categories.count) categories"
      notes.append("Apple's curve, not an error: Caption 2 is larger than Caption 1 at \(categories)")
    }
    return notes
  }

  /// At how many categories caption2 is drawn larger than caption1, where both are shown and caption1 is meant larger.
  private static func inversions(_ styles: [ResolvedStyle]) -> Int? {
    guard let first = styles.first(where: { $0.style == .apple(.caption1) })?.custom,
      let second = styles.first(where: { $0.style == .apple(.caption2) })?.custom,
      let firstBase = first.baseSize, let secondBase = second.baseSize, secondBase <= firstBase
    else { return nil }
    return zip(first.cells, second.cells).count { ($1.pointSize ?? 0) > ($0.pointSize ?? 0) }
  }
}
