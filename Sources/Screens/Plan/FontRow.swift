internal import DynamicType
internal import TypeSystem

/// What texts of one style share: its cells, and what becomes of them when the category changes.
struct FontRow: Sendable {
  var style: StyleName?
  var cells: [ResolvedCell]
  var isFixed: Bool
  var adjusts: [Bool]

  init(style: StyleName? = nil, cells: [ResolvedCell], adjusts: [Bool]) {
    self.style = style
    self.cells = cells
    self.adjusts = adjusts
    isFixed = cells.allSatisfy { $0.pointSize == cells[0].pointSize && $0.font == cells[0].font }
  }
}

extension TypeSystemDocument {
  /// Whether UIKit itself moves a style's font when the category changes, as it is made at a category.
  ///
  /// So it does for what `UIFontMetrics` scaled, and for the preferred font as it comes: with a weight, slant or limit of
  /// its own the system font is one of a fixed size, as are custom faces in Apple's sizes (Swash's notes).
  func adjusts(_ style: StyleName, at category: ContentSizeCategory) -> Bool {
    let rule = rule(of: style) ?? (undefinedStyles == .body ? self.rule(of: .body) : nil)
    guard let rule, !rule.isSystem else { return true }
    let effective = rule.effective(at: category)
    switch effective.size ?? .metrics() {
    case .metrics: return true
    case .system(let system):
      let isPlain =
        system.factor == 1 && system.offset == 0 && (system.limits.maximum ?? 0) <= 0
        && system.limits.minimum == nil
      return isPlain && effective.font ?? .system == .system && effective.weight == nil
        && effective.slant ?? .upright == .upright
    case .table, .multiply, .steps, .fixed: return false
    }
  }
}
