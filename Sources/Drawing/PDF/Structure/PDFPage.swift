import Sheet

/// A page as other parts of its document know it.
struct PDFPage {
  /// The number of the page's object.
  var number: Int
  /// The page's size in points, in steps of those that places are written in.
  ///
  /// Places are counted from the lower edge; were it written finer than they are, all text would be moved by the rest.
  let size: Frame.Size

  /// A page of a frame's size.
  init(number: Int, size: Frame.Size) {
    func step(_ value: Double) -> Double { max(1, (value * PageContent.scale).rounded()) / PageContent.scale }
    (self.number, self.size) = (number, Frame.Size(width: step(size.width), height: step(size.height)))
  }

  /// A place on the page, in the frame's points, as links and bookmarks have it.
  func place(_ position: Frame.Point) -> String {
    "[\(number) 0 R /XYZ \(decimal(position.x)) \(decimal(size.height - position.y)) 0]"
  }
}
