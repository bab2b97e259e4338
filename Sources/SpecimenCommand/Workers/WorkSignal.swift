/// What a working thread says through a pipe.
enum WorkSignal<Outcome: Sendable> {
  /// How far a piece is.
  case progress(Int, WorkSteps)
  /// What a piece came to.
  case finished(Int, Outcome)

  /// How many numbers a signal is in a pipe.
  private static var length: Int { 4 }

  /// An outcome on its way: the thread that sends it lets go of it, the one that receives it owns it.
  private final class Parcel: Sendable {
    let outcome: Outcome

    init(_ outcome: Outcome) { self.outcome = outcome }
  }

  /// Sends the signal; what is finished must be received, or its memory is lost.
  func send(to entrance: WorkPipe.End) {
    switch self {
    case .progress(let index, let steps):
      entrance.send([index, steps.done, steps.count, 0])
    case .finished(let index, let outcome):
      let address = Unmanaged.passRetained(Parcel(outcome)).toOpaque()
      entrance.send([index, 0, 0, Int(bitPattern: address)])
    }
  }

  /// Waits for the next signal; nil where no thread is left to send one.
  static func receive(from exit: WorkPipe.End) -> WorkSignal? {
    guard let numbers = exit.receive(length) else { return nil }
    guard let address = UnsafeRawPointer(bitPattern: numbers[3]) else {
      return .progress(numbers[0], WorkSteps(done: numbers[1], count: numbers[2]))
    }
    return .finished(numbers[0], Unmanaged<Parcel>.fromOpaque(address).takeRetainedValue().outcome)
  }
}
