/// The lines of a text, for the sake of an error in one of them.
struct Lines {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Takes a text without control characters.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The character at a place, or nil past the end of its line.
  func character(at place: YAMLPlace) -> Unicode.Scalar? {
    let line = line(place.line)
    return place.column <= line.count ? line[place.column - 1] : nil
  }

  /// Whether a tab stands before the first other character of a place's line, and not after the place.
  func hasTabIndentation(at place: YAMLPlace) -> Bool {
    let indentation = line(place.line).prefix { $0 == " " || $0 == "\t" }
    return place.column <= indentation.count + 1 && indentation.contains("\t")
  }

  /// Whether `#` stands after a space between two places.
  func hasComment(from begin: YAMLPlace, to end: YAMLPlace) -> Bool {
    // An error can be far from where a map began; its first line is the likeliest to have swallowed the rest.
    let text = String(String.UnicodeScalarView(line(begin.line).dropFirst(begin.column - 1)))
    return begin.line < end.line && text.contains(" #")
  }

  /// The beginning of a place's line, where that is too far to the left to be a part of what began at another place.
  func outdent(of place: YAMLPlace, from begin: YAMLPlace) -> YAMLPlace? {
    guard place.line > begin.line else { return nil }
    let indentation = { (number: Int) in line(number).prefix { $0 == " " }.count }
    let (outer, inner) = (indentation(begin.line), indentation(place.line))
    // Beside a bracket at the beginning of its line, its items may stand below it.
    let isApart = inner < outer || (inner == outer && begin.column > outer + 1)
    return isApart && inner < line(place.line).count ? YAMLPlace(line: place.line, column: inner + 1) : nil
  }

  /// Whether the first ':' of a place's line, or of the one before, has no space after it.
  ///
  /// What should have been a key is a text then, and the next line is read as more of it.
  func hasTightColon(upTo place: YAMLPlace) -> Bool {
    hasTightColon(line(place.line)) || hasTightColon(line(place.line - 1))
  }

  private func hasTightColon(_ line: [Unicode.Scalar]) -> Bool {
    guard let colon = line.firstIndex(of: ":"), colon > 0, colon + 1 < line.count else { return false }
    return line[colon - 1] != " " && ![" ", "/", ":"].contains(line[colon + 1])
  }

  /// The first tab of a place's line.
  func firstTab(at place: YAMLPlace) -> YAMLPlace? {
    line(place.line).firstIndex(of: "\t").map { YAMLPlace(line: place.line, column: $0 + 1) }
  }

  /// A line's characters, as libyaml counts lines: U+0085, U+2028 and U+2029 end one too.
  private func line(_ number: Int) -> [Unicode.Scalar] {
    var current = 1
    var line: [Unicode.Scalar] = []
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        if current == number { return line }
        current += 1
      case "\u{FEFF}": continue
      default: if current == number { line.append(scalar) }
      }
    }
    return line
  }
}
