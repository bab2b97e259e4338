import DynamicType
import Languages
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

extension SheetPress {
  /// What stands in the documents of these tests: Specimen Serif's advances are those of `hb-shape`, below.
  static let saving = "Save a little each week, and see what it comes to when a year has gone by."

  /// The wraps of a document's styles, and the system that they are of.
  func wraps(
    _ document: TypeSystemDocument, styles: [StyleName]? = nil, categories: [ContentSizeCategory]? = nil,
    _ change: (inout WrapMapper) -> Void = { _ in }
  ) throws -> (map: WrapMap, system: ResolvedTypeSystem) {
    let system = try Resolver(library: library).resolve(document, styles: styles, categories: categories)
    var mapper = WrapMapper(system, TextShaper(library: library), try LineBreaker.open())
    change(&mapper)
    return (try mapper.map(), system)
  }

  /// A document whose body is in Specimen Box: each character has an advance of 0.6 em.
  func boxes(_ sample: String, points: Double) -> TypeSystemDocument {
    document { $0.styles[.body] = StyleRule(font: "Specimen Box", size: .fixed(points), sample: sample) }
  }
}

@Suite("Lines of samples at widths")
struct WrapMapTests {
  let press = SheetPress()

  private func wrap(_ document: TypeSystemDocument, width: Double = 320, limit: Int? = nil) throws -> WrapMap.Wrap {
    let map = try press.wraps(document, styles: [.body], categories: [.large]) {
      $0.widths = [width]
      $0.lineLimit = limit
    }.map
    return try #require(map.languages.first?.rows.first?.wraps.first?.first ?? nil)
  }

  /// Twenty words of five letters: a line of n of them is (6n - 1) x 0.6 em wide, and has the screen's width less 32 pt.
  @Test(
    "Lines by hand, in a face whose characters are all 0.6 em",
    arguments: [
      // 48 characters a line: 8 words.
      (10.0, 320.0, 3), (10, 375, 3), (10, 430, 2), (10, 1024, 1),
      // 24 characters: 4 words. At 375 pt 28.6: 4 words; at 393 pt 30.1: 5 words of 29 characters.
      (20, 320, 5), (20, 375, 5), (20, 393, 4),
      // 12 characters: 2 words; 5 characters, exactly one word.
      (40, 320, 10), (60, 212, 20),
    ])
  func boxes(points: Double, width: Double, lines: Int) throws {
    let sample = Array(repeating: "aaaaa", count: 20).joined(separator: " ")
    let wrap = try wrap(press.boxes(sample, points: points), width: width)
    #expect(wrap == WrapMap.Wrap(lines: lines))
  }

  // Counted with the words' and lines' advances of `hb-shape SpecimenSerif-Medium.ttf`, in thousandths of an em: Save 2256,
  // a 533, little 1998, each 2139, … At 17 pt "Save a little each week, and see" is 14414, so 245 pt, "what" no longer fits
  // 288 pt; "what it comes to when a year has" is 15271, so 260 pt. Sizes are Apple's of body from Large to AX5.
  @Test(
    "Lines as they come of HarfBuzz's own advances",
    arguments: [
      (ContentSizeCategory.large, [3, 2, 2, 2, 1, 1]), (.xLarge, [3, 2, 2, 2, 1, 1]),
      (.xxxLarge, [3, 3, 3, 2, 2, 1]), (.accessibility1, [4, 3, 3, 3, 2, 1]),
      (.accessibility2, [5, 4, 4, 3, 2, 2]), (.accessibility3, [6, 5, 5, 4, 2, 2]),
      (.accessibility4, [6, 6, 5, 5, 3, 2]), (.accessibility5, [8, 6, 6, 6, 3, 2]),
    ])
  func advances(category: ContentSizeCategory, lines: [Int]) throws {
    let document = press.document {
      $0.styles[.body] = StyleRule(
        font: "Specimen Serif", weight: .medium, size: .system(), sample: SheetPress.saving)
    }
    let map = try press.wraps(document, styles: [.body], categories: [category]).map
    #expect(map.widths == [320, 375, 393, 430, 744, 1024])
    let row = try #require(map.languages.first?.rows.first)
    let counted: [Int?] = row.wraps.map { $0[0]?.lines }
    #expect(counted == lines)
  }

  @Test("A limit hides lines, and an ellipsis takes its room from the last word that is shown")
  func limit() throws {
    let sample = Array(repeating: "aaaaa", count: 20).joined(separator: " ")
    let document = press.boxes(sample, points: 10)
    // The second of three lines has 48 characters; the ellipsis, of Specimen Flex, is 7.03 pt, more than one of 6 pt:
    // 46 are left, which end in the fourth letter of the 16th word. Hidden are one letter and four words with a space before.
    let cut = try wrap(document, limit: 2)
    #expect(cut.isCut)
    #expect(
      cut
        == WrapMap.Wrap(lines: 3, hiddenLines: 1, hiddenWords: 5, hiddenCharacters: 25, wideWords: 0, overflow: 0))
    #expect(try wrap(document, limit: 3) == WrapMap.Wrap(lines: 3))
  }

  @Test("A word that is wider than the line is counted with what it is too wide by, and is broken")
  func wide() throws {
    // 60 and 50 letters of 6 pt: 360 and 300 pt, in lines of 288.
    let sample = "a " + String(repeating: "b", count: 60) + " " + String(repeating: "c", count: 50) + " d"
    let wrap = try wrap(press.boxes(sample, points: 10))
    // a | 48 b | 12 b | 48 c | 2 c and d
    #expect(wrap == WrapMap.Wrap(lines: 5, wideWords: 2, overflow: 72))
  }

  @Test("A text that is exactly as wide as the line is not too wide")
  func exact() throws {
    let wrap = try wrap(press.boxes(String(repeating: "b", count: 48), points: 10))
    #expect(wrap == WrapMap.Wrap(lines: 1))
  }

  @Test("Each language has its own samples; a style without one shows its name, and is flagged")
  func languages() throws {
    let document = press.document {
      $0.languages = ["en", "de", "en"]
      $0.samples = [
        "en": SampleTexts(all: "Save a little", byStyle: [:]),
        "de": SampleTexts(byStyle: [.body: "Jede Woche etwas sparen"]),
      ]
    }
    let map = try press.wraps(document, styles: [.body, .caption1], categories: [.large]).map
    #expect(map.languages.map(\.tag) == ["en", "de"])
    let rows = map.languages.flatMap(\.rows)
    #expect(rows.map(\.text) == ["Save a little", "Save a little", "Jede Woche etwas sparen", "Caption 1"])
    #expect(rows.map(\.isName) == [false, false, false, true])
  }

  @Test("A text that stands for all of them is set once, or in the languages that are asked for")
  func oneText() throws {
    let document = press.document {
      $0.languages = ["en", "de"]
      $0.text = "one"
    }
    #expect(try press.wraps(document, styles: [.body]).map.languages.map(\.tag) == ["en"])
    let asked = try press.wraps(document, styles: [.body]) { $0.languages = ["th", "de"] }.map
    #expect(asked.languages.map(\.tag) == ["th", "de"])
    #expect(asked.languages.flatMap(\.rows).map(\.text) == ["one", "one"])
  }

  @Test("What no font has, and what another lends, stands in the row and among the notices")
  func lacking() throws {
    let (map, system) = try press.wraps(press.boxes("a×\u{1F9FF}", points: 17), styles: [.body], categories: [.large])
    let row = try #require(map.languages.first?.rows.first)
    #expect(row.missingCharacters == ["\u{1F9FF}"])
    #expect(row.borrowedCharacters.flatMap(\.characters) == ["×"])
    let notices = map.notices(of: system)
    let marks: [Mark] = notices.marks.suffix(2).map(\.mark)
    #expect(marks == [.fallbackGlyphs(1), .missingGlyphs(1)])
    #expect(notices.missingCharacters == ["\u{1F9FF}"])
  }

  @Test("The fallback's column is that of the system font")
  func fallback() throws {
    let document = press.boxes(String(repeating: "a", count: 40), points: 17)
    let custom = try press.wraps(document, styles: [.body], categories: [.large]).map
    let fallback = try press.wraps(document, styles: [.body], categories: [.large]) { $0.column = .fallback }.map
    #expect(custom.column == .custom && fallback.column == .fallback)
    // 40 x 0.6 x 17 = 408 pt against the Flex's narrower letters.
    let wide: [Int?] = custom.languages[0].rows[0].wraps.map { $0[0]?.wideWords }
    #expect(wide == [1, 1, 1, 1, 0, 0])
    #expect(custom.languages[0].rows[0].wraps != fallback.languages[0].rows[0].wraps)
  }

  @Test("A size that nobody publishes has no lines")
  func unknown() throws {
    let document = press.document {
      $0.platform = .visionos
      $0.styles = OrderedMap([])
      $0.undefinedStyles = .system
    }
    let map = try press.wraps(document, styles: [.extraLargeTitle], categories: [.xSmall, .large]).map
    let wraps: [WrapMap.Wrap?] = map.languages[0].rows[0].wraps[0]
    #expect(wraps.count == 2)
    #expect(wraps[0] == nil)
    #expect(wraps[1]?.lines == 1)
  }
}
