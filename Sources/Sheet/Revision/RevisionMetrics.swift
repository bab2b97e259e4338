/// The measures of a revision's pages, in whole points.
enum RevisionMetrics {
  /// From a page's top to the first block below the running rule.
  static let bodyTop = PagesMetrics.runningRule + 1
  /// From the page's top to the baseline of the title.
  static let title = 92.0
  /// The sizes of the title: the first that fits.
  static let titleSizes = [44.0, 36, 30, 24]
  /// What the name of a category or of a style takes at the left.
  static let nameWidth = 84.0
  /// What the numbers beside samples take.
  static let numberWidth = 104.0
  /// White between the two samples of a row.
  static let gutter = 24.0
  /// White above and below a row's line boxes.
  static let padding = 8.0
  /// From one line of small labels to the next.
  static let pitch = 12.0
  /// The height of a section's head, from its top to the rule under it.
  static let sectionHead = 34.0
  /// The height of a style's head without its list of changes.
  static let styleHead = 46.0
  /// The size of a style's name.
  static let styleName = 20.0
}
