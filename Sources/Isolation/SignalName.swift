#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The names of the signals that end a process.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGKILL: "SIGKILL",
    SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU",
  ]

  /// The signals that what a thread does can raise.
  private static let faults: Set<Int32> = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS]

  /// Whether what a thread does can raise the signal, as a fault in a library is.
  static func isRaisedAtWork(_ signal: Int32) -> Bool { faults.contains(signal) }

  /// Who sends the others.
  static func sender(_ signal: Int32) -> String {
    signal == SIGKILL ? "the system's memory killer or somebody else ended it" : "somebody else ended it"
  }

  /// A signal as messages call it, such as "signal 11 (SIGSEGV)".
  static func words(_ signal: Int32) -> String {
    names[signal].map { "signal \(signal) (\($0))" } ?? "signal \(signal)"
  }
}
