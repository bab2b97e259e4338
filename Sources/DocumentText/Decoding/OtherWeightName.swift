internal import DynamicType

/// A weight's name that OpenType and CSS have and Apple doesn't.
enum OtherWeightName {
  /// The numbers of the names, in small letters without separators.
  ///
  /// Source: the OpenType specification, OS/2, usWeightClass; hairline and 950 are CSS Fonts Level 4's common names.
  private static let numbers: [String: Int] = [
    "hairline": 100, "extralight": 200, "normal": 400, "demibold": 600, "extrabold": 800,
    "ultrabold": 800, "extrablack": 950, "ultrablack": 950,
  ]

  /// What to write for a name, or for a name and a slant; nil for any other text.
  static func hint(_ text: String) -> String? {
    var name = text.lowercased().filter { $0.isLetter }
    let isItalic = name.hasSuffix("italic") && name != "italic"
    if isItalic { name.removeLast("italic".count) }
    guard let number = numbers[name] else { return nil }
    let apple = FontWeight(rawValue: number)?.name.map { ", which Apple calls \($0)" } ?? ""
    return "write \(number)\(isItalic ? " italic" : "")\(apple); OpenType's and CSS' names of weights are not Apple's"
  }
}
