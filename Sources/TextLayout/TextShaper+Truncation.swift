extension TextShaper {
  /// What a text looks like when it is cut to fit a width.
  public struct Truncation: Hashable, Sendable {
    /// The line that fits, an ellipsis at its end where something was cut.
    public var line: TextLine
    /// How many characters of the text are not shown; 0 when all of it fits.
    public var hiddenCharacters: Int
  }

  /// Sets a text as one line no wider than `maximumWidth` points, cutting it at a cluster where it must.
  ///
  /// The ellipsis takes the place of the text's logical end, so a right-to-left text is cut at its left. A width that
  /// holds no character at all gives the ellipsis alone, which may then be wider than asked.
  public func line(
    _ text: String, _ attributes: TextAttributes, maximumWidth: Double
  ) throws(TextError) -> Truncation {
    let whole = try line(text, attributes)
    guard whole.width > maximumWidth else { return Truncation(line: whole, hiddenCharacters: 0) }
    let characters = Array(text)
    // The widest prefix that fits, by bisection: width grows with the prefix but for the odd kern or ligature.
    var fitting = 0
    var tooMany = characters.count
    var best = try line("…", attributes)
    while tooMany - fitting > 1 {
      let count = (fitting + tooMany) / 2
      let candidate = try line(Self.cut(characters, count), attributes)
      if candidate.width <= maximumWidth {
        fitting = count
        best = candidate
      } else {
        tooMany = count
      }
    }
    return Truncation(line: best, hiddenCharacters: characters.count - fitting)
  }

  private static func cut(_ characters: [Character], _ count: Int) -> String {
    var kept = characters[..<count]
    while let last = kept.last, last.isWhitespace { kept.removeLast() }
    return String(kept) + "…"
  }
}
