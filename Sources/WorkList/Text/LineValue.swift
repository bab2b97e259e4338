internal import Spelling

/// A JSON value that is written on one line: members in the order given, the same bytes for the same value.
package enum LineValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Thousandths, written as a decimal number: seconds are told so.
  case thousandths(Int)
  case string(String)
  case array([LineValue])
  case object([(String, LineValue)])

  /// A string, or null for none.
  package static func string(orNull text: String?) -> LineValue { text.map { .string($0) } ?? .null }

  /// Adds the value, in UTF-8.
  package func add(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += "\(value)".utf8
    case .thousandths(let value): bytes += Self.decimal(value).utf8
    case .string(let text): JSONString.add(text, to: &bytes, isUnsafe: TextControls.contain)
    case .array(let values): Self.add(values.map { (nil, $0) }, "[", "]", to: &bytes)
    case .object(let members): Self.add(members.map { (Optional.some($0.0), $0.1) }, "{", "}", to: &bytes)
    }
  }

  private static func add(
    _ members: [(String?, LineValue)], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, (name, value)) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if let name {
        JSONString.add(name, to: &bytes, isUnsafe: TextControls.contain)
        bytes.append(UInt8(ascii: ":"))
      }
      value.add(to: &bytes)
    }
    bytes.append(UInt8(ascii: closing))
  }

  /// Thousandths as a decimal number, such as "1.25" of 1,250.
  private static func decimal(_ thousandths: Int) -> String {
    let digits = String(thousandths.magnitude % 1_000 + 1_000).dropFirst()
    var fraction = digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
