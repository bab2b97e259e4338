internal import CStopping

/// A file that is not whole yet, or only there meanwhile: a signal that ends the process takes it away.
///
/// Where the process has asked for it (`stopping_begin`, as the command does). In a process that has not, and after
/// SIGKILL, the file stays until the next one finds it.
struct UnfinishedFile {
  private let number: Int32

  /// Notes a file; to be called within the step that makes it, or a signal may come in between.
  init(_ path: String) { number = stopping_note(path) }

  /// Forgets the file, which is finished now, or gone.
  func forget() { stopping_forget(number) }

  /// Does a step of a few file calls that a signal which ends the process must not part: it waits.
  ///
  /// It waits for the step's end where this is the only thread, and where another one gets the signal until 2 s after it came, in
  /// which a child that draws for the process is ended first.
  /// Steps may lie in each other. What takes longer, or waits for others, is no such step.
  static func undivided<Result: ~Copyable, Failure: Error>(
    _ step: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    stopping_hold()
    defer { stopping_release() }
    return try step()
  }
}
