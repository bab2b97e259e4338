/// The programs that made a sheet, as it names them beside its fonts.
public struct Colophon: Hashable, Sendable {
  /// The programs with their versions, such as "cairo 1.16.0".
  public var renderers: [String]

  /// Makes a colophon.
  public init(renderers: [String]) {
    self.renderers = renderers
  }
}
