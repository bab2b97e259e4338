public import Sheet

extension PNGDrawing {
  /// How many pixels a frame's picture has, without drawing it.
  ///
  /// - Throws: ``DrawingError`` when the scale, the page or the picture is out of range.
  public static func size(
    of frame: Frame, options: PNGOptions = PNGOptions()
  ) throws(DrawingError) -> (width: Int, height: Int) {
    let size = try PixelSize(frame.size, options)
    return (size.width, size.height)
  }
}
