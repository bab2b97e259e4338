/// What was used lately, in two generations.
///
/// What is new, or asked for again, belongs to the younger one. When that has grown to its limit it becomes the older one, and
/// what was the older is forgotten. So what every sheet needs stays, what one sheet needed goes, and nothing has to be sorted.
struct GenerationCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
  }

  private struct Generation {
    var entries: [Key: Entry] = [:]
    var cost = 0
  }

  private let limit: Int
  private var younger = Generation()
  private var older = Generation()

  /// The cost that a generation doesn't go beyond, but for a single entry, in the unit in which each entry's cost is told.
  init(limit: Int) { self.limit = limit }

  /// What both generations cost at most: what went from the older one to the younger counts in both.
  var cost: Int { younger.cost + older.cost }

  /// The value of a key, if it was used lately; it is used again by that.
  mutating func value(for key: Key) -> Value? {
    if let entry = younger.entries[key] { return entry.value }
    guard let entry = older.entries[key] else { return nil }
    insert(entry, for: key)
    return entry.value
  }

  /// Keeps a value that isn't there yet.
  mutating func insert(_ value: Value, for key: Key, cost: Int) { insert(Entry(value: value, cost: cost), for: key) }

  private mutating func insert(_ entry: Entry, for key: Key) {
    if younger.cost + entry.cost > limit {
      older = younger
      younger = Generation()
    }
    younger.entries[key] = entry
    younger.cost += entry.cost
  }
}
