/// A scale of points on which equal distances are equal ratios.
package struct LogarithmicScale {
  /// The least and the largest number; the least is above 0 and below the largest.
  package let bounds: ClosedRange<Double>
  private let low: Double
  private let span: Double

  /// The scale that holds all numbers with a little room at both ends; they are above 0 and finite.
  package init(holding sizes: [Double]) {
    let smallest = sizes.min() ?? 10
    let largest = sizes.max() ?? 20
    // A scale of one size would have no length: an octave around it.
    let (lower, upper) = smallest * 1.2 < largest ? (smallest, largest) : (smallest / 1.4, largest * 1.4)
    bounds = lower / 1.04...upper * 1.04
    low = ExactLogarithm.base2(bounds.lowerBound)
    span = ExactLogarithm.base2(bounds.upperBound) - low
  }

  /// Where a number stands between the least, 0, and the largest, 1.
  package func share(_ value: Double) -> Double { (ExactLogarithm.base2(value) - low) / span }

  /// Round numbers within the bounds, each about a third larger than the one before; fewer where the scale is long.
  package var ticks: [Double] {
    let steps = span > 5 ? [1.0, 2, 5] : [1, 1.5, 2, 3, 4, 6, 8]
    var ticks: [Double] = []
    var power = 1.0
    while power > bounds.lowerBound { power /= 10 }
    while power <= bounds.upperBound {
      ticks += steps.map { $0 * power }.filter(bounds.contains)
      power *= 10
    }
    return ticks
  }
}
