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
    return keep(plan.change(&screen, to: new), from: old)
  }

  /// Makes a controller show or not; nil where that visits nothing.
  mutating func setShowing(_ plan: ScreenPlan, _ isShowing: Bool, at index: Int) -> ScreenChange? {
    let visits = plan.setShowing(isShowing, at: index, in: &screen)
    return visits.isEmpty ? nil : keep(visits, from: screen.category)
  }

  private mutating func keep(_ visits: [ScreenVisit], from old: ContentSizeCategory) -> ScreenChange? {
    let trace = ScreenTrace(
      screen: screen.screen.name, policy: screen.policy, old: old, new: screen.category, visits: visits)
    change = ScreenChange(trace: trace, stalePaths: screen.stalePaths)
    return change
  }
}
