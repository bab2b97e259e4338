#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread of the system's own, with as much stack as main threads usually have.
///
/// Some systems give other threads far less: half a megabyte, which deep outlines or long paths can use up.
package final class SystemThread {
  /// How many bytes of stack a thread has.
  private static let stackSize = 8 << 20

  private let id: pthread_t

  /// Begins work on a thread; nil when the system has none to give.
  ///
  /// What the work uses must be its own until ``join()`` has returned, or never change.
  package init?(_ work: @escaping () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, Self.stackSize)
    let body = Unmanaged.passRetained(ThreadWork(work))
    #if canImport(Darwin)
      var started: pthread_t?
      let code = pthread_create(&started, attributes, threadMain, body.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, attributes, threadMain, body.toOpaque())
      let started: pthread_t? = thread
    #endif
    guard code == 0, let started else {
      body.release()
      return nil
    }
    id = started
  }

  /// Waits for the work's end; once.
  package func join() { pthread_join(id, nil) }
}

/// What a thread does; the thread lets go of it before it ends.
private final class ThreadWork {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  /// Does the work of an object that was retained for the thread.
  static func run(_ work: UnsafeMutableRawPointer) {
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
  }
}

#if canImport(Darwin)
  private func threadMain(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    ThreadWork.run(work)
    return nil
  }
#else
  private func threadMain(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { ThreadWork.run(work) }
    return nil
  }
#endif
