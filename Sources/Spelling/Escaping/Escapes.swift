/// Spells a character that must not stand as it is.
package enum Escapes {
  /// As messages and Swift have it, such as `\u{202E}`.
  package static func braced(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// As JSON has it, such as `\u202e`: four hexadecimal digits, twice for a character beyond U+FFFF.
  package static func json(_ scalar: Unicode.Scalar) -> String {
    var result = ""
    for unit in UTF16.encode(scalar) ?? .init() {
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return result
  }
}
