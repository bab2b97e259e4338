internal import Spelling

extension ScreenTree {
  /// The deepest that nodes may lie in each other.
  package static let maximumDepth = 64
  /// The most nodes that a screen may have.
  package static let maximumCount = 10_000
  /// The most characters that a text may have.
  package static let maximumTextLength = 100_000

  /// What keeps the tree from being built, in the order of its elements; empty for a good one.
  ///
  /// A tree that is too large is told so, and nothing else is looked at.
  package var problems: [ScreenProblem] {
    let tooLarge = sizeProblems
    guard tooLarge.isEmpty else { return tooLarge }
    let targets = alignmentTargets
    let root = elements[0].node.kind
    var problems: [ScreenProblem] = []
    if !root.isController, !ScreenNode.Kind.views.contains(root) {
      problems.append(ScreenProblem(element: 0, kind: .rootNotAllowed(root)))
    }
    var parents: [Int?] = Array(repeating: nil, count: elements.count)
    for index in elements.indices {
      let children = children(of: index)
      for child in children { parents[child] = index }
      problems += childProblems(index, children) + numberProblems(index, parents[index])
      if let wanted = elements[index].node.alignment, targets[index] == nil {
        let names = parents[index].map { Array(texts(in: $0).keys.sorted()) } ?? []
        let nearest = Spelling.nearest(to: wanted.to, in: names)
        problems.append(ScreenProblem(element: index, kind: .unknownAlignment(to: wanted.to, nearest: nearest)))
      }
    }
    return problems.sorted { $0.element < $1.element }
  }

  private var sizeProblems: [ScreenProblem] {
    if elements.count > Self.maximumCount {
      return [ScreenProblem(element: Self.maximumCount, kind: .tooManyNodes(elements.count))]
    }
    let depths = depths
    guard let first = depths.firstIndex(where: { $0 > Self.maximumDepth }) else { return [] }
    return [ScreenProblem(element: first, kind: .tooDeep(depths.max() ?? 1))]
  }

  /// What is wrong with what stands directly in an element.
  private func childProblems(_ index: Int, _ children: [Int]) -> [ScreenProblem] {
    let node = elements[index].node
    let kinds = children.map { elements[$0].node.kind }
    var problems = zip(children, kinds).filter { !node.kind.allowedChildren.contains($0.1) }.map { child, kind in
      ScreenProblem(element: child, kind: .childNotAllowed(kind, in: node.kind))
    }
    let needed = node.kind.neededChildren
    if !needed.isEmpty, !kinds.contains(where: needed.contains), problems.isEmpty {
      problems.append(ScreenProblem(element: index, kind: .empty(node.kind, name: node.name)))
    }
    let several: (ScreenNode.Kind?, [Int]) -> Void = { kind, found in
      guard found.count > 1 else { return }
      problems.append(ScreenProblem(element: found[1], kind: .several(kind, in: node.kind, count: found.count)))
    }
    for kind in ScreenNode.Kind.allCases where kind.isSingle {
      several(kind, children.filter { elements[$0].node.kind == kind })
    }
    if node.kind == .presented { several(nil, children) }
    var seen: Set<String> = node.kind == .navigationBar ? [Self.titleWord] : []
    for (child, word) in zip(children, pathWords(in: index)) where !seen.insert(word).inserted {
      problems.append(ScreenProblem(element: child, kind: .sameName(word)))
    }
    return problems
  }

  /// What is wrong with an element's own numbers and text.
  private func numberProblems(_ index: Int, _ parent: Int?) -> [ScreenProblem] {
    let node = elements[index].node
    let numbers: [(ScreenProblem.Member, Double?)] = [
      (.height, node.height), (.width, node.width), (.spacing, node.spacing), (.factor, node.alignment?.factor),
      (.lines, node.maximumLines.map(Double.init)), (.pages, node.kind == .pageControl ? Double(node.pages) : nil),
    ]
    var kinds = numbers.compactMap { member, number in
      number.flatMap { member.allows($0) ? nil : ScreenProblem.Kind.outOfRange(member, $0) }
    }
    let count = pageCount(of: index, parent)
    if let count, !(0..<max(count, 1)).contains(node.current) {
      kinds.append(.noSuchPage(node.current, count: count))
    }
    for text in [node.text ?? ""] + node.items where text.utf8.count > Self.maximumTextLength {
      if case let length = text.count, length > Self.maximumTextLength { kinds.append(.textTooLong(length)) }
    }
    return kinds.map { ScreenProblem(element: index, kind: $0) }
  }

  /// How many pages `current` counts over: a page control's dots, or the controllers beside a tab bar.
  private func pageCount(of index: Int, _ parent: Int?) -> Int? {
    switch elements[index].node.kind {
    case .pageControl: elements[index].node.pages
    case .tabBar: parent.map { children(of: $0).count { elements[$0].node.kind.isController } }
    default: nil
    }
  }
}
