import DynamicType
import Revision
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("What differs in styles")
struct StyleRevisionTests {
  @Test("Equal documents with equal fonts differ in nothing")
  func equal() throws {
    let revision = try RevisionFixture().compare()
    #expect(revision.isEmpty)
    #expect(revision.summary == ["nothing differs"])
    #expect(revision.unchanged == [.headline, .body])
    #expect(revision.changedSizes == 0)
  }

  @Test("Equal documents over whole systems differ in nothing on any platform", arguments: Platform.allCases)
  func equalEverywhere(_ platform: Platform) throws {
    var fixture = RevisionFixture(nil) { $0.styles = [.body: .system] }
    fixture.old.styles = [.body: .system]
    (fixture.old.platform, fixture.new.platform) = (platform, platform)
    #expect(try fixture.compare().isEmpty)
  }

  @Test("A size a point smaller is told at each category where the whole point shows, with its share of the old size")
  func sizes() throws {
    let custom = try RevisionFixture { $0.styles[.body]?.size = .metrics(size: 16) }.custom()
    let changed = custom.cells.filter { $0.differs(in: .pointSize) }
    #expect(
      changed.map(\.category.name) == [
        "xSmall", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    let large = try #require(custom.cells.first { $0.category == .large })
    #expect(large.old?.pointSize == 17)
    #expect(large.new?.pointSize == 16)
    #expect(large.pointSizeChange == -1)
    #expect(large.pointSizePercentage == -1.0 / 17 * 100)
    #expect(large.pointSizeWords == "−1 pt, −5.9 %")
    // Specimen Serif's lines are 1.2 em high.
    #expect(large.old?.leading == 17 * 1.2)
    #expect(large.differs(in: .leading))
    #expect(!large.differs(in: .letterSpacing))
    #expect(!large.hasOtherFace)
  }

  @Test("A style whose numbers are the same is unchanged, whatever its rule says of them")
  func sameNumbers() throws {
    let revision = try RevisionFixture { $0.styles[.body]?.size = .metrics(size: 17) }.compare()
    #expect(revision.isEmpty)
  }

  @Test("Another weight is another face, and another font in every cell")
  func weight() throws {
    let fixture = RevisionFixture { $0.styles[.body]?.weight = .bold }
    #expect(try fixture.words(.face) == ["SpecimenSerif-Light → SpecimenSerif-Bold"])
    #expect(try fixture.words(.weight) == ["300 → 700"])
    #expect(try fixture.custom().cells.allSatisfy { $0.hasOtherFace && $0.isChanged })
    #expect(try fixture.compare().summary == ["1 style differs", "1 face replaced"])
  }

  @Test("What differs at some categories alone is told with them, alike ones in one change")
  func categories() throws {
    let fixture = RevisionFixture {
      $0.styles[.body]?.at = [
        .accessibility4: StyleOverride(weight: .bold), .accessibility5: StyleOverride(weight: .bold),
        .xSmall: StyleOverride(weight: .medium),
      ]
    }
    #expect(
      try fixture.words(.weight) == ["300 → 500 at xSmall", "300 → 700 at AX4 AX5"])
    #expect(
      try fixture.custom().changedCells.map(\.category) == [.xSmall, .accessibility4, .accessibility5])
  }

  @Test("Strategy, features, axes, colour, sample and letter spacing are each told")
  func others() throws {
    let fixture = RevisionFixture {
      $0.styles[.body]?.size = .metrics(maximum: 28)
      $0.styles[.body]?.features = [FontFeature(tag: "smcp"), FontFeature(tag: "ss01", value: 2)]
      $0.styles[.body]?.color = DocumentColor(red: 10, green: 96, blue: 255, alpha: 64)
      $0.styles[.body]?.sample = "Other"
      $0.styles[.body]?.letterSpacing = .points(0.5)
    }
    #expect(try fixture.words(.strategy) == ["metrics → metrics, max 28"])
    #expect(try fixture.words(.features) == ["none → smcp, ss01 2"])
    #expect(try fixture.words(.color) == ["none → #0A60FF40"])
    #expect(try fixture.words(.sample) == ["Body → Other"])
    let large = try #require(try fixture.custom().cells.first { $0.category == .large })
    #expect(large.old?.letterSpacing == 0)
    #expect(large.new?.letterSpacing == 0.5)
    #expect(large.differs(in: .letterSpacing))
  }

  @Test("A cap shortens both ranges, and its mark came where it cuts")
  func ranges() throws {
    let fixture = RevisionFixture { $0.styles[.body]?.size = .metrics(maximum: 28) }
    #expect(try fixture.words(.rangeFromSmallest) == ["3.26x from xSmall → 1.91x from xSmall"])
    #expect(try fixture.words(.rangeFromLarge) == ["2.82x → 1.65x"])
    #expect(
      try fixture.custom().marks.map { "\($0.name) \($0.side) \($0.categories.map(\.name))" } == [
        #"capped new ["AX2", "AX3", "AX4", "AX5"]"#
      ])
    let back = RevisionFixture().swapped { $0.styles[.body]?.size = .metrics(maximum: 28) }
    #expect(try back.custom().marks.map(\.side) == [.old])
  }

  @Test("Styles that came stand where the new sheet has them, and those that went where they stood")
  func cameAndWent() throws {
    var fixture = RevisionFixture(nil)
    fixture.old.styles = [
      .custom("alpha"): Self.fixed(20), .custom("beta"): Self.fixed(21), .custom("gamma"): Self.fixed(22),
    ]
    fixture.new.styles = [.custom("delta"): Self.fixed(30), .custom("gamma"): Self.fixed(22)]
    let styles = try fixture.compare().styles
    #expect(styles.map(\.style.name) == ["alpha", "beta", "delta"])
    #expect(styles.map(\.kind) == [.went, .went, .came])
    let cells = try #require(styles.last?[.custom]?.cells)
    #expect(cells.allSatisfy { $0.old == nil && $0.new?.pointSize == 30 && $0.isChanged })
    #expect(try fixture.compare().summary == ["1 style came", "2 styles went"])
  }

  @Test("A style under another name is renamed where no second one is like it")
  func renamed() throws {
    var fixture = RevisionFixture(nil)
    fixture.old.styles = [.custom("intro"): Self.fixed(20)]
    fixture.new.styles = [.custom("lead"): Self.fixed(20)]
    let style = try #require(try fixture.compare().styles.first)
    #expect(style.style == .custom("lead"))
    #expect(style.kind == .renamed(from: .custom("intro")))
    #expect(try fixture.words(.sample, of: .custom("lead")) == ["intro → lead"])
    fixture.new.styles[.custom("twin")] = Self.fixed(20)
    #expect(try fixture.compare().styles.map(\.kind) == [.went, .came, .came])
  }

  @Test("Documents without a style in common are all that went and all that came")
  func disjoint() throws {
    var fixture = RevisionFixture(nil)
    fixture.old.styles = [.custom("one"): Self.fixed(20)]
    fixture.new.styles = [.custom("two"): Self.fixed(24), .custom("three"): Self.fixed(28)]
    #expect(try fixture.compare().styles.map(\.kind) == [.went, .came, .came])
  }

  @Test("No styles at all are compared without a word")
  func none() throws {
    var fixture = RevisionFixture([])
    fixture.styles = []
    #expect(try fixture.compare().isEmpty)
  }

  @Test("Another platform has other categories: a cell that only one has came or went")
  func platforms() throws {
    let fixture = RevisionFixture {
      $0.platform = .watchos
      $0.styles[.body]?.size = .fixed(17)
    }
    let revision = try fixture.compare()
    #expect(revision.document.map(\.words) == ["ios → watchos"])
    #expect(revision.categories.count == 12)
    let medium = try #require(try fixture.custom().cells.first { $0.category == .medium })
    #expect(medium.old?.pointSize == 16)
    #expect(medium.new == nil)
    #expect(medium.isChanged)
    #expect(!medium.differs(in: .pointSize))
    #expect(medium.pointSizeWords == nil)
    #expect(
      try fixture.words(.rangeFromSmallest) == ["3.26x from xSmall → 1x from xSmall"])
  }

  @Test("Unknown sizes equal each other, and differ from known ones")
  func unknown() throws {
    var fixture = RevisionFixture([.extraLargeTitle])
    fixture.old.styles = [.extraLargeTitle: .system]
    fixture.new.styles = [.extraLargeTitle: .system]
    (fixture.old.platform, fixture.new.platform) = (.visionos, .visionos)
    #expect(try fixture.compare().isEmpty)
    fixture.new.styles = [.extraLargeTitle: StyleRule(size: .fixed(36))]
    let cell = try #require(try fixture.custom(.extraLargeTitle).cells.last)
    #expect(cell.old?.pointSize == nil)
    #expect(cell.new?.pointSize == 36)
    #expect(cell.differs(in: .pointSize))
    #expect(cell.pointSizeChange == nil)
  }

  @Test("Categories are told as a span where nothing that is shown lies between")
  func spans() throws {
    let revision = try RevisionFixture().compare()
    #expect(revision.words([.xSmall, .small, .medium]) == "xSmall–medium")
    #expect(revision.words([.xSmall, .medium, .large]) == "xSmall, medium, large")
    #expect(revision.words([.accessibility4, .accessibility5]) == "AX4, AX5")
    #expect(revision.words([.large]) == "large")
    var few = RevisionFixture()
    few.categories = [.xSmall, .large, .accessibility5]
    #expect(try few.compare().words([.xSmall, .large, .accessibility5]) == "xSmall–AX5")
  }

  private static func fixed(_ size: Double) -> StyleRule {
    StyleRule(font: "Specimen Serif", weight: .light, size: .fixed(size))
  }

  @Test("A style that went stands behind the nearest one before it that stayed, whatever the new order")
  func order() throws {
    let rule = StyleRule(font: "Specimen Serif", weight: .light, size: .fixed(17))
    let names = ["a", "b", "c", "d", "e"].map { StyleName.custom($0) }
    var fixture = RevisionFixture(nil)
    for name in names { fixture.old.styles[name] = rule }
    fixture.new.styles[names[2]] = rule
    fixture.new.styles[names[0]] = rule
    let old = try Resolver(library: fixture.oldFonts).resolve(fixture.old, styles: names)
    let new = try Resolver(library: fixture.newFonts).resolve(fixture.new, styles: [names[2], names[0]])
    let revision = TypeSystemRevision(old: old, oldFonts: fixture.oldFonts, new: new, newFonts: fixture.newFonts)
    #expect(revision.unchanged == [names[2], names[0]])
    #expect(revision.styles.map(\.style) == [names[3], names[4], names[1]])
    let all = TypeSystemRevision(
      old: old, oldFonts: fixture.oldFonts,
      new: try Resolver(library: fixture.newFonts).resolve(fixture.old, styles: []), newFonts: fixture.newFonts)
    #expect(all.styles.map(\.style) == names)
  }

  @Test("A number of a cell is told as it is, and as none where the revision has no such cell")
  func numberWords() throws {
    let intro = StyleName.custom("intro")
    let fixture = RevisionFixture(nil) {
      $0.styles[intro] = StyleRule(font: "Specimen Serif", weight: .light, size: .fixed(19.5))
    }
    let cell = try #require(try fixture.custom(intro).cells.first)
    #expect(cell.isOneSided && cell.isChanged)
    #expect(cell.words(.pointSize, in: .new) == "19.5")
    #expect(cell.words(.pointSize, in: .old) == "none")
  }
}

extension RevisionFixture {
  /// The fixture with the change in the old document.
  fileprivate func swapped(_ change: (inout TypeSystemDocument) -> Void) -> RevisionFixture {
    var fixture = self
    change(&fixture.old)
    return fixture
  }
}
