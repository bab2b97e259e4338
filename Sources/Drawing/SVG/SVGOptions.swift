/// How an SVG is made; equal options and equal frames give equal bytes.
public struct SVGOptions: Hashable, Sendable {
  /// What every id of the file begins with, before a hyphen; empty for plain ids, the default.
  ///
  /// Give each picture a prefix of its own where several stand in one HTML page. A prefix is a letter, then letters,
  /// digits and `_`, of ASCII, at most 64 of them.
  public var idPrefix: String
  /// The longest side that a page may have in points; 14,400 by default, as for a PDF.
  public var maximumSide: Double
  /// The greatest number of bytes that the file may have; 256 MiB by default.
  public var maximumBytes: Int

  /// The defaults: plain ids, pages up to 14,400 points a side, files up to 256 MiB.
  public init(idPrefix: String = "", maximumSide: Double = 14_400, maximumBytes: Int = 256 << 20) {
    self.idPrefix = idPrefix
    self.maximumSide = maximumSide
    self.maximumBytes = maximumBytes
  }
}
