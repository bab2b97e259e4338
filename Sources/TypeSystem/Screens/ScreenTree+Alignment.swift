extension ScreenTree {
  /// For each element that stands on a line of a text: the text's element, the first of that name beside it.
  ///
  /// Beside it is whatever stands in the same node as it does, at any depth. One whose text isn't there is left out.
  package var alignmentTargets: [Int: Int] {
    var targets: [Int: Int] = [:]
    for parent in elements.indices {
      let aligned = children(of: parent).filter { elements[$0].node.alignment != nil }
      guard !aligned.isEmpty else { continue }
      let texts = texts(in: parent)
      for index in aligned { targets[index] = elements[index].node.alignment.flatMap { texts[$0.to] } }
    }
    return targets
  }

  /// The texts of an element's part by their names; the first of a name counts.
  func texts(in index: Int) -> [String: Int] {
    var texts: [String: Int] = [:]
    for place in index..<index + elements[index].count where elements[place].node.kind.isText {
      if let name = elements[place].node.name, texts[name] == nil { texts[name] = place }
    }
    return texts
  }
}
