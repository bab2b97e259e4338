package import Files

/// A place that takes bytes, such as standard output; a value, so that tests can stand in for it.
package struct ByteSink {
  /// Whether someone reads along on a terminal.
  package let isTerminal: Bool

  private let take: ([UInt8]) -> SystemError?

  /// Makes a sink of a closure that takes all the bytes it is given, or answers why it could not.
  package init(isTerminal: Bool = false, take: @escaping ([UInt8]) -> SystemError?) {
    self.isTerminal = isTerminal
    self.take = take
  }

  /// Makes a sink of an open file descriptor, which stays the caller's to close.
  package init(descriptor: Int32, isTerminal: Bool) {
    self.init(isTerminal: isTerminal) { bytes in
      do throws(SystemError) {
        try FileCalls.writeAll(bytes, to: descriptor)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Hands all the bytes over, or throws what the system says.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    if let error = take(bytes) { throw error }
  }
}
