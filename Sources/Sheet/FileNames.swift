/// Names of files that are made from a document's own words, no two of which may become one.
enum FileNames {
  /// A name that is one component of a path on any system, and nothing else: what could lead elsewhere is spelled in hex.
  ///
  /// Letters, digits, spaces and the marks that names have stay as they are; `/`, control characters, `%` and what Windows
  /// refuses become `%` and two hexadecimal digits a byte, as does a full stop at the beginning.
  static func safe(_ name: String) -> String {
    var result = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if isSafe(scalar), index > 0 || scalar != "." {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          let digits = String(byte, radix: 16, uppercase: true)
          result += "%" + (digits.count < 2 ? "0" : "") + digits
        }
      }
    }
    return result
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "%": false
    default:
      !scalar.properties.isDefaultIgnorableCodePoint && scalar.properties.generalCategory != .control
        && scalar.properties.generalCategory != .format && scalar.properties.generalCategory != .lineSeparator
        && scalar.properties.generalCategory != .paragraphSeparator
    }
  }
}
