/// A node's matches: longer ones farther back, and none that a nearer one does for.
struct MatchList {
  private let matches: UnsafeMutablePointer<UInt32>
  /// How many matches there are.
  private(set) var count = 0
  /// The longest length so far; 2, below any match's, at first.
  private(set) var length = 2
  /// The longest length that is of use.
  let limit: Int

  /// An empty list in memory that has room.
  init(_ matches: UnsafeMutablePointer<UInt32>, limit: Int) {
    self.matches = matches
    self.limit = limit
  }

  /// Whether no longer match is of use.
  var isComplete: Bool { length >= limit }

  /// Adds a match unless it is no longer than the others; one at the last one's distance or nearer takes its place.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    let length = min(length, limit)
    guard length > self.length else { return }
    while count > 0, Int(matches[count &- 1] >> 9) >= distance { count &-= 1 }
    matches[count] = UInt32(truncatingIfNeeded: distance &<< 9 | length)
    count &+= 1
    self.length = length
  }

  /// Adds a match at its place among the others.
  mutating func insert(length: Int, distance: Int) {
    let length = min(length, limit)
    var place = 0
    while place < count, Int(matches[place] >> 9) < distance { place += 1 }
    guard length > (place > 0 ? Int(matches[place - 1] & 511) : 2) else { return }
    var rest = place
    while rest < count, Int(matches[rest] & 511) <= length { rest += 1 }
    let moved = count - rest
    UnsafeMutableRawPointer(matches + place + 1).copyMemory(from: matches + rest, byteCount: moved * 4)
    matches[place] = UInt32(truncatingIfNeeded: distance &<< 9 | length)
    count = place + 1 + moved
    self.length = max(self.length, length)
  }
}
