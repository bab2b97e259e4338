import CFreeType

/// An outline without an area, for glyphs that are pictures: a line there and back, which is never painted.
///
/// Text lies under a page's pictures to be found and copied. PDFium passes over glyphs that have no extent.
enum HiddenOutline {
  /// Calls a closure with the outline, for a font of so many units an em.
  static func lend<Result>(unitsPerEm: Int, to body: (FT_Outline) -> Result) -> Result {
    let end = FT_Pos(unitsPerEm * 3 / 4)
    var points = [FT_Vector(x: 0, y: 0), FT_Vector(x: end, y: end), FT_Vector(x: 0, y: 0)]
    // All three are on the outline.
    var tags: [CChar] = [1, 1, 1]
    var contours: [Int16] = [2]
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contours.withUnsafeMutableBufferPointer { contours in
          body(
            FT_Outline(
              n_contours: 1, n_points: 3, points: points.baseAddress, tags: tags.baseAddress,
              contours: contours.baseAddress, flags: 0))
        }
      }
    }
  }
}
