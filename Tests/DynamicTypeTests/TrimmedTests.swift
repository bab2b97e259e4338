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

  // Twos' powers have exact decimals: 1/128 is 0.0078125, and 3/128 is 0.0234375. 1.0000005 is no Double, but stands for one.
  @Test(
    "What lies in the middle between two steps goes away from zero, whether a Double is exactly there or stands for it",
    arguments: [
      (0.0078125, 6, "0.007813"), (0.0234375, 6, "0.023438"), (-0.0078125, 6, "-0.007813"),
      (12.0078125, 6, "12.007813"), (-0.5, 0, "-1"), (1.0000005, 6, "1.000001"), (0.0000005, 6, "0.000001"),
      (2.675, 2, "2.68"), (100_000.0078125, 6, "100000.007813"),
    ] as [(Double, Int, String)])
  func roundsMiddles(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(trimmed(value, decimals: decimals) == text)
  }

  @Test(
    "A number is added to what is there, in the same characters",
    arguments: [(0, "0"), (-0.0, "0"), (17, "17"), (-16.25, "-16.25"), (0.0078125, "0.007813")] as [(Double, String)])
  func appends(_ value: Double, _ text: String) {
    var utf8 = Array("x".utf8)
    #expect(appendTrimmed(value, decimals: 6, to: &utf8))
    #expect(String(decoding: utf8, as: UTF8.self) == "x" + text)
  }

  @Test("What is no number, or too large for its steps, adds nothing", arguments: [Double.nan, .infinity, 1e12])
  func appendsNothing(_ value: Double) {
    var utf8 = Array("x".utf8)
    #expect(!appendTrimmed(value, decimals: 6, to: &utf8))
    #expect(utf8 == Array("x".utf8))
  }
}
