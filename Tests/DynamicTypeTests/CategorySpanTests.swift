import DynamicType
import Testing

@Suite("Categories as spans")
struct CategorySpanTests {
  @Test(
    "Three in a row and more are a span, fewer are named",
    arguments: [
      ([], []), ([.large], ["large"]), ([.xSmall, .small], ["xSmall", "small"]),
      ([.xSmall, .small, .medium], ["xSmall to medium"]),
      (
        [.xSmall, .small, .medium, .accessibility1, .accessibility3, .accessibility4, .accessibility5],
        ["xSmall to medium", "AX1", "AX3 to AX5"]
      ),
      (ContentSizeCategory.allCases, ["xSmall to AX5"]),
    ] as [([ContentSizeCategory], [String])])
  func spans(_ categories: [ContentSizeCategory], _ words: [String]) {
    #expect(ContentSizeCategory.spans(of: categories) == words)
  }

  @Test("What isn't shown breaks no span")
  func shown() {
    let shown: [ContentSizeCategory] = [.xSmall, .large, .accessibility5]
    #expect(ContentSizeCategory.spans(of: shown, among: shown) == ["xSmall to AX5"])
    #expect(ContentSizeCategory.spans(of: shown) == ["xSmall", "large", "AX5"])
  }

  @Test("One that isn't among those shown stands alone")
  func foreign() {
    #expect(ContentSizeCategory.spans(of: [.small, .large], among: [.large]) == ["small", "large"])
  }

  @Test("The names may be those of a sheet")
  func labels() {
    #expect(ContentSizeCategory.spans(of: [.small, .medium, .large], as: \.label) == ["Small to Large"])
  }
}
