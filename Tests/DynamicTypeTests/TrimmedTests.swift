import DynamicType
import Testing

@Suite("Numbers without zeros at their end")
struct TrimmedTests {
  @Test(
    "At most so many decimals, and none that says nothing",
    arguments: [
      (17, 2, "17"), (16.5, 2, "16.5"), (16.326, 2, "16.33"), (16.999, 2, "17"), (-0.5, 1, "-0.5"), (-0.04, 1, "0"),
      (100, 0, "100"), (1200, 3, "1200"), (0, 3, "0"), (16.368000000000002, 6, "16.368"), (.infinity, 2, "inf"),
    ] as [(Double, Int, String)])
  func trims(_ value: Double, _ decimals: Int, _ text: String) { #expect(trimmed(value, decimals: decimals) == text) }
}
