import DynamicType
import Testing
import TypeSystem

@Suite("Size strategies")
struct SizeStrategyTests {
  private func sizes(_ strategy: SizeStrategy, _ style: TextStyle, on platform: Platform = .ios) -> [Double?] {
    ContentSizeCategory.allCases.map { strategy.size(style, $0, on: platform)?.pointSize }
  }

  @Test("Metrics from Apple's default: caption1 falls to 10 at xSmall")
  func metricsDefault() {
    #expect(sizes(.metrics(), .caption1) == [10, 10, 10, 12, 14, 16, 17, 20, 24, 29, 33, 38])
  }

  @Test("A 17 pt headline under metrics keeps Apple's odd 39 at AX4")
  func metricsHeadline() {
    #expect(sizes(.metrics(size: 17), .headline) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 39, 48])
  }

  @Test("A maximum caps after rounding, and says where")
  func maximum() {
    #expect(sizes(.metrics(size: 28, maximum: 38), .title1) == [26, 26, 27, 28, 30, 31, 34, 38, 38, 38, 38, 38])
    #expect(SizeStrategy.metrics(size: 28, maximum: 38).size(.title1, .accessibility1, on: .ios)?.isCapped == false)
    #expect(SizeStrategy.metrics(size: 28, maximum: 38).size(.title1, .accessibility2, on: .ios)?.isCapped == true)
  }

  @Test("A maximum below the default caps at Large too")
  func maximumAtLarge() {
    #expect(SizeStrategy.metrics(size: 28, maximum: 20).size(.title1, .large, on: .ios)?.pointSize == 20)
  }

  @Test("The system engine is Apple's table, capped")
  func system() {
    #expect(sizes(.system(), .body) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(sizes(.system(maximum: 30), .footnote) == [12, 12, 12, 13, 15, 17, 19, 23, 27, 30, 30, 30])
  }

  @Test("A style known at Large only is unknown elsewhere, never invented")
  func unknown() {
    #expect(sizes(.system(), .extraLargeTitle) == [nil, nil, nil, 36, nil, nil, nil, nil, nil, nil, nil, nil])
    #expect(sizes(.metrics(), .extraLargeTitle) == [nil, nil, nil, 36, nil, nil, nil, nil, nil, nil, nil, nil])
  }

  @Test("A fractional size at Large stays fractional there alone")
  func fractional() {
    let strategy = SizeStrategy.metrics(size: 16.5)
    #expect(strategy.size(.body, .large, on: .ios)?.pointSize == 16.5)
    #expect(strategy.size(.body, .xLarge, on: .ios)?.pointSize == 18)
  }
}
