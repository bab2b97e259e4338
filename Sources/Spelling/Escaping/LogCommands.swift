/// Words that the reader of a log obeys wherever a program's output has them.
///
/// GitHub's runner takes a line for a command that begins with `::` after any white space, and one that has `##[` anywhere
/// (actions/runner, `ActionCommand.cs`); Azure's takes `##vso[`, TeamCity's `##teamcity[`. A name that says so must not
/// reach them as it is.
package enum LogCommands {
  /// The text with the first colon of a leading `::`, and the second sign of `##[`, `##vso[` and `##teamcity[`, as `\u{…}`.
  ///
  /// Other number signs stay. Joiners within such a word don't count: a reader that compares by a culture's rules doesn't
  /// see them. Nor does case.
  package static func disarmed(_ text: String) -> String {
    let colon = leadingColon(text)
    let signs = signs(in: text)
    guard colon != nil || !signs.isEmpty else { return text }
    var result = String.UnicodeScalarView()
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if offset == colon || signs.contains(offset) {
        result.append(contentsOf: Escapes.braced(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Where the second number signs of commands stand, counted in scalars.
  static func signs(in text: String) -> Set<Int> {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    let scalars = Array(text.unicodeScalars)
    return Set(scalars.indices.lazy.filter { scalars[$0] == "#" }.compactMap { secondSign(scalars[$0...]) })
  }

  /// Where the second number sign of a command stands that a text begins with.
  private static func secondSign(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    let start = text.indices.lazy.filter { !isJoiner(text[$0]) }.prefix(11)
    let seen = start.map { text[$0].properties.lowercaseMapping }.reduce(into: "", +=)
    // By bytes: a mark after the bracket would make another character of it, but not for a log's reader.
    let isCommand = ["##[", "##vso[", "##teamcity["].contains { seen.utf8.starts(with: $0.utf8) }
    guard isCommand else { return nil }
    return start.dropFirst().first
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
