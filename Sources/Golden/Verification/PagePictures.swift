package import Snapshot

/// Pictures of two whole pages, for whoever compares them without cells.
package enum PagePictures {
  /// Both pages, their difference, and all three side by side where that is no larger than helps.
  ///
  /// - Throws: ``GoldenError/notDrawn(_:)`` when a picture is too large to be encoded.
  package static func make(
    expected: Bitmap, actual: Bitmap, tolerance: Tolerance, folder: String
  ) throws(GoldenError) -> ReportPicture {
    try PictureMaker(folder: folder, tolerance: tolerance, expected: expected, actual: actual).page()
  }
}
