import Foundation
import Sheet
import Testing

@Suite("Scales of charts")
struct ScaleTests {
  @Test("Powers of two have whole logarithms, exactly", arguments: -20...20)
  func powers(exponent: Int) {
    #expect(ExactLogarithm.base2(exp2(Double(exponent))) == Double(exponent))
  }

  @Test(
    "Logarithms agree with the C library's to 15 digits",
    arguments: [0.1, 0.75, 1.0001, 1.4999, 1.5, 1.5001, 11, 17, 60, 999.5, 1e-9, 1e300])
  func logarithms(value: Double) {
    let expected = log2(value)
    #expect(abs(ExactLogarithm.base2(value) - expected) <= 4e-15 * max(1, abs(expected)))
  }

  @Test(
    "A linear scale ends at a round number that holds the largest, with few ticks",
    arguments: [
      (60.0, 10, 60.0, 10.0), (58, 6, 60, 10), (61, 10, 70, 10), (40, 10, 40, 5), (1000, 10, 1000, 100),
      (1000, 6, 1000, 200),
      (3.25, 10, 4, 1), (0, 10, 1, 1), (14_400, 10, 16_000, 2000),
    ])
  func linear(largest: Double, ticks: Int, end: Double, step: Double) {
    let scale = LinearScale(upTo: largest, ticks: ticks)
    #expect(scale.end == end)
    #expect(scale.step == step)
    #expect(scale.ticks.first == 0 && scale.ticks.last == end)
    #expect(scale.ticks.count <= ticks + 1)
    #expect(scale.place(end / 2, length: 300) == 150)
  }

  @Test("Equal ratios are equal distances on a logarithmic scale")
  func ratios() {
    let scale = LogarithmicScale(holding: [10, 58, 20])
    let steps = [10.0, 20, 40].map(scale.share)
    #expect(abs((steps[1] - steps[0]) - (steps[2] - steps[1])) < 1e-12)
    #expect(scale.share(10) > 0 && scale.share(58) < 1)
    #expect(scale.ticks == [10, 15, 20, 30, 40, 60])
  }

  @Test("A scale of one size, of none and of far sizes has a length and few ticks")
  func oddScales() {
    #expect(abs(LogarithmicScale(holding: [17]).share(17) - 0.5) < 1e-12)
    #expect(LogarithmicScale(holding: []).share(14) > 0)
    let far = LogarithmicScale(holding: [1, 1000])
    #expect(far.ticks == [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000])
  }
}
