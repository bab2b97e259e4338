internal import Spelling

extension ScreenTree {
  /// The deepest that nodes may lie in each other.
  package static let maximumDepth = 64
  /// The most nodes that a screen may have.
  package static let maximumCount = 10_000
  /// The most Unicode scalars that a text may have.
  package static let maximumTextLength = 100_000
  /// The most Unicode scalars that a name may have, a screen's too: it stands in every line of a trace.
  package static let maximumNameLength = 200
  /// The most texts that a tab bar may have.
  package static let maximumItemCount = 100
  /// How many texts that nobody knows get the names that may be meant; comparing words takes its time.
  private static let mostSuggestions = 100

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
    let parents = parents
    for index in elements.indices {
      problems += childProblems(index, children(of: index)) + numberProblems(index, parents[index])
      problems += nameProblems(index)
    }
    problems += alignmentProblems(targets, parents)
    return problems.sorted { $0.element < $1.element }
  }

  /// What stands on a line of a text that isn't there, or is none; the names beside it are looked up once a parent.
  private func alignmentProblems(_ targets: [Int: Int], _ parents: [Int?]) -> [ScreenProblem] {
    var problems: [ScreenProblem] = []
    var beside: [Int?: (texts: [String], others: [String: Int])] = [:]
    for index in elements.indices {
      guard let wanted = elements[index].node.alignment, targets[index] == nil || targets[index] == index else {
        continue
      }
      let known = beside[parents[index]] ?? parents[index].map { namesBeside($0) } ?? ([], [:])
      beside[parents[index]] = known
      let kind: ScreenProblem.Kind
      if elements[index].node.name == wanted.to {
        kind = .alignedToNoText(to: wanted.to, other: elements[index].node.kind, isItself: true)
      } else if let other = known.others[wanted.to] {
        kind = .alignedToNoText(to: wanted.to, other: elements[other].node.kind, isItself: false)
      } else {
        let isCompared = problems.count < Self.mostSuggestions
        let nearest = isCompared ? Spelling.nearest(to: wanted.to, in: Array(known.texts.prefix(1000))) : []
        kind = .unknownAlignment(to: wanted.to, nearest: nearest, known: Array(known.texts.prefix(20)))
      }
      problems.append(ScreenProblem(element: index, kind: kind))
    }
    return problems
  }

  /// The names of the texts in a part, and of what is no text.
  private func namesBeside(_ parent: Int) -> (texts: [String], others: [String: Int]) {
    var others: [String: Int] = [:]
    for place in parent + 1..<parent + elements[parent].count where !elements[place].node.kind.isText {
      if let name = elements[place].node.name, others[name] == nil { others[name] = place }
    }
    return (texts(in: parent).keys.sorted(), others)
  }

  /// What keeps an element's name from standing in a path.
  private func nameProblems(_ index: Int) -> [ScreenProblem] {
    guard let name = elements[index].node.name else { return [] }
    if name.utf8.count > Self.maximumNameLength, name.unicodeScalars.count > Self.maximumNameLength {
      return [ScreenProblem(element: index, kind: .nameTooLong(name.unicodeScalars.count))]
    }
    return name.utf8.contains(UInt8(ascii: "/")) ? [ScreenProblem(element: index, kind: .slashInName(name))] : []
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
      if case let length = text.unicodeScalars.count, length > Self.maximumTextLength {
        kinds.append(.textTooLong(length))
      }
    }
    if node.items.count > Self.maximumItemCount { kinds.append(.tooManyItems(node.items.count)) }
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
