/// A scale of points from 0, with ticks at round numbers.
package struct LinearScale {
  /// The largest number, which is the last tick; above 0.
  package let end: Double
  /// From one tick to the next.
  package let step: Double

  /// The scale that holds numbers up to `largest` with at most `ticks` steps of 1, 2 or 5 times a power of ten.
  package init(upTo largest: Double, ticks: Int) {
    var power = 1.0
    while power * 10 * Double(ticks) < largest { power *= 10 }
    let least = max(largest, 1)
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 * Double(ticks) >= least } ?? 10 * power
    self.step = step
    end = (least / step).rounded(.up) * step
  }

  /// The ticks from 0 to ``end``.
  package var ticks: [Double] { (0...Int((end / step).rounded())).map { Double($0) * step } }

  /// Where a number stands on a line of a length that begins at 0.
  package func place(_ value: Double, length: Double) -> Double { value / end * length }
}
