import AppFonts
import DynamicType
import Testing
import TypeSystem
import Typeface

@Suite("Clifton's calls over a type system")
struct TypeSystemTests {
  private let system: AppTypeSystem

  init() throws {
    system = try Clifton.system()
  }

  @Test("A12: the size is Apple's for the style and the category")
  func sizes() throws {
    let table = DynamicTypeTable.table(for: .ios)
    for style in TextStyle.standard {
      for category in ContentSizeCategory.allCases {
        #expect(try system.appFont(for: style, category: category).pointSize == table.pointSize(style, category))
      }
    }
    #expect(try system.appFont(for: .title1, category: .accessibility5).pointSize == 58)
  }

  @Test(
    "A13: ten styles have their faces",
    arguments: [
      (.title1, "Sans-Bold"), (.title2, "Sans-Regular"), (.title3, "Sans-Regular"), (.headline, "Sans-Bold"),
      (.subheadline, "Sans-Light"), (.body, "Serif-Medium"), (.callout, "Serif-Medium"), (.caption1, "Sans-Light"),
      (.caption2, "Sans-Light"), (.footnote, "Serif-Light"),
    ] as [(TextStyle, String)])
  func faces(_ style: TextStyle, _ name: String) throws {
    let font = try system.appFont(for: style)
    #expect(font.postScriptName == "Specimen\(name)")
    #expect(font.marks.isEmpty && !font.isSystem)
  }

  @Test("A14: any other style is the system's own, and marked as not in the type system")
  func undefined() throws {
    let title = try system.appFont(for: .largeTitle)
    #expect(title.isSystem && !title.isFallback)
    #expect(title.pointSize == 34 && title.familyName == "Specimen Flex")
    #expect(title.marks == [.standIn(for: "SF Pro"), .undefined])
    #expect(try system.appFont(for: .extraLargeTitle).isSystem)
    #expect(try system.appFont(for: .extraLargeTitle2).isSystem)
  }

  @Test("A14: undefined styles are body's, or an error, where the document says so")
  func undefinedPolicies() throws {
    let body = try Clifton.system(Clifton.document(undefined: .body)).appFont(for: .largeTitle)
    #expect(body.postScriptName == "SpecimenSerif-Medium" && body.marks == [.undefined])
    let refusing = try Clifton.system(Clifton.document(undefined: .error))
    let error = #expect(throws: AppFontError.self) { try refusing.appFont(for: .largeTitle) }
    #expect(error?.description == "the type system has no style 'largeTitle'")
    #expect(try refusing.appFont(for: .body).postScriptName == "SpecimenSerif-Medium")
  }

  @Test(
    "A15: a face that can't be made is the system font, and the report has the style, the name and the nearest names")
  func missing() throws {
    let font = try Clifton.system(Clifton.withoutHeadline()).appFont(for: .headline)
    #expect(font.isFallback && font.isSystem)
    #expect(font.marks.contains(.fallback(missing: "SpecimenSans-Bld")))
    let line = try #require(font.report.last)
    #expect(line.hasPrefix("headline: no face 'SpecimenSans-Bld' among the loaded fonts"))
    #expect(line.contains("'SpecimenSans-Bold'"))
  }

  @Test(
    "A15: under strict fonts, or where the document says so, a face that can't be made is an error with those words")
  func missingIsError() throws {
    let systems = try [
      Clifton.system(Clifton.withoutHeadline(), strict: true),
      Clifton.system(Clifton.withoutHeadline(onMissingFace: .error)),
    ]
    for system in systems {
      let error = #expect(throws: AppFontError.self) { try system.appFont(for: .headline) }
      #expect(error?.description == "headline: no face 'SpecimenSans-Bld' among the loaded fonts")
      #expect(error?.hint?.contains("'SpecimenSans-Bold'") == true)
      #expect(try system.appFont(for: .body).isFallback == false)
    }
  }

  @Test("A16: a fallback carries the style and its size, and grows with it")
  func fallbackStyle() throws {
    let system = try Clifton.system(Clifton.withoutHeadline())
    let font = try system.appFont(for: .headline)
    #expect(font.textStyle == .headline && font.pointSize == 17 && font.weight == .semibold)
    let large = try font.appFontWithSameStyle(category: .accessibility5, in: system)
    #expect(large.isFallback && large.textStyle == .headline && large.pointSize == 53)
  }

  @Test("A17: a font of a mere size is body's face at every category, and its fallback is told")
  func fixedSize() throws {
    let font = try system.appFont(ofSize: 21)
    #expect(font.postScriptName == "SpecimenSerif-Medium" && font.pointSize == 21 && font.textStyle == nil)
    #expect(font.adjusted(to: .accessibility5) == font)
    let fallback = try Clifton.system(Clifton.withoutHeadline()).appFont(ofSize: 21, like: .headline)
    #expect(fallback.isFallback && fallback.pointSize == 21)
    #expect(throws: AppFontError.notASize(0)) { try system.appFont(ofSize: 0) }
  }

  @Test("A18: the navigation bar's title grows with headline; its buttons and other buttons keep 17 points")
  func roles() throws {
    let title = try ContentSizeCategory.allCases.map { try system.navigationBarTitleFont(category: $0).pointSize }
    #expect(title == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(try system.navigationBarTitleFont().textStyle == .headline)
    for category in ContentSizeCategory.allCases {
      let item = try system.navigationItemFont(category: category)
      let button = try system.buttonFont(category: category)
      #expect(item.pointSize == 17 && item.features.isEmpty && item.textStyle == nil)
      #expect(button.pointSize == 17 && button.features == [FontFeature(tag: "smcp")])
      #expect(button.postScriptName == "SpecimenSerif-Medium")
    }
  }

  @Test("A18: a role that is not there and one that is the system's own have no font")
  func otherRoles() {
    #expect(throws: AppFontError.unknownRole(name: "buton", nearest: ["button"])) {
      try system.appFont(forRole: "buton")
    }
    #expect(throws: AppFontError.roleWithoutFont(name: "tabBarItem")) { try system.appFont(forRole: "tabBarItem") }
  }

  @Test("A20: loaded faces that no style and no role uses are listed")
  func unused() {
    #expect(system.unusedFonts == ["SpecimenSerif-Bold", "SpecimenBox-Regular", "SpecimenArabic-Regular"])
  }

  @Test("A style of the app's own is asked for by its name, and Apple's by any of its spellings")
  func ownStyle() throws {
    var document = Clifton.document()
    document.styles[.custom("price")] = StyleRule(
      font: .face("SpecimenSerif-Bold"), size: .metrics(size: 40), relativeTo: .largeTitle)
    let system = try Clifton.system(document)
    #expect(try system.appFont(forStyleNamed: "price").pointSize == 40)
    #expect(try system.appFont(forStyleNamed: "subhead").textStyle == .subheadline)
    #expect(throws: AppFontError.undefinedStyle(name: "prise", nearest: ["price"])) {
      try system.appFont(forStyleNamed: "prise")
    }
  }

  @Test("A stand-in counts as a substitution under strict fonts, and another weight too")
  func substitutions() throws {
    var document = Clifton.document()
    document.families["serif"] = FontFamily(.listed([FaceKey(.medium): "SpecimenSerif-Medium"]))
    document.styles[.body] = StyleRule(font: .family("serif"), weight: .black, size: .system())
    #expect(try Clifton.system(document).appFont(for: .body).marks.count == 1)
    let strict = try Clifton.system(document, strict: true)
    let mark = Mark.nearestWeight(asked: FaceKey(.black), drawn: FaceKey(.medium))
    #expect(throws: AppFontError.substituted(use: "body", mark: mark)) { try strict.appFont(for: .body) }
  }

  @Test("The category and Bold Text that hold are those that the type system is made with")
  func traits() throws {
    let fonts = try Fixture.fonts()
    try fonts.finishLoading()
    var document = Clifton.document()
    document.families["serif"] = FontFamily(
      .listed([FaceKey(.medium): "SpecimenSerif-Medium", FaceKey(.bold): "SpecimenSerif-Bold"]), boldText: .heavier)
    document.styles[.body] = StyleRule(font: .family("serif"), weight: .medium, size: .system())
    let system = try AppTypeSystem(document, fonts: fonts, category: .xLarge, boldText: true)
    let font = try system.appFont(for: .body)
    #expect(font.postScriptName == "SpecimenSerif-Bold" && font.pointSize == 19)
  }
}
