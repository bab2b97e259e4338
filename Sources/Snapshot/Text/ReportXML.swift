/// Writes text into the XML 1.0 of a report.
package enum ReportXML {
  /// Text between tags.
  package static func escaped(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// An attribute with a space before it: line breaks and tabs in it are kept.
  package static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value, isAttribute: true))\""
  }

  /// Whether XML 1.0 can hold a character at all, even as a reference.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case _ where !isAllowed(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
