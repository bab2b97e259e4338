internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// A node with what is in it; nil where it is none.
  func declaredNode(_ node: YAMLNode, _ what: String) -> DeclaredNode? {
    guard let entries = entries(node, what), let entry = onlyKind(entries, what, at: node.place) else { return nil }
    guard let kind = ScreenNode.Kind(rawValue: entry.name), let map = DocumentMap(rawValue: entry.name) else {
      report(.unknownWord(.nodeKind, entry.name), at: entry.key.place)
      return nil
    }
    var declared = DeclaredNode(node: ScreenNode(kind), place: entry.key.place, parts: [])
    let value = entry.value
    if case .string? = value.scalar?.value, kind.attributes.contains("text") {
      declared.node.text = screenText(value, "'\(kind.rawValue)'")
    } else if let items = value.items, kind.attributes.contains("children") {
      declared.parts = parts(items)
    } else if value.entries != nil {
      guard let map = self.map(value, map, what: "'\(kind.rawValue)'") else { return nil }
      readAttributes(map, into: &declared.node)
      declared.parts = map["children"].flatMap { items($0, "'children'") }.map { parts($0) } ?? []
    } else {
      reportForm(value, of: kind)
    }
    return declared
  }

  private func parts(_ items: [YAMLNode]) -> [DeclaredNode.Part] {
    items.compactMap { item in
      guard case .string(let name)? = item.scalar?.value else {
        return declaredNode(item, "an entry of 'children'").map { .node($0) }
      }
      if screenNames.contains(name) { return .entry(name, item.place) }
      report(.unknownScreen(name, known: orderedScreenNames), at: item.place)
      return nil
    }
  }

  /// The one key of a node, which is its kind.
  private func onlyKind(_ entries: [YAMLEntry], _ what: String, at place: YAMLPlace) -> YAMLEntry? {
    guard let first = entries.first else {
      report(.emptyMap(what, of: "a kind, such as 'label: Hello'"), at: place)
      return nil
    }
    let kind = entries.first { ScreenNode.Kind(rawValue: $0.name) != nil } ?? first
    guard let other = entries.first(where: { $0.name != kind.name }) else { return kind }
    let isKind = ScreenNode.Kind(rawValue: kind.name) != nil
    report(isKind ? .severalKinds(kind.name, other.name) : .unknownWord(.nodeKind, kind.name), at: other.key.place)
    return nil
  }

  private func reportForm(_ value: YAMLNode, of kind: ScreenNode.Kind) {
    let forms = [("text", "text"), ("children", "a list")].filter { kind.attributes.contains($0.0) }.map(\.1)
    let wanted = Quoting.list(forms + ["a map"], last: "or")
    var remedy: String?
    if value.scalar == YAMLScalar("") {
      remedy = "write \(kind.example)"
    } else if value.scalar != nil, kind.attributes.contains("text") {
      remedy = "put it in quotes"
    }
    report(
      .wrongType("'\(kind.rawValue)'", wanted: wanted, found: describe(value), remedy: remedy), at: value.place)
  }
}
