/// How large a YAML text may be; texts are untrusted, and each limit has an error of its own that names it.
public struct YAMLLimits: Hashable, Sendable {
  /// The bytes of the text, looked at before anything is read; 4 MiB unless told.
  public var bytes: Int
  /// How deep lists and mappings may stand in each other, aliases written out; 64 unless told.
  public var depth: Int
  /// The scalars, lists and mappings, keys too, aliases written out; 100,000 unless told.
  public var nodes: Int
  /// The aliases, each time that one stands in the text; 10,000 unless told.
  public var aliases: Int

  /// Makes limits.
  public init(bytes: Int = 4 << 20, depth: Int = 64, nodes: Int = 100_000, aliases: Int = 10_000) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
    self.aliases = aliases
  }
}
