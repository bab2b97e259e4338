internal import DynamicType
internal import TypeSystem
internal import YAML

/// A map with fixed keys whose keys have been checked.
struct DecodedMap {
  private let values: [String: YAMLEntry]
  /// Where the map begins.
  let place: YAMLPlace
  /// Whether a key was reported that the map can't have.
  let hasUnknownKeys: Bool

  fileprivate init(_ entries: [YAMLEntry], at place: YAMLPlace, hasUnknownKeys: Bool) {
    values = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    self.place = place
    self.hasUnknownKeys = hasUnknownKeys
  }

  /// The value of a key, or nil.
  subscript(key: String) -> YAMLNode? { values[key]?.value }

  /// Where a key stands, or else the map.
  func place(of key: String) -> YAMLPlace { values[key]?.key.place ?? place }

  /// Those of some keys that are there.
  func present(_ keys: [String]) -> [String] { keys.filter { values[$0] != nil } }
}

/// The numbers that a value may have.
struct NumberRange: Hashable, Sendable {
  /// The least number, or the one that must be exceeded.
  var lower: Double
  /// The largest number.
  var upper: Double
  /// Whether `lower` itself is left out.
  var isOpen: Bool

  /// Sizes in points.
  static let size = NumberRange(lower: 0, upper: 1000, isOpen: true)
  /// Factors.
  static let factor = NumberRange(lower: 0, upper: 1000, isOpen: true)
  /// Points added, of either sign.
  static let offset = NumberRange(lower: -1000, upper: 1000, isOpen: false)
  /// The points of a step.
  static let step = NumberRange(lower: 0, upper: 1000, isOpen: false)
  /// Letter spacing in em.
  static let em = NumberRange(lower: -10, upper: 10, isOpen: false)
  /// What a variation axis can hold, 16.16 fixed point numbers.
  static let axis = NumberRange(lower: -32_768, upper: 32_767, isOpen: false)

  /// Whether a number is one of them.
  func contains(_ number: Double) -> Bool {
    (isOpen ? number > lower : number >= lower) && number <= upper
  }

  /// What an error says of them.
  var text: String {
    isOpen ? "a number above \(Int(lower)) and up to \(Int(upper))" : "a number from \(Int(lower)) to \(Int(upper))"
  }
}

// MARK: Maps and lists

extension DocumentDecoder {
  /// A map with fixed keys; other keys, and missing ones, are reported.
  func map(_ node: YAMLNode, _ map: DocumentMap, what: String) -> DecodedMap? {
    guard let entries = entries(node, what) else { return nil }
    let keys = map.keys
    let unknown = entries.filter { !keys.contains($0.name) }
    for entry in unknown { report(.unknownKey(entry.name, in: map), at: entry.key.place) }
    let decoded = DecodedMap(entries, at: node.place, hasUnknownKeys: !unknown.isEmpty)
    for key in map.requiredKeys where decoded[key] == nil {
      // A key that is only misspelt has been told already.
      let isMisspelt = unknown.prefix(8).contains { DocumentProblem.nearest($0.name, keys).first == key }
      if !isMisspelt { report(.missingKey(key, in: map), at: node.place) }
    }
    return decoded
  }

  /// The entries of a map.
  func entries(_ node: YAMLNode, _ what: String) -> [YAMLEntry]? {
    if let entries = node.entries { return entries }
    report(.wrongType(what, wanted: "a map", found: describe(node)), at: node.place)
    return nil
  }

  /// The items of a list.
  func items(_ node: YAMLNode, _ what: String) -> [YAMLNode]? {
    if let items = node.items { return items }
    report(.wrongType(what, wanted: "a list", found: describe(node)), at: node.place)
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
      report(.wrongType(what, wanted: "a number", found: describe(node)), at: node.place)
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
