#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three descriptors that every program counts on.
enum StandardDescriptors {
  /// Sees to it that no file that is opened later gets the number of one that the caller closed.
  ///
  /// Such a one is opened the wrong way round, so that using it is an error still.
  static func fill() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      if open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0 { fillFromPipe(descriptor) }
    }
  }

  /// Takes an end of a pipe, which needs no file: where there is no /dev/null, as in a plain chroot.
  private static func fillFromPipe(_ descriptor: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    // Beyond the three first, since the pipe itself may have got the number.
    let kept = fcntl(ends[descriptor == 0 ? 1 : 0], F_DUPFD, 3)
    for end in ends { close(end) }
    guard kept >= 0 else { return }
    dup2(kept, descriptor)
    close(kept)
  }
}
