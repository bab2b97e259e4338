internal import Typeface

extension AppFont {
  /// The height of flat capitals above the baseline in points; nil where the font doesn't say.
  ///
  /// It is what an icon beside a line of text is centred by: half of it, rounded, above the baseline.
  public var capHeight: Double? { face.capHeight.map(points) }

  /// The height of flat small letters above the baseline in points; nil where the font doesn't say.
  public var xHeight: Double? { face.xHeight.map(points) }

  /// From the baseline up to the line's top in points, from `hhea`.
  public var ascender: Double { points(face.lineMetrics.ascender) }

  /// From the baseline to the line's bottom in points, from `hhea`; negative below the baseline.
  public var descender: Double { points(face.lineMetrics.descender) }

  /// The height of a line in points: what the style prescribes, else the face's own with its line gap, from `hhea`.
  ///
  /// Only the system's preferred fonts have a prescribed one, and the fonts of a type system that gives one.
  public var lineHeight: Double {
    prescribedLineHeight ?? ascender - descender + points(face.lineMetrics.lineGap)
  }

  private func points(_ units: Int32) -> Double { Double(units) * pointSize / Double(face.unitsPerEm) }
}
