internal import TypeSystem

/// The families of a document, and those that names of loaded fonts need.
struct DeclaredFamilies {
  /// The families by key.
  var families: OrderedMap<String, FontFamily>
  private var keys: [String: String] = [:]

  /// Begins with a document's own.
  init(_ families: OrderedMap<String, FontFamily>) {
    self.families = families
    for (key, family) in families where keys.count < 1000 {
      if case .matching(let name) = family.faces, family == FontFamily(.matching(name)), keys[name] == nil {
        keys[name] = key
      }
    }
  }

  /// A reference that a document can write.
  mutating func reference(_ font: FontReference) -> FontReference {
    guard case .named(let name) = font else { return font }
    if let key = keys[name] { return .family(key) }
    let key = freeKey(for: name)
    families[key] = FontFamily(.matching(name))
    keys[name] = key
    return .family(key)
  }

  /// A rule whose references a document can write.
  mutating func rule(_ rule: StyleRule) -> StyleRule {
    var rule = rule
    rule.font = rule.font.map { reference($0) }
    for category in rule.at.keys.sorted() {
      guard let font = rule.at[category]?.font else { continue }
      rule.at[category]?.font = reference(font)
    }
    return rule
  }

  /// A key of letters and digits, such as `firaSans` for Fira Sans.
  private func freeKey(for name: String) -> String {
    var key = ""
    for word in name.split(whereSeparator: { !$0.isASCII || !($0.isLetter || $0.isNumber) }) {
      key +=
        key.isEmpty ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }
    if key.isEmpty { key = "family" }
    guard families[key] != nil || key == "system" else { return key }
    var number = 2
    while families["\(key)\(number)"] != nil { number += 1 }
    return "\(key)\(number)"
  }
}
