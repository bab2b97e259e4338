internal import DynamicType
internal import TypeSystem

/// Writes what a font can't carry as numbers for the label: line heights and letter spacing.
struct LabelValues {
  let plan: DesignPlan

  /// Adds an enumeration of functions each, where some style has such a value.
  func add(to source: inout SourceLines) {
    add("LineHeight", "The line heights in points, for a paragraph style.", to: &source) { cell, size, share in
      switch cell.rule.lineHeight {
      case .multiple(let multiple): "\(size) * \(multiple.digits)"
      case .points(let points): "\(points.digits) * \(share)"
      case .natural, .system, nil: nil
      }
    }
    add("Kern", "The space after each character in points.", to: &source) { cell, size, share in
      switch cell.rule.letterSpacing {
      case .em(let em): "\(size) * \(em.digits)"
      case .points(let points): "\(points.digits) * \(share)"
      case .system, nil: nil
      }
    }
  }

  /// `value` writes a value of the size and of its share of the size at Large.
  private func add(
    _ type: String, _ comment: String, to source: inout SourceLines,
    _ value: (StylePlan.Cell, _ size: String, _ share: String) -> String?
  ) {
    var functions: [(StylePlan, String)] = []
    for style in plan.styles {
      let large = style.pointSize(at: .large) ?? 1
      if let code = value(style.base, "pointSize", "(pointSize / \(large.digits))") { functions.append((style, code)) }
    }
    guard !functions.isEmpty else { return }
    source.gap()
    source.add("/// \(comment)")
    source.block("enum \(type) {") { source in
      for (style, code) in functions {
        source.gap()
        source.add("/// \(style.name.displayName.onOneLine)'s, of the size that its font has.")
        source.block("static func \(style.functionName)(pointSize: CGFloat) -> CGFloat {") { $0.add(code) }
      }
    }
  }
}
