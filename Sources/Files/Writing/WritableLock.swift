/// A lock's file that this process owns, or the one that is asked does for it: see ``FileLock``.
///
/// Going out of scope without `finish()` lets go of the lock and leaves its file.
package struct WritableLock: ~Copyable {
  /// Whether the file lay there without an owner: someone's work was broken off.
  package let wasBrokenOff: Bool
  private var own: FileLock?
  private var other: (number: Int, channel: any FileChannel)?

  init(_ lock: consuming FileLock) {
    wasBrokenOff = lock.wasBrokenOff
    own = consume lock
  }

  init(number: Int, wasBrokenOff: Bool, _ channel: any FileChannel) {
    self.wasBrokenOff = wasBrokenOff
    own = nil
    other = (number, channel)
  }

  /// Says in the file that the work begins to change something.
  package mutating func begin() {
    if let other {
      _ = try? other.channel.ask(.begin(lock: other.number))
    } else {
      own?.begin()
    }
  }

  /// Removes the file: the work is done, and whoever waits goes on.
  package consuming func finish() {
    if let asked = other {
      other = nil
      _ = try? asked.channel.ask(.finish(lock: asked.number))
    } else {
      own.take()?.finish()
    }
  }

  deinit {
    if let other { _ = try? other.channel.ask(.letGo(lock: other.number)) }
  }
}
