#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a thread runs.
class WorkBody {
  func run() {}
}

/// A thread that takes piece after piece from a pipe, and says through another what each came to.
///
/// What it keeps between pieces is made, used and let go of on the thread alone.
final class WorkThread<Kept, Outcome: Sendable>: WorkBody {
  private let pieces: WorkPipe.End
  private let signals: WorkPipe.End
  private let keeping: @Sendable () -> Kept
  private let work: Workers.Work<Kept, Outcome>
  private var thread: pthread_t?

  init(
    pieces: WorkPipe.End, signals: WorkPipe.End, keeping: @escaping @Sendable () -> Kept,
    work: @escaping Workers.Work<Kept, Outcome>
  ) {
    self.pieces = pieces
    self.signals = signals
    self.keeping = keeping
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

  /// Waits for the thread's end.
  func join() {
    guard let thread else { return }
    pthread_join(thread, nil)
    self.thread = nil
  }

  override func run() {
    let (kept, signals) = (keeping(), signals)
    while let index = pieces.receive(1)?[0] {
      let outcome = work(kept, index) { WorkSignal<Outcome>.progress(index, $0).send(to: signals) }
      WorkSignal.finished(index, outcome).send(to: signals)
    }
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
