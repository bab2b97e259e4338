/// Matches file names against patterns of `*` and `?`.
package enum Glob {
  /// Whether the whole name fits the pattern; case matters.
  ///
  /// After a mismatch only the latest `*` takes one character more, so the work is at most the product of both lengths.
  package static func matches(_ pattern: String, _ name: String) -> Bool {
    let pattern = Array(pattern)
    let name = Array(name)
    var place = 0
    var position = 0
    var star: (place: Int, position: Int)?
    while position < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[position] {
        place += 1
        position += 1
      } else if let latest = star {
        star = (latest.place, latest.position + 1)
        place = latest.place + 1
        position = latest.position + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
