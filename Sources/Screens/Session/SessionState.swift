internal import DynamicType
internal import TypeSystem

/// What a session's changes are of: the screen as it stands, and how it came to.
struct SessionState: Sendable {
  var screen: ScreenState
  var change: ScreenChange?

  /// Goes through the screen; nil at the category that holds already.
  mutating func change(_ plan: ScreenPlan, to new: ContentSizeCategory) -> ScreenChange? {
    let old = screen.category
    guard new != old else { return nil }
    let visits = plan.change(&screen, to: new)
    let trace = ScreenTrace(screen: screen.screen.name, policy: screen.policy, old: old, new: new, visits: visits)
    change = ScreenChange(trace: trace, stalePaths: screen.nodes.filter { $0.standing == .stale }.map(\.path))
    return change
  }
}
