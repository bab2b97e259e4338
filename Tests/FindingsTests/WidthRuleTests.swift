import DynamicType
import Findings
import Testing
import TypeSystem

@Suite("Words wider than a phone, and text in bars")
struct WidthRuleTests {
  let checkup = Checkup()

  private func wide(
    _ text: String, size: Double = 20, _ change: (inout TypeSystemDocument) -> Void = { _ in }
  ) throws -> [Finding] {
    // Every character of Specimen Box is 0.6 em wide.
    try checkup.findings(
      .truncates, checkup.document(.body, .sized(.fixed(size), "Specimen Box", sample: text), change))
  }

  @Test("24 characters of 12 pt fill a screen of 320 pt between its margins; 25 are 12 pt too wide")
  func limit() throws {
    #expect(try wide(String(repeating: "x", count: 24)).isEmpty)
    let finding = try #require(wide(String(repeating: "x", count: 25)).first)
    #expect(isClose(finding.value, 300))
    #expect(finding.limit == 288)
    #expect(finding.categories.count == 12)
    #expect(
      finding.message
        == "'\(String(repeating: "x", count: 24))…' is 300 pt wide at xSmall: 12 pt more than a screen of 320 pt has "
        + "between margins; 375 pt holds it")
  }

  @Test(
    "The first screen that holds a word is named",
    arguments: [(29, "393 pt"), (30, "393 pt"), (31, "430 pt"), (33, "430 pt"), (34, "440 pt"), (35, "no iPhone")])
  func screens(count: Int, words: String) throws {
    let finding = try #require(wide(String(repeating: "x", count: count)).first)
    #expect(finding.message.hasSuffix("; \(words) holds it"))
  }

  @Test(
    "Text breaks at spaces, hyphens, soft hyphens and zero-width spaces",
    arguments: [" ", "-", "/", "://", "\u{AD}", "\u{200B}", "\n", "\u{2014}", "|"])
  func breaks(separator: String) throws {
    let half = String(repeating: "x", count: 20)
    #expect(try wide("\(half)\(separator)\(half)").isEmpty)
  }

  @Test(
    "A no-break space, a full stop, and a hyphen or solidus before a number hold words together",
    arguments: ["\u{A0}", ".", "-1", "/1", "'", "_"])
  func noBreak(separator: String) throws {
    let half = String(repeating: "x", count: 20)
    #expect(try wide("\(half)\(separator)\(half)").count == 1)
  }

  @Test("The widest part of an address is told, with its solidus; a hyphen that begins a word stays with it")
  func parts() throws {
    let found = try wide("Donaudampfschiff/Fahrtsgesellschaft -" + String(repeating: "x", count: 24))
    #expect(isClose(found.first?.value, 300))
  }

  @Test(
    "Scripts without spaces have no words that are known without a dictionary",
    arguments: ["ภาษาไทยเป็นภาษาที่ไม่มีช่องว่าง", "日本語の長い文章はどこでも折り返すことができます", "ភាសាខ្មែរមិនមានដកឃ្លា"])
  func spaceless(text: String) throws {
    #expect(try wide(text, size: 60).isEmpty)
  }

  @Test("A style's own name is shown where there is no sample, and is no text of the app's")
  func placeholder() throws {
    let name = String(repeating: "x", count: 40)
    let document = checkup.document(.custom(name), .sized(.fixed(20), "Specimen Box"))
    #expect(try checkup.findings(.truncates, document).isEmpty)
    var asked = document
    asked.text = name
    #expect(try checkup.findings(.truncates, asked).first?.style == .largeTitle)
  }

  @Test("Only the categories where the word is too wide are listed; only iPhones have these widths")
  func categories() throws {
    // 6 characters need more than 80 pt; 8 more than 60; 9 of them fit 53.3.
    let rule = StyleRule.sized(.system(), "Specimen Box", sample: "123456789x")
    let finding = try #require(checkup.findings(.truncates, checkup.document(.body, rule)).first)
    #expect(finding.categories == [.accessibility5])
    #expect(isClose(finding.value, 10 * 0.6 * 53))
    #expect(try checkup.findings(.truncates, checkup.document(.body, rule) { $0.platform = .macos }).isEmpty)
  }

  @Test("Samples of further languages are looked at")
  func languages() throws {
    let document = checkup.document(.body, .sized(.fixed(20), "Specimen Box")) {
      $0.languages = ["en", "de"]
      $0.samples = ["de": SampleTexts(all: "Donaudampfschifffahrtsgesellschaft")]
    }
    #expect(try checkup.findings(.truncates, document, styles: [.body]).first?.style == .body)
  }

  private func bar(_ role: String, _ size: SizeStrategy) throws -> [Finding] {
    let document = checkup.document(.body, .sized(.metrics())) {
      $0.roles[role] = RoleRule(style: .headline, rule: .sized(size))
    }
    return try checkup.findings(.fixedBarGrowth, document)
  }

  private func limited(_ maximum: Double) -> SizeStrategy {
    .system(SystemSize(limits: SizeLimits(maximum: maximum)))
  }

  @Test("A title of 53 pt has a line of 63.6 pt in a navigation bar of 44")
  func navigationTitle() throws {
    let finding = try #require(bar("navigationTitle", .system()).first)
    #expect(isClose(finding.value, 63.6))
    #expect(finding.limit == 44)
    #expect(finding.category == .accessibility5)
    #expect(finding.categories == [.accessibility3, .accessibility4, .accessibility5])
    #expect(
      finding.message == "at AX5 a line of 53 pt is 63.6 pt high: 19.6 pt more than a navigation bar of 44 pt")
    #expect(finding.hint == "fix the size, or give it a 'max' of at most 36 pt")
  }

  @Test(
    "36 pt fit a navigation bar and 20 pt under a tab's icon; one more doesn't",
    arguments: [
      ("navigationTitle", 36.0, 37.0), ("navigationItem", 36, 37), ("toolbarItem", 36, 37), ("tabBarItem", 20, 21),
    ])
  func bars(role: String, fitting: Double, tall: Double) throws {
    #expect(try bar(role, limited(fitting)).isEmpty)
    #expect(try bar(role, limited(tall)).count == 1)
  }

  @Test("A tab's name has the room under its icon")
  func tab() throws {
    let finding = try #require(bar("tabBarItem", limited(30)).first)
    #expect(finding.limit == 24)
    #expect(isClose(finding.value, 36))
    #expect(finding.message.hasSuffix("is 36 pt high: 12 pt more than a tab bar of 49 pt has under its icons"))
    #expect(finding.hint == "fix the size, or give it a 'max' of at most 20 pt")
  }

  @Test("A fixed size doesn't grow, however large; a button stands in no bar that is known")
  func fixed() throws {
    #expect(try bar("navigationTitle", .fixed(60)).isEmpty)
    #expect(try bar("button", .system()).isEmpty)
  }
}
