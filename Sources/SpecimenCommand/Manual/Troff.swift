/// Writes the language of man pages so that every text comes out as it is.
enum Troff {
  /// A text as a part of a line: backslashes, hyphens, quotes and signs beyond ASCII are spelt as troff names them.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case "\"": result += #"\(dq"#
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += #"\[u"# + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return result
  }

  /// A line of text, which is no request even if it begins with a full stop.
  static func line(_ text: String) -> String {
    let written = self.text(text)
    return written.hasPrefix(".") ? #"\&"# + written : written
  }

  /// A term that names something to be typed, in bold, and the values that it takes, in italics.
  static func option(_ option: OptionDeclaration) -> String {
    let names =
      (option.letter.map { [#"\fB"# + text("-\($0)") + #"\fR"#] } ?? []) + [#"\fB"# + text(option.flag) + #"\fR"#]
    let value = option.value.map { #" \fI"# + text($0) + #"\fR"# } ?? ""
    return names.joined(separator: ", ") + value
  }
}
