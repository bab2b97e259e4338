import DynamicType
import Findings
import Testing
import TypeSystem

@Suite("What mock screens show")
struct ScreenRuleTests {
  private let checkup = Checkup()

  private func document(
    _ tree: ScreenTree, _ updates: UpdatePolicy = .appearanceManager, name: String = "home"
  ) -> TypeSystemDocument {
    checkup.document(.body, .sized(.system())) {
      $0.styles[.headline] = .sized(.system())
      $0.updates = updates
      $0.screens = [MockScreen(name: name, tree)]
    }
  }

  private func label(_ change: (inout ScreenNode) -> Void = { _ in }) -> ScreenTree {
    var node = ScreenNode(.label, name: "label", text: "Save a little each week", style: .body)
    change(&node)
    return ScreenTree(ScreenNode(.stack), [ScreenTree(node)])
  }

  @Test("staleText: a text that 'load' leaves as it was is told once, at its worst category")
  func stale() throws {
    let findings = try checkup.findings(.staleText, document(label(), .load))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect((finding.screen, finding.path, finding.style) == ("home", "home/label", .body))
    #expect(finding.level == .warning)
    #expect(finding.categories == ContentSizeCategory.allCases.filter { $0 != .large })
    #expect((finding.category, finding.value, finding.limit) == (.accessibility5, 17, 53))
    #expect(finding.message == "at AX5 its text has 17 pt, and a new screen's 53 pt: 'load' doesn't reach it")
  }

  @Test("staleText: what is set anew is none")
  func fresh() throws {
    #expect(try checkup.findings(.staleText, document(label())) == [])
  }

  @Test("overflows: a fixed height clips what is taller, and not what is just as high")
  func fixedHeight() throws {
    let lines = { (height: Double) in document(label { $0.height = height }) }
    let finding = try #require(try checkup.findings(.overflows, lines(24)).first)
    let needed = try #require(finding.value)
    #expect(finding.limit == 24)
    #expect((finding.path, finding.category) == ("home/label", .accessibility5))
    #expect(finding.hint == "leave 'height' out, so that it grows with its text")
    #expect(try checkup.findings(.overflows, lines(needed)) == [])
    #expect(try checkup.findings(.overflows, lines(needed - 0.25)).map(\.categories) == [[.accessibility5]])
  }

  @Test("truncates: a text in one line loses words, and none where it may have all that it needs")
  func lines() throws {
    let findings = try checkup.findings(.truncates, document(label())).filter { $0.path != nil }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == "at 320 pt wide and AX5 it needs 2 lines and has 1: 3 words are lost")
    #expect(finding.hint == "let it have more lines, 'lines: 0' for all of them, or shorten the text")
    #expect(finding.unit == .count)
    #expect(finding.categories.last == .accessibility5)
    #expect(try checkup.findings(.truncates, document(label { $0.maximumLines = 0 })).filter { $0.path != nil } == [])
  }

  private func titled(_ style: StyleName?) -> ScreenTree {
    let bar = ScreenNode(.navigationBar, text: "Goals", style: style)
    let controller = ScreenTree(ScreenNode(.screen, name: "goals"), [label { $0.maximumLines = 0 }])
    return ScreenTree(ScreenNode(.navigationController), [ScreenTree(bar), controller])
  }

  @Test("fixedBarGrowth: a title that grows out of its bar is told where it stands")
  func title() throws {
    let findings = try checkup.findings(.fixedBarGrowth, document(titled(.headline), name: "nav"))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect((finding.screen, finding.limit, finding.category) == ("nav", 44, .accessibility5))
    #expect(finding.path?.hasPrefix("nav/navigationBar") == true)
    #expect(
      finding.message == "at 320 pt wide and AX5 a line is 63.6 pt high: 19.6 pt more than a navigation bar of 44 pt")
    #expect(finding.hint == "fix the size, or give it a 'max' of at most 36 pt")
    #expect(try checkup.findings(.fixedBarGrowth, document(titled(.headline), .load, name: "nav")) == [])
  }

  @Test("fixedBarGrowth: a role's title is told once, as the role's, with its place on the screen")
  func roleTitle() throws {
    var document = document(titled(nil), name: "nav")
    document.roles["navigationTitle"] = RoleRule(style: .headline, rule: .sized(.system()))
    let findings = try checkup.findings(.fixedBarGrowth, document)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect((finding.style, finding.column, finding.screen) == (.role("navigationTitle"), .custom, "nav"))
    #expect(finding.path?.hasPrefix("nav/navigationBar") == true)
    document.screens = []
    #expect(try checkup.findings(.fixedBarGrowth, document).map(\.message) == [finding.message])
  }

  @Test("Screens that can't be built are named, and the rest is checked")
  func unbuilt() throws {
    var document = document(label(), .load)
    document.screens.insert(MockScreen(name: "bad", ScreenTree(ScreenNode(.label, style: .custom("gone")))), at: 0)
    let report = try checkup.report(document)
    let unchecked = try #require(report.uncheckedScreens.first)
    #expect(report.uncheckedScreens.count == 1)
    #expect((unchecked.screen, unchecked.path) == ("bad", "bad"))
    #expect(unchecked.message == "bad: the type system has no style 'gone'")
    #expect(report.findings.contains { $0.rule == .staleText && $0.screen == "home" })
  }

  @Test("A text that is too long to be set keeps its screen from being laid out, and nothing else from being checked")
  func tooLong() throws {
    var document = document(label(), .load)
    // More scalars than a paragraph takes, and fewer characters.
    let text = String(repeating: "e\u{301} ", count: 40_000)
    document.screens.insert(MockScreen(name: "long", label { $0.text = text }), at: 0)
    let report = try checkup.report(document, overrides: [.uncovered: .off])
    #expect(report.uncheckedScreens.map(\.screen) == ["long"])
    #expect(report.uncheckedScreens.first?.message.hasPrefix("long") == true)
    #expect(report.findings.contains { $0.rule == .staleText && $0.screen == "home" })
  }

  @Test("staleText needs no line breaker; what is laid out does")
  func withoutBreaker() throws {
    let report = try checkup.report(document(label(), .load), breaks: false)
    #expect(report.findings.filter { $0.path != nil }.map(\.rule) == [.staleText])
  }

  @Test("Screens are an iPhone's: on other platforms nothing is said of them")
  func otherPlatform() throws {
    var document = document(label(), .load)
    document.platform = .visionos
    #expect(try checkup.report(document).findings.filter { $0.path != nil } == [])
  }

  @Test("With the rules off nothing is said of screens")
  func off() throws {
    let off = Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0, FindingLevel.off) })
    #expect(try checkup.report(document(label(), .load), overrides: off).findings == [])
  }
}
