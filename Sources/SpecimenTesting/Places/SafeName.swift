internal import Sheet

/// A name as a part of a file's.
package enum SafeName {
  /// The most bytes: a file's name may have 255, and has two of these and an ending.
  package static let longest = 96

  /// Letters, digits, `-` and `_`, as swift-snapshot-testing names its files; anything between them is one `-`.
  ///
  /// A name without any of them is "snapshot"; a long one is cut, with a number made of the whole at its end.
  package static func of(_ name: String) -> String {
    var result = ""
    var isGap = false
    for scalar in name.unicodeScalars {
      guard isKept(scalar) else {
        isGap = !result.isEmpty
        continue
      }
      if isGap { result += "-" }
      isGap = false
      result.unicodeScalars.append(scalar)
    }
    if result.isEmpty { return "snapshot" }
    guard result.utf8.count > longest else { return result }
    return "\(FileNames.beginning(of: result, bytes: longest - 20))-\(FileNames.number(of: name))"
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: scalar == "-" || scalar == "_"
    }
  }
}
