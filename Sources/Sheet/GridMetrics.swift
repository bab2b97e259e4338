/// The measures of the grid, in whole points, so that every baseline falls on a whole pixel at any whole scale.
enum GridMetrics {
  /// White around the sheet.
  static let margin = 48.0
  /// White between columns.
  static let gutter = 28.0
  /// White between the row heads' names and their ranges.
  static let headGap = 20.0
  /// White above a row's tallest line box, which has white of its own above its capitals.
  static let rowTop = 8.0
  /// White below a row's last label.
  static let rowBottom = 24.0
  /// From the lowest descender to the label's baseline.
  static let labelDrop = 11.0
  /// From a label's baseline to the next sample's highest ascender.
  static let sampleGap = 6.0
  /// From the first label's baseline to the range bars, and from one bar to the next.
  static let barDrop = 13.0
  static let barPitch = 6.0
  static let barHeight = 3.0
  /// The size of a style's name in its own face.
  static let styleNameSize = 21.0
  /// The sizes of the sheet's name, largest first: a poster's is larger than its largest sample.
  static let titleSizes = [96.0, 64.0, 48.0, 36.0]
  /// The widest that the sheet's name may be at its smallest size, in points; a longer one is cut there.
  static let titleWidth = 608.0
}
