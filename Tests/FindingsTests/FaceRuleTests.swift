import DynamicType
import Findings
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Faces: missing, standing in, unused, thin")
struct FaceRuleTests {
  let checkup = Checkup()

  private func family(
    _ faces: OrderedMap<FaceKey, String>, boldText: BoldText? = nil, standIn: FontReference? = nil
  ) -> FontFamily {
    FontFamily(.listed(faces), boldText: boldText, standIn: standIn)
  }

  private func declared(
    _ family: FontFamily, weight: FontWeight = .regular, slant: Slant = .upright,
    _ change: (inout TypeSystemDocument) -> Void = { _ in }
  ) -> TypeSystemDocument {
    checkup.document(.body, StyleRule(font: .family("own"), weight: weight, slant: slant)) {
      $0.families["own"] = family
      change(&$0)
    }
  }

  @Test("A missing face is an error with the names that are near")
  func missing() throws {
    let document = declared(family([FaceKey(.regular): "SpecimenSans-Regulr"]))
    let found = try checkup.findings(.faceMissing, document)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.level == .error)
    #expect(finding.style == .body)
    #expect(finding.categories.count == 12)
    #expect(
      finding.message == "'SpecimenSans-Regulr' is not among the fonts: the fallback SpecimenFlex-Regular is drawn")
    #expect(finding.hint.contains("'SpecimenSans-Regular'"))
    #expect(try checkup.findings(.faceMissing, declared(family([FaceKey(.regular): "SpecimenSans-Regular"]))).isEmpty)
  }

  @Test("A declared stand-in is information, and no missing face")
  func standIn() throws {
    let document = declared(family([FaceKey(.regular): "Away-Regular"], standIn: .named("Specimen Serif")))
    #expect(try checkup.findings(.faceMissing, document).isEmpty)
    let found = try checkup.findings(.standIn, document)
    #expect(found.map(\.level) == [.info, .info])
    #expect(found[0].style == nil)
    #expect(found[0].message == "Specimen Flex stands in for SF Pro, which may not be shipped")
    #expect(found[1].style == .body)
    #expect(
      found[1].message
        == "'Away-Regular' is not among the fonts: SpecimenSerif-Medium (500 for 400), the stand-in, is drawn and measured"
    )
    #expect(try checkup.findings(.nearestWeight, document).isEmpty)
  }

  @Test("Where the system font is there, nothing stands in")
  func noStandIn() throws {
    let document = checkup.document(.body, .sized(.metrics())) { $0.systemFamilies = ["Specimen Flex"] }
    #expect(try checkup.findings(.standIn, document).isEmpty)
  }

  @Test("Styles without a rule are one error, where undefined styles are errors")
  func undefined() throws {
    let document = checkup.document(.body, .sized(.metrics())) { $0.undefinedStyles = .error }
    let found = try checkup.findings(.faceMissing, document)
    #expect(found.count == 1)
    #expect(found.first?.style == .largeTitle)
    #expect(found.first?.alike.count == 9)
    #expect(found.first?.level == .error)
    #expect(try checkup.findings(.faceMissing, checkup.document(.body, .sized(.metrics()))).isEmpty)
  }

  @Test("A weight that the family lacks is told with the one drawn")
  func nearestWeight() throws {
    let found = try checkup.findings(.nearestWeight, checkup.document(.body, .sized(.metrics(), weight: .heavy)))
    #expect(found.map(\.message) == ["Specimen Sans has no 800: 700 is drawn"])
    #expect(found.first?.value == 700)
    #expect(found.first?.limit == 800)
    #expect(found.first?.unit == .weight)
    #expect(try checkup.findings(.nearestWeight, checkup.document(.body, .sized(.metrics(), weight: .bold))).isEmpty)
  }

  @Test("A slant that the family lacks is told without weights")
  func nearestSlant() throws {
    let document = declared(family([FaceKey(.regular): "SpecimenSans-Regular"]), slant: .italic)
    let found = try checkup.findings(.nearestWeight, document)
    #expect(found.map(\.message) == ["Specimen Sans has no 400 italic: 400 is drawn"])
    #expect(found.first?.value == nil)
  }

  @Test("A feature that the face lacks is told, one that it has isn't")
  func features() throws {
    var rule = StyleRule.sized(.metrics(), "Specimen Box")
    rule.features = [FontFeature(tag: "smcp")]
    let found = try checkup.findings(.featureAbsent, checkup.document(.body, rule))
    #expect(found.map(\.message) == ["SpecimenBox-Regular has no 'smcp': the text is drawn plain"])
    rule.font = "Specimen Sans"
    #expect(try checkup.findings(.featureAbsent, checkup.document(.body, rule)).isEmpty)
  }

  @Test("A listed face that no style has is told")
  func unused() throws {
    let faces: OrderedMap<FaceKey, String> = [
      FaceKey(.regular): "SpecimenSans-Regular", FaceKey(.bold): "SpecimenSans-Bold",
      FaceKey(.regular, .italic): "Away-Italic",
    ]
    let found = try checkup.findings(.unusedFace, declared(family(faces)))
    #expect(found.map(\.message) == ["no style uses SpecimenSans-Bold and Away-Italic"])
    #expect(found.first?.value == 2)
    #expect(found.first?.style == nil)
    #expect(found.first?.level == .info)
  }

  @Test("What Bold Text asks for is used, with and without it; so is what is asked for and missing")
  func usedByBoldText() throws {
    let faces: OrderedMap<FaceKey, String> = [
      FaceKey(.regular): "Away-Regular", FaceKey(.bold): "SpecimenSans-Bold",
    ]
    let document = declared(family(faces, boldText: .heavier))
    #expect(try checkup.findings(.unusedFace, document).isEmpty)
    #expect(try checkup.findings(.unusedFace, document, boldText: true).isEmpty)
  }

  @Test("Showing fewer styles doesn't make a face unused, and a family that only steps in isn't looked at")
  func notUnused() throws {
    let document = declared(
      family([FaceKey(.regular): "SpecimenSans-Regular"], standIn: .family("other"))
    ) {
      $0.families["other"] = family([
        FaceKey(.regular): "SpecimenSerif-Medium", FaceKey(.bold): "SpecimenSerif-Bold",
      ])
    }
    #expect(try checkup.findings(.unusedFace, document).isEmpty)
    #expect(try checkup.findings(.unusedFace, document, styles: [.caption1]).isEmpty)
  }

  @Test(
    "A face that a source of the document's brought, and no style has, is told; others are not the document's",
    arguments: [
      (FontSources.Source.file(path: "SpecimenBox-Regular.ttf", index: nil, cipher: nil), ["SpecimenBox-Regular"]),
      (.file(path: "./test/../test/SpecimenBox-Regular.ttf", index: 1, cipher: nil), []),
      (.file(path: "SpecimenSans-Regular.otf", index: nil, cipher: nil), []),
      (.directory(DirectorySource(path: "packed")), []), (.installed, []),
    ])
  func brought(source: FontSources.Source, names: [String]) throws {
    let document = checkup.document(.body, .sized(.metrics())) { $0.fonts = FontSources(sources: [source]) }
    let found = try checkup.findings(.unusedFace, document)
    #expect(found.map(\.message) == names.map { "no style uses \($0)" })
  }

  @Test("A folder of the document's brings its files, and those below it where it is read with its folders")
  func folders() throws {
    let library = TestFaces.library("SpecimenFlex[opsz,wght].ttf", "SpecimenSans-Regular.otf")
    library.load(file: "\(TestFaces.folder)/broken/cff-as.ttf")
    let checkup = Checkup(library)
    for (source, count) in [
      (DirectorySource(path: "Fonts/test"), 1.0), (DirectorySource(path: "Fonts", recursive: true), 2),
      (DirectorySource(path: "Fonts"), nil),
    ] as [(DirectorySource, Double?)] {
      let document = checkup.document(.body, .sized(.metrics(), "Specimen Flex")) {
        $0.fonts = FontSources(sources: [.directory(source)])
      }
      #expect(try checkup.findings(.unusedFace, document).first?.value == count, "\(source.path)")
    }
  }

  @Test(
    "Fonts that forbid embedding are told, those that allow it for print are not",
    arguments: [
      ("Specimen Restricted", "may not be embedded (fsType 2)"),
      ("Specimen NoSubset", "may not be embedded in part (fsType 256)"),
      ("Specimen Preview", nil), ("Specimen Sans", nil),
    ] as [(String, String?)])
  func embedding(family: String, words: String?) throws {
    let found = try checkup.findings(
      .embeddingForbidden, checkup.document(.body, .sized(.metrics(), .named(family))))
    #expect(found.count == (words == nil ? 0 : 1))
    if let words { #expect(found.first?.message.hasSuffix(words) == true, "\(found)") }
  }

  @Test(
    "Weights under 400 are thin under 20 pt",
    arguments: [
      (FontWeight.light, 19.9, true), (.light, 20, false), (.regular, 11, false), (.medium, 11, false),
    ])
  func thin(weight: FontWeight, size: Double, isFound: Bool) throws {
    let found = try checkup.findings(
      .thinSmall, checkup.document(.body, .sized(.fixed(size), weight: weight)))
    #expect(found.count == (isFound ? 1 : 0))
    if isFound {
      #expect(found.first?.value == 300)
      #expect(found.first?.limit == 400)
      #expect(found.first?.message.hasPrefix("weight 300 at 19.9 pt, with stems of ") == true)
    }
  }

  @Test("Strokes are thinnest at the smallest size, which is the worst")
  func thinnest() throws {
    let found = try checkup.findings(.thinSmall, checkup.document(.body, .sized(.system(), weight: .light)))
    #expect(found.first?.category == .xSmall)
    #expect(found.first?.message.hasPrefix("weight 300 at 14 pt, with stems of ") == true)
    #expect(found.first?.categories == [.xSmall, .small, .medium, .large, .xLarge])
    let near = try checkup.findings(.thinSmall, checkup.document(.body, .sized(.fixed(19.99), weight: .light)))
    #expect(near.first?.message.hasPrefix("weight 300 at 19.99 pt, ") == true)
  }

  @Test(
    "Of a stand-in's strokes nothing is said: the weight that is asked for counts, one level lower",
    arguments: [(FontWeight.light, [300.0]), (.regular, [])] as [(FontWeight, [Double])])
  func thinStandIn(weight: FontWeight, values: [Double]) throws {
    let document = declared(
      family([FaceKey(weight): "Away"], standIn: .named("Specimen Serif")), weight: weight)
    let found = try checkup.findings(.thinSmall, document)
    #expect(found.map(\.value) == values)
    #expect(found.map(\.level) == values.map { _ in .info })
    #expect(found.map(\.message) == values.map { _ in "weight 300 is asked for at 15 pt" })
  }
}
