/// Does pieces of work on several threads that share nothing: each is given values, and gives one back.
///
/// A thread takes piece after piece, and what it keeps in between (fonts that it has opened) is its own. Pieces come to it,
/// and outcomes go from it, through pipes; so there is neither a lock nor a variable that two threads see.
package enum Workers {
  /// A piece of work: it is given what the thread keeps, the piece's number, and a way to report its steps.
  package typealias Work<Kept, Outcome> = @Sendable (Kept, Int, @escaping (WorkSteps) -> Void) -> Outcome

  /// Does the pieces 0 to `count` - 1, so many at a time, and returns when all are done.
  ///
  /// `work` is called on other threads, or on the caller's where `threads` is 1 or the system gives none; each of these
  /// threads makes what it keeps once. The other two are called on the caller's thread: `progressed` for each report in the
  /// order of arrival, `finished` once for each piece in the order of the pieces, whichever ends first.
  package static func run<Kept, Outcome: Sendable>(
    _ count: Int, threads: Int, keeping: @escaping @Sendable () -> Kept, work: @escaping Work<Kept, Outcome>,
    progressed: @escaping (Int, WorkSteps) -> Void = { _, _ in }, finished: (Int, Outcome) -> Void
  ) {
    guard threads > 1, count > 1, var pieces = WorkPipe(), let signals = WorkPipe() else {
      return runHere(count, keeping, work, progressed, finished)
    }
    var running: [WorkThread<Kept, Outcome>] = []
    for _ in 0..<min(threads, count) {
      let thread = WorkThread(pieces: pieces.exit, signals: signals.entrance, keeping: keeping, work: work)
      if thread.start() { running.append(thread) } else { break }
    }
    guard !running.isEmpty else { return runHere(count, keeping, work, progressed, finished) }
    var outcomes: [Int: Outcome] = [:]
    var (given, done, told) = (0, 0, 0)
    while done < count {
      // One piece more than there are threads, so that none waits for this one to give it the next.
      while given < count, given - done <= running.count {
        pieces.entrance.send([given])
        given += 1
      }
      switch WorkSignal<Outcome>.receive(from: signals.exit) {
      case .progress(let index, let steps): progressed(index, steps)
      case .finished(let index, let outcome):
        outcomes[index] = outcome
        done += 1
      case nil: preconditionFailure("the pipe's own end is open")
      }
      while let outcome = outcomes.removeValue(forKey: told) {
        finished(told, outcome)
        told += 1
      }
    }
    pieces.closeEntrance()
    for thread in running { thread.join() }
  }

  /// Does pieces that keep nothing between them.
  package static func run<Outcome: Sendable>(
    _ count: Int, threads: Int, work: @escaping @Sendable (Int, @escaping (WorkSteps) -> Void) -> Outcome,
    progressed: @escaping (Int, WorkSteps) -> Void = { _, _ in }, finished: (Int, Outcome) -> Void
  ) {
    run(
      count, threads: threads, keeping: {}, work: { _, index, report in work(index, report) }, progressed: progressed,
      finished: finished)
  }

  private static func runHere<Kept, Outcome>(
    _ count: Int, _ keeping: () -> Kept, _ work: Work<Kept, Outcome>,
    _ progressed: @escaping (Int, WorkSteps) -> Void, _ finished: (Int, Outcome) -> Void
  ) {
    guard count > 0 else { return }
    let kept = keeping()
    for index in 0..<count { finished(index, work(kept, index) { progressed(index, $0) }) }
  }
}
