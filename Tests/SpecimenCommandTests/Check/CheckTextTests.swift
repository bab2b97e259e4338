import DynamicType
import Findings
import SpecimenCommand
import Testing
import TypeSystem

@Suite("Findings as text for people")
struct CheckTextTests {
  private func text(_ findings: [Finding], showsAll: Bool = false) -> String {
    CheckText(showsAll: showsAll).text(SmallCheck.document(findings))
  }

  @Test("By level, worst first, then by rule, each place with its numbers, and the hint once")
  func whole() {
    #expect(
      CheckText().text(SmallCheck.museo) == """
        type/museo.yaml

        error: Growing text in a bar of fixed height (fixedBarGrowth)
          navigationTitle  custom, AX3 to AX5, worst at AX5        63.63 pt, limit 44 pt
            at AX5 a line of 53 pt is 63.6 pt high: 19.6 pt more than a bar of 44 pt
          hint: fix the size, or give it a 'max' of 36 pt

        warning: Thin strokes at a small size (thinSmall)
          caption1 and tip  custom, every category, worst at large        300, limit 400
            weight 300 at 12 pt
          hint: weight 400 or more under 20 pt

        info: Face without a use (unusedFace)
          the document                                                                 1
            no style uses Museo-700Italic
          hint: leave it out


        """)
  }

  @Test("A document without findings is one line")
  func nothing() { #expect(text([]) == "type/museo.yaml: no findings\n") }

  @Test("Hints that differ stand with their places")
  func hints() {
    var other = SmallCheck.thin
    (other.style, other.alike, other.hint) = (.body, [], "use Regular")
    let lines = text([SmallCheck.thin, other]).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("    hint:") } == [
        "    hint: weight 400 or more under 20 pt", "    hint: use Regular",
      ])
  }

  @Test("Twelve places of a rule are shown, the rest counted; -v shows all")
  func many() {
    let findings = (1...30).map { Finding(.shrinks, .warning, style: .custom("s\($0)"), message: "m", hint: "h") }
    let short = text(findings)
    #expect(short.contains("  s12\n"))
    #expect(!short.contains("  s13\n"))
    #expect(short.contains("  and 18 more: -v shows them\n"))
    #expect(text(findings, showsAll: true).contains("  s30\n"))
  }

  @Test("Eight styles of a place are named, the rest counted")
  func manyStyles() {
    var finding = SmallCheck.thin
    finding.alike = (2...20).map { .custom("s\($0)") }
    #expect(text([finding]).contains("caption1, s2, s3, s4, s5, s6, s7, s8 and 12 more"))
  }

  @Test(
    "Categories in a row are a span",
    arguments: [
      ([ContentSizeCategory.large], "custom, large"), ([.xSmall, .small], "custom, xSmall and small"),
      ([.xSmall, .small, .medium], "custom, xSmall to medium"),
      ([.large, .accessibility1, .accessibility2, .accessibility3], "custom, large and AX1 to AX3"),
      (ContentSizeCategory.allCases, "custom, every category"), ([], "custom"),
    ])
  func spans(_ categories: [ContentSizeCategory], _ words: String) {
    let finding = Finding(
      .shrinks, .warning, style: .body, column: .custom, categories: categories, message: "m", hint: "h")
    #expect(text([finding]).contains("  body  \(words)\n"))
  }

  @Test(
    "Each unit has its sign",
    arguments: [
      (Finding.Unit.points, "1.5 pt, limit 2 pt"), (.percent, "1.5 %, limit 2 %"), (.ratio, "1.5x, limit 2x"),
      (.weight, "1.5, limit 2"), (.count, "1.5"), (.none, "1.5, limit 2"),
    ])
  func units(_ unit: Finding.Unit, _ words: String) {
    let finding = Finding(.shrinks, .warning, style: .body, value: 1.5, limit: 2, unit: unit, message: "m", hint: "h")
    #expect(text([finding]).contains(" \(words)\n"))
  }

  @Test("A value that is its limit says nothing of what was found, and is left out")
  func atLimit() {
    let finding = Finding(
      .nearestWeight, .warning, style: .body, column: .custom, categories: [.large], value: 400, limit: 400,
      unit: .weight, message: "m", hint: "h")
    #expect(text([finding]).contains("  body  custom, large\n    m\n"))
  }

  @Test("Where nothing is measured, no category is the worst")
  func unmeasured() {
    let finding = Finding(
      .standIn, .info, style: .body, column: .custom, categories: ContentSizeCategory.allCases, message: "m", hint: "h")
    #expect(text([finding]).contains("  body  custom, every category\n    m\n"))
  }

  @Test("No line is wider than 80 columns, however long names and messages are")
  func width() {
    let long = String(repeating: "a long message ", count: 40)
    var finding = SmallCheck.bar
    (finding.message, finding.hint, finding.style) = (long, long, .custom(String(repeating: "word ", count: 15)))
    finding.categories = ContentSizeCategory.allCases.filter { $0.rawValue % 2 == 0 }
    for line in text([finding]).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("Colours say the level, and make the headings stand out")
  func colours() {
    let text = CheckText(isColored: true).text(SmallCheck.museo)
    #expect(text.hasPrefix("\u{1B}[1mtype/museo.yaml\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mGrowing text"))
    #expect(text.contains("\u{1B}[1;33m300, limit 400\u{1B}[0m\n"))
    #expect(text.contains("  \u{1B}[36mhint:\u{1B}[0m leave it out\n"))
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == CheckText().text(SmallCheck.museo))
  }

  @Test("The last line counts, and says whether that fails")
  func summary() {
    let text = CheckText()
    #expect(
      text.summary(SmallCheck.report(SmallCheck.museo))
        == "1 error, 1 warning and 1 info in type/museo.yaml; fails on error\n")
    #expect(
      text.summary(SmallCheck.report(SmallCheck.museo, SmallCheck.document([SmallCheck.thin]), failLevel: .warning))
        == "1 error, 2 warnings and 1 info in 2 documents; fails on warning and above\n")
    #expect(
      text.summary(SmallCheck.report(SmallCheck.museo, failLevel: .never))
        == "1 error, 1 warning and 1 info in type/museo.yaml\n")
  }

  @Test("No name acts on a terminal, breaks a line or is a command in GitHub's log")
  func hostile() {
    let text = CheckText().text(SmallCheck.hostile)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && TerminalText.isUnsafe($0) })
    for line in text.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      let isCommand = start.hasPrefix("::") || start.hasPrefix("##[")
      #expect(!isCommand, "\(line)")
    }
  }
}
