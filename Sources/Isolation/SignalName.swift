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

  /// A signal as messages call it, such as "signal 11 (SIGSEGV)".
  static func words(_ signal: Int32) -> String {
    names[signal].map { "signal \(signal) (\($0))" } ?? "signal \(signal)"
  }
}
