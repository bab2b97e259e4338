/// A step of a change's way through a screen, or something that it doesn't reach.
public struct ScreenVisit: Hashable, Sendable {
  /// The visit's number, from 1; nil for what is not visited.
  public var number: Int?
  /// The element's path.
  public var path: String
  /// What is done there.
  public var action: String

  /// A step at a path.
  public init(number: Int?, path: String, action: String) {
    self.number = number
    self.path = path
    self.action = action
  }
}
