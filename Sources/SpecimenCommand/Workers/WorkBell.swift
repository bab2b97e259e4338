#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A pipe by which threads tell the one that waits how far they are.
///
/// A signal is shorter than what a pipe takes in one piece (PIPE_BUF), so signals of several threads never mingle.
struct WorkBell: ~Copyable {
  /// What a thread says: how far its piece of work is, or, with no steps at all, that it is done.
  struct Signal {
    var index: Int
    var steps: WorkSteps
  }

  /// The end that the threads hold: a number, which may be passed about.
  struct Button: Sendable {
    fileprivate let descriptor: Int32

    /// Says how far a piece is.
    func ring(_ index: Int, _ steps: WorkSteps) {
      let signal = [Int64(index), Int64(steps.done), Int64(steps.count)]
      signal.withUnsafeBytes { bytes in
        while write(descriptor, bytes.baseAddress, bytes.count) < 0, errno == EINTR {}
      }
    }

    /// Says that a piece is done.
    func ringDone(_ index: Int) { ring(index, WorkSteps(done: 0, count: 0)) }
  }

  /// The end that the threads hold.
  let button: Button
  private let ear: Int32

  /// Makes a pipe; nil when the process may open no more files.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ear = ends[0]
    button = Button(descriptor: ends[1])
  }

  /// Waits for the next signal.
  func wait() -> Signal? {
    var numbers: [Int64] = [0, 0, 0]
    let count = numbers.withUnsafeMutableBytes { bytes in
      while true {
        let count = read(ear, bytes.baseAddress, bytes.count)
        if count >= 0 || errno != EINTR { return count }
      }
    }
    guard count == numbers.count * MemoryLayout<Int64>.size else { return nil }
    return Signal(index: Int(numbers[0]), steps: WorkSteps(done: Int(numbers[1]), count: Int(numbers[2])))
  }

  deinit {
    close(ear)
    close(button.descriptor)
  }
}
