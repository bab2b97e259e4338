/// A part of a revision's pages that no page break cuts.
struct RevisionBlock {
  /// How high it is, in points.
  var height: Double
  /// Whether it stands on the page of the block after it, as a head does.
  var keepsWithNext = false
  /// The bookmark that leads to it.
  var bookmark: String?
  /// What is said again at the top of a page that begins behind it; nil goes on with what was said before.
  var running: String?
  /// Whether a sample in it has glyphs that can't be drawn, which the legend then tells.
  var lacksGlyphs = false
  /// Paints it with its top at a height of the page.
  var paint: (_ builder: inout FrameBuilder, _ top: Double) -> Void
}

/// Divides blocks over pages.
struct RevisionFlow {
  /// Where a page's blocks begin, and where they end at the latest.
  var top: Double
  var bottom: Double

  /// The blocks of each page; one that is higher than a page has a page to itself.
  func pages(of blocks: [RevisionBlock]) -> [Range<Int>] {
    PageBreaks.pages(blocks.map { PageBreaks.Part($0.height, keepsWithNext: $0.keepsWithNext) }, room: bottom - top)
  }
}
