import DynamicType
import Findings
import Languages
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("Characters without a glyph")
struct CoverageRuleTests {
  let checkup = Checkup()
  let czech = LanguageCharacters(tag: "cs", name: "Czech", main: ["a", "c", "č", "ř", "ch"])
  let russian = LanguageCharacters(tag: "ru", name: "Russian", main: ["а", "б", "в"])

  private func uncovered(
    _ text: String?, _ family: FontReference, languages: [LanguageCharacters] = [], level: FindingLevel? = nil,
    _ change: (inout TypeSystemDocument) -> Void = { _ in }
  ) throws -> [Finding] {
    let document = checkup.document(.body, .sized(.fixed(20), family, sample: text ?? "a"), change)
    return try checkup.findings(.uncovered, document, level: level, languages: languages, styles: [.body])
  }

  @Test("A character of the sample that no font has is an error in both columns")
  func missing() throws {
    let found = try uncovered("aЖbЖ☃", "Specimen Sans")
    #expect(found.map(\.column) == [.custom, .fallback])
    #expect(found.map(\.level) == [.error, .warning])
    #expect(found.last?.message.hasSuffix(", where a device has a font for the language") == true)
    #expect(found.first?.message == "no font has U+0416 U+2603 of its sample: .notdef is drawn")
    #expect(found.first?.value == 2)
    #expect(found.first?.categories.count == 12)
  }

  @Test("Of a character of several code points only those are named that the face lacks")
  func parts() throws {
    let found = try uncovered("a\u{5B0}", "Specimen Sans")
    #expect(found.first?.message == "no font has U+05B0 of its sample: .notdef is drawn")
    #expect(found.first?.value == 1)
  }

  @Test("The fallback's characters are the document's own matter where the system font is there")
  func realSystem() throws {
    let found = try uncovered("Ж", "Specimen Sans") { $0.systemFamilies = ["Specimen Flex"] }
    #expect(found.map(\.level) == [.error, .error])
  }

  @Test("A character that another font draws unasked is a warning with that font's name")
  func borrowed() throws {
    let found = try uncovered("aé", "Specimen Box")
    #expect(found.map(\.level) == [.warning])
    #expect(
      found.first?.message == "SpecimenBox-Regular lacks U+00E9 of its sample: SpecimenFlex-Regular draws it")
    #expect(try uncovered("aé", "Specimen Box", level: .error).map(\.level) == [.error])
    #expect(try uncovered("ae", "Specimen Box").isEmpty)
  }

  @Test("What the document's own cascade draws is meant so")
  func cascade() throws {
    #expect(try uncovered("aé", "Specimen Box") { $0.cascade = ["Specimen Sans"] }.isEmpty)
  }

  @Test("At most eight characters are named, and how many more there are")
  func manyCharacters() throws {
    let found = try uncovered("абвгдежзик", "Specimen Sans")
    #expect(found.first?.message.contains("U+0437 and 2 more of its sample") == true)
    #expect(found.first?.value == 10)
  }

  @Test("What a language needs is looked up in the style's own font; the fallback's help is told")
  func language() throws {
    let found = try uncovered(nil, "Specimen Box", languages: [czech])
    #expect(found.map(\.level) == [.warning])
    #expect(
      found.first?.message
        == "SpecimenBox-Regular lacks 2 of the 5 characters that Czech is written with (U+010D U+0159); "
        + "SpecimenFlex-Regular draws them")
    #expect(found.first?.value == 2)
    #expect(try uncovered(nil, "Specimen Sans", languages: [czech]).isEmpty)
  }

  @Test("What no font has is an error")
  func noFont() throws {
    let found = try uncovered(nil, "Specimen Sans", languages: [czech, russian])
    #expect(found.map(\.level) == [.error])
    #expect(
      found.first?.message
        == "SpecimenSans-Regular lacks 3 of the 3 characters that Russian is written with (U+0430 U+0431 U+0432); "
        + "no font here has them")
  }

  @Test("Styles of one face are told once")
  func alike() throws {
    let document = checkup.document(.body, .sized(.fixed(20))) {
      $0.styles[.callout] = .sized(.fixed(18))
      $0.styles[.footnote] = .sized(.fixed(14))
    }
    let found = try checkup.findings(.uncovered, document, languages: [russian])
    #expect(found.map(\.style) == [.body])
    #expect(found.first?.alike == [.callout, .footnote])
  }

  @Test("A stand-in's characters say nothing of the missing face")
  func standIn() throws {
    let document = checkup.document(.body, StyleRule(font: .family("own"))) {
      $0.families["own"] = FontFamily(.listed([FaceKey(.regular): "Away"]), standIn: .named("Specimen Box"))
    }
    #expect(try checkup.findings(.uncovered, document, languages: [czech]).isEmpty)
  }

  @Test("Canonical equivalents count: base and mark for a letter, and a letter for base and mark")
  func equivalents() throws {
    let library = TestFaces.library()
    let shaper = TextShaper(library: library)
    let marks = try #require(library.match("SpecimenMarks-Regular")).face.instance(weight: nil, opticalSize: nil)
    let needs = LanguageCharacters(tag: "x", name: "X", main: ["é", "e\u{301}", "ḗ", "æ"])
    let coverage = Coverage(of: needs, by: marks, with: shaper)
    #expect(coverage.missing == ["æ"])
    #expect(coverage.uncovered == ["æ"])
    #expect(coverage.needed == 4)
  }

  @Test(
    "Of a face that is missing itself nothing is said, whatever is drawn in its place",
    arguments: [nil, "Specimen Box"])
  func missingFace(standIn: String?) throws {
    let document = checkup.document(.body, StyleRule(font: .family("own"), sample: "aЖé")) {
      $0.families["own"] = FontFamily(
        .listed([FaceKey(.regular): "Away"]), standIn: standIn.map { FontReference.named($0) })
    }
    let found = try checkup.findings(.uncovered, document, languages: [russian], styles: [.body])
    #expect(found.map(\.column) == [.fallback])
  }

  @Test("A sample is looked at beyond the width that a sheet has for it")
  func longSample() throws {
    let found = try uncovered(String(repeating: "a", count: 200) + "Ж", "Specimen Sans")
    #expect(found.first?.message == "no font has U+0416 of its sample: .notdef is drawn")
  }

  @Test("The fallback is looked at in each further language, and a fallback of the document's own is its matter")
  func furtherFallback() throws {
    let found = try uncovered("a", "Specimen Sans") {
      $0.languages = ["en", "fr"]
      $0.samples = ["fr": SampleTexts(all: "é")]
      $0.fallback = FallbackRule(font: "Specimen Box", size: .same)
    }
    #expect(found.map(\.column) == [.fallback])
    #expect(found.first?.message.hasPrefix("SpecimenBox-Regular lacks U+00E9 of the samples for 'fr'") == true)
  }

  @Test("Samples of further languages are looked at, and named")
  func furtherSamples() throws {
    let found = try uncovered("a", "Specimen Sans") {
      $0.languages = ["en", "ru"]
      $0.samples = ["ru": SampleTexts(all: "Ж")]
    }
    #expect(found.map(\.column) == [.custom, .fallback])
    #expect(found.map(\.level) == [.error, .warning])
    #expect(found.first?.message == "no font has U+0416 of the samples for 'ru': .notdef is drawn")
  }
}
