/// A line of a manifest, taken apart into words, and the reading of each kind of word.
struct ManifestLine {
  /// The line's number, from 1.
  let number: Int
  /// How many spaces stand before the first word.
  let indent: Int
  /// The words.
  let words: [ManifestToken]
  /// The line as it is, for messages.
  let text: String

  /// Takes a line apart.
  ///
  /// - Throws: ``ManifestError/line(_:expected:found:)`` for bytes that aren't UTF-8, a quote that isn't closed, an
  ///   escape that JSON doesn't know, and for a line without a word.
  init(_ bytes: ArraySlice<UInt8>, number: Int) throws(ManifestError) {
    self.number = number
    text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
    var reader = ManifestWordReader(bytes.dropFirst(indent))
    var words: [ManifestToken] = []
    while true {
      switch reader.next() {
      case .word(let word) where words.count < Self.mostWords: words.append(word)
      case .word: throw .line(number, expected: "at most \(Self.mostWords) words", found: text)
      case .end where !words.isEmpty:
        self.words = words
        return
      case .end, .unreadable:
        throw .line(number, expected: "words with spaces between", found: text)
      }
    }
  }

  /// The most words that a line may have; a shape has one for each glyph.
  private static let mostWords = 100_000

  /// The error for a line that doesn't say what it has to.
  func wrong(_ expected: String) -> ManifestError { .line(number, expected: expected, found: text) }

  /// Whether the line begins with a word that stands without quotes and spaces before it.
  func begins(with keyword: String) -> Bool {
    indent == 0 && words.first == ManifestToken(text: keyword, isQuoted: false)
  }

  /// A whole number.
  func integer(
    _ word: Substring, _ what: String, in range: ClosedRange<Int>, expected: String
  ) throws(ManifestError) -> Int {
    let digits = word.utf8.first == UInt8(ascii: "-") ? word.utf8.dropFirst() : word.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { throw wrong(expected) }
    guard let value = Int(word), range.contains(value) else {
      let words = "from \(range.lowerBound) to \(range.upperBound)"
      throw .numberOutOfRange(line: number, what: what, found: String(word), range: words)
    }
    return value
  }

  /// A number that may have decimals, its magnitude at most a thousand million.
  func number(_ word: Substring, _ what: String, expected: String) throws(ManifestError) -> Double {
    let isPlain = word.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.e".utf8.contains($0) }
    guard isPlain, let value = Double(word) else { throw wrong(expected) }
    guard value.magnitude <= 1e9 else {
      throw .numberOutOfRange(
        line: number, what: what, found: String(word), range: "at most 1000000000 above or below zero")
    }
    return value
  }

  /// 16 hexadecimal digits.
  func fingerprint(_ word: ManifestToken, expected: String) throws(ManifestError) -> Fingerprint {
    guard !word.isQuoted, let fingerprint = Fingerprint(word.text) else { throw wrong(expected) }
    return fingerprint
  }
}
