internal import DynamicType
internal import Sheet
internal import TypeSystem

/// Numbers and characters as messages have them.
enum Words {
  /// A number with at most one decimal, two where it is under 1, and none where it is whole: 38.4, 17, 0.72.
  static func number(_ value: Double) -> String { trimmed(value, decimals: value.magnitude < 1 ? 2 : 1) }

  /// A number with as many decimals, at most six, as tell it from others that it isn't: 10.99 beside 11.
  static func number(_ value: Double, unlike others: [Double]) -> String {
    let different = others.filter { $0 != value }
    for decimals in (value.magnitude < 1 ? 2 : 1)...6 {
      let text = trimmed(value, decimals: decimals)
      if !different.contains(where: { trimmed($0, decimals: decimals) == text }) { return text }
    }
    return number(value)
  }

  /// A length in points that is told from others: "10.99 pt" beside 11.
  static func points(_ value: Double, unlike others: Double...) -> String { number(value, unlike: others) + " pt" }

  /// A length in points: "38.4 pt".
  static func points(_ value: Double) -> String { number(value) + " pt" }

  /// A share in hundredths: "11.8 %".
  static func percent(_ value: Double) -> String { number(value) + " %" }

  /// How many times something is: "2.3x", "0.95x", as a finding's value has it.
  static func times(_ value: Double) -> String { trimmed(value, decimals: 2) + "x" }

  /// Code points, each once, the first eight and how many more: "U+1EA1 U+1EA3 and 3 more".
  static func codePoints(_ all: [Unicode.Scalar], limit: Int = 8) -> String {
    var seen: Set<Unicode.Scalar> = []
    let scalars = all.filter { seen.insert($0).inserted }
    let shown = scalars.prefix(limit).map(CodePoints.name).joined(separator: " ")
    return scalars.count > limit ? "\(shown) and \(scalars.count - limit) more" : shown
  }

  /// A character with its code points, such as "'ế' (U+1EBF)"; one that can't be shown has its code points alone.
  static func character(_ text: String) -> String {
    let points = text.unicodeScalars.map(CodePoints.name).joined(separator: " ")
    let isShown = text.unicodeScalars.first.map { first in
      first.properties.isAlphabetic || first.properties.numericType != nil
        || [.otherPunctuation, .currencySymbol, .mathSymbol].contains(first.properties.generalCategory)
    }
    guard isShown == true, !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return points
    }
    return "'\(text)' (\(points))"
  }

  /// "1 character", "3 characters".
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// A word as a message has it: its first characters, as many as a limit.
  static func shortened(_ word: String, limit: Int = 24) -> String {
    word.count > limit ? word.prefix(limit) + "…" : word
  }
}
