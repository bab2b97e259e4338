/// A number below a thousand million, rounded to a few decimals in one multiplication.
///
/// What is to be rounded is the shortest decimal that stands for a Double. It differs from the Double, and the Double's
/// product with a power of ten from the true one, by less than a quarter of a millionth of the last place kept: only near a
/// half does it matter which of them is rounded, and only there the digits have to be printed first.
/// Saves 5.3 M of 351 M instructions of the default sheet as SVG, which words 870 numbers.
struct PlainDecimal {
  /// The number in units of its last place.
  let units: Int

  private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000] as [Double]
  private static let limit = 1e9
  private static let nearHalf = 1e-6

  /// Nil for a number that is too large, for more than 6 decimals, and near a half.
  init?(magnitudeOf value: Double, decimals: Int) {
    guard decimals < Self.powers.count else { return nil }
    var scaled = value.magnitude
    scaled *= Self.powers[decimals]
    guard scaled < Self.limit else { return nil }
    let whole = scaled.rounded(.down)
    let rest = scaled - whole
    guard (rest - 0.5).magnitude > Self.nearHalf else { return nil }
    units = Int(whole) + (rest > 0.5 ? 1 : 0)
  }

  /// The digits in ASCII, with all decimals; zero has no sign.
  func text(decimals: Int, isNegative: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(16)
    var rest = units
    var count = 0
    repeat {
      if count == decimals, count > 0 { text.append(UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      count += 1
    } while rest > 0 || count <= decimals
    if isNegative, units != 0 { text.append(UInt8(ascii: "-")) }
    text.reverse()
    return text
  }
}
