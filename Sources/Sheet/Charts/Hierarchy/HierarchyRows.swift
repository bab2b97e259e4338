internal import DynamicType
internal import TypeSystem

/// The styles of a chart of hierarchy and their order, which hold at whatever size it is drawn.
struct HierarchyRows {
  /// The styles that have a size, in the order of the sheet's rows.
  let rows: [Row]
  /// Where they change places, and where they are alike; roles have no rank.
  let order: SizeOrder
  /// The rows, the largest at the default category first.
  let ranked: [Int]

  /// A style's sizes.
  struct Row {
    var style: StyleName
    var custom: [Double?]
    var fallback: [Double?]
    /// The size that its place in the order is decided by.
    var base: Double?
  }

  init(_ room: ChartRoom) {
    let index = room.system.categories.firstIndex(of: room.defaultCategory)
    let rows = room.system.styles.compactMap { style -> Row? in
      let custom = style.custom.font == nil ? [] : style.custom.cells.map(\.pointSize)
      guard custom.contains(where: { $0 != nil }) else { return nil }
      return Row(
        style: style.style, custom: custom, fallback: style.fallback.cells.map(\.pointSize),
        base: index.flatMap { custom[$0] } ?? style.custom.baseSize)
    }
    self.rows = rows
    order = SizeOrder(
      rows.map(\.custom), base: rows.map { $0.style.isRole ? nil : $0.base }, named: HierarchySigns.named)
    ranked = rows.indices.sorted { (rows[$1].base ?? 0, $0) < (rows[$0].base ?? 0, $1) }
  }
}
