internal import Screens
internal import TypeSystem

extension ScreenPass {
  /// Lays the whole screen out, presented screens below the one that presents them; answers its height in points.
  mutating func layOutWhole(width: Double) throws(SheetError) -> Double {
    guard !isHidden(0) else { return 0 }
    var height: Double
    if node(0).kind.isView {
      let margin = Self.margin(in: width)
      let block = try layOut(0, width: width - 2 * margin)
      move(block, x: margin, y: ScreenMetrics.margin)
      height = block.size.height + 2 * ScreenMetrics.margin
    } else {
      height = try layOut(0, width: width).size.height
    }
    while !presented.isEmpty {
      let block = try layOut(presented.removeFirst(), width: width)
      move(block, x: 0, y: height + ScreenMetrics.presentedGap)
      height += ScreenMetrics.presentedGap + block.size.height
    }
    return height
  }

  /// What is left free at both sides, in points: less where half of a narrow width would be margins.
  static func margin(in width: Double) -> Double { min(ScreenMetrics.margin, width / 4) }

  /// Lays out a controller's bars and what shows of the rest: the top bar, then all else in order, then the bars below.
  mutating func layOutController(_ element: Int, width: Double) throws(SheetError) -> Content {
    let showing = showingChildren(of: element)
    let top = showing.filter { node($0).kind == .navigationBar }
    let bottom = showing.filter { [.toolbar, .tabBar].contains(node($0).kind) }
    let middle = showing.filter { ![.navigationBar, .toolbar, .tabBar].contains(node($0).kind) }
    var height = 0.0
    var firstBaseline: Double?
    for group in [top] + groups(of: middle) + [bottom] where !group.isEmpty {
      let start = partCount
      let content = try layOutGroup(group, width: width, spacing: spacing(of: element))
      move(start..<partCount, x: 0, y: height)
      firstBaseline = firstBaseline ?? content.firstBaseline.map { $0 + height }
      height += content.size.height
    }
    return Content(size: Frame.Size(width: width, height: height), firstBaseline: firstBaseline)
  }

  /// Neighbours that are laid out together: views within margins, a collection's cells in columns, the rest alone.
  private func groups(of children: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    for child in children {
      let kind = node(child).kind
      if let last = groups.last?.last, kind.isView ? node(last).kind.isView : kind == node(last).kind {
        groups[groups.count - 1].append(child)
      } else {
        groups.append([child])
      }
    }
    return groups
  }

  private mutating func layOutGroup(_ group: [Int], width: Double, spacing: Double) throws(SheetError) -> Content {
    let kind = node(group[0]).kind
    if kind == .collectionCell { return try layOutCollection(group, width: width) }
    guard kind.isView else { return try layOutColumn(group, width: width, spacing: 0) }
    let margin = Self.margin(in: width)
    let start = partCount
    var content = try layOutColumn(group, width: width - 2 * margin, spacing: spacing)
    move(start..<partCount, x: margin, y: ScreenMetrics.margin)
    content.size.height += 2 * ScreenMetrics.margin
    content.firstBaseline = content.firstBaseline.map { $0 + ScreenMetrics.margin }
    return content
  }

  /// The children that can be seen; the others are listed, and presented screens wait until all else is laid out.
  private mutating func showingChildren(of element: Int) -> [Int] {
    var showing: [Int] = []
    for child in children(of: element) where !isHidden(child) {
      if node(child).kind == .presented { presented.append(child) } else { showing.append(child) }
    }
    return showing
  }

  /// Whether there is nothing to lay out for an element; lists its path then.
  private mutating func isHidden(_ element: Int) -> Bool {
    let range = element..<element + state.screen.tree.elements[element].count
    let isMade = !node(element).isMadeLater || !range.contains { state.nodes[$0].standing == .notLoaded }
    let isThere = node(element).isLoaded && state.nodes[element].standing != .notLoaded && isMade
    if element == 0 || shownInParent[element], isThere { return false }
    hidden.append(element)
    return true
  }
}

extension ScreenNode.Kind {
  /// Whether it is a view that stands within margins, and not a bar, a cell or a controller.
  fileprivate var isView: Bool { Self.views.contains(self) }
}
