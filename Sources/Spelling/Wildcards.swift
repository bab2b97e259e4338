/// Tells whether text is what a pattern with wildcards stands for: `*` for any characters, `?` for one.
public enum Wildcards {
  /// Whether the whole text fits the pattern; case matters.
  public static func matches(_ pattern: String, _ text: String) -> Bool { matches(Array(pattern), Array(text)) }

  /// Whether the whole text fits the pattern, for callers that match the same characters again and again.
  ///
  /// After a mismatch only the latest `*` takes one character more, so the work is at most the product of both lengths.
  public static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
    var place = 0
    var index = 0
    var star: (place: Int, end: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        place += 1
        index += 1
      } else if let latest = star {
        star = (latest.place, latest.end + 1)
        place = latest.place + 1
        index = latest.end + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
