internal import DynamicType
internal import TypeSystem

/// A size at Large that is Apple's at another category.
private struct ScaledSize {
  let style: ResolvedStyle
  let textStyle: TextStyle
  /// The size that the style begins with, and Apple's at Large, in points.
  let size, large: Double
  /// The categories at which Apple has the size.
  let categories: [ContentSizeCategory]

  /// Near Apple's own size many a number is somewhere in the table.
  var isNear: Bool { (size - large).magnitude <= large / 10 + 1e-9 }
}

extension CheckRun {
  /// How many styles that have Apple's sizes of one category, far from those at Large, are no chance.
  private static let enoughStyles = 3

  /// Sizes at Large that are Apple's at another category: they were scaled already.
  ///
  /// One may be chance. Several of one category were read from a system that was set to it, and UIKit refuses to scale a
  /// font that is scaled: an app that does what the document says ends there.
  func doubleScaling() -> [Finding] {
    let sizes = system.styles.compactMap(scaledSize)
    let common = table.categories.first { category in
      sizes.count { !$0.isNear && $0.categories.contains(category) } >= Self.enoughStyles
    }
    return sizes.map { size in
      guard let common, !size.isNear, size.categories.contains(common) else { return finding(size) }
      return finding(size, together: common)
    }
  }

  private func scaledSize(_ style: ResolvedStyle) -> ScaledSize? {
    guard let textStyle = style.style.textStyle, case .metrics(let metrics) = style.custom.strategy,
      let size = metrics.size, let large = table.pointSize(textStyle, .large), size != large
    else { return nil }
    let categories = table.categories.filter { table.pointSize(textStyle, $0) == size }
    guard !categories.isEmpty else { return nil }
    return ScaledSize(style: style, textStyle: textStyle, size: size, large: large, categories: categories)
  }

  /// The finding of a size by itself, or of one of several that are Apple's at one category.
  private func finding(_ scaled: ScaledSize, together: ContentSizeCategory? = nil) -> Finding {
    let category = together ?? scaled.categories[0]
    let large = Words.points(scaled.large)
    let end =
      together != nil
      ? "; other styles have Apple's sizes there too"
      : scaled.isNear ? "; near \(large) that may be chance" : ""
    return Finding(
      .doubleScaled, together == nil ? level(.doubleScaled, isExplained: scaled.isNear) : levels.proven(.doubleScaled),
      style: scaled.style.style, column: .custom, categories: [.large], value: scaled.size, limit: scaled.large,
      unit: .points,
      message:
        "\(Words.points(scaled.size)) is Apple's size of \(scaled.textStyle.rawValue) at \(category.name), not at Large"
        + end,
      hint: "if it was read from a system set to \(category.name), give \(large)")
  }
}
