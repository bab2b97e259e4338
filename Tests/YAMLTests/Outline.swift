import YAML

/// Trees as text, each value with its place, so that a difference can be read.
enum Outline {
  /// The tree of a text, or its errors.
  static func of(_ text: String, limits: YAMLLimits = YAMLLimits()) -> String {
    let reading = YAMLReading(Array(text.utf8), limits: limits)
    guard let root = reading.root, reading.errors.isEmpty else { return errors(reading).joined(separator: "\n") }
    return describe(root)
  }

  /// The errors of a reading, a line each.
  static func errors(_ reading: YAMLReading) -> [String] {
    reading.errors.map { "\($0.description) (\($0.place))" }
  }

  /// The errors of a text.
  static func errors(_ text: String, limits: YAMLLimits = YAMLLimits()) -> [String] {
    errors(YAMLReading(Array(text.utf8), limits: limits))
  }

  /// A node as `value@line:column`.
  static func describe(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): "\(describe(scalar))@\(node.place)"
    case .sequence(let items): "[\(items.map(describe).joined(separator: " "))]@\(node.place)"
    case .mapping(let entries):
      "{\(entries.map { "\(describe($0.key)): \(describe($0.value))" }.joined(separator: ", "))}@\(node.place)"
    }
  }

  private static func describe(_ scalar: YAMLScalar) -> String {
    scalar.style == .quoted ? "'\(scalar.text)'" : scalar.text
  }
}
