/// What a sheet says of how it was made: the fonts it names and the programs that drew it.
public struct Colophon: Hashable, Sendable {
  /// The programs with their versions, such as "cairo 1.16.0".
  public var renderers: [String]

  /// Makes a colophon.
  public init(renderers: [String]) {
    self.renderers = renderers
  }
}
