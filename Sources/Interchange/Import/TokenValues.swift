internal import DynamicType
internal import TypeSystem

/// Reads the parts of a typography token's value.
enum TokenValues {
  /// A length: in points, in em, or as a share of the size.
  enum Length: Equatable {
    case points(Double)
    /// In rem, which the format takes as 16 px where nothing else is said.
    case rem(Double)
    case em(Double)
    case share(Double)
    /// A number without a unit.
    case bare(Double)
  }

  /// A length as `{value, unit}`, as a text such as "16px", or as a number; nil for anything else.
  static func length(_ value: InterchangeValue) -> Length? {
    if let number = value.number { return .bare(number) }
    if let members = value.members {
      guard let number = members["value"]?.number, let unit = members["unit"]?.text else { return nil }
      return length(number, unit)
    }
    guard let text = value.text else { return nil }
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    guard let parsed = Double(number), parsed.isFinite else { return nil }
    return length(parsed, String(text.dropFirst(number.count).drop { $0 == " " }))
  }

  private static func length(_ number: Double, _ unit: String) -> Length? {
    switch unit {
    case "px", "pt": .points(number)
    case "rem": .rem(number)
    case "em": .em(number)
    case "%": .share(number / 100)
    case "": .bare(number)
    default: nil
    }
  }

  /// A value in a few words, a length as its number and unit.
  static func summary(_ value: InterchangeValue) -> String {
    guard let members = value.members, let number = members["value"]?.number, let unit = members["unit"]?.text else {
      return value.summary
    }
    return "\(number.digits)\(unit.onOneLine)"
  }

  /// A weight from 1 to 1000, or by the format's names, which are CSS' own: its thin is 100, where Apple's is 200.
  static func weight(_ value: InterchangeValue) -> FontWeight? {
    if let number = value.number {
      guard (1...1000).contains(number) else { return nil }
      return FontWeight(rawValue: Int(number.rounded()))
    }
    guard let text = value.text else { return nil }
    if let number = Int(text) { return FontWeight(rawValue: number) }
    let name = text.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" }
    return names[name].flatMap { FontWeight(rawValue: $0) }
  }

  // Source: Design Tokens Format Module (October 2025), 8.4 Font weight.
  private static let names: [String: Int] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "ultrabold": 800,
    "black": 900, "heavy": 900, "extrablack": 950, "ultrablack": 950,
  ]
}
