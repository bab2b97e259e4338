import AppFonts
import Testing

@Suite("The calls of Swash's example, at every category")
struct SwashDocumentTests {
  private func sizes(_ font: (AppFontCatalog) throws -> AppFont) throws -> [Double] {
    let fonts = try Fixture.catalog()
    return try ContentSizeCategory.allCases.map { try font(fonts.at($0)).pointSize }
  }

  @Test("Headline of 17 points, which an explicit default makes, on the measured curve")
  func headline() throws {
    let sizes = try sizes { try TestSerif.light.of(textStyle: .headline, defaultSize: 17, in: $0) }
    #expect(sizes == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 39, 48])
  }

  @Test("Body with Apple's default and a largest size of 32")
  func body() throws {
    let sizes = try sizes { try TestSerif.light.of(textStyle: .body, maxSize: 32, in: $0) }
    #expect(sizes == [15, 15, 16, 17, 19, 20, 22, 26, 31, 32, 32, 32])
  }

  @Test("Footnote in the system's sizes up to 30, as before iOS 11")
  func footnote() throws {
    let sizes = try sizes { try TestSerif.light.of(style: .footnote, maxSize: 30, in: $0) }
    #expect(sizes == [12, 12, 12, 13, 15, 17, 19, 23, 27, 30, 30, 30])
  }

  @Test("A style that is the system's own at every category")
  func largeTitle() throws {
    let sizes = try sizes { try SystemFont.preferred.of(textStyle: .largeTitle, in: $0) }
    #expect(sizes == [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
  }
}
