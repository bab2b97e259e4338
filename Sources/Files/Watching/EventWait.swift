#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Waits for events in folders, for the word to stop, or for a time, whichever comes first.
package enum EventWait {
  /// Waits; answers whether to stop, which is when there is something to read from `stop`.
  ///
  /// Without `events` only the time and the word to stop count.
  package static func wait(
    for events: FolderEvents?, stop: Int32?, milliseconds: Int
  ) -> Bool {
    var files: [pollfd] = []
    // A number below 0 is passed over.
    files.append(pollfd(fd: stop ?? -1, events: Int16(POLLIN), revents: 0))
    files.append(pollfd(fd: events?.descriptor ?? -1, events: Int16(POLLIN), revents: 0))
    guard poll(&files, nfds_t(files.count), Int32(clamping: milliseconds)) > 0 else { return false }
    return files[0].revents != 0
  }
}
