#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Does two pieces of work at the same time that share nothing, or nothing that either changes.
enum ConcurrentPair {
  /// Does the second on a thread of its own; where the system has none to give, after the first.
  static func run<First, Second>(_ first: () -> First, and second: () -> Second) -> (First, Second) {
    var other: Second?
    let one = withoutActuallyEscaping({ other = second() }) { body in
      let work = PairedWork(body)
      let thread = work.start()
      defer { if let thread { pthread_join(thread, nil) } else { work.body() } }
      return first()
    }
    guard let other else { preconditionFailure("the thread has ended, and its work is done") }
    return (one, other)
  }
}

/// What the thread does.
private final class PairedWork {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  /// Begins; nil when the system has no thread.
  func start() -> pthread_t? {
    let work = Unmanaged<PairedWork>.passUnretained(self).toOpaque()
    #if canImport(Darwin)
      var id: pthread_t?
      return pthread_create(&id, nil, pairedWorkMain, work) == 0 ? id : nil
    #else
      var id = pthread_t()
      return pthread_create(&id, nil, pairedWorkMain, work) == 0 ? id : nil
    #endif
  }
}

#if canImport(Darwin)
  private func pairedWorkMain(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<PairedWork>.fromOpaque(work).takeUnretainedValue().body()
    return nil
  }
#else
  private func pairedWorkMain(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<PairedWork>.fromOpaque(work).takeUnretainedValue().body() }
    return nil
  }
#endif
