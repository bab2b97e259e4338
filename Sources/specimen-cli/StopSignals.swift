#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals by which a person or the system ends a program, as something that can be waited for.
///
/// A thread waits for them, which needs neither a handler nor anything that a handler could see. One that was ignored when the
/// process began, as `nohup` does, stays ignored.
enum StopSignals {
  private static let candidates = [SIGINT, SIGTERM, SIGHUP]

  /// Begins to wait; answers a descriptor that can be read from when a signal has come, nil where the system gives none.
  ///
  /// A second signal ends the process as it always does.
  static func descriptor() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var signals = heeded
    // Threads that are begun later have it so too.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let context = UnsafeMutableRawPointer(bitPattern: Int(ends[1]))
    guard begin(context) else {
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      return nil
    }
    return ends[0]
  }

  /// Begins the thread, which nobody waits for; false when the system has none to give.
  private static func begin(_ context: UnsafeMutableRawPointer?) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
      guard pthread_create(&thread, nil, waitForSignal, context) == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, nil, waitForSignal, context) == 0 else { return false }
    #endif
    pthread_detach(thread)
    return true
  }

  /// Those that are not ignored.
  fileprivate static var heeded: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in candidates where !isIgnored(signal) { sigaddset(&signals, signal) }
    return signals
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    // SIG_IGN is the address 1.
    #if canImport(Darwin)
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
  }

  /// Waits for one of the signals, says so, and leaves the next to end the process.
  fileprivate static func wait(_ descriptor: Int32) {
    var (signals, signal) = (heeded, Int32(0))
    guard sigwait(&signals, &signal) == 0 else { return }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    var byte: UInt8 = 0
    while write(descriptor, &byte, 1) < 0, errno == EINTR {}
    // Here, since a signal goes to any thread that takes it.
    while true { pause() }
  }
}

#if canImport(Darwin)
  private func waitForSignal(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    StopSignals.wait(Int32(Int(bitPattern: context)))
    return nil
  }
#else
  private func waitForSignal(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    StopSignals.wait(Int32(Int(bitPattern: context)))
    return nil
  }
#endif
