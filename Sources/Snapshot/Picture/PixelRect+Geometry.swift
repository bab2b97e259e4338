extension PixelRect {
  /// Whether it holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The column right of the last one; a sum that is too large for an integer is the largest integer.
  var right: Int { Self.sum(x, max(width, 0)) }
  /// The row below the last one; a sum that is too large for an integer is the largest integer.
  var bottom: Int { Self.sum(y, max(height, 0)) }
  /// How many pixels it holds; for rectangles within a picture.
  var area: Int { isEmpty ? 0 : width * height }

  /// What two rectangles share; empty, at no particular place, where they share nothing.
  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(right, other.right)
    let bottom = min(bottom, other.bottom)
    guard left < right, top < bottom else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The least rectangle that holds both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  private static func sum(_ origin: Int, _ length: Int) -> Int {
    let (sum, overflows) = origin.addingReportingOverflow(length)
    return overflows ? Int.max : sum
  }
}
