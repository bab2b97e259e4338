#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A pipe for messages of a few numbers, all of one length, which threads on either side may share.
///
/// A message is shorter than what a pipe takes in one piece (PIPE_BUF), so those of several threads never mingle, and each
/// is read by one thread alone.
struct WorkPipe: ~Copyable {
  /// One end: a number, which may be passed about while the pipe is there.
  struct End: Sendable {
    fileprivate let descriptor: Int32

    /// Sends a message.
    func send(_ message: [Int]) {
      message.withUnsafeBytes { bytes in
        while write(descriptor, bytes.baseAddress, bytes.count) < 0, errno == EINTR {}
      }
    }

    /// Waits for the next message of so many numbers; nil when the other end is closed and nothing is left.
    func receive(_ count: Int) -> [Int]? {
      var message = Array(repeating: 0, count: count)
      let size = message.withUnsafeMutableBytes { bytes in
        while true {
          let size = read(descriptor, bytes.baseAddress, bytes.count)
          if size >= 0 || errno != EINTR { return size }
        }
      }
      return size == count * MemoryLayout<Int>.size ? message : nil
    }
  }

  /// Where messages come out.
  let exit: End
  /// Where messages go in.
  let entrance: End
  private var isEntranceOpen = true

  /// Makes a pipe; nil when the process may open no more files.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    exit = End(descriptor: ends[0])
    entrance = End(descriptor: ends[1])
  }

  /// Says that no more messages come: whoever waits for one goes on without.
  mutating func closeEntrance() {
    guard isEntranceOpen else { return }
    isEntranceOpen = false
    close(entrance.descriptor)
  }

  deinit {
    if isEntranceOpen { close(entrance.descriptor) }
    close(exit.descriptor)
  }
}
