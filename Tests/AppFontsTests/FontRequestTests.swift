import AppFonts
import DynamicType
import Testing
import TypeSystem

@Suite("Font's requests")
struct FontRequestTests {
  private let fonts: AppFontCatalog
  private let strict: AppFontCatalog

  init() throws {
    fonts = try Fixture.catalog()
    strict = try Fixture.catalog(strict: true)
  }

  /// Font's example for Source Sans Pro, as its README maps weights and styles.
  private let sourceSansPro: FontNaming = { weight, style in
    let part: String
    switch weight {
    case .ultraLight: part = "ExtraLight"
    case .thin, .light: part = "Light"
    case .regular, .medium: part = "Regular"
    case .semibold: part = "Semibold"
    case .bold, .heavy: part = "Bold"
    case .black: part = "Black"
    default: return nil
    }
    guard style == .italic else { return "SourceSansPro-\(part)" }
    return "SourceSansPro-\(part == "Regular" ? "" : part)It"
  }

  @Test("E1: nine weights by their words, numbers too; an unknown word is an error with the list")
  func weightWords() throws {
    let words = ["ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    #expect(try words.map { try FontWeight(type: $0) } == FontWeight.named)
    #expect(try FontWeight(type: "650").rawValue == 650)
    let error = #expect(throws: AppFontError.self) { try FontWeight(type: "blod") }
    #expect(error?.description == "no weight is called 'blod'")
    #expect(
      error?.hint
        == "did you mean 'bold'? weights are ultraLight, thin, light, regular, medium, semibold, bold, heavy, "
        + "black and 1 to 1000")
  }

  @Test("E2: the style is none, which is upright, or italic")
  func styles() {
    #expect(Slant.none == .upright && Slant(rawValue: "none") == .upright && Slant(rawValue: "italic") == .italic)
    #expect(Slant.allCases.count == 2)
  }

  @Test("E3: a mapping of the app's own gives Source Sans Pro's 12 names for 18 weights and styles")
  func mapping() {
    let names = FontWeight.named.flatMap { weight in Slant.allCases.map { sourceSansPro(weight, $0) } }
    #expect(names.count == 18 && Set(names).count == 12)
    #expect(sourceSansPro(.medium, .italic) == "SourceSansPro-It")
    #expect(sourceSansPro(.semibold, .italic) == "SourceSansPro-SemiboldIt")
    #expect(sourceSansPro(.ultraLight, .none) == "SourceSansPro-ExtraLight")
  }

  @Test("E3: the closure and a document's naming agree, and a request takes the face that its mapping names")
  func mappingInUse() throws {
    let naming = FaceNaming(
      base: "SourceSansPro",
      weights: [
        .ultraLight: "ExtraLight", .thin: "Light", .light: "Light", .regular: "Regular", .medium: "Regular",
        .semibold: "Semibold", .bold: "Bold", .heavy: "Bold", .black: "Black",
      ], italicSuffix: "It", droppedInItalic: ["Regular"])
    for weight in FontWeight.named {
      for slant in Slant.allCases {
        #expect(naming.postScriptName(of: FaceKey(weight, slant)) == sourceSansPro(weight, slant))
      }
    }
    let serif: FontNaming = { weight, _ in weight == .bold ? "SpecimenSerif-Bold" : nil }
    let font = try FontRequest(fontName: "Serif", weight: .bold).generate(naming: serif, in: strict)
    #expect(font.postScriptName == "SpecimenSerif-Bold" && font.pointSize == 16)
    let missing = try FontRequest(fontName: "Serif", weight: .light).generate(naming: serif, in: fonts)
    #expect(missing.isFallback && missing.weight == .light)
    #expect(throws: AppFontError.faceMissing(name: "Serif 300", use: nil, nearest: [])) {
      try FontRequest(fontName: "Serif", weight: .light).generate(naming: serif, in: strict)
    }
  }

  @Test("E4: requests are equal over all four of their members")
  func equality() {
    let request = FontRequest(fontName: "Specimen Serif", size: 16, weight: .medium, style: .none)
    #expect(FontRequest(fontName: "Specimen Serif") == request)
    let others = [
      FontRequest(fontName: "Specimen Sans"), FontRequest(fontName: "Specimen Serif", size: 17),
      FontRequest(fontName: "Specimen Serif", weight: .bold), FontRequest(fontName: "Specimen Serif", style: .italic),
    ]
    #expect(Set(others + [request]).count == 5)
  }

  @Test("E5: without more than a name it is 16 points, medium and upright")
  func defaults() throws {
    let request = FontRequest(fontName: "Specimen Serif")
    #expect(request.size == 16 && request.weight == .medium && request.style == .none)
    let font = try request.generate(in: strict)
    #expect(font.postScriptName == "SpecimenSerif-Medium" && font.pointSize == 16)
  }

  @Test("E6: a resizer of the app's own makes the size, at the category that holds or at another")
  func resizer() throws {
    let request = FontRequest(fontName: "Specimen Serif", size: 20)
    let resizer: FontResizer = { size, category in size + Double(category.rawValue) }
    #expect(try request.generate(category: .xSmall, resizer: resizer, in: fonts).pointSize == 20)
    #expect(try request.generate(resizer: resizer, in: fonts.at(.accessibility5)).pointSize == 31)
    #expect(throws: AppFontError.notASize(-3)) { try request.generate(resizer: { _, _ in -3 }, in: fonts) }
  }

  @Test("E6: a family that isn't loaded falls back at the same size, and is an error under strict")
  func missing() throws {
    let request = FontRequest(fontName: "Source Sans Pro", size: 20, weight: .bold)
    let font = try request.generate(category: .accessibility5, in: fonts)
    #expect(font.isFallback && font.pointSize == 40 && font.weight == .bold)
    let error = #expect(throws: AppFontError.self) { try request.generate(in: strict) }
    #expect(error?.description == "no face 'Source Sans Pro' among the loaded fonts")
    let nearest = Mark.nearestWeight(asked: FaceKey(.black), drawn: FaceKey(.bold))
    #expect(throws: AppFontError.substituted(use: "SpecimenSerif-Bold", mark: nearest)) {
      try FontRequest(fontName: "Specimen Serif", weight: .black).generate(in: strict)
    }
  }

  @Test("E7: the built-in curve divides under Large, multiplies over it, and rounds down")
  func standardCurve() throws {
    let sizes = ContentSizeCategory.allCases.map { FontCurve.standard.size(16, at: $0) }
    #expect(sizes == [10, 11, 13, 16, 18, 20, 22, 24, 26, 28, 30, 32])
    let large = ContentSizeCategory.allCases.map { FontCurve.standard.size(36, at: $0) }
    #expect(large == [22, 25, 30, 36, 41, 45, 50, 54, 59, 63, 68, 72])
    let request = FontRequest(fontName: "Specimen Serif", size: 36)
    #expect(try request.generate(category: .xxxLarge, in: fonts).pointSize == 50)
  }

  @Test("E7: a floor is IEEE Double's, so that 45 times 1.4 is 62, as on the phone")
  func doubleFloors() {
    for size in [45.0, 85, 90, 165, 170, 175, 180] {
      #expect(FontCurve.standard.size(size, at: .xxxLarge) == (size * 14 / 10).rounded(.down) - 1)
    }
    for size in [100.0, 180, 200] {
      #expect(FontCurve.standard.size(size, at: .xLarge) == (size * 115 / 100).rounded(.down) - 1)
    }
  }

  @Test("E7: a category that nobody knows has 16 points, whatever the size")
  func unknownCategory() {
    #expect(FontCurve.standard.size(36, at: ContentSizeCategory(spelling: "unspecified")) == 16)
    #expect(FontCurve([.large: .times(1)]).size(36, at: .xLarge) == 16)
  }

  @Test("E8: the README's restrained sizes neither shrink nor grow past 1.65 times")
  func restrained() throws {
    let request = FontRequest(fontName: "Specimen Serif", size: 16)
    let sizes = try ContentSizeCategory.allCases.map {
      try request.generate(category: $0, resizer: FontCurve.restrained.resizer, in: fonts).pointSize
    }
    #expect(sizes == [16, 16, 16, 16, 18, 20, 22, 26, 26, 26, 26, 26])
  }

  @Test("E9: Large is not rounded, so that a size with a fraction keeps it there alone")
  func fraction() {
    #expect(FontCurve.standard.size(16.5, at: .large) == 16.5)
    #expect(FontCurve.standard.size(16.5, at: .xLarge) == 18)
  }
}
