import DynamicType
import Testing
import TypeSystem

/// Body on iOS is 14 15 16 17 19 21 23 28 33 40 47 53; the products are exact fractions.
@Suite("Sizes of the system's table")
struct SystemSizeTests {
  @Test("A12: a style has the size of preferredFont(forTextStyle:)")
  func table() {
    #expect(Sizes(.system(), .callout).drawn == [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51])
  }

  @Test("A factor, and then an offset, unrounded unless told")
  func factor() {
    let expected = [15.4, 16.5, 17.6, 18.7, 20.9, 23.1, 25.3, 30.8, 36.3, 44, 51.7, 58.3]
    #expect(Sizes(.system(SystemSize(factor: 1.1))).isNear(expected))
    let shifted = [14.1, 15, 15.9, 16.8, 18.6, 20.4, 22.2, 26.7, 31.2, 37.5, 43.8, 49.2]
    #expect(Sizes(.system(SystemSize(factor: 0.9, offset: 1.5))).isNear(shifted))
  }

  @Test(
    "Each kind of rounding, of body times 1.25: at Large too",
    arguments: [
      (.floor, [17, 18, 20, 21, 23, 26, 28, 35, 41, 50, 58, 66]),
      (.ceil, [18, 19, 20, 22, 24, 27, 29, 35, 42, 50, 59, 67]),
      (.point, [18, 19, 20, 21, 24, 26, 29, 35, 41, 50, 59, 66]),
      (.pixel, [53, 56, 60, 64, 71, 79, 86, 105, 124, 150, 176, 199].map { $0 / 3.0 }),
    ] as [(SizeRounding, [Double])])
  func rounding(_ rounding: SizeRounding, _ expected: [Double]) {
    #expect(Sizes(.system(SystemSize(factor: 1.25, rounding: rounding))).isNear(expected))
  }

  @Test("Another style's sizes, and those that a style of the app's own is relative to")
  func relativeTo() {
    let callout: [Double?] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    #expect(Sizes(.system(SystemSize(relativeTo: .callout)), .footnote).drawn == callout)
    #expect(Sizes(.system(), nil, relativeTo: .callout).drawn == callout)
    #expect(Sizes(.system(), .footnote, relativeTo: .callout).drawn == callout)
  }

  @Test("D11: capped, and raised")
  func limits() {
    let strategy = SizeStrategy.system(SystemSize(limits: SizeLimits(minimum: 16, maximum: 30)))
    #expect(Sizes(strategy).drawn == [16, 16, 16, 17, 19, 21, 23, 28, 30, 30, 30, 30])
    #expect(Sizes(strategy).capped == [.accessibility2, .accessibility3, .accessibility4, .accessibility5])
  }

  @Test("D13: on iOS 9 only body grows past xxxLarge, and there is no largeTitle")
  func ios9() {
    #expect(Sizes(.system(), .body, on: .ios9).drawn == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(Sizes(.system(), .headline, on: .ios9).drawn == [14, 15, 16, 17, 19, 21, 23, 23, 23, 23, 23, 23])
    #expect(Sizes(.system(), .largeTitle, on: .ios9).drawn.allSatisfy { $0 == nil })
  }

  @Test("A style of the app's own that follows none, and a size that comes to 0 or less, are unknown")
  func unknown() {
    #expect(Sizes(.system(), nil).drawn.allSatisfy { $0 == nil })
    #expect(Sizes(.system(SystemSize(offset: -17))).drawn.prefix(5) == [nil, nil, nil, nil, 2])
  }
}
