/// A value of a YAML text and the place where it stands: a scalar, a sequence, or a mapping.
public struct YAMLNode: Hashable, Sendable {
  /// What a node holds.
  public enum Content: Hashable, Sendable {
    /// A single value.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Pairs of key and value in the order of the text; no two keys have the same text.
    case mapping([YAMLEntry])
  }

  /// What the node holds.
  public var content: Content
  /// Where it begins; for an alias, where the alias stands, while what is inside keeps the places of its own text.
  public var place: YAMLPlace

  /// Makes a node.
  public init(_ content: Content, at place: YAMLPlace) {
    self.content = content
    self.place = place
  }

  /// The scalar, or nil for a list or a mapping.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items of a list, or nil for anything else.
  public var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The entries of a mapping, or nil for anything else.
  public var entries: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of a key, or nil where there is no such key or no mapping; it looks through all entries.
  public subscript(key: String) -> YAMLNode? {
    entries?.first { $0.name == key }?.value
  }
}
