/// The logarithm to base 2, from additions, multiplications and divisions alone.
///
/// IEEE 754 rounds those alike everywhere, while the C library's `log2` differs in its last bit between machines; a chart
/// has to be the same bytes on all of them.
package enum ExactLogarithm {
  /// The logarithm of a positive, finite number, to about 15 digits.
  package static func base2(_ value: Double) -> Double {
    precondition(value > 0 && value.isFinite, "a logarithm needs a positive number, not \(value)")
    var exponent = Double(value.exponent)
    var significand = value.significand
    // From 1 to 2 the series is the slower the farther it is from 1: the upper part is seen from 2.
    if significand > 1.5 {
      significand /= 2
      exponent += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)) = 2 (s + s³/3 + s⁵/5 + …), and |s| is at most a fifth.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for odd in stride(from: 27, through: 1, by: -2) { sum = sum * square + 1 / Double(odd) }
    return exponent + 2 * sum * ratio / naturalOfTwo
  }

  /// The natural logarithm of 2.
  private static let naturalOfTwo = 0.693_147_180_559_945_309_4
}
