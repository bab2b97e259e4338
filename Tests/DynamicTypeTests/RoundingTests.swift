import DynamicType
import Testing

@Suite("Rounding to whole numbers")
struct RoundingTests {
  @Test(
    "Half goes away from zero, and just under half does not",
    arguments: [
      (0.5, 1.0), (-0.5, -1), (1.5, 2), (2.5, 3), (-2.5, -3), (0.499_999_999_999_999_94, 0), (25.5, 26), (25.4, 25),
      (-0.3, 0), (0x1p52 - 0.5, 0x1p52), (0x1p52 + 1, 0x1p52 + 1), (-0x1p53, -0x1p53), (1e300, 1e300),
      (.infinity, .infinity), (-.infinity, -.infinity),
    ] as [(Double, Double)])
  func rounds(_ value: Double, _ whole: Double) {
    #expect(value.roundedHalfAwayFromZero == whole)
  }

  @Test("It agrees with the standard library's over many values")
  func agrees() {
    for step in -4000...4000 {
      let value = Double(step) / 8
      #expect(value.roundedHalfAwayFromZero == value.rounded(.toNearestOrAwayFromZero))
    }
    #expect(Double.nan.roundedHalfAwayFromZero.isNaN)
  }
}
