internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Compares the rows of two sheets, and gathers the faces that differ on its way.
struct StyleComparison {
  let categories: [ContentSizeCategory]
  var faces: FaceComparer

  mutating func compare(_ pair: StylePairs.Pair) -> StyleRevision {
    guard let style = pair.new?.style ?? pair.old?.style else { preconditionFailure("a pair of nothing") }
    var kind = StyleRevision.Kind.stayed
    if pair.old == nil { kind = .came }
    if pair.new == nil { kind = .went }
    if let old = pair.old?.style, old != style { kind = .renamed(from: old) }
    return StyleRevision(
      style: style, kind: kind,
      columns: [
        compare(pair.old?.custom, pair.new?.custom, FaceRevision.Place(style: style, column: .custom)),
        compare(pair.old?.fallback, pair.new?.fallback, FaceRevision.Place(style: style, column: .fallback)),
      ])
  }

  private mutating func compare(
    _ old: ResolvedColumn?, _ new: ResolvedColumn?, _ place: FaceRevision.Place
  ) -> ColumnRevision {
    let before = Self.byCategory(old)
    let after = Self.byCategory(new)
    let shared = categories.compactMap { category -> CellPair? in
      guard let old = before[category], let new = after[category] else { return nil }
      return CellPair(category: category, old: old, new: new)
    }
    var properties = StyleProperty.allCases.flatMap { Self.changes(of: $0, shared) }
    if let old, let new { properties += Self.rangeChanges(old.range, new.range) }
    let touched = Self.touched(properties, shared)
    var cells: [CellRevision] = []
    for category in categories where before[category] != nil || after[category] != nil {
      let (old, new) = (before[category], after[category])
      var hasOtherFace = false
      if let old, let new { hasOtherFace = faces.compare(old, new, at: place) }
      cells.append(
        CellRevision(
          category: category, old: old.map(CellNumbers.init), new: new.map(CellNumbers.init),
          hasOtherFace: hasOtherFace, hasOtherProperties: touched.contains(category)))
    }
    return ColumnRevision(
      column: place.column, cells: cells, properties: properties,
      marks: MarkChange.between(shared.map { ($0.category, $0.old.marks, $0.new.marks) }))
  }

  /// A category's cells in both revisions.
  private struct CellPair {
    var category: ContentSizeCategory
    var old: ResolvedCell
    var new: ResolvedCell
  }

  private static func byCategory(_ column: ResolvedColumn?) -> [ContentSizeCategory: ResolvedCell] {
    Dictionary((column?.cells ?? []).map { ($0.category, $0) }) { first, _ in first }
  }

  /// How a property differs: one change for all categories at which it differs alike.
  private static func changes(of property: StyleProperty, _ cells: [CellPair]) -> [PropertyChange] {
    var changes: [PropertyChange] = []
    for cell in cells {
      let (old, new) = (property.words(of: cell.old), property.words(of: cell.new))
      guard old != new else { continue }
      if let index = changes.firstIndex(where: { $0.old == old && $0.new == new }) {
        changes[index].categories.append(cell.category)
      } else {
        changes.append(PropertyChange(property: property, categories: [cell.category], old: old, new: new))
      }
    }
    for index in changes.indices where changes[index].categories.count == cells.count { changes[index].categories = [] }
    return changes
  }

  private static func rangeChanges(_ old: ScalingRange, _ new: ScalingRange) -> [PropertyChange] {
    let words = { (value: Double?, start: ContentSizeCategory?) -> String in
      guard let value else { return "unknown" }
      return RevisionNumber.text(value) + "x" + (start.map { " from \($0.name)" } ?? "")
    }
    var changes: [PropertyChange] = []
    let ends = (old.smallestCategory, new.smallestCategory)
    if ends.0 != ends.1 || RevisionNumber.differ(old.fromXSmall, new.fromXSmall) {
      changes.append(
        PropertyChange(
          property: .rangeFromSmallest, categories: [], old: words(old.fromXSmall, ends.0),
          new: words(new.fromXSmall, ends.1)))
    }
    if RevisionNumber.differ(old.fromLarge, new.fromLarge) {
      changes.append(
        PropertyChange(
          property: .rangeFromLarge, categories: [], old: words(old.fromLarge, nil), new: words(new.fromLarge, nil)))
    }
    return changes
  }

  /// The categories at which a property changes what is drawn: how a size comes about and ranges are not seen in a cell.
  private static func touched(_ changes: [PropertyChange], _ cells: [CellPair]) -> Set<ContentSizeCategory> {
    let visible = changes.filter {
      ![.strategy, .rangeFromSmallest, .rangeFromLarge, .cascade].contains($0.property)
    }
    return Set(visible.flatMap { $0.categories.isEmpty ? cells.map(\.category) : $0.categories })
  }
}

extension CellNumbers {
  fileprivate init(_ cell: ResolvedCell) {
    self.init(pointSize: cell.pointSize, leading: cell.leading, letterSpacing: cell.letterSpacing)
  }
}
