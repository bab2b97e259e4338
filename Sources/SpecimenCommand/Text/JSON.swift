internal import DynamicType

/// A JSON value that is written in a stable form: members in the order given, the same bytes for the same value.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written with at most six decimals, whole ones without a point; not finite is null.
  case number(Double)
  case string(String)
  /// One element a line when any of them is an object or an array, else all on one line.
  case array([JSON])
  /// One member a line.
  case object([Member])
  /// All members on one line.
  case record([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    /// The member's name.
    package let name: String
    /// The member's value.
    package let value: JSON

    /// Pairs a name with a value.
    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// A string, or null for none.
  package static func string(orNull text: String?) -> JSON { text.map { .string($0) } ?? .null }
  /// A number, or null for none, which says "unknown".
  package static func number(orNull value: Double?) -> JSON { value.map { .number($0) } ?? .null }
  /// A whole number, or null for none, which says "unknown".
  package static func integer(orNull value: Int?) -> JSON { value.map { .integer($0) } ?? .null }

  /// The document as text, indented by two spaces, with a line break at its end.
  package var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.digits(value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let elements):
      let isInline = !elements.contains(where: \.isContainer)
      Self.list(elements, "[", "]", isInline: isInline, indent, &text) { element, text in
        element.write(to: &text, indent: indent + 1)
      }
    case .object(let members), .record(let members):
      var isInline = false
      if case .record = self { isInline = true }
      Self.list(members, "{", "}", isInline: isInline, indent, &text) { member, text in
        Self.quote(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent + 1)
      }
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object, .record: true
    default: false
    }
  }

  private static func list<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, isInline: Bool, _ indent: Int, _ text: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    let isBroken = !isInline && !elements.isEmpty
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isBroken ? "," : ", " }
      if isBroken { text += "\n" + String(repeating: "  ", count: indent + 1) }
      write(element, &text)
    }
    if isBroken { text += "\n" + String(repeating: "  ", count: indent) }
    text += closing
  }

  /// How many decimals numbers have: a millionth of a point is less than any font or screen tells apart, and hides what
  /// floating point adds (16.368000000000002).
  private static let decimals = 6

  /// A number with at most six decimals, whole ones without a point; null when not finite.
  ///
  /// From 1e15 on a Double has hardly a decimal, and is written in the fewest digits that read back as the same number.
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value.magnitude < 1e15 ? trimmed(value, decimals: decimals) : Decimal.text(value)
  }

  /// Escapes what RFC 8259 demands, and all that could break a line or reorder text where the JSON is shown.
  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where TerminalText.isUnsafe(scalar):
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
