import AppFonts
import DynamicType
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("Swash's calls on the faces of a family")
struct FontFaceTests {
  private let fonts: AppFontCatalog
  private let strict: AppFontCatalog

  init() throws {
    fonts = try Fixture.catalog()
    strict = try Fixture.catalog(strict: true)
  }

  @Test("D1: a face is a case of a String enum whose raw value is its PostScript name")
  func enumCase() throws {
    #expect(try TestSerif.bold.of(size: 12, in: fonts).postScriptName == "SpecimenSerif-Bold")
    func name(_ face: some FontFace) -> String { face.rawValue }
    #expect(name(TestSans.light) == "SpecimenSans-Light")
  }

  @Test("D1: a face may be the named instance of a variable one")
  func namedInstance() throws {
    enum Flex: String, FontFace { case black = "SpecimenFlex-Black" }
    let font = try Flex.black.of(size: 20, in: strict)
    #expect(font.postScriptName == "SpecimenFlex-Black" && font.weight == .black)
    #expect(font.axes == [AxisCoordinate(tag: "opsz", value: 20), AxisCoordinate(tag: "wght", value: 900)])
  }

  @Test("D2: a font of a mere size has that size at every category")
  func fixedSize() throws {
    for category in ContentSizeCategory.allCases {
      #expect(try TestSerif.light.of(size: 18.5, in: fonts.at(category)).pointSize == 18.5)
    }
  }

  @Test("D2: a face that isn't loaded is the system font of that size, and says so")
  func fallback() throws {
    let font = try TestSerif.blck.of(size: 18, in: fonts)
    #expect(font.isFallback && font.isSystem && font.pointSize == 18 && font.familyName == "Specimen Flex")
    #expect(try TestSerif.light.of(size: 18, in: fonts).isFallback == false)
  }

  @Test("D2: every way to ask for a face that isn't loaded falls back with the style and the size")
  func fallbackOfStyle() throws {
    let scaled = try TestSerif.blck.of(textStyle: .headline, in: fonts.at(.xLarge))
    #expect(scaled.isFallback && scaled.textStyle == .headline && scaled.weight == .semibold)
    #expect(scaled.pointSize == (try TestSerif.bold.of(textStyle: .headline, in: fonts.at(.xLarge)).pointSize))
    let system = try TestSerif.blck.of(style: .body, in: fonts.at(.xLarge))
    #expect(system.isFallback && system.pointSize == 19)
  }

  @Test("D3: both orders of default and largest size are one call")
  func bothOrders() throws {
    for category in ContentSizeCategory.allCases {
      let fonts = fonts.at(category)
      let post = try TestSerif.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 38, in: fonts)
      let library = try TestSerif.bold.of(textStyle: .title1, maxSize: 38, defaultSize: 28, in: fonts)
      #expect(post == library)
    }
    #expect(try TestSerif.bold.of(textStyle: .title1, defaultSize: 30, in: fonts).pointSize == 30)
  }

  @Test(
    "D4: without a default size a style has the Human Interface Guidelines'",
    arguments: [
      (.caption2, 11), (.caption1, 12), (.footnote, 13), (.subheadline, 15), (.callout, 16), (.body, 17),
      (.headline, 17),
      (.title3, 20), (.title2, 22), (.title1, 28), (.largeTitle, 34),
    ] as [(TextStyle, Double)])
  func defaultSizes(_ style: TextStyle, _ size: Double) throws {
    let font = try TestSerif.light.of(textStyle: style, in: fonts)
    #expect(font.pointSize == size && font.scaling == .metrics(size: size, maximum: nil))
  }

  @Test("D4: the curve is UIFontMetrics', and not the table's")
  func curve() throws {
    #expect(try TestSerif.light.of(textStyle: .caption1, in: fonts.at(.accessibility5)).pointSize == 38)
    #expect(try TestSerif.light.of(textStyle: .caption1, in: fonts.at(.xSmall)).pointSize == 10)
  }

  @Test("D5: a style without a known default is 17 points that do not scale, and says so")
  func unknownDefault() throws {
    for category in [ContentSizeCategory.xSmall, .large, .accessibility5] {
      let font = try TestSerif.light.of(textStyle: .subtitle1, in: fonts.at(category))
      #expect(font.pointSize == 17 && font.textStyle == .subtitle1 && font.scaling == .fixed)
      #expect(font.notes == [.noDefaultSize(.subtitle1)])
    }
  }

  @Test("D5: under strict a style without a known default is an error, and so is a curve that nobody knows")
  func unknownDefaultIsError() throws {
    #expect(throws: AppFontError.noDefaultSize(.subtitle1, .ios)) {
      try TestSerif.light.of(textStyle: .subtitle1, in: strict)
    }
    #expect(throws: AppFontError.unscalable(.extraLargeTitle, .accessibility1, .ios)) {
      try TestSerif.light.of(textStyle: .extraLargeTitle, defaultSize: 36, in: strict.at(.accessibility1))
    }
    let lenient = try TestSerif.light.of(
      textStyle: .extraLargeTitle, defaultSize: 36, maxSize: 30, in: fonts.at(.accessibility1))
    #expect(lenient.pointSize == 30 && lenient.notes == [.unscaled(.extraLargeTitle, .accessibility1)])
  }

  @Test("D6: the largest size caps the scaled one after rounding, and at Large too (S6)")
  func cap() throws {
    let sizes = try ContentSizeCategory.allCases.map {
      try TestSerif.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 38, in: fonts.at($0)).pointSize
    }
    #expect(sizes == [26, 26, 27, 28, 30, 31, 34, 38, 38, 38, 38, 38])
    #expect(try TestSerif.bold.of(textStyle: .body, maxSize: 16.5, in: fonts).pointSize == 16.5)
  }

  @Test("D10: under strict a face that isn't loaded is an error with the nearest names")
  func strictMissing() throws {
    let error = #expect(throws: AppFontError.self) { try TestSerif.blck.of(size: 17, in: strict) }
    #expect(error?.description == "no face 'SpecimenSerif-Blck' among the loaded fonts")
    #expect(error?.hint?.contains("'SpecimenSerif-Bold'") == true)
    let styled = #expect(throws: AppFontError.self) { try TestSerif.blck.of(textStyle: .body, in: strict) }
    #expect(styled?.description == "body: no face 'SpecimenSerif-Blck' among the loaded fonts")
  }

  @Test("D10: a lenient catalog tells whoever listens of each font that is not as asked")
  func told() throws {
    let center = ReportLog()
    let fonts = try Fixture.fonts().finishLoading { center.add($0.report) }
    _ = try TestSerif.bold.of(size: 17, in: fonts)
    _ = try TestSerif.blck.of(textStyle: .body, in: fonts)
    _ = try SystemFont.bold.of(size: 17, in: fonts)
    #expect(center.lines.count == 2)
    #expect(center.lines.last?.hasPrefix("body: no face 'SpecimenSerif-Blck'") == true)
  }

  @Test("Sizes that are none are errors, strict or not", arguments: [0, -1, .nan, .infinity])
  func noSize(_ size: Double) {
    #expect(throws: AppFontError.self) { try TestSerif.bold.of(size: size, in: fonts) }
    #expect(throws: AppFontError.self) { try TestSerif.bold.of(textStyle: .body, defaultSize: size, in: fonts) }
    #expect(throws: AppFontError.self) { try TestSerif.bold.of(textStyle: .body, maxSize: size, in: fonts) }
    #expect(throws: AppFontError.self) { try TestSerif.bold.of(style: .body, maxSize: size, in: fonts) }
    #expect(throws: AppFontError.self) { try SystemFont.bold.of(size: size, in: fonts) }
  }

  @Test("D13: before UIFontMetrics a style has the system's sizes, of which only body's grow past xxxLarge")
  func systemSizes() throws {
    let fonts = try Fixture.catalog(platform: .ios9)
    let body = try ContentSizeCategory.allCases.map { try TestSerif.bold.of(style: .body, in: fonts.at($0)).pointSize }
    #expect(body == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let callout = try [ContentSizeCategory.xxxLarge, .accessibility5].map {
      try TestSerif.bold.of(style: .callout, in: fonts.at($0)).pointSize
    }
    #expect(callout == [22, 22])
    #expect(try TestSerif.bold.of(style: .body, maxSize: 30, in: fonts.at(.accessibility5)).pointSize == 30)
  }

  @Test("D14: under Bold Text the mapped face is drawn, everywhere but on watchOS; by default a face stays")
  func boldText() throws {
    let bold = fonts.boldText()
    #expect(try TestSerif.light.of(size: 17, in: bold).postScriptName == "SpecimenSerif-Medium")
    #expect(try TestSerif.medium.of(textStyle: .body, in: bold).postScriptName == "SpecimenSerif-Bold")
    #expect(try TestSans.light.of(size: 17, in: bold).postScriptName == "SpecimenSans-Light")
    #expect(try TestSerif.light.of(size: 17, in: fonts).postScriptName == "SpecimenSerif-Light")
    let watch = try Fixture.catalog(platform: .watchos).boldText()
    #expect(try TestSerif.light.of(size: 17, in: watch).postScriptName == "SpecimenSerif-Light")
  }

  @Test("D15: what a Latin face lacks is drawn by the faces of its cascade, and by the system font at the end")
  func cascade() throws {
    let appFonts = try Fixture.fonts()
    let fonts = try appFonts.finishLoading()
    let font = try TestSerif.medium.of(size: 20, in: fonts)
    #expect(font.cascade.map(\.postScriptName) == ["SpecimenArabic-Regular", "SpecimenFlex-Medium"])
    #expect(font.cascade.map(\.pointSize) == [20, 20])
    let shaper = TextShaper(library: appFonts.library)
    let attributes = TextAttributes(cascade: font.fontInstances, pointSize: font.pointSize)
    let line = try shaper.line("a\u{633}", attributes)
    #expect(line.runs.map(\.provenance) == [.requested, .fallback(1)])
    let plain = try TestSans.light.of(size: 20, in: fonts)
    #expect(plain.cascade.map(\.familyName) == ["Specimen Flex"])
  }

  @Test("D15: under Bold Text the cascade has its bold faces; one that isn't loaded is passed over, or an error")
  func boldCascade() throws {
    enum Mixed: String, FontFace {
      case regular = "SpecimenSans-Regular"
      var cascadeList: [CascadeFace] {
        [CascadeFace("SpecimenArabic-Regular", bold: "SpecimenSerif-Bold"), .init("Damascus")]
      }
    }
    let bold = try Mixed.regular.of(size: 20, in: fonts.boldText())
    #expect(bold.cascade.map(\.postScriptName).first == "SpecimenSerif-Bold")
    #expect(bold.notes == [.cascadeMissing(name: "Damascus")])
    #expect(throws: AppFontError.faceMissing(name: "Damascus", use: "SpecimenSans-Regular", nearest: [])) {
      try Mixed.regular.of(size: 20, in: strict)
    }
  }
}
