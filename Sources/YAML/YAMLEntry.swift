/// A key of a mapping and its value.
public struct YAMLEntry: Hashable, Sendable {
  /// The key's text, whether it was quoted or not.
  public var name: String
  /// The key as it stands.
  public var key: YAMLNode
  /// The value.
  public var value: YAMLNode

  /// Makes an entry of a key that is a scalar; another key has the name "".
  public init(key: YAMLNode, value: YAMLNode) {
    name = key.scalar?.text ?? ""
    self.key = key
    self.value = value
  }
}
