/// How finely a number is written: places are rounded to a hundredth of a pixel at four pixels a point, no finer.
enum Decimals {
  /// The furthest that rounding may move anything, in points.
  static let tolerance = 0.01 / 4

  /// The fewest decimals, at most 9, that hold an error of `tolerance` in numbers that stand for `unit` points each.
  static func needed(forUnit unit: Double, tolerance: Double = tolerance) -> Int {
    var decimals = 0
    var step = 1.0
    while decimals < 9, step * unit > 2 * tolerance {
      decimals += 1
      step /= 10
    }
    return decimals
  }

  /// A number in steps of so many decimals, rounded to the nearest; far numbers are held where integers end.
  static func steps(_ value: Double, decimals: Int) -> Int {
    Int(min(max(value * Double(power(decimals)), -1e15), 1e15).rounded())
  }

  /// Ten to a power from 0 to 9.
  static func power(_ exponent: Int) -> Int { powers[exponent] }

  private static let powers = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}

extension [UInt8] {
  /// Adds a text.
  package mutating func add(_ text: String) { append(contentsOf: text.utf8) }

  /// Adds a number with at most so many decimals.
  package mutating func add(_ value: Double, decimals: Int = 3) {
    add(steps: Decimals.steps(value, decimals: decimals), decimals: decimals)
  }

  /// Adds a number given in steps of `decimals` decimals in its shortest form, such as `-.5`.
  mutating func add(steps: Int, decimals: Int) {
    write(atMost: ByteCursor.longestNumber) { $0.add(steps: steps, decimals: decimals) }
  }
}
