import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Resolution")
struct ResolverTests {
  let library: FontLibrary
  let resolver: Resolver

  init() throws {
    library = TestFaces.library()
    resolver = Resolver(library: library)
  }

  private func document(_ rules: [TextStyle: StyleRule]) -> TypeSystemDocument {
    TypeSystemDocument(
      name: "Test", styles: OrderedMap(rules.map { (.apple($0.key), $0.value) }), systemStandIn: "Specimen Flex")
  }

  private func style(_ style: TextStyle, _ rule: StyleRule?) throws -> ResolvedStyle {
    let system = try resolver.resolve(document(rule.map { [style: $0] } ?? [:]), styles: [.apple(style)])
    return try #require(system.styles.first)
  }

  @Test("A family's face is chosen by weight")
  func weight() throws {
    let resolved = try style(.body, StyleRule(font: "Specimen Serif", weight: .medium))
    #expect(resolved.custom.font?.postScriptName == "SpecimenSerif-Medium")
    #expect(resolved.custom.font?.marks == [])
  }

  @Test("A weight that the family lacks takes the nearest and bears a mark")
  func nearestWeight() throws {
    let resolved = try style(.body, StyleRule(font: "Specimen Serif", weight: .black))
    #expect(resolved.custom.font?.postScriptName == "SpecimenSerif-Bold")
    #expect(resolved.custom.font?.marks == [.nearestWeight(asked: FaceKey(.black), drawn: FaceKey(.bold))])
  }

  @Test("Without a weight a style takes Apple's: headline is semibold")
  func appleWeight() throws {
    let resolved = try style(.headline, StyleRule(font: "Specimen Flex"))
    #expect(resolved.custom.font?.postScriptName == "SpecimenFlex-SemiBold")
    #expect(resolved.custom.font?.marks == [])
  }

  @Test("A face named by itself keeps its own weight")
  func faceByName() throws {
    let resolved = try style(.headline, StyleRule(font: "SpecimenSerif-Light"))
    #expect(resolved.custom.font?.postScriptName == "SpecimenSerif-Light")
    #expect(resolved.custom.font?.marks == [])
  }

  @Test("A face or an instance named by itself is said to have its own weight, and not the one that the style wants")
  func ownWeight() throws {
    let face = try style(.headline, StyleRule(font: "SpecimenSerif-Light"))
    #expect(face.custom.weight == .light)
    let instance = try style(.headline, StyleRule(font: "SpecimenFlex-Black"))
    #expect(instance.custom.weight == .black)
    #expect(instance.fallback.weight == .semibold)
    let family = try style(.headline, StyleRule(font: "Specimen Serif"))
    #expect(family.custom.weight == .semibold)
  }

  @Test("The fallback is the system font's stand-in, marked as one, at Apple's sizes and printed leading")
  func fallback() throws {
    let resolved = try style(.headline, StyleRule(font: "Specimen Serif"))
    #expect(resolved.fallback.font?.postScriptName == "SpecimenFlex-SemiBold")
    #expect(resolved.fallback.font?.marks == [.standIn(for: "SF Pro")])
    #expect(resolved.fallback.cells.map(\.pointSize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(resolved.fallback.cells.map(\.leading) == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  }

  @Test("The optical size follows the point size, within the axis")
  func opticalSize() throws {
    let resolved = try style(.headline, StyleRule(font: "Specimen Serif"))
    let sizes = resolved.fallback.cells.map { cell in
      cell.font?.coordinates.first { $0.tag == "opsz" }?.value
    }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 32, 32, 32, 32])
  }

  @Test("A custom font keeps its own line height")
  func ownLeading() throws {
    // Box: hhea 800, -200, 90 of 1000.
    let resolved = try style(.body, StyleRule(font: "Specimen Box"))
    let large = try #require(resolved.custom.cells.first { $0.category == .large })
    #expect(abs((large.leading ?? 0) - 17 * 1.09) < 1e-9)
  }

  @Test("A missing custom font is drawn in the fallback and named")
  func missing() throws {
    let resolved = try style(.body, StyleRule(font: "Museo Sans"))
    #expect(resolved.custom.font?.postScriptName == "SpecimenFlex-Regular")
    #expect(resolved.custom.font?.marks == [.standIn(for: "SF Pro"), .fallback(missing: "Museo Sans")])
  }

  @Test("Where missing fonts are errors, the error names the nearest")
  func missingIsError() throws {
    let strict = Resolver(library: library, missingFace: .error)
    let error = #expect(throws: ResolutionError.self) {
      _ = try strict.resolve(document([.body: StyleRule(font: "Specimen Serf")]), styles: [.body])
    }
    #expect(error?.description == "body: no face 'Specimen Serf' among the fonts")
    #expect(error?.hint?.contains("'Specimen Serif'") == true)
  }

  @Test("A style without a rule is drawn as the system would, and marked")
  func undefined() throws {
    let resolved = try style(.largeTitle, nil)
    #expect(resolved.custom.cells.allSatisfy { $0.marks.contains(.undefined) })
    #expect(resolved.custom.cells.map(\.pointSize) == resolved.fallback.cells.map(\.pointSize))
  }

  @Test("Without a system font nothing is drawn")
  func noSystemFont() throws {
    let bare = Resolver(library: FontLibrary())
    #expect(throws: ResolutionError.noSystemFont(standIn: "Inter")) { _ = try bare.resolve(.single(font: "Inter")) }
  }

  @Test("San Francisco, where someone has it, is the system font and stands in for nothing")
  func systemFamily() throws {
    var document = document([:])
    document.systemFamilies = ["Specimen Sans"]
    let resolved = try #require(try resolver.resolve(document, styles: [.body]).styles.first)
    #expect(resolved.fallback.font?.family == "Specimen Sans")
    #expect(resolved.fallback.font?.marks == [])
  }

  @Test("The four pairs of ranges")
  func ranges() throws {
    let rules = Dictionary(uniqueKeysWithValues: TextStyle.standard.map { ($0, StyleRule(font: "Specimen Serif")) })
    let system = try resolver.resolve(document(rules))
    let caption = try #require(system.styles.first { $0.style == .caption1 })
    let title = try #require(system.styles.first { $0.style == .largeTitle })
    #expect(caption.custom.range == ScalingRange(xSmall: 13, large: 16, accessibility5: 51))
    #expect(title.custom.range.fromXSmall.map { ($0 * 100).rounded() } == 184)
    #expect(title.custom.range.fromLarge.map { ($0 * 100).rounded() } == 171)
    #expect(caption.fallback.range == ScalingRange(xSmall: 11, large: 12, accessibility5: 43))
    #expect(title.fallback.range == ScalingRange(xSmall: 31, large: 34, accessibility5: 60))
  }

  @Test("Sizes under the platform's minimum and capped ones are marked")
  func sizeMarks() throws {
    let caption = try style(.caption1, StyleRule(font: "Specimen Serif", weight: .medium, size: .metrics(maximum: 30)))
    #expect(caption.custom.cells.first?.marks == [.belowMinimum(10)])
    #expect(caption.custom.cells.last?.marks == [.capped(at: 30)])
  }
}
