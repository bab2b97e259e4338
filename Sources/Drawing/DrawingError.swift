/// Why a frame could not be drawn.
public enum DrawingError: Error, Hashable, Sendable {
  /// A limit that a picture's size can break.
  public enum SizeLimit: Hashable, Sendable {
    /// The longest side in pixels.
    case side(Int)
    /// The number of pixels in all.
    case pixels(Int)
  }

  /// The scale is not a number above 0 and at most `maximum`.
  case scaleOutOfRange(Double, maximum: Double)
  /// The picture would be larger than a limit; `largestScale` fits, rounded down to hundredths, 0 when none does.
  case pictureTooLarge(width: Double, height: Double, limit: SizeLimit, largestScale: Double)
  /// A page's side, in points, is not a number above 0.
  case pageHasNoSize(width: Double, height: Double)
  /// A page's side is longer than the format's pages may be, in points.
  case pageTooLarge(width: Double, height: Double, maximum: Double)
  /// The creation date is not written as `YYYY-MM-DDThh:mm:ssZ`.
  case dateNotUnderstood(String)
  /// The prefix of an SVG's ids is not a letter and then letters, digits and `_`.
  case idPrefixNotUnderstood(String)
  /// An SVG would have more than `maximum` bytes.
  case fileTooLarge(maximum: Int)
  /// A document was asked for without a page.
  case noPages
  /// cairo refused: what was being drawn, its status code and cairo's words for it.
  case cairo(step: String, status: Int32, text: String)
  /// FreeType refused: what was being done, and its error code.
  case freeType(step: String, code: Int32)
}
