/// A single value as it was written: its text, and whether it was quoted, which makes it a string whatever it says.
public struct YAMLScalar: Hashable, Sendable {
  /// How a scalar is written.
  public enum Style: Hashable, Sendable {
    /// Without quotes: a number, a truth value, null, or else a string.
    case plain
    /// In single or double quotes, or as a block after `|` or `>`: a string.
    case quoted
  }

  /// What a scalar stands for by YAML 1.2's core schema.
  public enum Value: Hashable, Sendable {
    /// `null`, `Null`, `NULL`, `~`, or nothing at all.
    case null
    /// `true` or `false`, also with a capital or in capitals; `yes`, `no`, `on` and `off` are strings.
    case bool(Bool)
    /// A number without fraction and exponent that an `Int` holds.
    case integer(Int)
    /// Any other number, perhaps infinite (`.inf`, `1e999`) or not a number (`.nan`).
    case number(Double)
    /// Text.
    case string(String)
  }

  /// The text, with escapes and folded lines worked out.
  public var text: String
  /// How it is written.
  public var style: Style

  /// Makes a scalar.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// What the scalar stands for.
  ///
  /// Numbers are decimal, or begin with `0x` or `0o`. A leading 0 changes nothing, so that `010` is ten, and `1_000` is
  /// text. Source: YAML 1.2.2, section 10.3.2.
  public var value: Value {
    guard style == .plain else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return Self.number(text) ?? .string(text)
    }
  }

  /// The number that a text stands for by the core schema, or nil.
  private static func number(_ text: String) -> Value? {
    let bytes = Array(text.utf8)
    switch text {
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
    default: break
    }
    if text.hasPrefix("0x") { return prefixed(text, radix: 16) }
    if text.hasPrefix("0o") { return prefixed(text, radix: 8) }
    guard let isWhole = isWholeNumber(bytes) else { return nil }
    if isWhole, let integer = Int(text) { return .integer(integer) }
    return Double(text).map { .number($0) }
  }

  private static func prefixed(_ text: String, radix: Int) -> Value? {
    let digits = text.dropFirst(2)
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    if let integer = Int(digits, radix: radix) { return .integer(integer) }
    var value = 0.0
    for digit in digits {
      guard let number = digit.hexDigitValue, digit.isASCII, number < radix else { return nil }
      value = value * Double(radix) + Double(number)
    }
    return .number(value)
  }

  /// Whether a decimal number is one without fraction and exponent; nil when the text is no decimal number.
  private static func isWholeNumber(_ bytes: [UInt8]) -> Bool? {
    var rest = bytes[...]
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    if let first = rest.first, isSign(first) { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit).count
    rest = rest.dropFirst(whole)
    var fraction = 0
    var hasPoint = false
    if rest.first == UInt8(ascii: ".") {
      hasPoint = true
      rest = rest.dropFirst()
      fraction = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(fraction)
    }
    guard whole + fraction > 0 else { return nil }
    guard let exponent = rest.first else { return !hasPoint }
    guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return nil }
    rest = rest.dropFirst()
    if let first = rest.first, isSign(first) { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit) ? false : nil
  }
}
