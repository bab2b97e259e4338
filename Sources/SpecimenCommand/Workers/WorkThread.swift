#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a thread runs.
class WorkBody {
  func run() {}
}

/// A thread for one piece of work, and what the work came to.
///
/// The thread alone touches the object between `start()` and `join()`, which is also when its result becomes visible.
final class WorkThread<Outcome: Sendable>: WorkBody {
  private let index: Int
  private let bell: WorkBell.Button
  private let work: @Sendable (Int, @escaping (WorkSteps) -> Void) -> Outcome
  private var outcome: Outcome?
  private var thread: pthread_t?

  init(
    index: Int, bell: WorkBell.Button, work: @escaping @Sendable (Int, @escaping (WorkSteps) -> Void) -> Outcome
  ) {
    self.index = index
    self.bell = bell
    self.work = work
  }

  /// Begins the work on a thread of its own; false when the system has none to give.
  func start() -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return false }
    defer { pthread_attr_destroy(attributes) }
    // As much as a main thread has: some systems give others far less.
    pthread_attr_setstacksize(attributes, 8 << 20)
    let body = Unmanaged<WorkBody>.passUnretained(self).toOpaque()
    #if canImport(Darwin)
      return pthread_create(&thread, attributes, workThreadMain, body) == 0
    #else
      var id = pthread_t()
      guard pthread_create(&id, attributes, workThreadMain, body) == 0 else { return false }
      thread = id
      return true
    #endif
  }

  /// Waits for the thread's end, and answers what the work came to.
  func join() -> Outcome? {
    guard let thread else { return nil }
    pthread_join(thread, nil)
    self.thread = nil
    return outcome
  }

  /// Does the work on the caller's thread.
  func runHere() -> Outcome { work(index) { [index, bell] in bell.ring(index, $0) } }

  override func run() {
    outcome = runHere()
    bell.ringDone(index)
  }
}

#if canImport(Darwin)
  private func workThreadMain(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<WorkBody>.fromOpaque(body).takeUnretainedValue().run()
    return nil
  }
#else
  private func workThreadMain(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<WorkBody>.fromOpaque(body).takeUnretainedValue().run() }
    return nil
  }
#endif
