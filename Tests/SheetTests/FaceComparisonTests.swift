import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

// The expected numbers were worked out with fontTools: advances of hmtx, heights of OS/2, and where the line half-way up
// the outline of 'l' crosses it.
@Suite("A face beside its fallback")
struct FaceComparisonTests {
  let library = TestFaces.library()

  private func measures(_ name: String, weight: Int? = nil, opticalSize: Double? = nil) throws -> FaceMeasures {
    let face = try #require(library.match(name)).face
    return FaceMeasures(
      of: face.instance(weight: weight, opticalSize: opticalSize), with: TextShaper(library: library))
  }

  @Test(
    "Stems as fontTools finds them, in TrueType and CFF outlines",
    arguments: [
      ("SpecimenSans-Light", 0.048), ("SpecimenSans-Regular", 0.074), ("SpecimenSerif-Medium", 0.084),
      ("SpecimenSerif-Bold", 0.134), ("SpecimenBox-Regular", 0.5),
    ])
  func stems(name: String, stem: Double) throws {
    #expect(isClose(try measures(name).stem, stem))
  }

  @Test(
    "The stem of a variable face is the instance's own, whatever its contours overlap",
    arguments: [(100, 42.83), (400, 154.17), (650, 230.33), (900, 306.5)])
  func variableStems(weight: Int, units: Double) throws {
    let stem = try #require(measures("SpecimenFlex-Regular", weight: weight, opticalSize: 17).stem)
    #expect(abs(stem * 2000 - units) < 0.1)
  }

  @Test("Average widths weigh each letter by how often it stands in English")
  func averages() throws {
    #expect(isClose(try measures("SpecimenSans-Regular").averageWidth, 0.439_421_894_568_896_4))
    #expect(isClose(try measures("SpecimenSerif-Medium").averageWidth, 0.455_465_812_333_451))
    #expect(isClose(try measures("SpecimenBox-Regular").averageWidth, 0.6))
    #expect(try measures("SpecimenHebrew-Regular").averageWidth == nil)
  }

  @Test("Ratios are the custom face's by the fallback's")
  func ratios() throws {
    let comparison = FaceComparison(
      custom: try measures("SpecimenSerif-Medium"), fallback: try measures("SpecimenSans-Regular"))
    #expect(isClose(comparison.xHeightRatio, 0.98))
    #expect(isClose(comparison.capHeightRatio, 1))
    #expect(isClose(comparison.widthRatio, 1.036_511_420_943_862_6))
    #expect(isClose(comparison.stemRatio, 84.0 / 74))
  }

  @Test("With the overrides the fallback has the custom face's width, ascent, descent and gap")
  func overrides() throws {
    let custom = try measures("SpecimenBox-Regular")
    let fallback = try measures("SpecimenSerif-Medium")
    let comparison = FaceComparison(custom: custom, fallback: fallback)
    let adjust = try #require(comparison.sizeAdjust) / 100
    #expect(isClose(fallback.averageWidth.map { $0 * adjust }, 0.6))
    #expect(isClose(comparison.ascentOverride / 100 * adjust, 0.8))
    #expect(isClose(comparison.descentOverride / 100 * adjust, 0.2))
    #expect(isClose(comparison.lineGapOverride / 100 * adjust, 0.09))
    #expect(
      comparison.descriptors == [
        "size-adjust: 131.73%;", "ascent-override: 60.73%;", "descent-override: 15.18%;", "line-gap-override: 6.83%;",
      ])
  }

  @Test("A face compared with itself needs nothing changed")
  func itself() throws {
    let face = try measures("SpecimenSans-Regular")
    let comparison = FaceComparison(custom: face, fallback: face)
    #expect([comparison.xHeightRatio, comparison.widthRatio, comparison.stemRatio] == [1, 1, 1])
    #expect(comparison.sizeAdjust == 100)
    #expect(isClose(comparison.ascentOverride, 93))
  }

  @Test("A measure that a font lacks is nil, and zero in OS/2 is measured on the letter itself")
  func lacking() throws {
    let hebrew = try measures("SpecimenHebrew-Regular")
    let comparison = FaceComparison(custom: hebrew, fallback: try measures("SpecimenSans-Regular"))
    #expect(comparison.widthRatio == nil && comparison.stemRatio == nil && comparison.sizeAdjust == nil)
    #expect(comparison.descriptors.count == 3)
    #expect(isClose(try measures("SpecimenTall-Regular").capHeight, 0.7))
  }

  @Test("Each pair of faces is compared once, at Large")
  func system() throws {
    let sans = StyleRule(font: .named("Specimen Sans"), size: .metrics())
    var document = TypeSystemDocument(
      name: "Test", styles: [.title1: sans, .title2: sans, .callout: sans], systemStandIn: "Specimen Flex")
    document.styles[.title2]?.font = .named("Specimen Serif")
    document.styles[.title2]?.weight = .medium
    document.styles[.callout]?.weight = .bold
    document.fallback = FallbackRule(font: "Specimen Box")
    let system = try Resolver(library: library).resolve(document, styles: [.title1, .title2, .callout])
    let found = system.faceComparisons(with: TextShaper(library: library))
    #expect(found.map(\.styles) == [[.title1], [.title2], [.callout]])
    #expect(found.map(\.customName) == ["SpecimenSans-Regular", "SpecimenSerif-Medium", "SpecimenSans-Bold"])
    #expect(found.allSatisfy { $0.fallbackName == "SpecimenBox-Regular" })
  }
}

/// Whether two numbers are alike to a few parts in 10^12.
private func isClose(_ found: Double?, _ expected: Double) -> Bool {
  found.map { abs($0 - expected) <= 1e-12 * max(1, abs(expected)) } ?? false
}
