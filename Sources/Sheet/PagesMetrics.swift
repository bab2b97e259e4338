/// The measures of pages, in whole points, so that every baseline falls on a whole pixel at any whole scale.
enum PagesMetrics {
  /// White at the left and right of what is set; grounds reach ``bleed`` into it.
  static let margin = 48.0
  /// How far a ground reaches beyond what stands on it.
  static let bleed = 12.0
  /// What every edge keeps free, as much as any printer needs.
  static let printerMargin = 36.0
  /// White between two columns of a page's grid.
  static let gutter = 16.0
  /// From the page's top to the running head's baseline, and on to the rule below it.
  static let runningHead = 45.0
  static let runningRule = 54.0
  /// From the last thing of the body to the legend's first baseline.
  static let legendGap = 16.0
  /// White above and below a category's line boxes.
  static let blockPadding = 10.0
  /// From the custom sample's line box to the fallback's.
  static let sampleGap = 3.0
  /// From one mark's baseline to the next one's under a cell's size.
  static let markPitch = 10.0
  /// The height of small labels above their baseline.
  static let labelAscent = 8.0
  /// From a head's top to its names' baselines and to the lines under them, and its height.
  static let headCustom = 36.0
  static let headCustomLabel = 49.0
  static let headFallback = 74.0
  static let headFallbackLabel = 87.0
  static let headHeight = 106.0
  /// From a name's baseline up to the first range bar.
  static let barRise = 12.0
  /// From the top to the baseline of the document's name.
  static let title = 96.0
  /// The height of a contents row: where rows run over two pages, and so that one page holds all.
  static let rowHeight = 40.0
  static let rowHeights = 36.0...44.0
  /// From a contents row's bottom up to its baselines.
  static let rowName = 18.0
  static let rowDetails = 6.0
  /// White between the two ranges of a contents row.
  static let rangeGap = 12.0
  /// What a name may take of the sample column before the bars begin.
  static let nameWidth = 196.0
  /// What a page's number takes at the right of a contents row.
  static let numberWidth = 28.0
  /// The sizes of a document's name: the first that fits.
  static let titleSizes = [64.0, 56, 48, 40, 32, 28, 24]
}
