internal import Spelling

/// Writes text into comma-separated values so that a spreadsheet takes it for text, and a number for a number.
package enum CSVText {
  /// A cell: in quotes where RFC 4180 asks for them, with control codes as `\\u{…}`, and after an apostrophe where it would be a
  /// formula.
  ///
  /// Words that a log obeys (`##[error]`) stay: a cell is data, and its value must come back whole.
  package static func cell(_ text: String) -> String {
    let safe = textual(TextControls.escaped(text))
    // By scalars: a sign with a combining mark on it is still that sign to whoever reads the file.
    let scalars = safe.unicodeScalars
    let isPlain = !scalars.contains { $0 == "," || $0 == "\"" } && scalars.first != " " && scalars.last != " "
    guard !isPlain else { return safe }
    var quoted = "\""
    for scalar in scalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// A text after an apostrophe, where a spreadsheet would work it out.
  ///
  /// Such a text begins with `=`, `+`, `-` or `@`, or with their full-width forms (OWASP, "CSV Injection"). A number begins so, too,
  /// and stays as it is, and so does a sign alone. Apostrophes before such a text get one more: whoever takes the first of them away
  /// has every text back.
  private static func textual(_ text: String) -> String {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    guard let first = rest.first, "=+-@＝＋－＠".unicodeScalars.contains(first) else { return text }
    let isNumber =
      Double(text)?.isFinite == true && text.unicodeScalars.allSatisfy { "+-.0123456789eE".unicodeScalars.contains($0) }
    return text.unicodeScalars.count == 1 || isNumber ? text : "'" + text
  }
}
