import Snapshot

/// Columns and rows of whole pixels, y downwards.
struct PixelArea: Equatable {
  /// The columns.
  var x: Range<Int>
  /// The rows.
  var y: Range<Int>

  /// Nothing.
  static let empty = PixelArea(x: 0..<0, y: 0..<0)

  /// Whether there is no pixel in it.
  var isEmpty: Bool { x.isEmpty || y.isEmpty }

  /// The least area that holds both; an empty one counts for nothing.
  func union(_ other: PixelArea) -> PixelArea {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return PixelArea(
      x: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
      y: min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound))
  }

  /// What both have.
  func clamped(to other: PixelArea) -> PixelArea {
    PixelArea(x: x.clamped(to: other.x), y: y.clamped(to: other.y))
  }

  /// The area as other modules know it.
  var rect: PixelRect { PixelRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count) }
}
