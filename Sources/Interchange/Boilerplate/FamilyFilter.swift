internal import Spelling

/// Chooses families by a part of their name, as Swash's own boilerplate does.
struct FamilyFilter {
  private let part: String

  /// Takes a part of a name; spaces at its ends don't count.
  init(matching: String) {
    let trimmed = matching.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    part = String(trimmed).lowercased()
  }

  /// Whether a name has the part in it, whatever the case; every name has an empty one.
  func takes(_ name: String) -> Bool {
    part.isEmpty || name.lowercased().contains(part)
  }

  /// The names that have it, sorted.
  func families(_ names: [String]) -> [String] { names.filter(takes).sorted() }

  /// The names nearest to the part.
  func nearest(_ names: [String]) -> [String] { Spelling.nearest(to: part, in: names, limit: 3) }
}
