/// A number's characters in one word, as few as say it, such as `-.5`.
///
/// All digits are worked out together, each in a byte of the word: three multiplications in place of a division a digit.
struct DecimalWord {
  /// The characters, the first in the lowest byte.
  let characters: UInt64
  /// How many characters there are, 1 to 8.
  let count: Int
  /// Whether the number has a point.
  let hasPoint: Bool

  /// A number given in steps of `decimals` decimals; nil for one that may take more than 8 characters, which is one of a
  /// million steps or more, or of more than six decimals.
  @inline(__always)
  init?(steps: Int, decimals: Int) {
    guard steps.magnitude < 1_000_000, decimals <= 6 else { return nil }
    guard steps != 0 else {
      (characters, count, hasPoint) = (0x30, 1, false)
      return
    }
    let digits = Self.digits(UInt64(steps.magnitude))
    let wholeEnd = 8 &- decimals
    let leading = min(digits.trailingZeroBitCount &>> 3, wholeEnd)
    let wholeCount = wholeEnd &- leading
    let fractionCount = decimals &- min(digits.leadingZeroBitCount &>> 3, decimals)
    let ascii = digits | 0x3030_3030_3030_3030
    var word = Self.first(wholeCount, of: ascii &>> UInt64(8 &* leading))
    var length = wholeCount
    if fractionCount > 0 {
      let fraction = Self.first(fractionCount, of: ascii &>> UInt64(8 &* wholeEnd))
      word |= (fraction &<< 8 | 0x2E) &<< UInt64(8 &* wholeCount)
      length &+= 1 &+ fractionCount
    }
    if steps < 0 {
      word = word &<< 8 | 0x2D
      length &+= 1
    }
    (characters, count, hasPoint) = (word, length, fractionCount > 0)
  }

  /// The eight digits of a number below 100,000,000, a byte each, the first in the lowest.
  fileprivate static func digits(_ number: UInt64) -> UInt64 {
    // Halves of four digits, then quarters of two, then one by one; 10,486 / 2^20 and 103 / 2^10 divide them exactly.
    let high = number / 10_000
    let fours = high | (number &- high &* 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (twos &* 103) &>> 10 & 0xF_000F_000F_000F
    return tens | (twos &- tens &* 10) &<< 8
  }

  /// The first bytes of a word, at most 7.
  fileprivate static func first(_ count: Int, of word: UInt64) -> UInt64 {
    word & (1 &<< UInt64(8 &* count) &- 1)
  }
}

extension ByteCursor {
  /// The most bytes that a number takes: a sign, 20 digits and a point.
  static let longestNumber = 22

  /// Adds a number given in steps of `decimals` decimals in its shortest form, such as `-.5`; returns whether it has a
  /// point.
  @inline(__always)
  @discardableResult
  mutating func add(steps: Int, decimals: Int) -> Bool {
    guard let number = DecimalWord(steps: steps, decimals: decimals) else {
      return add(long: steps, decimals: decimals)
    }
    add(number.characters, count: number.count)
    return number.hasPoint
  }

  /// Adds a number of any length, as `add(steps:decimals:)` does.
  ///
  /// One of eight digits, as the places on a poster have in thousandths of a point, is two words, before the point and after.
  /// Saves 7 M of 386 M instructions of the mock screens as PDF.
  @inline(never)
  private mutating func add(long steps: Int, decimals: Int) -> Bool {
    guard steps.magnitude < 100_000_000, 1...6 ~= decimals else { return add(longer: steps, decimals: decimals) }
    let digits = DecimalWord.digits(UInt64(steps.magnitude))
    let wholeEnd = 8 - decimals
    let leading = min(digits.trailingZeroBitCount >> 3, wholeEnd)
    let fractionCount = decimals - min(digits.leadingZeroBitCount >> 3, decimals)
    let ascii = digits | 0x3030_3030_3030_3030
    if steps < 0 { add(UInt8(ascii: "-")) }
    add(DecimalWord.first(wholeEnd - leading, of: ascii >> UInt64(8 * leading)), count: wholeEnd - leading)
    guard fractionCount > 0 else { return false }
    let fraction = DecimalWord.first(fractionCount, of: ascii >> UInt64(8 * wholeEnd))
    add(fraction << 8 | 0x2E, count: 1 + fractionCount)
    return true
  }

  private mutating func add(longer steps: Int, decimals: Int) -> Bool {
    let power = UInt(Decimals.power(decimals))
    let (whole, fraction) = steps.magnitude.quotientAndRemainder(dividingBy: power)
    if steps < 0 { add(UInt8(ascii: "-")) }
    if whole > 0 || fraction == 0 {
      var unit: UInt = 1
      while whole / unit >= 10 { unit *= 10 }
      addDigits(whole, from: unit, isFraction: false)
    }
    guard fraction > 0 else { return false }
    add(UInt8(ascii: "."))
    addDigits(fraction, from: power / 10, isFraction: true)
    return true
  }

  /// Adds digits from the one that stands for `unit`; those of a fraction end before the zeros at its end.
  private mutating func addDigits(_ number: UInt, from unit: UInt, isFraction: Bool) {
    var (rest, unit) = (number, unit)
    while unit > 0, !isFraction || rest > 0 {
      add(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}
