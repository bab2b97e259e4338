/// Does pieces of work on several threads that share nothing: each is given values, and gives one back when it ends.
///
/// A piece has a thread of its own, and so many run at a time. What a thread makes is read once it has ended, and while
/// it runs it speaks through a pipe alone; so there is neither a lock nor a variable that two threads see.
package enum Workers {
  /// Does the pieces 0 to `count` - 1, so many at a time, and returns when all are done.
  ///
  /// `work` is called on other threads, or on the caller's where `threads` is 1 or the system gives no more of them; it
  /// may report its steps. The other two are called on the caller's thread: `progressed` for each report in the order of
  /// arrival, `finished` once for each piece in the order of the pieces, whichever ends first.
  package static func run<Outcome: Sendable>(
    _ count: Int, threads: Int, work: @escaping @Sendable (Int, @escaping (WorkSteps) -> Void) -> Outcome,
    progressed: @escaping (Int, WorkSteps) -> Void = { _, _ in }, finished: (Int, Outcome) -> Void
  ) {
    guard threads > 1, count > 1, let bell = WorkBell() else {
      for index in 0..<count { finished(index, work(index) { progressed(index, $0) }) }
      return
    }
    var running: [Int: WorkThread<Outcome>] = [:]
    var outcomes: [Int: Outcome] = [:]
    var (begun, told) = (0, 0)
    while told < count {
      while running.count < threads, begun < count {
        let thread = WorkThread(index: begun, bell: bell.button, work: work)
        if thread.start() { running[begun] = thread } else { outcomes[begun] = thread.runHere() }
        begun += 1
      }
      while let outcome = outcomes.removeValue(forKey: told) {
        finished(told, outcome)
        told += 1
      }
      guard !running.isEmpty else { continue }
      let signal = bell.wait()
      if let signal, signal.steps.count > 0 {
        progressed(signal.index, signal.steps)
      } else if let index = signal?.index ?? running.keys.min(), let thread = running.removeValue(forKey: index) {
        // Without a signal, which a pipe of one's own always gives, the first thread is waited for.
        outcomes[index] = thread.join()
      }
    }
  }
}
