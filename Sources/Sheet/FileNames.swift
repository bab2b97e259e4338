internal import Spelling

/// Names of files that are made from a document's own words, no two of which may become one.
package enum FileNames {
  /// A name that is one component of a path on any system, and nothing else: what could lead elsewhere is spelled in hex.
  ///
  /// Letters, digits, spaces and the marks that names have stay as they are; `/`, control characters, `%` and what Windows
  /// refuses become `%` and two hexadecimal digits a byte, as does a full stop at the beginning.
  package static func safe(_ name: String) -> String {
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
    return shortened(result)
  }

  /// The most bytes of a name: a file's may have 255, and an ending follows.
  private static let longest = 160

  /// A long name cut, with a number made of the whole in its place, so that two long names stay two.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    // Category and column stand at the end, and say what the card is.
    let end = name.unicodeScalars.suffix(24)
    return
      "\(beginning(of: name, bytes: longest - 60))~\(number(of: name))\(String(String.UnicodeScalarView(end)).split(separator: "@").last.map { "@\($0)" } ?? "")"
  }

  /// A number that is made of a whole name, in hexadecimal: names that differ have different ones, but for one in 2^64.
  package static func number(of name: String) -> String { String(FNV1a.of(name), radix: 16) }

  /// As many characters of a name as fit into so many bytes of UTF-8.
  package static func beginning(of name: String, bytes: Int) -> String {
    var beginning = ""
    for scalar in name.unicodeScalars where beginning.utf8.count + UTF8.width(scalar) <= bytes {
      beginning.unicodeScalars.append(scalar)
    }
    return beginning
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
