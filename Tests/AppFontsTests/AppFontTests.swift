import AppFonts
import DynamicType
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("A font as an app holds it")
struct AppFontTests {
  private let fonts: AppFontCatalog
  private let system: AppTypeSystem

  init() throws {
    fonts = try Fixture.catalog()
    system = try Clifton.system()
  }

  @Test("A7: a font has the text style it was made for, a system font too, and a font of a mere size has none")
  func textStyle() throws {
    #expect(try TestSerif.bold.of(textStyle: .headline, in: fonts).textStyle == .headline)
    #expect(try system.appFont(for: .body).textStyle == .body)
    #expect(try SystemFont.preferred.of(textStyle: .footnote, in: fonts).textStyle == .footnote)
    #expect(try SystemFont.bold.of(textStyle: .footnote, maxSize: 12, in: fonts).textStyle == .footnote)
    #expect(try TestSerif.bold.of(size: 17, in: fonts).textStyle == nil)
    #expect(try SystemFont.preferred.of(size: 17, in: fonts).textStyle == nil)
  }

  @Test("A8: a font's style can't be overwritten, a system font's neither: another style is another font")
  func noSetter() throws {
    let font = try SystemFont.preferred.of(textStyle: .body, in: fonts)
    // A property that can be set has a writable key path.
    let path: AnyKeyPath = \AppFont.textStyle
    #expect(font.textStyle == .body && !(path is WritableKeyPath<AppFont, TextStyle?>))
  }

  @Test("A9: two styles of equal size keep their own, and then grow apart")
  func equalSizes() throws {
    let caption1 = try system.appFont(for: .caption1, category: .medium)
    let caption2 = try system.appFont(for: .caption2, category: .medium)
    #expect(caption1.pointSize == 11 && caption2.pointSize == 11)
    #expect(caption1.fontInstance == caption2.fontInstance)
    #expect(caption1 != caption2)
    #expect(try caption1.appFontWithSameStyle(category: .xLarge, in: system).pointSize == 14)
    #expect(try caption2.appFontWithSameStyle(category: .xLarge, in: system).pointSize == 13)
  }

  @Test("A10: small caps applied twice are small caps once, and everything else stays")
  func smallCaps() throws {
    let font = try system.appFont(for: .body, category: .xLarge)
    let small = font.smallCapsVariant
    #expect(small.features == [FontFeature(tag: "smcp")])
    #expect(small.smallCapsVariant == small)
    #expect(small.pointSize == 19 && small.textStyle == .body && small.fontInstance == font.fontInstance)
    #expect(small.notes == font.notes)
  }

  @Test("A10: a face without small capitals is drawn plain, and says so once")
  func noSmallCaps() throws {
    let font = try TestArabic.regular.of(size: 17, in: fonts).smallCapsVariant
    #expect(font.features.isEmpty)
    #expect(font.notes == [.mark(.featureAbsent("smcp"))])
    #expect(font.smallCapsVariant == font)
    #expect(font.report == ["the face has no feature 'smcp'"])
  }

  @Test("A11: the font of the same style is the type system's at the category that holds now")
  func sameStyle() throws {
    let font = try system.appFont(for: .headline)
    let large = try font.appFontWithSameStyle(category: .accessibility5, in: system)
    #expect(large.pointSize == 53 && large.postScriptName == "SpecimenSans-Bold" && large.textStyle == .headline)
    #expect(try font.appFontWithSameStyle(in: system) == font)
  }

  @Test("A11: a font without a style gets body's and says so, and is an error under strict")
  func noStyle() throws {
    let font = try TestSans.light.of(size: 30, in: fonts)
    let body = try font.appFontWithSameStyle(category: .xLarge, in: system)
    #expect(body.postScriptName == "SpecimenSerif-Medium" && body.pointSize == 19 && body.textStyle == .body)
    #expect(body.notes == [.noTextStyle])
    let strict = try Clifton.system(strict: true)
    #expect(throws: AppFontError.noTextStyle(postScriptName: "SpecimenSans-Light")) {
      try font.appFontWithSameStyle(in: strict)
    }
  }

  @Test("B13: an icon is centred by half the cap height of body, rounded")
  func capHeight() throws {
    // Serif: cap height 700, x-height 490 of 1000; hhea 950, -250, 0.
    let body = try system.appFont(for: .body, category: .accessibility5)
    #expect(body.pointSize == 53)
    let capHeight = try #require(body.capHeight)
    #expect(abs(capHeight - 37.1) < 1e-9)
    #expect((capHeight / 2).rounded() == 19)
    #expect(abs((body.xHeight ?? 0) - 25.97) < 1e-9)
    #expect(abs(body.lineHeight - 63.6) < 1e-9)
    #expect(abs(body.ascender - 50.35) < 1e-9 && abs(body.descender + 13.25) < 1e-9)
  }

  @Test("A face that names no height of letters has none, and is not guessed at")
  func noCapHeight() throws {
    let fonts = try Fixture.fonts()
    try fonts.register(path: "\(TestFaces.folder)/SpecimenTall.ttf")
    let font = try fonts.finishLoading().font(named: "SpecimenTall-Regular", size: 10)
    #expect(font.capHeight == nil && font.xHeight == nil)
    #expect(abs(font.lineHeight - 110) < 1e-9)
  }

  @Test("Fonts are equal over everything, and another size is another font that no longer scales")
  func equality() throws {
    let font = try TestSerif.bold.of(textStyle: .body, in: fonts)
    #expect(try TestSerif.bold.of(textStyle: .body, in: fonts) == font)
    let other = font.withSize(17)
    #expect(other.pointSize == font.pointSize && other != font && other.scaling == .fixed)
    #expect(Set([font, other, font]).count == 2)
  }

  @Test("D8: fonts on a curve and preferred fonts follow a change by themselves; all others stay")
  func adjusting() throws {
    let metrics = try TestSerif.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 38, in: fonts)
    #expect(ContentSizeCategory.allCases.map { metrics.adjusted(to: $0).pointSize }.max() == 38)
    for category in ContentSizeCategory.allCases {
      let asked = try TestSerif.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 38, in: fonts.at(category))
      #expect(metrics.adjusted(to: category) == asked)
      let preferred = try SystemFont.preferred.of(textStyle: .body, in: fonts.at(category))
      #expect(try SystemFont.preferred.of(textStyle: .body, in: fonts).adjusted(to: category) == preferred)
    }
    let stale = try [
      TestSerif.bold.of(size: 17, in: fonts), TestSerif.bold.of(style: .body, in: fonts),
      SystemFont.bold.of(textStyle: .body, in: fonts),
      SystemFont.preferred.of(textStyle: .body, maxSize: 40, in: fonts),
      system.appFont(for: .body),
    ]
    for font in stale { #expect(font.adjusted(to: .accessibility5) == font) }
  }
}
