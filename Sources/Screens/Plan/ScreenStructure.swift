internal import TypeSystem

/// What changes need to know of a screen's tree, by element.
struct ScreenStructure: Sendable {
  /// The elements directly in each.
  let children: [[Int]]
  /// The controller that each belongs to: itself, or the nearest that it stands in; the whole where there is none.
  let owners: [Int]
  /// The bar that each stands in.
  let bars: [ScreenNode.Kind?]
  /// No fewer than the visits of Clifton's walk: each element once for every controller that it stands in, and a
  /// controller once more.
  let mostVisits: Int
  /// Whether the view of each element's screen is loaded.
  let loaded: [Bool]
  /// Whether each stands in a cell that is made only after the first change.
  let madeLater: [Bool]

  init(_ tree: ScreenTree) {
    children = tree.elements.indices.map { tree.children(of: $0) }
    loaded = tree.loaded
    let parents = tree.parents
    var owners: [Int] = []
    var holders: [Int] = []
    var bars: [ScreenNode.Kind?] = []
    var madeLater: [Bool] = []
    for (index, element) in tree.elements.enumerated() {
      let (node, parent) = (element.node, parents[index])
      holders.append((parent.map { holders[$0] } ?? 0) + (node.kind.isController ? 1 : 0))
      owners.append(node.kind.isController ? index : parent.map { owners[$0] } ?? 0)
      let isBar = parent.map {
        tree.elements[$0].node.kind == .navigationBar || tree.elements[$0].node.kind == .toolbar
      }
      bars.append(isBar == true ? parent.map { tree.elements[$0].node.kind } : parent.flatMap { bars[$0] })
      madeLater.append(node.kind.isCell && node.isMadeLater || parent.map { madeLater[$0] } ?? false)
    }
    mostVisits = zip(tree.elements, holders).reduce(0) { $0 + max(1, $1.1) + ($1.0.node.kind.isController ? 1 : 0) }
    (self.owners, self.bars, self.madeLater) = (owners, bars, madeLater)
  }
}
