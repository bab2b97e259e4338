internal import Spelling

/// Gives names that tokens and groups may have: without `{`, `}` and full stops, without a dollar sign at the start.
struct TokenNames {
  private var taken: Set<String> = []

  /// A text as a name, each once.
  mutating func name(_ text: String) -> String {
    var base = Escapes.spelled(text) { "{}.".unicodeScalars.contains($0) ? "-" : nil }
    if base.hasPrefix("$") { base = "-" + base.dropFirst() }
    if base.isEmpty { base = "style" }
    var name = base
    var number = 2
    while taken.contains(name) {
      name = "\(base) \(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }
}
