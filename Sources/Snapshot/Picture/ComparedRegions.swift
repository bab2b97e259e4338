/// Two regions laid over each other by their top left corners, and what of each lies within its picture.
///
/// Places are those on the canvas: the origin is the regions' common corner, and it is as large as the larger region.
struct ComparedRegions {
  /// The first picture.
  let expected: Bitmap
  /// The second picture.
  let actual: Bitmap
  /// Where the canvas shows pixels of the first picture.
  let expectedShown: PixelRect
  /// Where the canvas shows pixels of the second picture.
  let actualShown: PixelRect
  private let expectedOrigin: PixelPoint
  private let actualOrigin: PixelPoint

  /// Lays regions over each other; without one, the whole picture.
  init(_ expected: Bitmap, _ expectedRegion: PixelRect?, _ actual: Bitmap, _ actualRegion: PixelRect?) {
    self.expected = expected
    self.actual = actual
    (expectedShown, expectedOrigin) = Self.shown(expectedRegion ?? expected.bounds, of: expected)
    (actualShown, actualOrigin) = Self.shown(actualRegion ?? actual.bounds, of: actual)
  }

  /// What both pictures have pixels for.
  var shared: PixelRect { expectedShown.intersection(actualShown) }

  /// The rows that either picture has pixels for.
  var rows: Range<Int> {
    let all = expectedShown.union(actualShown)
    return all.y..<all.y + all.height
  }

  /// The run of both pictures' pixels in a row of the canvas, from column `x` on.
  func run(x: Int, y: Int, count: Int) -> PixelRun {
    PixelRun(
      first: (y + expectedOrigin.y) * expected.width + x + expectedOrigin.x,
      second: (y + actualOrigin.y) * actual.width + x + actualOrigin.x, count: count)
  }

  /// Columns of a row that one picture alone has pixels for; empty ones are left out.
  func aloneColumns(y: Int) -> [Range<Int>] {
    let a = Self.columns(of: expectedShown, y: y)
    let b = Self.columns(of: actualShown, y: y)
    guard !a.isEmpty, !b.isEmpty else { return [a, b].filter { !$0.isEmpty } }
    if a.overlaps(b) {
      return [
        min(a.lowerBound, b.lowerBound)..<max(a.lowerBound, b.lowerBound),
        min(a.upperBound, b.upperBound)..<max(a.upperBound, b.upperBound),
      ].filter { !$0.isEmpty }
    }
    return [a, b]
  }

  private static func columns(of rect: PixelRect, y: Int) -> Range<Int> {
    y >= rect.y && y < rect.bottom ? rect.x..<rect.right : 0..<0
  }

  /// Where a region shows pixels of its picture, and the place in the picture of the canvas's origin.
  private static func shown(_ region: PixelRect, of bitmap: Bitmap) -> (PixelRect, PixelPoint) {
    let inside = region.intersection(bitmap.bounds)
    guard !inside.isEmpty else { return (inside, PixelPoint(x: 0, y: 0)) }
    let shown = PixelRect(
      x: inside.x - region.x, y: inside.y - region.y, width: inside.width, height: inside.height)
    return (shown, PixelPoint(x: region.x, y: region.y))
  }
}
