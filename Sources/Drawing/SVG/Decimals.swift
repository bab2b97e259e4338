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

  /// Adds the bytes of a short word, its first in the lowest place, up to the first zero.
  mutating func add(packed word: UInt64) {
    let count = 8 - word.leadingZeroBitCount / 8
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0[..<count]) }
  }

  /// Adds a number given in steps of `decimals` decimals in its shortest form, such as `-.5`; returns whether it has a
  /// point.
  @discardableResult
  mutating func add(steps: Int, decimals: Int) -> Bool {
    var rest = steps.magnitude
    var places = decimals
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    // Digits come last one first. Eight characters and no more fit into a word; numbers of a sheet are that short.
    var word: UInt64 = 0
    var written = 0
    while rest > 0 || written < places || (written == 0 && places == 0) {
      if written == 6 { return add(long: steps, decimals: decimals) }
      word = word << 8 | UInt64(UInt8(ascii: "0")) + UInt64(rest % 10)
      rest /= 10
      written += 1
      if written == places { word = word << 8 | UInt64(UInt8(ascii: ".")) }
    }
    add(packed: steps < 0 ? word << 8 | UInt64(UInt8(ascii: "-")) : word)
    return places > 0
  }

  /// Adds a number of any length, as `add(steps:decimals:)` does.
  private mutating func add(long steps: Int, decimals: Int) -> Bool {
    var fraction = decimals == 0 ? "" : String(steps.magnitude % UInt(Decimals.power(decimals)))
    fraction = String(repeating: "0", count: decimals == 0 ? 0 : decimals - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let whole = steps.magnitude / UInt(Decimals.power(decimals))
    add((steps < 0 ? "-" : "") + (whole > 0 || fraction.isEmpty ? String(whole) : ""))
    if !fraction.isEmpty { add("." + fraction) }
    return !fraction.isEmpty
  }

  /// Adds a number with at most so many decimals.
  package mutating func add(_ value: Double, decimals: Int = 3) {
    add(steps: Decimals.steps(value, decimals: decimals), decimals: decimals)
  }
}
