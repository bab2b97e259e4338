import DynamicType
import Testing
import TypeSystem

@Suite("Sizes from a table, from factors, from steps, and fixed ones")
struct WrittenSizeTests {
  // MARK: A table

  @Test("F1, F2: a table gives its own sizes, plateaus among them, at every category")
  func table() {
    let sizes: [Double] = [12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 21]
    let table = SizeTable(Dictionary(uniqueKeysWithValues: zip(ContentSizeCategory.allCases, sizes)))
    #expect(Sizes(.table(table), .body, on: .ios9).drawn == sizes)
    #expect(Sizes(.table(table), .body).unrounded == sizes)
  }

  @Test("F3: a category that a table leaves out is unknown")
  func missing() {
    #expect(Sizes(.table(SizeTable([.large: 15, .xLarge: 17]))).drawn.compactMap(\.self) == [15, 17])
  }

  @Test("Or it takes the nearest category's, of two equally near the smaller")
  func nearest() {
    let table = SizeTable([.small: 13, .large: 15, .accessibility1: 22], missing: .nearest)
    #expect(Sizes(.table(table)).drawn == [13, 13, 13, 15, 15, 15, 22, 22, 22, 22, 22, 22])
  }

  @Test("A table without a size has none")
  func empty() {
    #expect(Sizes(.table(SizeTable([:], missing: .nearest))).drawn.allSatisfy { $0 == nil })
  }

  // MARK: Factors

  /// Font's curve: divided below Large, multiplied above.
  private static let curve: [ContentSizeCategory: MultipliedSize.Factor] = [
    .xSmall: .divided(1.6), .small: .divided(1.4), .medium: .divided(1.2), .large: .times(1), .xLarge: .times(1.15),
    .xxLarge: .times(1.25), .xxxLarge: .times(1.4), .accessibility1: .times(1.5), .accessibility2: .times(1.65),
    .accessibility3: .times(1.75), .accessibility4: .times(1.9), .accessibility5: .times(2),
  ]

  private func curve(_ base: Double) -> SizeStrategy {
    .multiply(MultipliedSize(base: base, by: Self.curve, otherwise: 16, rounding: .floor))
  }

  @Test("E7: Font's curve from 16 and 36 pt, rounded down")
  func font() {
    #expect(Sizes(curve(16)).drawn == [10, 11, 13, 16, 18, 20, 22, 24, 26, 28, 30, 32])
    #expect(Sizes(curve(36)).drawn == [22, 25, 30, 36, 41, 45, 50, 54, 59, 63, 68, 72])
  }

  @Test("E8: the README's restrained curve from 16 pt")
  func restrained() {
    var factors: [ContentSizeCategory: MultipliedSize.Factor] = [:]
    let numbers = [1, 1, 1, 1, 1.15, 1.25, 1.4, 1.65, 1.65, 1.65, 1.65, 1.65]
    for (category, factor) in zip(ContentSizeCategory.allCases, numbers) { factors[category] = .times(factor) }
    let strategy = MultipliedSize(base: 16, by: factors, otherwise: 16, rounding: .floor)
    #expect(Sizes(.multiply(strategy)).drawn == [16, 16, 16, 16, 18, 20, 22, 26, 26, 26, 26, 26])
  }

  @Test("E9: a base with a fraction keeps it at Large alone, where the factor is exactly 1")
  func fraction() {
    #expect(Sizes(curve(16.5)).drawn == [10, 11, 13, 16.5, 18, 20, 23, 24, 27, 28, 31, 33])
  }

  @Test(
    "Seven sizes times 1.4 are floored in Double, one lower than exactly",
    arguments: [(45, 62), (85, 118), (90, 125), (165, 230), (170, 237), (175, 244), (180, 251)] as [(Double, Double)])
  func floor14(_ base: Double, _ expected: Double) {
    #expect(Sizes(curve(base)).drawn[6] == expected)
  }

  @Test(
    "Three sizes times 1.15 too", arguments: [(100, 114), (180, 206), (200, 229)] as [(Double, Double)])
  func floor115(_ base: Double, _ expected: Double) {
    #expect(Sizes(curve(base)).drawn[4] == expected)
  }

  @Test("All other whole sizes up to 200 are floored as exact arithmetic has it")
  func others() {
    for base in 1...200 {
      if ![45, 85, 90, 165, 170, 175, 180].contains(base) {
        #expect(Sizes(curve(Double(base))).drawn[6] == Double(base * 14 / 10))
      }
      if ![100, 180, 200].contains(base) {
        #expect(Sizes(curve(Double(base))).drawn[4] == Double(base * 115 / 100))
      }
      // 1 pt would fall to 0, which is no size.
      #expect(Sizes(curve(Double(base))).drawn[0] == (base == 1 ? nil : Double(base * 10 / 16)))
    }
  }

  @Test("A category without a factor has the size of otherwise, which no limit touches, or none")
  func otherwise() {
    let limits = SizeLimits(minimum: 18, maximum: 20)
    let some = MultipliedSize(base: 10, by: [.large: .times(1), .xLarge: .times(3)], otherwise: 16.5, limits: limits)
    #expect(Sizes(.multiply(some)).drawn.prefix(6) == [16.5, 16.5, 16.5, 18, 20, 16.5])
    var none = some
    none.otherwise = nil
    #expect(Sizes(.multiply(none)).drawn.prefix(6) == [nil, nil, nil, 18, 20, nil])
  }

  @Test("A factor of exactly 1 is limited, though not rounded")
  func one() {
    let strategy = MultipliedSize(
      base: 16.5, by: [.large: .times(1)], rounding: .floor, limits: SizeLimits(maximum: 16.25))
    #expect(Sizes(.multiply(strategy)).drawn[3] == 16.25)
  }

  @Test("The largest after rounding, then the least")
  func limits() {
    let strategy = MultipliedSize(
      base: 10, by: [.xSmall: .divided(3), .large: .times(1.25), .xLarge: .times(9)], rounding: .ceil,
      limits: SizeLimits(minimum: 4.5, maximum: 40.5))
    #expect(Sizes(.multiply(strategy)).drawn.compactMap(\.self) == [4.5, 13, 40.5])
    #expect(Sizes(.multiply(strategy)).capped == [.xLarge])
  }

  // MARK: Steps

  @Test("2 points a category up and down unless told, at all twelve")
  func steps() {
    #expect(
      Sizes(.steps(SteppedSize(base: 17))).drawn == [11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33])
    #expect(
      Sizes(.steps(SteppedSize(base: 17, up: 3, down: 1.5))).drawn
        == [12.5, 14, 15.5, 17, 20, 23, 26, 29, 32, 35, 38, 41])
  }

  @Test("Without the accessibility sizes they freeze at xxxLarge")
  func frozen() {
    let strategy = SteppedSize(base: 17, growsAtAccessibilitySizes: false)
    #expect(Sizes(.steps(strategy)).drawn == [11, 13, 15, 17, 19, 21, 23, 23, 23, 23, 23, 23])
  }

  @Test("Between the least and the largest")
  func limitedSteps() {
    let strategy = SteppedSize(base: 17, limits: SizeLimits(minimum: 14, maximum: 26))
    #expect(Sizes(.steps(strategy)).drawn == [14, 14, 15, 17, 19, 21, 23, 25, 26, 26, 26, 26])
    #expect(Sizes(.steps(strategy)).capped.count == 4)
  }

  @Test("A watch's own categories are counted: it has no medium, and ends at AX3")
  func watchSteps() {
    let strategy = SizeStrategy.steps(SteppedSize(base: 16, up: 2, down: 1))
    #expect(Sizes(strategy, .body, on: .watchos).drawn == [14, 15, nil, 16, 18, 20, 22, 24, 26, 28, nil, nil])
  }

  @Test("Steps down to 0 and below are unknown")
  func belowNothing() {
    #expect(Sizes(.steps(SteppedSize(base: 4))).drawn.prefix(4) == [nil, nil, 2, 4])
  }

  // MARK: Fixed

  @Test("A17: a fixed size is the same at every category, and is never rounded")
  func fixed() {
    #expect(Sizes(.fixed(17.25), nil).drawn == Array(repeating: 17.25, count: 12))
  }
}
