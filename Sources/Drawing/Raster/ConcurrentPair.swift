/// Does two pieces of work at the same time that share nothing, or nothing that either changes.
enum ConcurrentPair {
  /// Does the second on a thread of its own; where the system has none to give, after the first.
  static func run<First, Second>(_ first: () -> First, and second: () -> Second) -> (First, Second) {
    var other: Second?
    let one = withoutActuallyEscaping({ other = second() }) { body in
      let thread = SystemThread(body)
      defer { if let thread { thread.join() } else { body() } }
      return first()
    }
    guard let other else { preconditionFailure("the thread has ended, and its work is done") }
    return (one, other)
  }
}
