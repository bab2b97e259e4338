/// Something that is done again and again, and no more often than every so many milliseconds; pure.
package struct Pace {
  private let interval: Int
  private var next: Int

  /// It is done every `interval` milliseconds from a time on, for the first time when one has passed.
  package init(every interval: Int, from now: Int) {
    self.interval = interval
    next = now + interval
  }

  /// How long it is until the next time, in milliseconds; 0 when that has come.
  package func rest(at now: Int) -> Int { max(0, next - now) }

  /// Whether the time has come; the next one is counted from then.
  package mutating func take(at now: Int) -> Bool {
    guard now >= next else { return false }
    next = now + interval
    return true
  }
}
