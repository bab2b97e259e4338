/// One of the two ways in which Apple's text grows with the content size category; they are never mixed.
public enum ScalingEngine: String, CaseIterable, Sendable {
  /// `UIFont.preferredFont(forTextStyle:)`: the sizes, weights and leadings of a table, see ``PreferredFont``.
  case system
  /// `UIFontMetrics`: an app's own size, multiplied by a ratio of line heights, see ``FontMetrics``.
  case metrics
}
