/// Words that the reader of a log obeys wherever a program's output has them.
///
/// GitHub's runner takes a line for a command that begins with `::` after any white space, and one that has `##[` anywhere
/// (actions/runner, `ActionCommand.cs`); Azure's takes `##vso[`, TeamCity's `##teamcity[`. A name that says so must not
/// reach them as it is.
package enum LogCommands {
  /// The text with the first colon of a leading `::`, and each number sign after another, as `\u{…}`.
  ///
  /// Joiners between two signs don't count: a reader that compares by a culture's rules doesn't see them.
  package static func disarmed(_ text: String) -> String {
    let colon = leadingColon(text)
    guard colon != nil || text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result = String.UnicodeScalarView()
    var isAfterSign = false
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if offset == colon || isAfterSign && scalar == "#" {
        result.append(contentsOf: Escapes.braced(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      isAfterSign = scalar == "#" || isAfterSign && isJoiner(scalar)
    }
    return String(result)
  }

  /// Whether a character joins its neighbours or not, and is itself not seen.
  static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200C || scalar.value == 0x200D }

  /// Where the first of two colons stands that a line begins with.
  private static func leadingColon(_ text: String) -> Int? {
    var found: Int?
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if scalar == ":" {
        if found != nil { return found }
        found = offset
      } else if !isJoiner(scalar), found != nil || !scalar.properties.isWhitespace {
        return nil
      }
    }
    return nil
  }
}
