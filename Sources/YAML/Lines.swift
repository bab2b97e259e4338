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
