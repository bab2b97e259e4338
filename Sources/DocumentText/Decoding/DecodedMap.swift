internal import YAML

/// A map with fixed keys whose keys have been checked.
struct DecodedMap {
  private let values: [String: YAMLEntry]
  /// Where the map begins.
  let place: YAMLPlace
  /// Whether a key was reported that the map can't have.
  let hasUnknownKeys: Bool

  /// Takes the entries of a map.
  init(_ entries: [YAMLEntry], at place: YAMLPlace, hasUnknownKeys: Bool) {
    values = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    self.place = place
    self.hasUnknownKeys = hasUnknownKeys
  }

  /// The value of a key, or nil.
  subscript(key: String) -> YAMLNode? { values[key]?.value }

  /// Where a key stands, or else the map.
  func place(of key: String) -> YAMLPlace { values[key]?.key.place ?? place }

  /// Those of some keys that are there.
  func present(_ keys: [String]) -> [String] { keys.filter { values[$0] != nil } }
}
