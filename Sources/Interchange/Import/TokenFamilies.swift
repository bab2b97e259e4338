internal import TypeSystem

/// Gathers the families that tokens name, each once.
struct TokenFamilies {
  /// The families by their keys.
  private(set) var families: OrderedMap<String, FontFamily> = [:]
  private var keys: [[String]: String] = [:]
  private var names = SwiftNames(taken: ["system"])

  /// The font of a list of family names, the first one first, and the names that had to be left out.
  mutating func font(_ list: [String]) -> (font: FontReference, leftOut: [String]) {
    guard let first = list.first else { return (.system, []) }
    let rest = list.dropFirst()
    let isSystem = Self.systemNames.contains(first.lowercased())
    if isSystem || Self.genericNames.contains(first.lowercased()) {
      let others = rest.filter { !Self.systemNames.contains($0.lowercased()) }
      return (.system, (isSystem ? [] : [first]) + others)
    }
    let cascade = rest.filter { !Self.isGeneric($0) }
    let leftOut = rest.filter { Self.genericNames.contains($0.lowercased()) }
    let reference = declare([first] + cascade)
    return (reference, leftOut)
  }

  private mutating func declare(_ list: [String]) -> FontReference {
    if let key = keys[list] { return .family(key) }
    let cascade = list.dropFirst().map { declare([$0]) }
    let key = names.name(list[0], .member, fallback: "family").filter { $0 != "`" }
    keys[list] = key
    families[key] = FontFamily(.matching(list[0]), cascade: cascade)
    return .family(key)
  }

  private static func isGeneric(_ name: String) -> Bool {
    systemNames.contains(name.lowercased()) || genericNames.contains(name.lowercased())
  }

  /// The names under which style sheets ask for the system's own font.
  private static let systemNames: Set<String> = [
    "system-ui", "-apple-system", "blinkmacsystemfont", "ui-sans-serif", "san francisco", "sf pro", "sf pro text",
    "sf pro display",
  ]

  /// CSS' generic families, which no file has.
  private static let genericNames: Set<String> = [
    "sans-serif", "serif", "monospace", "cursive", "fantasy", "ui-serif", "ui-monospace", "ui-rounded", "math", "emoji",
    "fangsong",
  ]
}
