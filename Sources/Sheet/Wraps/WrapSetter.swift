internal import Languages
internal import TextLayout
internal import TypeSystem

/// Sets texts of a language in lines of several widths, each text in each font and size once.
struct WrapSetter {
  let shaper: TextShaper
  let breaker: LineBreaker
  let language: String
  /// The widths of the lines in points.
  let widths: [Double]
  let lineLimit: Int?
  private let measurer: CellMeasurer
  private var broken: [[UInt8]: Broken] = [:]
  private var set: [Key: Wraps] = [:]

  /// What a text comes to, width by width, and what the font lacks of it.
  struct Wraps {
    var wraps: [WrapMap.Wrap]
    var lacks: LackedCharacters
  }

  /// A text's breaks, and what stands between them without the spaces at its end.
  private struct Broken {
    var breaks: LineBreaks
    var words: [String]
  }

  /// The bytes and not a string: strings are equal when one is the other composed, and their offsets differ.
  private struct Key: Hashable {
    var utf8: [UInt8]
    var attributes: TextAttributes
  }

  init(shaper: TextShaper, breaker: LineBreaker, language: String, widths: [Double], lineLimit: Int?) {
    self.shaper = shaper
    self.breaker = breaker
    self.language = language
    self.widths = widths
    self.lineLimit = lineLimit
    measurer = CellMeasurer(language: language, shaper, Palette.light)
  }

  /// A text in a cell's font and size; nil where it has none.
  mutating func wraps(
    _ text: String, in cell: ResolvedCell, others: [ResolvedFont]
  ) throws(SheetError) -> Wraps? {
    guard let attributes = measurer.attributes(of: cell, others: others) else { return nil }
    let key = Key(utf8: Array(text.utf8), attributes: attributes)
    if let known = set[key] { return known }
    let made = try wraps(text, attributes)
    set[key] = made
    return made
  }

  private mutating func wraps(_ text: String, _ attributes: TextAttributes) throws(SheetError) -> Wraps {
    let broken = try broken(text)
    do throws(TextError) {
      let words = try broken.words.map { (word) throws(TextError) in try shaper.line(word, attributes).width }
      let line = try shaper.line(text, attributes)
      let lacks = LackedCharacters(line, isCut: false, undrawn: shaper.undrawableGlyphs(in: line))
      var wraps: [WrapMap.Wrap] = []
      for width in widths {
        let options = ParagraphOptions(width: width, maximumLines: lineLimit ?? 0)
        let paragraph = try shaper.paragraph(text, attributes, options, breaks: broken.breaks)
        wraps.append(WrapMap.Wrap(paragraph, lineLimit, words: words, width: width))
      }
      return Wraps(wraps: wraps, lacks: lacks)
    } catch { throw .text(error) }
  }

  private mutating func broken(_ text: String) throws(SheetError) -> Broken {
    let bytes = Array(text.utf8)
    if let known = broken[bytes] { return known }
    let breaks: LineBreaks
    do { breaks = try breaker.breaks(of: text, language: language) } catch { throw .lineBreaks(error) }
    var words: [String] = []
    var start = 0
    for end in breaks.offsets {
      var word = String(decoding: bytes[start..<end], as: UTF8.self)
      while word.last?.isWhitespace == true { word.removeLast() }
      if !word.isEmpty { words.append(word) }
      start = end
    }
    let made = Broken(breaks: breaks, words: words)
    broken[bytes] = made
    return made
  }
}

extension WrapMap.Wrap {
  /// What a paragraph comes to whose words, which can't be broken but between characters, have some widths in points.
  fileprivate init(_ paragraph: Paragraph, _ limit: Int?, words: [Double], width: Double) {
    let lines = paragraph.neededLines
    self.init(lines: lines)
    hiddenLines = limit.map { max(0, lines - $0) } ?? 0
    hiddenWords = paragraph.hiddenWords
    hiddenCharacters = paragraph.hiddenCharacters
    wideWords = paragraph.wideWords.count
    // Less than this is what additions of Doubles leave over.
    overflow = (words.max { $0 < $1 }.flatMap { $0 > width + 1e-6 ? $0 : nil } ?? width) - width
  }
}
