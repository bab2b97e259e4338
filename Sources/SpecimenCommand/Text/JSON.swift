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
  package var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The document as UTF-8, indented by two spaces, with a line break at its end.
  package var utf8: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// How many decimals numbers have: a millionth of a point is less than any font or screen tells apart, and hides what
  /// floating point adds (16.368000000000002).
  static let decimals = 6

  /// A number with at most six decimals, whole ones without a point; null when not finite.
  ///
  /// From 1e15 on a Double has hardly a decimal, and is written in the fewest digits that read back as the same number.
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value.magnitude < 1e15 ? trimmed(value, decimals: decimals) : Decimal.text(value)
  }
}
