import DynamicType
import Testing
import TypeSystem

/// By hand: size at Large x line height / line height at Large in exact fractions, with the line heights recorded on iOS 26.1
/// (body: 19 20 21 22 24 26 29 34 40 48 56 62), then rounded.
@Suite("Sizes by metrics")
struct MetricsSizeTests {
  @Test("D4: without a default each style takes Apple's size at Large")
  func defaults() {
    let sizes = TextStyle.standard.reversed().map { SizeStrategy.metrics().size($0, .large, on: .ios)?.pointSize }
    #expect(sizes == [11, 12, 13, 15, 16, 17, 17, 20, 22, 28, 34])
  }

  @Test(
    "Each kind of rounding, of body from 17 pt",
    arguments: [
      (.point, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]),
      (.floor, [14, 15, 16, 17, 18, 20, 22, 26, 30, 37, 43, 47]),
      (.ceil, [15, 16, 17, 17, 19, 21, 23, 27, 31, 38, 44, 48]),
      (.pixel, [44, 46, 49, 51, 56, 60, 67, 79, 93, 111, 130, 144].map { $0 / 3.0 }),
      (.none, [323, 340, 357, 374, 408, 442, 493, 578, 680, 816, 952, 1054].map { $0 / 22.0 }),
    ] as [(SizeRounding, [Double])])
  func rounding(_ rounding: SizeRounding, _ expected: [Double]) {
    #expect(Sizes(.metrics(MetricsSize(size: 17, rounding: rounding))).isNear(expected))
  }

  @Test("The curve of another style, from the style's own size")
  func relativeTo() {
    let strategy = SizeStrategy.metrics(MetricsSize(relativeTo: .body))
    #expect(Sizes(strategy, .caption1).drawn == [10, 11, 11, 12, 13, 14, 16, 19, 22, 26, 31, 34])
    #expect(
      Sizes(.metrics(), .title2, relativeTo: .title3).drawn == [19, 20, 21, 22, 25, 26, 28, 33, 39, 45, 51, 57])
  }

  @Test("A style of the app's own has the size and the curve of what it is relative to")
  func custom() {
    #expect(Sizes(.metrics(), nil, relativeTo: .headline).drawn == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 39, 48])
    let both = SizeStrategy.metrics(MetricsSize(size: 12, relativeTo: .body))
    #expect(Sizes(both, nil, relativeTo: .headline).drawn == [10, 11, 11, 12, 13, 14, 16, 19, 22, 26, 31, 34])
  }

  @Test("D5: a style of the app's own that follows none has no size by metrics, and never an unscaled 17")
  func nothing() {
    #expect(Sizes(.metrics(size: 17), nil).drawn == Array(repeating: nil, count: 12))
  }

  @Test("The printed leadings differ from those measured in headline at AX4")
  func leadings() {
    let printed = SizeStrategy.metrics(MetricsSize(size: 17, leadings: .printed))
    #expect(Sizes(printed, .headline).drawn == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    #expect(Sizes(.metrics(size: 17), .headline).drawn[10] == 39)
  }

  @Test("Rounding, then the maximum, then the minimum: neither is rounded")
  func limits() {
    let limited = { SizeStrategy.metrics(MetricsSize(limits: SizeLimits(minimum: $0, maximum: $1))) }
    #expect(Sizes(limited(11, nil), .caption1).drawn == [11, 11, 11, 12, 14, 16, 17, 20, 24, 29, 33, 38])
    #expect(Sizes(limited(11, 30), .caption1).drawn == [11, 11, 11, 12, 14, 16, 17, 20, 24, 29, 30, 30])
    #expect(
      Sizes(limited(nil, 30.5), .caption1).drawn == [10, 10, 10, 12, 14, 16, 17, 20, 24, 29, 30.5, 30.5])
    #expect(Sizes(limited(nil, 30.5), .caption1).capped == [.accessibility4, .accessibility5])
  }

  @Test("A size equal to the maximum is not capped", arguments: [33.0, 32.9])
  func cappedExactly(_ maximum: Double) {
    let size = SizeStrategy.metrics(maximum: maximum).size(.caption1, .accessibility4, on: .ios)
    #expect(size?.isCapped == (maximum == 32.9))
  }

  @Test("A maximum of 0 or less is none, as maximumPointSize has it", arguments: [0, -1] as [Double])
  func noMaximum(_ maximum: Double) {
    #expect(Sizes(.metrics(maximum: maximum)).drawn == Sizes(.metrics()).drawn)
  }

  @Test("D6: the maximum applies after rounding, so that a fraction of it stays")
  func maximumAfterRounding() {
    #expect(SizeStrategy.metrics(maximum: 19.5).size(.body, .xxLarge, on: .ios)?.pointSize == 19.5)
  }

  @Test("D3: default and maximum, in either order, are one strategy")
  func order() {
    let limits = SizeLimits(maximum: 38)
    #expect(SizeStrategy.metrics(size: 28, maximum: 38) == .metrics(MetricsSize(size: 28, limits: limits)))
  }

  @Test("The unrounded size comes after the limits: ratios and ranges are made of it")
  func unrounded() {
    let sizes = Sizes(.metrics(maximum: 32))
    #expect(sizes.unrounded[0] == 17.0 * 19 / 22)
    #expect(sizes.unrounded[11] == 32)
  }

  @Test("D13: iOS 9 has no metrics, so that nothing is invented")
  func ios9() {
    #expect(Sizes(.metrics(), .body, on: .ios9).drawn.allSatisfy { $0 == nil })
  }
}
