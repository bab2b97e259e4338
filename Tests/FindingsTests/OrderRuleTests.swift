import DynamicType
import Findings
import Testing
import TypeSystem

@Suite("The order of styles, and styles that look the same")
struct OrderRuleTests {
  let checkup = Checkup()

  /// Two styles of the app's own in one face, with a size at Large and one at AX1.
  private func pair(
    _ first: (Double, Double), _ second: (Double, Double), secondWeight: FontWeight = .regular
  ) -> TypeSystemDocument {
    checkup.document(.custom("one"), .sized(.sizes([.large: first.0, .accessibility1: first.1]))) {
      $0.styles[.custom("two")] = .sized(
        .sizes([.large: second.0, .accessibility1: second.1]), weight: secondWeight)
    }
  }

  private let both: [StyleName] = [.custom("one"), .custom("two")]

  @Test("A style that is overtaken is told, with the other and both sizes")
  func inverted() throws {
    let found = try checkup.findings(.orderInverted, pair((20, 30), (18, 31)), styles: both)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.style == .custom("one"))
    #expect(finding.value == 30)
    #expect(finding.limit == 31)
    #expect(finding.level == .warning)
    #expect(
      finding.categories
        == [.xxxLarge, .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5])
    #expect(finding.message == "30 pt at xxxLarge, where two is 31 pt; at Large 20 to 18 pt")
  }

  @Test("Equal sizes are no inversion, nor are styles of one size at Large")
  func notInverted() throws {
    #expect(try checkup.findings(.orderInverted, pair((20, 30), (18, 30)), styles: both).isEmpty)
    #expect(try checkup.findings(.orderInverted, pair((20, 30), (20, 31)), styles: both).isEmpty)
  }

  @Test(
    "Headline, footnote and caption 1 under UIFontMetrics are overtaken as Apple's own are, and that is information")
  func applesOwn() throws {
    var document = checkup.document(.body, .sized(.metrics()))
    for style in StyleName.standard { document.styles[style] = .sized(.metrics()) }
    let found = try checkup.findings(.orderInverted, document)
    #expect(found.map(\.style) == [.headline, .body, .footnote, .caption1].filter { $0 != .body })
    #expect(found.allSatisfy { $0.level == .info && $0.message.hasSuffix("Apple's own sizes do the same") })
    #expect(found.first?.categories == [.accessibility4])
    let asked = try checkup.findings(.orderInverted, document, level: .warning)
    #expect(asked.map(\.level) == [.warning, .warning, .warning])
  }

  @Test("Apple's sizes explain nothing where Apple has the two in the other order at Large")
  func otherOrderAtLarge() throws {
    var document = checkup.document(.body, .sized(.sizes([.large: 15.5, .accessibility2: 36])))
    document.styles[.callout] = .sized(.sizes([.large: 16, .accessibility2: 32]))
    let finding = try #require(checkup.findings(.orderInverted, document, styles: [.body, .callout]).first)
    #expect(finding.style == .callout)
    #expect(finding.level == .warning)
    #expect(!finding.message.contains("Apple"))
  }

  @Test("A cap that lets smaller styles overtake is the document's own doing")
  func capped() throws {
    var document = checkup.document(.title1, .sized(.metrics(maximum: 38)))
    document.styles[.title2] = .sized(.metrics())
    let finding = try #require(checkup.findings(.orderInverted, document).first)
    #expect(finding.style == .title1)
    #expect(finding.level == .warning)
    #expect(finding.value == 38)
    #expect(finding.category == .accessibility5)
    #expect(finding.hint.hasPrefix("raise its 'max'"))
  }

  @Test("A role has a place of its own, and no rank")
  func roles() throws {
    let document = checkup.document(.custom("one"), .sized(.sizes([.large: 16, .accessibility1: 30]))) {
      $0.roles["button"] = RoleRule(rule: .sized(.fixed(17)))
    }
    #expect(
      try checkup.findings(.orderInverted, document, styles: [.custom("one"), .role("button")]).isEmpty)
  }

  @Test(
    "Sizes less than 2.9 % apart can't be told apart",
    arguments: [(30.0, 29.2, 2.666_666), (30, 30, 0), (30, 29.13, nil), (30, 29, nil)] as [(Double, Double, Double?)])
  func ties(larger: Double, smaller: Double, difference: Double?) throws {
    let found = try checkup.findings(.indistinguishable, pair((20, larger), (18, smaller)), styles: both)
    #expect(found.count == (difference == nil ? 0 : 1))
    if let difference {
      let finding = try #require(found.first)
      #expect(finding.style == .custom("one"))
      #expect(abs((finding.value ?? -1) - difference) < 1e-5)
      #expect(finding.limit == 2.9)
      #expect(finding.categories.first == .xxxLarge)
      #expect(finding.level == .warning)
    }
  }

  @Test("Large is listed where it ties too, and what never differs to the eye is told so")
  func always() throws {
    let finding = try #require(checkup.findings(.indistinguishable, pair((17, 30), (16.9, 29.8)), styles: both).first)
    #expect(finding.categories.count == 12 && finding.categories.contains(.large))
    #expect(
      finding.message == "17 pt at xSmall, where two is 16.9 pt, in the same face; they can't be told apart at any size"
    )
    let later = try #require(checkup.findings(.indistinguishable, pair((20, 30), (18, 29.99)), styles: both).first)
    #expect(later.message == "30 pt at xxxLarge, where two is 29.99 pt, in the same face; at Large 20 to 18 pt")
    #expect(!later.categories.contains(.large))
  }

  @Test("Another weight tells styles of one size apart")
  func weights() throws {
    #expect(
      try checkup.findings(.indistinguishable, pair((20, 30), (18, 30), secondWeight: .bold), styles: both).isEmpty)
  }

  @Test("A style that overtakes by little is turned over, and not alike too")
  func noDouble() throws {
    #expect(try checkup.findings(.indistinguishable, pair((20, 30), (18, 30.5)), styles: both).isEmpty)
  }

  @Test("Title 2 and title 3 at Apple's own sizes are alike at AX5 as Apple's are, and that is information")
  func applesTies() throws {
    var document = checkup.document(.title2, .sized(.system()))
    document.styles[.title3] = .sized(.system())
    let found = try checkup.findings(.indistinguishable, document)
    #expect(found.map(\.style) == [.title2])
    #expect(found.map(\.level) == [.info])
    #expect(isClose(found.first?.value, 100.0 / 56))
  }

  @Test("What undefined styles do among themselves is Apple's alone, and not told")
  func undefined() throws {
    let document = checkup.document(.custom("one"), .sized(.fixed(100)))
    #expect(try checkup.findings(.indistinguishable, document).isEmpty)
  }
}
