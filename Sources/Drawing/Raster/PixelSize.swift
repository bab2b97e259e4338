import Sheet

/// The size of a picture in pixels, checked before anything is drawn.
struct PixelSize {
  /// The most pixels that a point may take.
  static let maximumScale = 64.0
  /// Pixels from left to right.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int

  /// The size that a page has at the options' scale: its points times the scale, rounded up to whole pixels.
  ///
  /// - Throws: ``DrawingError`` when the scale, the page or the picture is out of range.
  init(_ size: Frame.Size, _ options: PNGOptions) throws(DrawingError) {
    let scale = options.scale
    guard scale > 0, scale <= Self.maximumScale else {
      throw .scaleOutOfRange(scale, maximum: Self.maximumScale)
    }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .pageHasNoSize(width: size.width, height: size.height)
    }
    let (width, height) = (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
    let tooLarge: DrawingError.SizeLimit? =
      if max(width, height) > Double(options.maximumSide) {
        .side(options.maximumSide)
      } else if width * height > Double(options.maximumPixels) {
        .pixels(options.maximumPixels)
      } else {
        nil
      }
    if let tooLarge {
      throw .pictureTooLarge(
        width: width, height: height, limit: tooLarge, largestScale: Self.largestScale(size, options))
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// A length in whole pixels; a hair above a whole number, as multiplication leaves it, is that number.
  private static func pixels(_ length: Double) -> Double {
    max(1, (length - 1e-6).rounded(.up))
  }

  /// The largest scale, in hundredths, at which a page stays within both limits; 0 when none does.
  private static func largestScale(_ size: Frame.Size, _ options: PNGOptions) -> Double {
    let bySide = Double(options.maximumSide) / max(size.width, size.height)
    let byArea = (Double(options.maximumPixels) / (size.width * size.height)).squareRoot()
    var hundredths = (min(bySide, byArea, maximumScale) * 100).rounded(.down)
    while hundredths >= 1 {
      let (width, height) = (pixels(size.width * hundredths / 100), pixels(size.height * hundredths / 100))
      if max(width, height) <= Double(options.maximumSide), width * height <= Double(options.maximumPixels) { break }
      hundredths -= 1
    }
    return max(0, hundredths / 100)
  }
}
