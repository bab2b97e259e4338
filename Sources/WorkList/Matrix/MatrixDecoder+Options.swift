internal import YAML

extension MatrixDecoder {
  /// What every sheet has, sorted by name.
  mutating func options(_ node: YAMLNode) -> [Matrix.Option] {
    guard let entries = node.entries else {
      report(.wrongType("'options'", wanted: "a map", found: kind(of: node)), at: node.place)
      return []
    }
    var options: [Matrix.Option] = []
    for entry in entries {
      guard let known = vocabulary.options.first(where: { $0.name == entry.name }) else {
        if let place = vocabulary.otherOptions[entry.name] {
          report(.otherOption(entry.name, place: place), at: entry.key.place)
        } else {
          report(.unknownOption(entry.name, known: vocabulary.options.map(\.name)), at: entry.key.place)
        }
        continue
      }
      if let values = values(entry.value, of: known) { options.append(Matrix.Option(known.name, values)) }
    }
    return options.sorted { $0.name < $1.name }
  }

  /// The values of an option as a command line has them; nil for a flag that is off, and for what can't be.
  private mutating func values(_ node: YAMLNode, of option: MatrixVocabulary.Option) -> [String]? {
    guard option.takesValue else {
      guard case .bool(let isOn)? = node.scalar?.value else {
        report(.wrongType("'\(option.name)'", wanted: "true or false", found: kind(of: node)), at: node.place)
        return nil
      }
      return isOn ? [] : nil
    }
    let items = node.items ?? [node]
    guard !items.isEmpty else {
      report(.emptyList("'\(option.name)'"), at: node.place)
      return nil
    }
    guard items.count == 1 || option.isRepeatable else {
      report(.severalValues(option.name, items.count), at: node.place)
      return nil
    }
    var values: [String] = []
    for item in items {
      guard let scalar = item.scalar, !scalar.text.isEmpty else {
        report(.wrongType("'\(option.name)'", wanted: "a value", found: kind(of: item)), at: item.place)
        return nil
      }
      values.append(scalar.text)
    }
    return values
  }

  /// The combinations that are left out.
  mutating func excludes(_ node: YAMLNode) -> [MatrixExclude] {
    var excludes: [MatrixExclude] = []
    for item in items(node, "'exclude'", mayBeEmpty: true) {
      guard let entries = entries(item, "an entry of 'exclude'", known: MatrixAxis.allCases.map(\.rawValue)) else {
        continue
      }
      if item.entries?.isEmpty == true { report(.emptyExclude, at: item.place) }
      var values: [MatrixAxis: [String]] = [:]
      for entry in entries {
        guard let axis = MatrixAxis(rawValue: entry.name) else { continue }
        values[axis] = excluded(entry.value, axis)
      }
      if !values.isEmpty { excludes.append(MatrixExclude(values, at: item.place)) }
    }
    return excludes
  }

  private mutating func excluded(_ node: YAMLNode, _ axis: MatrixAxis) -> [String] {
    let items = node.items ?? [node]
    if items.isEmpty { report(.emptyList("'\(axis.rawValue)'"), at: node.place) }
    var words: [String] = []
    for item in items {
      let isFree = axis == .document || axis == .locale
      if let word = isFree ? text(item, "'\(axis.rawValue)'") : word(item, axis) { words.append(word) }
    }
    return words
  }
}

// MARK: Maps, lists and texts

extension MatrixDecoder {
  /// The entries of a map that has these keys alone.
  mutating func entries(_ node: YAMLNode, _ what: String, known: [String]) -> [YAMLEntry]? {
    guard let entries = node.entries else {
      report(.wrongType(what, wanted: "a map", found: kind(of: node)), at: node.place)
      return nil
    }
    for entry in entries where !known.contains(entry.name) {
      report(.unknownKey(entry.name, in: what, known: known), at: entry.key.place)
    }
    return entries.filter { known.contains($0.name) }
  }

  /// The items of a list, as many as are read.
  mutating func items(_ node: YAMLNode, _ what: String, mayBeEmpty: Bool = false) -> [YAMLNode] {
    guard let items = node.items else {
      report(.wrongType(what, wanted: "a list", found: kind(of: node)), at: node.place)
      return []
    }
    if items.isEmpty, !mayBeEmpty { report(.emptyList(what), at: node.place) }
    guard items.count <= MatrixReader.maximumEntries else {
      report(.tooMany(what, items.count, limit: MatrixReader.maximumEntries), at: node.place)
      return []
    }
    return items
  }

  /// A text that isn't empty; a number or a truth value without quotes is none.
  mutating func text(_ node: YAMLNode, _ what: String) -> String? {
    guard case .string(let text)? = node.scalar?.value, !text.isEmpty else {
      report(.wrongType(what, wanted: "text", found: kind(of: node)), at: node.place)
      return nil
    }
    return text
  }

  /// What a value is, in a few words.
  func kind(of node: YAMLNode) -> String {
    switch node.content {
    case .sequence: "a list"
    case .mapping: "a map"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "nothing"
      case .bool(let value): "\(value)"
      case .integer, .number: "the number \(scalar.text)"
      case .string(let text): text.isEmpty ? "an empty text" : "the text \(Shown.quoted(text))"
      }
    }
  }
}
