public import TypeSystem

/// A value of a property list or of a JSON file, whichever reader it came from.
public enum InterchangeValue: Hashable, Sendable {
  /// JSON's null, which property lists don't have.
  case null
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number; what is not finite is not taken anywhere.
  case real(Double)
  /// A truth value.
  case bool(Bool)
  /// A date of a property list, in seconds from the beginning of 2001 in UTC.
  case date(Double)
  /// Bytes of a property list.
  case data([UInt8])
  /// Values in order.
  case array([InterchangeValue])
  /// Values by key, in the order of the file where the reader keeps it.
  case dictionary(OrderedMap<String, InterchangeValue>)
}

extension InterchangeValue {
  /// What kind of value it is, with its article: "a text", "an array".
  var kind: String {
    switch self {
    case .null: "null"
    case .string: "a text"
    case .integer, .real: "a number"
    case .bool: "a truth value"
    case .date: "a date"
    case .data: "bytes"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  /// The number, where it is a finite one.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number.isFinite ? number : nil
    default: nil
    }
  }

  /// The text, where it is one.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The dictionary, where it is one.
  var members: OrderedMap<String, InterchangeValue>? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The value in a few words, for a report.
  var summary: String {
    switch self {
    case .string(let text):
      let short = text.unicodeScalars.count > 60 ? String(text.prefix(57)) + "…" : text
      return "'\(short.onOneLine)'"
    case .integer(let number): return "\(number)"
    case .real(let number): return number.isFinite ? number.digits : "\(number)"
    case .bool(let bool): return bool ? "true" : "false"
    case .null, .date, .data, .array, .dictionary: return kind
    }
  }
}
