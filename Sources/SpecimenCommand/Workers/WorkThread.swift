internal import Drawing

/// A thread that takes piece after piece from a pipe, and says through another what each came to.
///
/// What it keeps between pieces is made, used and let go of on the thread alone.
final class WorkThread<Kept, Outcome: Sendable> {
  private let pieces: WorkPipe.End
  private let signals: WorkPipe.End
  private let keeping: @Sendable () -> Kept
  private let work: Workers.Work<Kept, Outcome>
  private var thread: SystemThread?

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
    thread = SystemThread(run)
    return thread != nil
  }

  /// Waits for the thread's end.
  func join() {
    thread?.join()
    thread = nil
  }

  private func run() {
    let (kept, signals) = (keeping(), signals)
    while let index = pieces.receive(1)?[0] {
      let outcome = work(kept, index) { WorkSignal<Outcome>.progress(index, $0).send(to: signals) }
      WorkSignal.finished(index, outcome).send(to: signals)
    }
  }
}
