public import YAML

/// How large a type system document may be; documents are untrusted, and each limit has an error of its own.
public struct DocumentLimits: Hashable, Sendable {
  /// How large its text may be, how deep, and how often it may refer to itself.
  public var yaml: YAMLLimits
  /// The most characters of a sample, as people count them; 4,096 by default, as many as a line is set of.
  public var sampleCharacters: Int

  /// Makes limits; what isn't given has its default.
  public init(yaml: YAMLLimits = YAMLLimits(), sampleCharacters: Int = 4_096) {
    self.yaml = yaml
    self.sampleCharacters = sampleCharacters
  }
}
