public import TextLayout
public import Typeface

/// What a font measures, in em: heights and widths of its letters, and its line.
public struct FaceMeasures: Hashable, Sendable {
  /// The height of small letters without ascenders: `OS/2`'s sxHeight, else the top of x; nil where there is neither.
  public var xHeight: Double?
  /// The height of capitals: `OS/2`'s sCapHeight, else the top of H; nil where there is neither.
  public var capHeight: Double?
  /// The average advance in English running text, spaces among it, unkerned; nil where a letter from a to z is missing.
  public var averageWidth: Double?
  /// The width of the upright stroke of 'l', or of 'I', half-way up, as it is drawn; nil where neither has an outline.
  public var stem: Double?
  /// From the baseline up to the line's top, as `hhea` has it.
  public var ascent: Double
  /// From the baseline down to the line's bottom, as `hhea` has it; positive.
  public var descent: Double
  /// The space between lines, as `hhea` has it.
  public var lineGap: Double

  /// Puts measures together.
  public init(
    xHeight: Double?, capHeight: Double?, averageWidth: Double?, stem: Double?, ascent: Double, descent: Double,
    lineGap: Double
  ) {
    self.xHeight = xHeight
    self.capHeight = capHeight
    self.averageWidth = averageWidth
    self.stem = stem
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }

  /// Measures an instance of a face in the shaper's library, its weight and optical size as they are.
  public init(of font: FontInstance, with shaper: TextShaper) {
    let face = shaper.library[font.face]
    let em = Double(face.unitsPerEm)
    let stated = { (height: Double?) in height.flatMap { $0 > 0 ? $0 : nil } }
    xHeight = stated(shaper.xHeight(of: font)) ?? stated(shaper.inkTop(of: "x", in: font))
    capHeight = shaper.measuredCapHeight(of: font)
    averageWidth = LetterFrequencies.average { shaper.advance(of: $0, in: font) }
    stem = shaper.stem(of: font)
    ascent = Double(face.lineMetrics.ascender) / em
    descent = -Double(face.lineMetrics.descender) / em
    lineGap = Double(face.lineMetrics.lineGap) / em
  }
}
