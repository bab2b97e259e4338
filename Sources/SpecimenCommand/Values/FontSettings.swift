package import Typeface

/// Reads lists of features and variations in the syntax of `hb-shape`, which CSS's own is a part of.
package enum FontSettings {
  /// Features between commas: `kern`, `+kern`, `-kern`, `kern=0`, `kern on`, `aalt[3:5]=2`, `"liga" 0`.
  package static func features(_ text: String, option: String) throws(CommandError) -> [FontFeature] {
    var features: [FontFeature] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let feature = feature(part) else {
        throw .malformed(
          kind: "feature", option: option, found: String(part), example: "\(option) kern=0,+liga,aalt[3:5]=2")
      }
      features.append(feature)
    }
    return features
  }

  /// Variations between commas: `wght=700`, `wght 700`, `"opsz" 20`.
  package static func variations(_ text: String, option: String) throws(CommandError) -> [AxisCoordinate] {
    var variations: [AxisCoordinate] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let variation = variation(part) else {
        throw .malformed(kind: "variation", option: option, found: String(part), example: "\(option) wght=700,opsz=20")
      }
      variations.append(variation)
    }
    return variations
  }

  private static func variation(_ text: Substring) -> AxisCoordinate? {
    var scanner = SettingScanner(text)
    guard let tag = scanner.takeTag() else { return nil }
    _ = scanner.take("=")
    guard let value = scanner.takeNumber(), scanner.isAtEnd() else { return nil }
    return AxisCoordinate(tag: tag, value: value)
  }

  private static func feature(_ text: Substring) -> FontFeature? {
    var scanner = SettingScanner(text)
    var value: UInt32 = scanner.take("-") ? 0 : 1
    if value == 1 { _ = scanner.take("+") }
    guard let tag = scanner.takeTag(), let range = range(&scanner) else { return nil }
    // Without an equals sign a value may be missing, with one it may not.
    let hasEquals = scanner.take("=")
    if let number = scanner.takeInteger() {
      value = number
    } else {
      switch scanner.takeWord() {
      case "on": value = 1
      case "off": value = 0
      case "" where !hasEquals: break
      default: return nil
      }
    }
    guard scanner.isAtEnd() else { return nil }
    return FontFeature(tag: tag, value: value, start: range.start, end: range.end)
  }

  /// `[3:5]`, `[3:]`, `[:5]`, `[3]` for one place alone, or nothing at all.
  private static func range(_ scanner: inout SettingScanner) -> (start: Int?, end: Int?)? {
    guard scanner.take("[") else { return (nil, nil) }
    let start = scanner.takeInteger().map(Int.init)
    var end: Int?
    if scanner.take(":") || scanner.take(";") {
      end = scanner.takeInteger().map(Int.init)
    } else {
      end = start.map { $0 + 1 }
    }
    return scanner.take("]") ? (start, end) : nil
  }
}
