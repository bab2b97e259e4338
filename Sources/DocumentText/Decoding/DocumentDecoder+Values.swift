internal import DynamicType
internal import TypeSystem
internal import YAML

// MARK: Maps and lists

extension DocumentDecoder {
  /// A map with fixed keys; other keys, and missing ones, are reported.
  func map(_ node: YAMLNode, _ map: DocumentMap, what: String) -> DecodedMap? {
    guard let entries = entries(node, what, remedy: form(of: node, as: map)) else { return nil }
    let keys = map.keys
    let unknown = entries.filter { !keys.contains($0.name) }
    // Errors behind the first few are counted alone, and a hint looks at all keys.
    let names = unknown.isEmpty ? [] : entries.map(\.name)
    for (index, entry) in unknown.enumerated() {
      let remedy =
        index >= DocumentReader.maximumErrors
        ? nil
        : KeyRemedy.hint(
          entry.name, written(entry.value), isEmpty: entry.value.scalar == YAMLScalar(""), in: map, among: names)
      report(.unknownKey(entry.name, in: map, remedy: remedy), at: entry.key.place)
    }
    let decoded = DecodedMap(entries, at: node.place, hasUnknownKeys: !unknown.isEmpty)
    for key in map.requiredKeys where decoded[key] == nil {
      // A key that is only misspelt has been told already.
      let isMisspelt = unknown.prefix(8).contains {
        DocumentProblem.nearest($0.name, keys).first == key || KeyRemedy.tightKey($0.name)?.key == key
      }
      if !isMisspelt { report(.missingKey(key, in: map), at: node.place) }
    }
    return decoded
  }

  /// The entries of a map.
  func entries(_ node: YAMLNode, _ what: String, remedy: String? = nil) -> [YAMLEntry]? {
    if let entries = node.entries { return withoutDecimalCommas(entries) }
    report(.wrongType(what, wanted: "a map", found: describe(node), remedy: remedy), at: node.place)
    return nil
  }

  /// The entries without keys that are what stands behind a decimal comma, which are reported.
  private func withoutDecimalCommas(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    var result: [YAMLEntry] = []
    for entry in entries {
      if let number = result.last?.value, isFraction(entry, behind: number), let whole = number.scalar?.text {
        report(.decimalComma(whole, entry.name), at: number.place)
      } else {
        result.append(entry)
      }
    }
    return result
  }

  /// Whether a key is all digits without a value, right behind a whole number and its comma.
  private func isFraction(_ entry: YAMLEntry, behind number: YAMLNode) -> Bool {
    guard case .integer? = number.scalar?.value, case .integer? = entry.key.scalar?.value,
      entry.value.scalar == YAMLScalar(""), entry.name.allSatisfy({ $0.isNumber })
    else { return false }
    let (first, second) = (number.place, entry.key.place)
    return first.line == second.line
      && second.column == first.column + (number.scalar?.text.unicodeScalars.count ?? 0) + 1
  }

  /// The items of a list.
  func items(_ node: YAMLNode, _ what: String) -> [YAMLNode]? {
    if let items = node.items { return items }
    let remedy = listForm(of: node, what)
    report(.wrongType(what, wanted: "a list", found: describe(node), remedy: remedy), at: node.place)
    return nil
  }

  /// The one key of several that must be there alone; more or none are reported.
  func onlyKey(of keys: [String], in map: DecodedMap, _ kind: DocumentMap) -> String? {
    let present = map.present(keys)
    if present.count == 1 { return present[0] }
    if present.isEmpty {
      if !map.hasUnknownKeys { report(.noneOf(keys, in: kind), at: map.place) }
    } else {
      report(.severalOf(present, in: kind), at: map.place(of: present[1]))
    }
    return nil
  }
}

// MARK: Scalars

extension DocumentDecoder {
  /// A text; a number without quotes is none.
  func string(_ node: YAMLNode, _ what: String, mayBeEmpty: Bool = false) -> String? {
    guard case .string(let text)? = node.scalar?.value else {
      report(.wrongType(what, wanted: "text", found: describe(node)), at: node.place)
      return nil
    }
    if text.isEmpty, !mayBeEmpty {
      report(.wrongType(what, wanted: "text", found: "an empty text"), at: node.place)
      return nil
    }
    return text
  }

  /// A list of texts.
  func strings(_ node: YAMLNode, _ what: String) -> [String]? {
    items(node, what)?.compactMap { string($0, "an entry of \(what)") }
  }

  /// A truth value.
  func bool(_ node: YAMLNode, _ what: String) -> Bool? {
    if case .bool(let value)? = node.scalar?.value { return value }
    report(.wrongType(what, wanted: "true or false", found: describe(node)), at: node.place)
    return nil
  }

  /// A finite number within a range.
  func number(_ node: YAMLNode, _ what: String, _ range: NumberRange) -> Double? {
    let number: Double
    switch node.scalar?.value {
    case .integer(let value): number = Double(value)
    case .number(let value): number = value
    default:
      let remedy = slipped(node, range)
      report(.wrongType(what, wanted: "a number", found: describe(node), remedy: remedy), at: node.place)
      return nil
    }
    let text = node.scalar?.text ?? ""
    guard number.isFinite else {
      report(.notFinite(what, text), at: node.place)
      return nil
    }
    guard range.contains(number) else {
      report(.outOfRange(what, text, wanted: range.text), at: node.place)
      return nil
    }
    return number
  }

  /// What to write for a text that was meant as a number, or nil.
  func slipped(_ node: YAMLNode, _ range: NumberRange) -> String? {
    guard case .string(let text)? = node.scalar?.value, text.utf8.count <= 60 else { return nil }
    return SlippedNumber.hint(text, range.unit)
  }

  /// A whole number within a range.
  func wholeNumber(_ node: YAMLNode, _ what: String, _ range: ClosedRange<Int>) -> Int? {
    let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    switch node.scalar?.value {
    case .integer(let value) where range.contains(value): return value
    case .number(let value) where Int(exactly: value).map { range.contains($0) } == true: return Int(exactly: value)
    case .integer, .number: report(.outOfRange(what, node.scalar?.text ?? "", wanted: wanted), at: node.place)
    default: report(.wrongType(what, wanted: wanted, found: describe(node)), at: node.place)
    }
    return nil
  }

  /// One of the words of a type.
  func word<Choice: RawRepresentable<String>>(_ node: YAMLNode, _ word: DocumentWord, _: Choice.Type) -> Choice? {
    guard let text = wordText(node, word) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    report(.unknownWord(word, text), at: node.place)
    return nil
  }

  /// The text where one of a few words should stand.
  func wordText(_ node: YAMLNode, _ word: DocumentWord) -> String? {
    if case .string(let text)? = node.scalar?.value { return text }
    let wanted = "one of \(Quoting.list(word.words, last: "or"))"
    report(.wrongType("'\(key(of: word))'", wanted: wanted, found: describe(node)), at: node.place)
    return nil
  }

  /// One of a few words where a map may stand too, of which `example` is one.
  func choice(_ node: YAMLNode, _ what: String, _ words: [String], orMap example: String) -> String? {
    guard case .string(let text)? = node.scalar?.value else {
      report(.wrongChoice(what, words, orMap: example, found: describe(node)), at: node.place)
      return nil
    }
    if words.contains(text) { return text }
    report(.unknownChoice(what, text, words, orMap: example), at: node.place)
    return nil
  }

  private func key(of word: DocumentWord) -> String {
    switch word {
    case .fallbackSize: "size"
    case .letterCase: "case"
    default: word.rawValue
    }
  }

  /// A weight: a number from 1 to 1000, or one of Apple's names.
  func weight(_ node: YAMLNode, _ what: String) -> FontWeight? {
    switch node.scalar?.value {
    case .string(let text):
      if let weight = FontWeight(spelling: text) { return weight }
      report(.unknownWeight(text), at: node.place)
      return nil
    case .integer, .number: return wholeNumber(node, what, 1...1000).flatMap { FontWeight(rawValue: $0) }
    default:
      report(.wrongType(what, wanted: "a weight", found: describe(node)), at: node.place)
      return nil
    }
  }

  /// The weight that a key names.
  func weight(key entry: YAMLEntry) -> FontWeight? {
    if let weight = FontWeight(spelling: entry.name) { return weight }
    report(.unknownWeight(entry.name), at: entry.key.place)
    return nil
  }

  /// The category that a key names.
  func category(key entry: YAMLEntry, seen: inout [ContentSizeCategory: YAMLPlace]) -> ContentSizeCategory? {
    guard let category = ContentSizeCategory(spelling: entry.name) else {
      report(.unknownCategory(entry.name, platform), at: entry.key.place)
      return nil
    }
    if let first = seen[category] {
      report(.sameThing(entry.name, as: "the category '\(category.name)'", first: first), at: entry.key.place)
      return nil
    }
    seen[category] = entry.key.place
    if !table.categories.contains(category) {
      reports.add(.categoryElsewhere(category, platform), at: entry.key.place, .warning)
    }
    return category
  }

  /// What an error says of a value that it found.
  func describe(_ node: YAMLNode) -> String {
    switch node.content {
    case .mapping: "a map"
    case .sequence: "a list"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: scalar.text.isEmpty ? "nothing" : "null"
      case .bool: scalar.text
      case .integer, .number: "the number \(Quoting.shortened(scalar.text))"
      case .string(let text): "the text \(Quoting.quoted(text))"
      }
    }
  }
}
