import DynamicType
import Findings
import Languages
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("A check of a whole document")
struct CheckTests {
  let checkup = Checkup()

  private func troubled() -> TypeSystemDocument {
    checkup.document(.body, .sized(.metrics(size: 14), weight: .light, sample: "aЖ")) {
      $0.styles[.caption1] = .sized(.metrics(), weight: .light)
      $0.styles[.title1] = StyleRule(font: .face("Away"))
      $0.styles[.custom("zig")] = .sized(.fixed(20))
    }
  }

  /// A document that breaks a rule.
  private func breaking(_ rule: Rule) -> TypeSystemDocument {
    let growing: SizeStrategy = .sizes([.large: 20, .accessibility1: 30])
    switch rule {
    case .faceMissing: return checkup.document(.body, StyleRule(font: .face("Away")))
    case .uncovered: return checkup.document(.body, .sized(.fixed(17), sample: "Ж"))
    case .glyphsNotDrawn:
      _ = checkup.library.load(bytes: PatchedFont("broken/composite-self.ttf").bytes, name: "self.ttf")
      return checkup.document(
        .body, .sized(.fixed(17), .face("SpecimenSelf-Regular"), sample: "abcdefghijklmnopqrstuvwxyz"))
    case .defaultSizeDeviation, .doubleScaled: return checkup.document(.body, .sized(.metrics(size: 23)))
    case .belowMinimum: return checkup.document(.body, .sized(.fixed(9)))
    case .shrinks: return checkup.document(.body, .sized(.sizes([.large: 17, .xLarge: 16])))
    case .orderInverted: return checkup.document(.title1, .sized(.fixed(28)))
    case .indistinguishable:
      return checkup.document(.custom("one"), .sized(growing)) {
        $0.styles[.custom("two")] = .sized(.sizes([.large: 18, .accessibility1: 29.9]))
      }
    case .rangeLimit, .growthLimited: return checkup.document(.body, .sized(.fixed(17)))
    case .inkClipped:
      var tight = StyleRule.sized(.fixed(20), "Specimen Serif", weight: .medium, sample: "Å")
      tight.lineHeight = .multiple(0.8)
      return checkup.document(.body, tight)
    case .truncates:
      return checkup.document(.body, .sized(.fixed(20), "Specimen Box", sample: String(repeating: "x", count: 25)))
    case .fixedBarGrowth:
      return checkup.document(.body, .sized(.metrics())) {
        $0.roles["navigationTitle"] = RoleRule(style: .headline, rule: .sized(.system()))
      }
    case .overflows:
      return checkup.document(.body, .sized(.metrics())) {
        var label = ScreenNode(.label, text: "Save", style: .body)
        label.height = 24
        $0.screens = [MockScreen(name: "fixed", ScreenTree(ScreenNode(.stack), [ScreenTree(label)]))]
      }
    case .staleText:
      return checkup.document(.body, .sized(.system())) {
        $0.updates = .load
        $0.screens = [MockScreen(name: "old", ScreenTree(ScreenNode(.label, text: "Save", style: .body)))]
      }
    case .wrongCurve: return checkup.document(.custom("own"), .sized(.metrics(size: 34), relativeTo: .body))
    case .thinSmall: return checkup.document(.body, .sized(.fixed(17), weight: .light))
    case .nearestWeight: return checkup.document(.body, .sized(.metrics(), weight: .heavy))
    case .featureAbsent:
      var rule = StyleRule.sized(.metrics(), "Specimen Box")
      rule.features = [FontFeature(tag: "smcp")]
      return checkup.document(.body, rule)
    case .standIn: return checkup.document(.body, .sized(.metrics()))
    case .unusedFace:
      return checkup.document(.body, .sized(.metrics(), .family("own"))) {
        $0.families["own"] = FontFamily(
          .listed([FaceKey(.regular): "SpecimenSans-Regular", FaceKey(.bold): "SpecimenSans-Bold"]))
      }
    case .embeddingForbidden: return checkup.document(.body, .sized(.metrics(), "Specimen Restricted"))
    }
  }

  @Test("Findings come worst first, then by rule, then by row")
  func order() throws {
    let report = try checkup.report(troubled())
    let levels: [FindingLevel] = [.error, .warning, .info]
    let ranks = report.findings.map { levels.firstIndex(of: $0.level) ?? 9 }
    #expect(ranks == ranks.sorted())
    for level in levels {
      let rules = report.findings.filter { $0.level == level }.compactMap { Rule.allCases.firstIndex(of: $0.rule) }
      #expect(rules == rules.sorted())
    }
    #expect(report.count(of: .error) == 2)
    #expect(report.name == "Test")
    let thin = report.findings.filter { $0.rule == .thinSmall }
    #expect(thin.map(\.style) == [.body, .caption1])
  }

  @Test("A rule that is off finds nothing, one that is set finds as it is set", arguments: Rule.allCases)
  func levels(rule: Rule) throws {
    let document = breaking(rule)
    let own = try checkup.report(document).findings.filter { $0.rule == rule }
    try #require(!own.isEmpty)
    #expect(own.contains { $0.level == rule.defaultLevel })
    #expect(try !checkup.report(document, overrides: [rule: .off]).findings.contains { $0.rule == rule })
    for level in [FindingLevel.error, .info] {
      let set = try checkup.report(document, overrides: [rule: level]).findings.filter { $0.rule == rule }
      #expect(set.count == own.count)
      #expect(set.allSatisfy { $0.level == level })
    }
  }

  @Test("The document's levels hold over the rules' own, a run's over the document's")
  func levelOrder() {
    var document = troubled()
    document.findings = ["thinSmall": .error, "shrinks": .off, "inkClipped": .info]
    let levels = FindingLevels(document: document, overrides: [.inkClipped: .error])
    #expect(levels[.thinSmall] == .error)
    #expect(levels[.shrinks] == .off)
    #expect(levels[.inkClipped] == .error)
    #expect(levels[.unusedFace] == .info)
    #expect(levels.isSet(.thinSmall) && !levels.isSet(.unusedFace))
  }

  @Test("What is explained is one step lower, unless the level is set")
  func explained() {
    let own = FindingLevels()
    #expect(own.explained(.uncovered) == .warning)
    #expect(own.explained(.orderInverted) == .info)
    #expect(own.explained(.standIn) == .info)
    let set = FindingLevels(overrides: [.uncovered: .error, .orderInverted: .off])
    #expect(set.explained(.uncovered) == .error)
    #expect(set.explained(.orderInverted) == .off)
  }

  @Test("Nothing to look at gives nothing")
  func empty() throws {
    #expect(try checkup.report(troubled(), styles: []).findings.map(\.rule) == [])
    let system = try Resolver(library: checkup.library).resolve(troubled(), styles: [.caption2], categories: [])
    // Without a category there are no cells: what a style has at Large and at its ends is all there is to find.
    let found = try Check().run(on: system, with: TextShaper(library: checkup.library)).findings
    #expect(found.map(\.rule) == [])
  }

  @Test("1,500 styles of one kind are one finding a rule")
  func manyStyles() throws {
    var document = TypeSystemDocument(name: "Many", styles: [:], systemStandIn: "Specimen Flex")
    let names = (1...1500).map { StyleName.custom("style\($0)") }
    for name in names {
      document.styles[name] = .sized(.metrics(size: 14), weight: .light, relativeTo: .body)
    }
    let report = try checkup.report(document, styles: names)
    #expect(report.findings.map(\.rule) == [.thinSmall, .standIn])
    #expect(report.findings[0].style == names[0] && report.findings[0].alike.count == 1499)
  }

  @Test("Three hundred styles of different sizes are each held against the largest that overtakes it")
  func manySizes() throws {
    var document = TypeSystemDocument(name: "Many", styles: [:], systemStandIn: "Specimen Flex")
    let names = (1...300).map { StyleName.custom("style\($0)") }
    for (index, name) in names.enumerated() {
      let size = 20 + Double(index)
      document.styles[name] = .sized(.sizes([.large: size, .accessibility1: 2000 - size]))
    }
    let found = try checkup.findings(.orderInverted, document, styles: names)
    #expect(found.count == 299)
    #expect(found.allSatisfy { $0.limit == 1980 })
  }

  @Test("A sample that can't be set is an error, as it is for a sheet")
  func tooLong() throws {
    let document = checkup.document(.body, .sized(.fixed(20), sample: String(repeating: "x", count: 4097)))
    #expect(throws: SheetError.text(.tooLong(characters: 4097, limit: 4096))) { try checkup.report(document) }
  }

  @Test("Every platform can be checked", arguments: Platform.allCases)
  func platforms(platform: Platform) throws {
    let document = checkup.document(.body, .sized(.fixed(30))) { $0.platform = platform }
    let report = try checkup.report(document)
    #expect(report.findings.allSatisfy { $0.value?.isFinite != false && $0.limit?.isFinite != false })
    #expect(report.findings.contains { $0.rule == .standIn })
  }

  @Test(
    "Odd faces are checked like others: of bitmaps alone, without metrics, without advances, in colour, broken",
    arguments: [
      "colour/SpecimenCBDT-Regular.ttf", "SpecimenZeroHhea.ttf", "SpecimenNoAdvance.ttf", "SpecimenTall.ttf",
      "SpecimenSunken.ttf", "SpecimenColour-Regular.ttf", "broken/composite-self.ttf", "broken/composite-bomb.ttf",
      "broken/cff-subr-self.otf", "broken/bad-cmap.ttf", "SpecimenHeavyHostileName.ttf",
    ])
  func oddFaces(file: String) throws {
    let library = TestFaces.library("SpecimenFlex[opsz,wght].ttf", file)
    let face = try #require(library.faces.last)
    let odd = Checkup(library)
    let document = odd.document(
      .body, StyleRule(font: .face(face.postScriptName), weight: .light, sample: "lI\u{1F600}"))
    let report = try odd.report(
      document, languages: [LanguageCharacters(tag: "en", name: "English", main: ["a", "l"])])
    #expect(report.findings.allSatisfy { $0.value?.isFinite != false && !$0.message.isEmpty })
    let system = try Resolver(library: library).resolve(document)
    let comparisons = system.faceComparisons(with: TextShaper(library: library))
    #expect(comparisons.allSatisfy { $0.comparison.ascentOverride.isFinite })
  }

  @Test("A finding as a sheet shows it has the finding's words")
  func line() throws {
    let finding = try #require(checkup.report(troubled()).findings.first)
    #expect(finding.line.rule == finding.rule.rawValue)
    #expect(finding.line.message == finding.message)
    #expect(finding.line.level == finding.level)
    #expect(finding.line.alike == finding.alike)
  }
}
