/// Finds number signs that follow another, as a text passes by: the second sign of a command (``LogCommands``) is one.
///
/// Formats that can write any character by its number write each of these so. That is more than commands need, and takes no
/// look ahead.
struct SignPairs {
  private var isAfterSign = false

  /// Whether the next character of the text is such a sign; joiners between the two don't count.
  mutating func isSecond(_ scalar: Unicode.Scalar) -> Bool {
    defer { isAfterSign = scalar == "#" || isAfterSign && LogCommands.isJoiner(scalar) }
    return isAfterSign && scalar == "#"
  }
}
