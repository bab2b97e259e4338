/// The tags of YAML's core schema.
enum CoreTag {
  private static let prefix = "tag:yaml.org,2002:"
  private static let names = ["str", "int", "float", "bool", "null", "map", "seq"]

  /// The name of a core tag, such as `int`, or nil for any other.
  static func name(of tag: String) -> String? {
    guard tag.hasPrefix(prefix) else { return nil }
    return names.first { $0 == tag.dropFirst(prefix.count) }
  }

  /// A tag as it is most likely written.
  static func written(_ tag: String) -> String {
    tag.hasPrefix(prefix) ? "!!\(tag.dropFirst(prefix.count))" : tag
  }

  /// Whether a value is what a tag says.
  static func fits(_ name: String, _ value: YAMLScalar.Value) -> Bool {
    switch (name, value) {
    case ("int", .integer), ("float", .integer), ("float", .number), ("bool", .bool), ("null", .null): true
    default: false
    }
  }
}
