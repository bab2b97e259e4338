public import DynamicType

/// A change of category as it went through a screen.
public struct ScreenChange: Hashable, Sendable {
  /// The change's way, with the category before and after.
  public var trace: ScreenTrace
  /// The paths of the texts that the change left as a new screen would not have them.
  public var stalePaths: [String]

  /// Describes a change.
  public init(trace: ScreenTrace, stalePaths: [String]) {
    self.trace = trace
    self.stalePaths = stalePaths
  }

  /// The category before.
  public var old: ContentSizeCategory { trace.old }

  /// The category after.
  public var new: ContentSizeCategory { trace.new }

  /// The visits in order, with what is not visited.
  public var visits: [ScreenVisit] { trace.visits }
}
