extension Bitmap {
  /// The whole picture as a rectangle.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixels of a rectangle as a picture of its own; `fill`, 0xAARRGGBB, where it reaches over an edge.
  ///
  /// A rectangle without pixels gives a single one of `fill`, since no picture is empty.
  public func cut(_ rect: PixelRect, fill: UInt32) -> Bitmap {
    var result = Bitmap(width: max(rect.width, 1), height: max(rect.height, 1), color: fill)
    let shown = rect.intersection(bounds)
    for y in shown.y..<shown.bottom where !shown.isEmpty {
      let from = y * width + shown.x
      let to = (y - rect.y) * result.width + shown.x - rect.x
      result.pixels.replaceSubrange(to..<to + shown.width, with: pixels[from..<from + shown.width])
    }
    return result
  }

  /// Puts a picture's pixels over these, its top left corner at a point; what reaches over an edge is left out.
  public mutating func paste(_ other: Bitmap, at point: PixelPoint) {
    let target = PixelRect(x: point.x, y: point.y, width: other.width, height: other.height)
    let shown = target.intersection(bounds)
    for y in shown.y..<shown.bottom where !shown.isEmpty {
      let from = (y - point.y) * other.width + shown.x - point.x
      let to = y * width + shown.x
      pixels.replaceSubrange(to..<to + shown.width, with: other.pixels[from..<from + shown.width])
    }
  }
}
