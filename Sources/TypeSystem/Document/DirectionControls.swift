extension String {
  /// The text without the characters that turn the order of letters round, U+202A to U+202E and U+2066 to U+2069.
  ///
  /// A sheet shows names as they are written: with such a character one could pass for another.
  package var withoutDirectionControls: String {
    let isControl: (Unicode.Scalar) -> Bool = { scalar in
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !isControl($0) }))
  }
}
