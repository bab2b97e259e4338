import DynamicType
import Findings
import Testing
import TypeSystem

@Suite("Widths, bars and characters on mock screens")
struct ScreenWidthRuleTests {
  private let checkup = Checkup()

  private func document(_ children: [ScreenTree], _ stack: ScreenNode = ScreenNode(.stack)) -> TypeSystemDocument {
    document(screens: [MockScreen(name: "home", ScreenTree(stack, children))])
  }

  private func document(screens: [MockScreen]) -> TypeSystemDocument {
    checkup.document(.body, .sized(.system())) {
      $0.styles[.headline] = .sized(.system())
      $0.updates = .appearanceManager
      $0.screens = screens
    }
  }

  private func node(
    _ kind: ScreenNode.Kind, _ text: String? = nil, _ change: (inout ScreenNode) -> Void = { _ in }
  ) -> ScreenTree {
    var node = ScreenNode(kind, name: "it", text: text, style: text == nil ? nil : .body)
    change(&node)
    return ScreenTree(node)
  }

  private func overflow(_ document: TypeSystemDocument) throws -> Finding? {
    try checkup.findings(.overflows, document).first
  }

  @Test("overflows: a node of fixed width needs its width, and has its room; one just as wide is none")
  func fixedWidth() throws {
    let width = { (width: Double) in self.document([self.node(.image) { $0.width = width }]) }
    let finding = try #require(try overflow(width(400)))
    #expect((finding.path, finding.value, finding.limit) == ("home/it", 400, 288))
    #expect(finding.message == "at 320 pt wide and AX5 it has 400 pt of width: 112 pt more than its 288 pt")
    #expect(finding.hint == "leave 'width' out, or let it be at most 288 pt")
    #expect(try overflow(width(288)) == nil)
  }

  @Test("overflows: a row that doesn't stack has its own room and a hint of its kind's")
  func row() throws {
    let row = { (width: Double, stacks: Bool) in
      var stack = ScreenNode(.stack)
      (stack.axis, stack.spacing, stack.stacksAtAccessibilitySizes) = (.horizontal, 0, stacks)
      return self.document([self.node(.image) { $0.width = width }], stack)
    }
    let finding = try #require(try overflow(row(360, false)))
    #expect((finding.path, finding.value, finding.limit) == ("home", 360, 288))
    #expect(finding.message == "at 320 pt wide and AX5 it needs 360 pt of width: 72 pt more than its 288 pt")
    #expect(finding.hint == "leave 'stacks' out, so that the row stacks at accessibility sizes")
    #expect(try overflow(row(288, false)) == nil)
  }

  @Test("overflows: what is too wide and too high is told twice, each at the largest of the worst categories")
  func both() throws {
    let label = node(.label, "Save a little each week") { ($0.width, $0.height) = (330, 8) }
    let findings = try checkup.findings(.overflows, document([label]))
    #expect(
      Set(findings.map(\.hint)) == [
        "leave 'height' out, so that it grows with its text", "leave 'width' out, or let it be at most 288 pt",
      ])
    #expect(findings.map(\.category) == [.accessibility5, .accessibility5])
  }

  @Test(
    "truncates: the hint names only what the kind has",
    arguments: [
      (ScreenNode.Kind.button, "choose a shorter title, or give the size a 'max'"),
      (.textField, "choose a shorter text, or give the size a 'max'"),
      (.label, "let it have more lines, 'lines: 0' for all of them, or shorten the text"),
    ])
  func hints(kind: ScreenNode.Kind, hint: String) throws {
    let document = document([node(kind, "Save a little each week and a little more each month")])
    #expect(try checkup.findings(.truncates, document).filter { $0.path != nil }.map(\.hint) == [hint])
  }

  @Test("truncates: characters are told only where no whole word is lost")
  func characters() throws {
    var stack = ScreenNode(.stack)
    stack.width = 200
    let one = document([node(.label, "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii")], stack)
    let finding = try #require(try checkup.findings(.truncates, one).first { $0.path != nil })
    #expect(finding.message.contains("1 word is lost"))
    #expect(!finding.message.contains("character"))
  }

  @Test("truncates: a word that is broken between letters is told with the word; one that has its line isn't")
  func brokenWord() throws {
    let label = { (text: String) in self.document([self.node(.label, text) { $0.maximumLines = 0 }]) }
    let findings = try checkup.findings(.truncates, label("Die Datenschutzgrundverordnung")).filter { $0.path != nil }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect((finding.value, finding.category) == (1, .accessibility5))
    #expect(
      finding.message == "at 320 pt wide and AX5 'Datenschutzgrundverordnung' is broken between letters")
    #expect(finding.hint == "choose a shorter word, or give the size a 'max'")
    #expect(try checkup.findings(.truncates, label("Die Daten")).filter { $0.path != nil } == [])
  }

  private func bar(_ name: String) -> MockScreen {
    let bar = ScreenTree(ScreenNode(.navigationBar, text: "Goals"))
    let screen = ScreenTree(ScreenNode(.screen, name: "in"), [node(.image)])
    return MockScreen(name: name, ScreenTree(ScreenNode(.navigationController), [bar, screen]))
  }

  @Test("fixedBarGrowth: a role's text on two screens is told once, with the second's path too")
  func twoBars() throws {
    var document = document(screens: [bar("one"), bar("two")])
    document.roles["navigationTitle"] = RoleRule(style: .headline, rule: .sized(.system()))
    let findings = try checkup.findings(.fixedBarGrowth, document)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.path == "one/navigationBar")
    #expect(
      finding.message
        == "at AX5 a line of 53 pt is 63.6 pt high: 19.6 pt more than a navigation bar of 44 pt; also on "
        + "'two/navigationBar'")
    document.screens = [bar("one")]
    #expect(try checkup.findings(.fixedBarGrowth, document).first?.message.contains("also on") == false)
  }

  @Test("fixedBarGrowth: a title is told from the first category whose line is higher than 44 pt")
  func justHigh() throws {
    let titled = { (size: Double) in
      var document = self.document(screens: [self.bar("nav")])
      document.styles[.headline] = .sized(.sizes([.large: 17, .accessibility5: size]))
      return try self.checkup.findings(.fixedBarGrowth, document)
    }
    #expect(try titled(37).map(\.category) == [.accessibility5])
    #expect(try titled(36).isEmpty)
  }

  @Test("uncovered: characters of a screen's text that no font has are told with its path, a tab bar's too")
  func uncovered() throws {
    let findings = try checkup.findings(
      .uncovered, document([node(.label, "Goals \u{10FFFD}"), node(.button, "Goals") { $0.name = "other" }])
    ).filter { $0.path != nil }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect((finding.path, finding.level, finding.value) == ("home/it", .error, 1))
    #expect(finding.categories == ContentSizeCategory.allCases)
    #expect(finding.message == "no font has U+10FFFD of its text: .notdef is drawn")
    #expect(finding.hint == "name a font that has it in the family's cascade")
  }
}
