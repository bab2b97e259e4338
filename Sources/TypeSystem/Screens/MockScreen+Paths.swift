extension MockScreen {
  /// The path of each element, in the elements' order, such as `nav/goals/cell[1]/title`.
  ///
  /// It begins with the screen's name. A node without a name has its kind's word, with a number from 0 where several such
  /// stand beside each other; cells are always numbered.
  package var paths: [String] {
    var paths = Array(repeating: name, count: tree.elements.count)
    for index in tree.elements.indices {
      for (child, word) in zip(tree.children(of: index), tree.pathWords(in: index)) {
        paths[child] = "\(paths[index])/\(word)"
      }
    }
    return paths
  }
}

extension MockScreen {
  /// What keeps the screen from being built, its name taken for that of its whole.
  package var problems: [ScreenProblem] {
    var tree = tree
    tree.root.name = name
    return tree.problems
  }
}

extension ScreenTree {
  /// The word that a navigation bar's title has in paths, as if it stood in the bar.
  package static let titleWord = "title"

  /// The last word in the path of each element directly in one, in order.
  func pathWords(in index: Int) -> [String] {
    let nodes = children(of: index).map { elements[$0].node }
    var counts: [ScreenNode.Kind: Int] = [:]
    for node in nodes where node.name == nil { counts[node.kind, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    return nodes.map { node in
      let word = node.kind.isCell ? "cell" : node.kind.rawValue
      defer { if node.name == nil || node.kind.isCell { numbers[word, default: 0] += 1 } }
      if let name = node.name { return name }
      return node.kind.isCell || counts[node.kind, default: 0] > 1 ? "\(word)[\(numbers[word, default: 0])]" : word
    }
  }
}
