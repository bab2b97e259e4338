/// The lengths of UIKit's own parts on an iPhone, in points.
///
/// Bars, margins, rows and touch targets are those of Apple's Human Interface Guidelines and of UIKit's defaults; what
/// UIKit leaves to an app, such as the space between columns, is said at each.
package enum ScreenMetrics {
  /// The widths that a screen may have: more than any device has, so that what a width does can be seen; below, the margins
  /// leave no line any room.
  package static let widths = 64.0...2000.0
  /// A navigation bar's height, and a toolbar's.
  package static let barHeight = 44.0
  /// A tab bar's height.
  package static let tabBarHeight = 49.0
  /// The side of a tab's icon.
  package static let tabIcon = 25.0
  /// What is left free at both sides of a screen, and above and below a screen's views.
  package static let margin = 16.0
  /// The least height of a cell and of a button, which is that of a touch target.
  package static let touchHeight = 44.0
  /// What is left free above and below what is in a cell, and at the sides of a collection's.
  package static let cellPadding = 11.0
  /// The space between a collection's cells, and between the parts of a bar.
  package static let gap = 8.0
  /// The least height of a text field.
  package static let fieldHeight = 34.0
  /// What is left free at the sides of a text field's text.
  package static let fieldInset = 7.0
  /// What is left free above and below a text field's text: with San Francisco's 22 pt line at Large, 34 pt in all.
  package static let fieldPadding = 6.0
  /// What is left free at the sides of a button's title, and above and below it.
  package static let buttonInset = 12.0
  package static let buttonPadding = 7.0
  /// The space between the parts of a row that is stacked: less than between rows, so that they read as one.
  package static let stackedGap = 2.0
  /// The most that a picture of which only the height is known is wider than high: no letterbox on a wide screen.
  package static let widestPicture = 2.0
  /// How much wider than high a picture in a collection's cell is whose height nobody says.
  package static let tilePicture = 16.0 / 9
  /// The height of a page control.
  package static let pageControlHeight = 26.0
  /// The diameter of a page control's dot.
  package static let dot = 7.0
  /// The space between two dots.
  package static let dotGap = 9.0
  /// The side of an image whose size nobody says; one with a height alone is as wide as its column, up to ``widestPicture``.
  package static let image = 24.0
  /// What is left free above a presented screen, where its path stands.
  package static let presentedGap = 40.0
  /// A length that counts as nothing: sums of fractions differ by less.
  package static let tolerance = 1e-6
}
