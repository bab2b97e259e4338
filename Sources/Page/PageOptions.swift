/// What a sheet's page shows first.
public struct PageOptions: Hashable, Sendable {
  /// Makes options.
  public init() {}
}
