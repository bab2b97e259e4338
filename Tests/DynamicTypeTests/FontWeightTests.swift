import DynamicType
import Testing

@Suite("Weights")
struct FontWeightTests {
  @Test(
    "Apple's names stand for their numbers, in any case",
    arguments: [
      ("ultraLight", 100), ("ultralight", 100), ("Ultra Light", 100), ("ULTRA-LIGHT", 100), ("thin", 200),
      ("light", 300),
      ("regular", 400), ("Medium", 500), ("semibold", 600), ("SemiBold", 600), ("semi_bold", 600), ("bold", 700),
      (".heavy", 800), ("UIFont.Weight.black", 900), ("Font.Weight.thin", 200), ("UIFontWeightUltraLight", 100),
      ("1", 1), ("350", 350), ("400", 400), ("1000", 1000), ("0700", 700),
    ] as [(String, Int)])
  func reads(_ spelling: String, _ number: Int) {
    #expect(FontWeight(spelling: spelling)?.rawValue == number)
  }

  @Test(
    "Other names and numbers are not read",
    arguments: [
      "", "0", "1001", "-600", "+600", "6 00", "600.0", "1e2", "99999999999999999999", "extraLight", "extraBold",
      "normal",
      "demi", "boldd", "٤٠٠",
    ])
  func unknown(_ spelling: String) {
    #expect(FontWeight(spelling: spelling) == nil)
  }

  @Test("A number from 1 to 1000 is a weight, and no other")
  func range() {
    #expect(FontWeight(rawValue: 0) == nil)
    #expect(FontWeight(rawValue: 1)?.rawValue == 1)
    #expect(FontWeight(rawValue: 1000)?.rawValue == 1000)
    #expect(FontWeight(rawValue: 1001) == nil)
    #expect(FontWeight(rawValue: -400) == nil)
  }

  @Test("Nine weights have names, in order")
  func names() {
    #expect(FontWeight.named.map(\.rawValue) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(FontWeight.named == FontWeight.named.sorted())
    #expect(
      FontWeight.named.map(\.description) == [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ])
    #expect(FontWeight(rawValue: 650)?.name == nil)
    #expect(FontWeight(rawValue: 650)?.description == "650")
    #expect(FontWeight.light < .regular)
  }
}
