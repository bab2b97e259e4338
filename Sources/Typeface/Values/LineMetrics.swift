/// How far a face's lines reach above and below the baseline, in font units with y up.
public struct LineMetrics: Hashable, Sendable {
  /// The table that the numbers come from.
  public enum Source: String, Hashable, Sendable {
    /// The `hhea` table, which Apple's text layout reads.
    case hhea
    /// `OS/2`'s sTypoAscender, sTypoDescender and sTypoLineGap.
    case typo
    /// `OS/2`'s usWinAscent and usWinDescent.
    case win
    /// No table holds usable numbers: 0.8 em above and 0.2 em below the baseline are assumed.
    case assumed
  }

  /// From the baseline up to the line's top, in font units; 0 to 8 em.
  public let ascender: Int32

  /// From the baseline to the line's bottom, in font units; negative when below the baseline; -3 to 0 em.
  public let descender: Int32

  /// Extra space between lines, in font units, 0 to 8 em; not a part of a font's line height.
  public let lineGap: Int32

  /// Where the numbers come from.
  public let source: Source

  /// Makes metrics of numbers in font units.
  public init(ascender: Int32, descender: Int32, lineGap: Int32, source: Source) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.source = source
  }
}
