import AppFonts
import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Swash's calls on the system font")
struct SystemFontTests {
  private let fonts: AppFontCatalog
  private let strict: AppFontCatalog

  init() throws {
    fonts = try Fixture.catalog()
    strict = try Fixture.catalog(strict: true)
  }

  /// A catalog whose system font is Flex with its optical size renamed into a width, 14 to 32.
  private func wide(platform: Platform = .ios, strict: Bool = false) throws -> AppFontCatalog {
    var bytes = Fixture.bytes("SpecimenFlex[opsz,wght].ttf")
    let (old, new) = (Array("opsz".utf8), Array("wdth".utf8))
    for index in 0..<bytes.count - 3 where Array(bytes[index..<index + 4]) == old {
      bytes.replaceSubrange(index..<index + 4, with: new)
    }
    let fonts = AppFonts(strict: strict, platform: platform, systemStandIn: "Specimen Flex")
    try fonts.register(data: bytes)
    return try fonts.finishLoading()
  }

  @Test(
    "D11: nine weights, each drawn as it is",
    arguments: [
      (.ultraLight, 100, "Thin"), (.thin, 200, "ExtraLight"), (.light, 300, "Light"), (.regular, 400, "Regular"),
      (.medium, 500, "Medium"), (.semibold, 600, "SemiBold"), (.bold, 700, "Bold"), (.heavy, 800, "ExtraBold"),
      (.black, 900, "Black"),
    ] as [(SystemFont, Double, String)])
  func weights(_ font: SystemFont, _ weight: Double, _ style: String) throws {
    let drawn = try font.of(size: 20, in: strict)
    #expect(drawn.axes == [AxisCoordinate(tag: "opsz", value: 20), AxisCoordinate(tag: "wght", value: weight)])
    #expect(drawn.postScriptName == "SpecimenFlex-\(style)" && drawn.isSystem)
    #expect(drawn.marks == [.standIn(for: "SF Pro")])
  }

  @Test("D11: a style's size is the system's, capped; there is no default size to give")
  func styleSize() throws {
    let sizes = try ContentSizeCategory.allCases.map {
      try SystemFont.heavy.of(textStyle: .caption1, maxSize: 30, in: fonts.at($0)).pointSize
    }
    #expect(sizes == [11, 11, 11, 12, 14, 16, 18, 22, 26, 30, 30, 30])
    #expect(try SystemFont.heavy.of(textStyle: .caption1, in: fonts).weight == .heavy)
  }

  @Test("D11: italics that the stand-in lacks are drawn upright and say so, and are errors under strict")
  func italics() throws {
    let italic = try SystemFont.italic.of(size: 17, in: fonts)
    let asked = Mark.nearestWeight(asked: FaceKey(.regular, .italic), drawn: FaceKey(.regular))
    #expect(italic.slant == .upright && italic.marks.contains(asked))
    let bold = try SystemFont.boldItalic.of(size: 17, in: fonts)
    #expect(bold.weight == .bold)
    #expect(throws: AppFontError.self) { try SystemFont.boldItalic.of(size: 17, in: strict) }
  }

  @Test("D11: condensed without a width axis is of normal width and says so, and is an error under strict")
  func noWidthAxis() throws {
    #expect(try SystemFont.condensed.of(size: 17, in: fonts).notes.contains(.axisAbsent("wdth")))
    let error = #expect(throws: AppFontError.self) { try SystemFont.condensed.of(textStyle: .body, in: strict) }
    #expect(error == .axisAbsent("wdth", postScriptName: "SpecimenFlex-Regular"))
    #expect(error?.description == "the face 'SpecimenFlex-Regular' has no axis 'wdth'")
  }

  @Test("D11: condensed moves the width axis, and watchOS has none")
  func widthAxis() throws {
    let condensed = try SystemFont.condensed.of(size: 17, in: wide(strict: true))
    // 75 is past the axis's end.
    #expect(condensed.axes.first == AxisCoordinate(tag: "wdth", value: 32))
    #expect(try SystemFont.regular.of(size: 17, in: wide()).axes.first == AxisCoordinate(tag: "wdth", value: 14))
    let watch = try SystemFont.condensed.of(size: 17, in: wide(platform: .watchos))
    #expect(watch.notes.contains(.axisAbsent("wdth")))
  }

  @Test("D12: the preferred font without a maximum keeps Apple's weight, leading and tracking")
  func preferred() throws {
    let headline = try SystemFont.preferred.of(textStyle: .headline, in: fonts)
    #expect(headline.weight == .semibold && headline.pointSize == 17 && headline.lineHeight == 22)
    #expect(headline.scaling == .preferred)
    #expect(abs(headline.letterSpacing + 0.442) < 1e-9)
  }

  @Test("D12: with a maximum, or another weight, it is the system font of that size and nothing more")
  func notPreferred() throws {
    let capped = try SystemFont.preferred.of(textStyle: .headline, maxSize: 40, in: fonts)
    #expect(capped.weight == .regular && capped.scaling == .fixed && capped.letterSpacing == 0)
    // Flex: hhea 1900, -480, 0 of 2000.
    #expect(abs(capped.lineHeight - 17 * 1.19) < 1e-9)
    let semibold = try SystemFont.semibold.of(textStyle: .headline, in: fonts)
    #expect(semibold.weight == .semibold && semibold.scaling == .fixed && semibold.letterSpacing == 0)
  }

  @Test("Where no table has a style's size, it is 17 points and says so, or an error under strict")
  func unknownSize() throws {
    let font = try SystemFont.preferred.of(textStyle: .subtitle1, in: fonts)
    #expect(font.pointSize == 17 && font.notes.contains(.noDefaultSize(.subtitle1)))
    #expect(throws: AppFontError.noSize(style: "subtitle1", .large)) {
      try SystemFont.preferred.of(textStyle: .subtitle1, in: strict)
    }
  }

  @Test("Bold Text makes the system font heavier: a style's emphasized weight, else the next one")
  func boldText() throws {
    let bold = fonts.boldText()
    #expect(try SystemFont.preferred.of(textStyle: .body, in: bold).weight == .semibold)
    #expect(try SystemFont.light.of(size: 17, in: bold).weight == .regular)
    #expect(try SystemFont.black.of(size: 17, in: bold).weight == .black)
  }
}
