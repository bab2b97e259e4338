/// Where a platform's `UIFontMetrics` ratios come from, which tells how far the metrics engine can be trusted there.
///
/// A cell of a platform that is not `recorded` should be marked, so that nobody takes it for a measurement.
public enum MetricsSource: String, CaseIterable, Sendable {
  /// Measured on a running system: line heights that its `UIFontMetrics` was seen to divide.
  case recorded
  /// Taken from the printed leadings, as they hold on iOS in all but eight cells; no record of the platform is known.
  case derived
  /// Always 1, because the platform's styles have one size each and do not grow.
  case constant
  /// 1 at Large, where `UIFontMetrics` changes nothing, and unknown elsewhere, because no line height is published.
  case unknown
  /// The platform has no `UIFontMetrics`, so there are none.
  case none
}

extension MetricsSource: CustomStringConvertible {
  /// The words that a sheet prints, such as "derived, not recorded".
  public var description: String {
    switch self {
    case .recorded: "recorded"
    case .derived: "derived, not recorded"
    case .constant: "styles do not grow"
    case .unknown: "unknown"
    case .none: "no UIFontMetrics"
    }
  }
}
