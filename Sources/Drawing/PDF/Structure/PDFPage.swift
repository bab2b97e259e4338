import Sheet

/// A page as other parts of its document know it.
struct PDFPage {
  /// The number of the page's object.
  var number: Int
  /// The page's size in points.
  var size: Frame.Size

  /// A place on the page, in the frame's points, as links and bookmarks have it.
  func place(_ position: Frame.Point) -> String {
    "[\(number) 0 R /XYZ \(decimal(position.x)) \(decimal(size.height - position.y)) 0]"
  }
}
