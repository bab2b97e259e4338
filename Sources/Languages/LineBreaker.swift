/// Finds where lines may end, by the machine's ICU: UAX #14, with its dictionaries for Thai, Lao, Khmer, Burmese and CJK.
///
/// It holds nothing but ICU's functions, and each question opens an iterator of its own: a breaker may be used from any
/// thread at a time.
public struct LineBreaker: Sendable {
  private let icu: ICU

  /// Opens the newest ICU that the machine has.
  ///
  /// - Throws: ``LanguagesError/noICU(oldest:newest:)`` where there is none.
  public static func open() throws(LanguagesError) -> LineBreaker { try open(versions: LanguageData.versions) }

  /// Opens the newest ICU of some versions that the machine has.
  package static func open(versions: ClosedRange<Int>) throws(LanguagesError) -> LineBreaker {
    LineBreaker(icu: try ICU(versions: versions))
  }

  private init(icu: ICU) { self.icu = icu }

  /// ICU's version, such as "72.1": its rules and dictionaries change with it.
  public var version: String { icu.version }

  /// The breaks of a text in a language, a BCP 47 tag.
  ///
  /// The tag decides little: Japanese and Chinese may break before small kana and between more kinds of punctuation, and an
  /// extension is heeded ("ja-u-lb-strict"). Dictionaries go by the text's script. A tag that is malformed or that ICU
  /// doesn't know has the rules of the root, which are Unicode's own. Time is linear in the text.
  ///
  /// A break at the end of the text is mandatory only after a character that asks for a new line: LF, CR, CRLF, VT, FF, NEL,
  /// U+2028 or U+2029. An empty text has no breaks.
  /// - Throws: ``LanguagesError/refused(function:tag:error:)`` where ICU has no memory or no rules.
  public func breaks(of text: String, language: String) throws(LanguagesError) -> LineBreaks {
    guard !text.isEmpty else { return LineBreaks(offsets: []) }
    return try icu.lineBreaks(of: text, locale: icu.wholeLocale(ofTag: language) ?? "root", tag: language)
  }
}
