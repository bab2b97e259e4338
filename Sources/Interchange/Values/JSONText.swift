internal import Spelling

/// A JSON value that is written in the order given, an entry a line.
enum JSONText {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value as text, its further lines indented by so many levels.
  func text(level: Int = 0) -> String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): number.digits
    case .bool(let bool): bool ? "true" : "false"
    case .array(let elements): "[\(elements.map { $0.text(level: level) }.joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members) where isSmall:
      "{ " + members.map { "\(Self.quoted($0)): \($1.text())" }.joined(separator: ", ") + " }"
    case .object(let members):
      "{\n"
        + members.map { key, value in
          String(repeating: "  ", count: level + 1) + "\(Self.quoted(key)): \(value.text(level: level + 1))"
        }.joined(separator: ",\n") + "\n" + String(repeating: "  ", count: level) + "}"
    }
  }

  /// Whether it is an object of two numbers or so, such as a dimension.
  private var isSmall: Bool {
    guard case .object(let members) = self, members.count <= 2 else { return false }
    return members.allSatisfy { _, value in
      switch value {
      case .string(let text): text.utf8.count < 12
      case .number, .bool: true
      case .array, .object: false
      }
    }
  }

  /// A text between quotes; all that could break a line or reorder text is escaped.
  static func quoted(_ text: String) -> String {
    JSONString.quoted(text) { $0.isUnsafe || $0 == "<" }
  }
}
