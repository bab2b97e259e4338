import AppFonts
import DynamicType
import Testing
import TypeSystem

@Suite("CFDTLabel's table of sizes")
struct FontSizeTableTests {
  private let fonts: AppFontCatalog
  private let table: FontSizeTable

  // The sizes of body as the post prints them.
  private static let body: [Double] = [12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 21]

  init() throws {
    fonts = try Fixture.catalog()
    table = FontSizeTable(
      preferredFontName: "SpecimenSerif-Medium",
      sizes: [.body: Dictionary(uniqueKeysWithValues: zip(ContentSizeCategory.allCases, Self.body))])
  }

  @Test("F1: a table gives a style's size at each category")
  func sizes() throws {
    #expect(try table.size(for: .body, category: .xSmall) == 12)
    #expect(try table.preferredFont(for: .body, category: .accessibility5, in: fonts).pointSize == 21)
  }

  @Test("F2: body has the post's twelve sizes, equal neighbours among them")
  func body() throws {
    let sizes = try ContentSizeCategory.allCases.map {
      try table.preferredFont(for: .body, in: fonts.at($0)).pointSize
    }
    #expect(sizes == Self.body)
  }

  @Test("F3: a style or a category that the table leaves out is an error that says which")
  func missing() {
    let error = #expect(throws: AppFontError.self) { try table.preferredFont(for: .headline, in: fonts) }
    #expect(error == .undefinedStyle(name: "headline", nearest: ["body"]))
    let gap = FontSizeTable(preferredFontName: "SpecimenSerif-Medium", sizes: [.body: [.large: 15]])
    #expect(throws: AppFontError.noSize(style: "body", .xLarge)) {
      try gap.preferredFont(for: .body, category: .xLarge, in: fonts)
    }
    let zero = FontSizeTable(preferredFontName: "SpecimenSerif-Medium", sizes: [.body: [.large: 0]])
    #expect(throws: AppFontError.notASize(0)) { try zero.size(for: .body, category: .large) }
  }

  @Test("F4: a table is made once and is a value, equal to another with the same sizes")
  func value() {
    let other = FontSizeTable(preferredFontName: table.preferredFontName, sizes: table.sizes)
    #expect(table == other)
  }

  @Test("F5: every style has the one face, and one that isn't loaded falls back or is an error")
  func oneFace() throws {
    var table = table
    table.sizes[.caption1] = [.large: 9]
    #expect(try table.preferredFont(for: .body, in: fonts).postScriptName == "SpecimenSerif-Medium")
    #expect(try table.preferredFont(for: .caption1, in: fonts).postScriptName == "SpecimenSerif-Medium")
    table.preferredFontName = "AvenirNext-Regular"
    let fallback = try table.preferredFont(for: .body, in: fonts)
    #expect(fallback.isFallback && fallback.pointSize == 15 && fallback.textStyle == .body)
    let strict = try Fixture.catalog(strict: true)
    #expect(throws: AppFontError.faceMissing(name: "AvenirNext-Regular", use: "body", nearest: [])) {
      try table.preferredFont(for: .body, in: strict)
    }
  }

  @Test("F6: a label that is loaded gets the font of its style, and one without a style is left alone")
  func loaded() throws {
    let label = try SystemFont.preferred.of(textStyle: .body, in: fonts)
    #expect(try table.loaded(label, category: .xLarge, in: fonts).pointSize == 16)
    let plain = try SystemFont.regular.of(size: 30, in: fonts)
    #expect(try table.loaded(plain, in: fonts) == plain)
  }

  @Test("F7: a later change of category has no effect until the label is loaded again")
  func stale() throws {
    let font = try table.preferredFont(for: .body, in: fonts)
    #expect(font.adjusted(to: .accessibility5) == font)
    #expect(try table.loaded(font, in: fonts.at(.accessibility5)).pointSize == 21)
  }
}
