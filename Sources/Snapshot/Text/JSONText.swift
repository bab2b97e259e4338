/// A JSON value that is written in a stable form: members in the order given, the same bytes for the same value.
enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  /// In the fewest digits that read back as the same number; not finite is null.
  case number(Double)
  case string(String)
  /// One element a line where any of them is an object or an array, else all on one line.
  case array([JSONText])
  /// One member a line.
  case object(KeyValuePairs<String, JSONText>)
  /// All members on one line.
  case record(KeyValuePairs<String, JSONText>)

  /// A value, or null for none.
  static func optional<Value>(_ value: Value?, _ make: (Value) -> JSONText) -> JSONText { value.map(make) ?? .null }

  /// The document as text, indented by two spaces, with a line break at its end.
  var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? DecimalText.shortest(value) : "null"
    case .string(let value): text += ManifestToken.quoted(value)
    case .array(let elements):
      Self.list(elements, "[", "]", isBroken: elements.contains(where: \.isContainer), indent, &text) {
        $0.write(to: &$1, indent: indent + 1)
      }
    case .object(let members): Self.write(members, isBroken: true, indent, &text)
    case .record(let members): Self.write(members, isBroken: false, indent, &text)
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object, .record: true
    default: false
    }
  }

  private static func write(
    _ members: KeyValuePairs<String, JSONText>, isBroken: Bool, _ indent: Int, _ text: inout String
  ) {
    list(Array(members), "{", "}", isBroken: isBroken, indent, &text) { member, text in
      text += "\(ManifestToken.quoted(member.key)): "
      member.value.write(to: &text, indent: indent + 1)
    }
  }

  private static func list<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, isBroken: Bool, _ indent: Int, _ text: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    let isBroken = isBroken && !elements.isEmpty
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isBroken ? "," : ", " }
      if isBroken { text += "\n" + String(repeating: "  ", count: indent + 1) }
      write(element, &text)
    }
    if isBroken { text += "\n" + String(repeating: "  ", count: indent) }
    text += closing
  }
}
