/// A count and its noun, such as "1 cell" and "12 cells"; the plural is the noun with an "s" unless given.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Words in a row, the last after an "and": "a", "a and b", "a, b and c".
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
