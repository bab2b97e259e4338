import DynamicType
import Testing

@Suite("The system engine")
struct PreferredFontTests {
  @Test("The preferred font has the table's size, leading, weight and tracking")
  func headline() throws {
    let font = try #require(PreferredFont(forTextStyle: .headline, compatibleWith: .accessibility4))
    #expect(font.textStyle == .headline)
    #expect(font.category == .accessibility4)
    #expect(font.pointSize == 47)
    #expect(font.leading == 56)
    #expect(font.weight == .semibold)
    #expect(font.trackingEm1000 == 8)
  }

  @Test("On iOS 9 a title is light and its leading is unknown")
  func light() throws {
    let font = try #require(PreferredFont(forTextStyle: .title1, compatibleWith: .accessibility1, platform: .ios9))
    #expect(font.pointSize == 34)
    #expect(font.leading == nil)
    #expect(font.weight == .light)
  }

  @Test("There is none where no size is known")
  func unknown() {
    #expect(PreferredFont(forTextStyle: .extraLargeTitle, compatibleWith: .xLarge) == nil)
    #expect(PreferredFont(forTextStyle: .extraLargeTitle, compatibleWith: .large)?.pointSize == 36)
    #expect(PreferredFont(forTextStyle: .largeTitle, compatibleWith: .large, platform: .ios9) == nil)
  }
}
