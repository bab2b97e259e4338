/// Where lines of a text may end, and where they must (UAX #14).
public struct LineBreaks: Hashable, Sendable {
  /// The UTF-8 offsets at which a new line may begin, in order: after 0, and the text's length at the end.
  public var offsets: [Int]
  /// Those of ``offsets`` at which a new line must begin: after LF, CR, CRLF, VT, FF, NEL, U+2028 or U+2029.
  public var mandatory: Set<Int>

  /// Breaks at some offsets.
  public init(offsets: [Int], mandatory: Set<Int> = []) {
    self.offsets = offsets
    self.mandatory = mandatory
  }
}
