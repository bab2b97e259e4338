/// Names that may become files, whatever they are made of.
package enum FileName {
  /// The longest name in bytes: a file's name may have 255, and an ending and a number follow.
  package static let longest = 120

  /// A name that is safe in a path: letters, digits, `-`, `_` and `.`, and nothing that leads elsewhere.
  ///
  /// Spaces and other signs become one `-`; control codes, bidi marks and other invisible characters go without a trace.
  /// It never begins or ends with `-` or `.`, so it is no option, no hidden file and not `..`; of a name without any
  /// letter or digit "sheet" is left.
  package static func safe(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    var length = 0
    var isGap = false
    for scalar in name.unicodeScalars {
      switch kind(of: scalar) {
      case .dropped: continue
      case .gap: isGap = true
      case .mark where isGap || result.isEmpty: continue
      case .kept, .mark:
        let added = UTF8.width(scalar) + (isGap ? 1 : 0)
        guard length + added <= longest else { return trimmed(result) }
        if isGap, !result.isEmpty { result.append("-") }
        result.append(scalar)
        length += added
        isGap = false
      }
    }
    return trimmed(result)
  }

  private enum Kind { case kept, mark, gap, dropped }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: .kept
    case .nonspacingMark, .spacingMark: .mark
    case .control, .format, .surrogate, .privateUse, .unassigned: .dropped
    default: ["-", "_", "."].contains(scalar) ? .kept : .gap
    }
  }

  private static func trimmed(_ scalars: String.UnicodeScalarView) -> String {
    let isEdge = { (scalar: Unicode.Scalar) in scalar == "-" || scalar == "." }
    var rest = Substring.UnicodeScalarView(scalars).drop(while: isEdge)
    while let last = rest.last, isEdge(last) { rest.removeLast() }
    return rest.isEmpty ? "sheet" : String(rest)
  }
}
