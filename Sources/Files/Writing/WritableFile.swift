/// A file that is written whole or not at all, by this process or by the one that is asked.
///
/// Going out of scope without `commit()` leaves the old file as it was.
package struct WritableFile: ~Copyable {
  private var own: OutputFile?
  private var other: (number: Int, channel: any FileChannel)?

  init(_ file: consuming OutputFile) { own = consume file }

  init(number: Int, _ channel: any FileChannel) {
    own = nil
    other = (number, channel)
  }

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    if let other {
      try other.channel.ask(.write(file: other.number, bytes))
    } else {
      try own?.write(bytes)
    }
  }

  /// Brings the bytes to the disk, so that a full one is told before anything is replaced.
  package func sync() throws(SystemError) {
    if let other {
      try other.channel.ask(.sync(file: other.number))
    } else {
      try own?.sync()
    }
  }

  /// Brings the bytes to the disk and puts the file in its place; on an error the old file is as it was.
  package consuming func commit() throws(SystemError) {
    if let asked = other {
      other = nil
      try asked.channel.ask(.commit(file: asked.number))
    } else {
      try own.take()?.commit()
    }
  }

  deinit {
    if let other { _ = try? other.channel.ask(.abandon(file: other.number)) }
  }
}
