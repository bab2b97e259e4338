/// Spells characters that must not stand as they are.
package enum Escapes {
  /// The text in single quotes, with quotes and backslashes of its own as `\'` and `\\`, and `TextControls` as `\u{…}`.
  package static func quoted(_ text: String) -> String {
    let spelled = spelled(text) { scalar in
      if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
      return TextControls.contain(scalar) ? braced(scalar) : nil
    }
    return "'\(spelled)'"
  }

  /// As messages and Swift have it, such as `\u{202E}`.
  package static func braced(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// The text with each unsafe character as `\u{…}`; all others stay.
  package static func braced(_ text: String, where isUnsafe: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return spelled(text) { isUnsafe($0) ? braced($0) : nil }
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

  /// The text with every character as `spell` writes it, or as it is where that gives nil.
  ///
  /// `sign` is how a language that keeps its values writes a number sign by its number: the second sign of a command
  /// (``LogCommands``) stands so. Without one, commands stay.
  package static func spelled(
    _ text: String, sign: String? = nil, _ spell: (Unicode.Scalar) -> String?
  ) -> String {
    let signs = sign == nil ? [] : LogCommands.signs(in: text)
    var result = String.UnicodeScalarView()
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if let spelled = signs.contains(offset) ? sign : spell(scalar) {
        result.append(contentsOf: spelled.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
