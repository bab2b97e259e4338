/// Spells a character that must not stand as it is.
package enum Escapes {
  /// The text in single quotes, with quotes and backslashes of its own as `\'` and `\\`, and `TextControls` as `\u{…}`.
  package static func quoted(_ text: String) -> String {
    var result = String.UnicodeScalarView("'".unicodeScalars)
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { result.append("\\") }
      if TextControls.contain(scalar) {
        result.append(contentsOf: braced(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result) + "'"
  }

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
