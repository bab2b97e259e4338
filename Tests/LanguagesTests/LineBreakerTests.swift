import Languages
import Testing

@Suite("Where lines may end, by ICU")
struct LineBreakerTests {
  private let breaker: LineBreaker

  init() throws { breaker = try LineBreaker.open() }

  @Test("Each language's lines end where ICU's iterator stops", arguments: BreakCase.all)
  func languages(_ sample: BreakCase) throws {
    let breaks = try breaker.breaks(of: sample.text, language: sample.tag)
    #expect(breaks.offsets == sample.offsets)
    #expect(breaks.mandatory.isEmpty)
  }

  @Test("Line feeds and separators must end a line, joiners and no-break spaces must not", arguments: breakControls)
  func controls(_ text: String, _ offsets: [Int], _ mandatory: Set<Int>) throws {
    let breaks = try breaker.breaks(of: text, language: "en")
    #expect(breaks.offsets == offsets)
    #expect(breaks.mandatory == mandatory)
  }

  @Test(
    "Japanese may break before small kana and the long vowel's mark, unless its tag asks for strictness",
    arguments: [
      ("ja", [3, 6, 9, 12, 15, 18, 21]), ("ja-u-lb-strict", [6, 9, 18, 21]), ("en", [6, 9, 18, 21]),
    ])
  func strictness(_ tag: String, _ offsets: [Int]) throws {
    #expect(try breaker.breaks(of: "ページチェック", language: tag).offsets == offsets)
  }

  @Test(
    "A tag that is malformed, unknown or empty has the root's rules",
    arguments: ["", "-", "no such tag", "xx-bad", "en\u{0}", String(repeating: "x", count: 100_000), "日本語"])
  func oddTags(_ tag: String) throws {
    #expect(try breaker.breaks(of: "ab c\nd", language: tag) == LineBreaks(offsets: [3, 5, 6], mandatory: [5]))
  }

  @Test(
    "100,000 characters end with a break, whatever they are",
    arguments: ["a", "\u{301}", " ", "ก", "日", "ន", "က", "\n", "\u{200B}", "👩\u{200D}", "a\u{301}", "("])
  func long(_ unit: String) throws {
    let text = String(repeating: unit, count: 100_000)
    #expect(try breaker.breaks(of: text, language: "th").offsets.last == text.utf8.count)
  }

  @Test("A breaker may be asked from many tasks at a time")
  func tasks() async throws {
    let breaker = breaker
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        let sample = BreakCase.all[index % BreakCase.all.count]
        group.addTask { try breaker.breaks(of: sample.text, language: sample.tag).offsets == sample.offsets }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("A machine without ICU is an error that says so")
  func noICU() {
    #expect(throws: LanguagesError.noICU(oldest: 3, newest: 4)) { try LineBreaker.open(versions: 3...4) }
  }
}
