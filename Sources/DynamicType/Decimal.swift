/// A number with a fixed count of decimals, rounded half away from zero, such as "3.9" for 3.92 with one.
///
/// What is rounded is the shortest decimal that stands for the Double, the one that Swift prints: so 2.675 with two
/// decimals is "2.68", although the nearest Double is a little less. Nothing is trimmed ("2.0" with one decimal), there
/// is no grouping and no exponent, the point is a full stop whatever the locale, and zero has no sign.
/// NaN is "nan" and infinity "inf" or "-inf". `decimals` has to be from 0 to 100, or it traps.
package func formatted(_ value: Double, decimals: Int) -> String {
  precondition((0...100).contains(decimals), "the count of decimals has to be from 0 to 100, not \(decimals)")
  if let steps = DecimalSteps(value, decimals: decimals) { return steps.text(trimmed: false) }
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  var number = DecimalNumber(magnitudeOf: value)
  number.round(toDecimals: decimals)
  return (value < 0 && !number.isZero ? "-" : "") + number.text(decimals: decimals)
}

/// A number with at most so many decimals, rounded as `formatted` does, without zeros at its end: "17", "16.33", "-0.5".
package func trimmed(_ value: Double, decimals: Int) -> String {
  if let steps = DecimalSteps(value, decimals: decimals) { return steps.text(trimmed: true) }
  let text = formatted(value, decimals: decimals)
  guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
  let end = text.utf8.reversed().drop { $0 == UInt8(ascii: "0") }
  let point = end.first == UInt8(ascii: ".") ? 1 : 0
  return String(decoding: end.dropFirst(point).reversed(), as: UTF8.self)
}

/// Adds a number's characters, those of `trimmed`, to a text in UTF-8; returns false, and adds nothing, for a number that
/// is more easily written as a text of its own.
package func appendTrimmed(_ value: Double, decimals: Int, to utf8: inout [UInt8]) -> Bool {
  guard let steps = DecimalSteps(value, decimals: decimals) else { return false }
  steps.write(trimmed: true, to: &utf8)
  return true
}

/// A decimal number that is 0 or more: 0.d₀d₁d₂… times ten to the power of `exponent`.
private struct DecimalNumber {
  var digits: [UInt8] = []
  var exponent = 0

  var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// Reads what Swift prints for a finite Double, such as "0.1", "12.5", "5e-324" or "1.5e+16".
  init(magnitudeOf value: Double) {
    let parts = value.magnitude.description.split(separator: "e")
    var pointIndex: Int?
    for byte in parts[0].utf8 {
      if byte == UInt8(ascii: ".") { pointIndex = digits.count } else { digits.append(byte - UInt8(ascii: "0")) }
    }
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    exponent = (pointIndex ?? digits.count) + power
  }

  mutating func round(toDecimals decimals: Int) {
    let kept = exponent + decimals
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      digits = []
      return
    }
    let roundsUp = digits[kept] >= 5
    digits.removeSubrange(kept...)
    guard roundsUp else { return }
    while digits.last == 9 { digits.removeLast() }
    if digits.isEmpty {
      digits = [1]
      exponent += 1
    } else {
      digits[digits.count - 1] += 1
    }
  }

  func text(decimals: Int) -> String {
    var text = ""
    if exponent <= 0 { text = "0" }
    for index in 0..<max(exponent, 0) { text.append(character(at: index)) }
    if decimals > 0 { text += "." }
    for index in 0..<decimals { text.append(character(at: exponent + index)) }
    return text
  }

  private func character(at index: Int) -> Character {
    Character(Unicode.Scalar(UInt8(ascii: "0") + (digits.indices.contains(index) ? digits[index] : 0)))
  }
}
