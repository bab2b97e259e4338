/// How a PDF is made; equal options and equal frames give equal bytes.
public struct PDFOptions: Hashable, Sendable {
  /// The date that the document gives as its creation and last change, as `YYYY-MM-DDThh:mm:ssZ`.
  ///
  /// The clock is never read. The default is the epoch, `1970-01-01T00:00:00Z`.
  public var creationDate: String
  /// The program that the document names as its creator; empty for none.
  public var creator: String
  /// Words to find the document by, separated by commas; empty for none.
  public var keywords: String
  /// The longest side that a page may have in points; 14,400 by default, the limit of Acrobat and many printers.
  public var maximumSide: Double

  /// The defaults: the epoch as the date, `specimen` as the creator, pages up to 14,400 points a side.
  public init(
    creationDate: String = "1970-01-01T00:00:00Z", creator: String = "specimen", keywords: String = "",
    maximumSide: Double = 14_400
  ) {
    self.creationDate = creationDate
    self.creator = creator
    self.keywords = keywords
    self.maximumSide = maximumSide
  }
}
