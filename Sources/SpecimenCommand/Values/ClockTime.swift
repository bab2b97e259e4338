#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The time, for what must know how old a file is or how long something took; no sheet depends on it.
enum ClockTime {
  /// Nanoseconds since 1970.
  static func nanosecondsSince1970() -> Int64 { nanoseconds(CLOCK_REALTIME) }

  /// Milliseconds since a moment that stays the same while the program runs.
  static func milliseconds() -> Int { Int(nanoseconds(CLOCK_MONOTONIC) / 1_000_000) }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
