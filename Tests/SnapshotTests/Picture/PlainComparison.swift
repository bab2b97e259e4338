import Snapshot

/// The comparison written down as it is defined, pixel by pixel and window by window: slow, and plainly right.
enum PlainComparison {
  static func difference(
    _ a: Bitmap, _ aRegion: PixelRect, _ b: Bitmap, _ bRegion: PixelRect, tolerance: Tolerance
  ) -> BitmapDifference {
    let width = max(aRegion.width, bRegion.width, 0)
    let height = max(aRegion.height, bRegion.height, 0)
    var result = BitmapDifference()
    var differing: [PixelPoint] = []
    for y in 0..<height {
      for x in 0..<width {
        let step = step(pixel(a, aRegion, x, y), pixel(b, bRegion, x, y))
        result.largestStep = max(result.largestStep, min(step, 255))
        if step > tolerance.step { differing.append(PixelPoint(x: x, y: y)) }
      }
    }
    result.pixels = differing.count
    result.first = differing.first
    guard let left = differing.map(\.x).min(), let right = differing.map(\.x).max(),
      let top = differing.first?.y, let bottom = differing.last?.y
    else { return result }
    result.bounds = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    if let density = tolerance.density { result.densest = densest(differing, side: density.side) }
    return result
  }

  private static func pixel(_ bitmap: Bitmap, _ region: PixelRect, _ x: Int, _ y: Int) -> UInt32? {
    guard x < region.width, y < region.height else { return nil }
    let (column, row) = (region.x + x, region.y + y)
    guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else { return nil }
    return bitmap.pixels[row * bitmap.width + column]
  }

  /// The largest step of a channel; 1,000 where one pixel is missing.
  private static func step(_ a: UInt32?, _ b: UInt32?) -> Int {
    guard let a, let b else { return a == nil && b == nil ? 0 : 1_000 }
    return [0, 8, 16, 24].map { abs(Int((a >> $0) & 255) - Int((b >> $0) & 255)) }.max() ?? 0
  }

  /// Windows whose right lower corner is near a pixel: every fuller one can be moved to be such a one.
  private static func densest(_ points: [PixelPoint], side: Int) -> Int {
    var most = 0
    for left in Set(points.map(\.x)) {
      for top in Set(points.map(\.y)) {
        let inside = points.filter { (left..<left + side).contains($0.x) && (top..<top + side).contains($0.y) }
        most = max(most, inside.count)
      }
    }
    return most
  }
}
