/// A count and its noun, such as "1 cell" and "12 cells"; the plural is the noun with an "s" unless given.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
