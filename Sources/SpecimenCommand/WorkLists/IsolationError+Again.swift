internal import Isolation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension IsolationError {
  /// Whether what has ended a process may be gone when it is begun again: a machine that was slow or short of memory,
  /// or somebody.
  ///
  /// A fault of the program, and its own limit of memory, come again.
  var mayBeGone: Bool {
    switch self {
    case .signal(let signal):
      ![SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS].contains(signal)
    case .midway(_, let error): error.mayBeGone
    case .disorder, .deaf, .notConfined, .tooManyFonts: false
    case .memory(let limit, _): limit.origin != .option
    case .noChild, .signalFromOutside, .exit, .runTime, .sheetTime, .allTime, .silence, .held: true
    }
  }
}
