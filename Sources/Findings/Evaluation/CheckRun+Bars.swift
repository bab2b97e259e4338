internal import DynamicType
internal import TypeSystem

extension CheckRun {
  /// Text that grows in a bar that doesn't, and becomes taller than it.
  func barGrowth() -> [Finding] {
    guard document.platform == .ios || document.platform == .ios9 else { return [] }
    return system.styles.compactMap { style in
      guard let role = BarRole(style.style), let bounds = style.custom.bounds,
        bounds.largest > bounds.smallest + Self.nothing
      else { return nil }
      let tall = style.custom.cells.filter { ($0.leading ?? 0) > role.room + Self.nothing }
      guard let worst = tall.max(by: { ($0.leading ?? 0) < ($1.leading ?? 0) }), let leading = worst.leading,
        let size = worst.pointSize
      else { return nil }
      return Finding(
        .fixedBarGrowth, level(.fixedBarGrowth), style: style.style, column: .custom,
        categories: tall.map(\.category), category: worst.category, value: leading, limit: role.room, unit: .points,
        message:
          "at \(worst.category.name) a line of \(Words.points(size)) is \(Words.points(leading, unlike: role.room)) high: "
          + "\(Words.points(leading - role.room, unlike: 0)) more than \(role.place)",
        hint: hint(role, size / leading))
    }
  }

  /// The largest size whose line fits the bar.
  private func hint(_ role: BarRole, _ sizePerLeading: Double) -> String {
    let most = Int(role.room * sizePerLeading)
    return "fix the size, or give it a 'max' of at most \(most) pt"
  }
}
