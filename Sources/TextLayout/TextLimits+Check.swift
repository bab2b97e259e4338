extension TextLimits {
  /// Makes sure that a text is within the limits.
  ///
  /// - Throws: ``TextError/tooLong(characters:limit:)``, and ``TextError/tooManyMarks(_:limit:)`` for marks, or characters
  ///   that draw nothing, in a row.
  package func check(_ text: String) throws(TextError) {
    // A scalar has at least one byte, and a mark two: most texts need no counting.
    let bytes = text.utf8.count
    if bytes > characters, text.unicodeScalars.count > characters {
      throw .tooLong(characters: text.unicodeScalars.count, limit: characters)
    }
    guard bytes > 2 * marks else { return }
    var row = 0
    var longest = 0
    for scalar in text.unicodeScalars {
      row = scalar.isAttached ? row + 1 : 0
      longest = max(longest, row)
    }
    if longest > marks { throw .tooManyMarks(longest, limit: marks) }
  }
}
