internal import Files

/// Waits for changes: the system tells of them, and where it doesn't, the files are looked at again and again.
struct ChangeSource {
  /// How often files are looked at while the system tells of changes, in milliseconds: some it can't tell of, such as those
  /// that another machine makes on a shared file system, or a second name of a file.
  private static let slowLook = 1_000
  /// How often files are looked at where the system tells of none.
  private static let fastLook = 25

  private let stop: Int32?
  private let messages: Messages
  private var events: FolderEvents?

  /// Asks the system to tell of changes; where it refuses, that is told once.
  init(stop: Int32?, messages: Messages) {
    self.stop = stop
    self.messages = messages
    do throws(SystemError) { events = try FolderEvents() } catch { refuse(error) }
  }

  private mutating func refuse(_ error: SystemError) {
    events = nil
    #if os(Linux)
      messages.warn(
        "the system tells of no more changes: \(error); files are looked at every \(Self.fastLook) ms",
        hint: "fs.inotify.max_user_instances and fs.inotify.max_user_watches are its limits")
    #endif
  }

  /// Whether the word to stop has come.
  var isStopped: Bool { EventWait.wait(for: nil, stop: stop, milliseconds: 0) }

  /// Waits until something has changed and come to an end; answers which files were written, and nil for the word to stop.
  ///
  /// `follow` says what to listen for, and `isChanged` whether a look at the files finds any changed.
  mutating func wait(follow: (inout FollowedNames) -> Void, isChanged: (Look) -> Bool) -> Set<FileStamp>? {
    listen(follow)
    // What has changed since the files were read, and before anyone listened, is not told by the system.
    if isChanged(Look()) { return isStopped ? nil : settle([]) }
    while true {
      if EventWait.wait(for: events, stop: stop, milliseconds: events == nil ? Self.fastLook : Self.slowLook) {
        return nil
      }
      let found = events?.next() ?? []
      if !found.isEmpty { return settle(found) }
      if isChanged(Look()) { return settle([]) }
    }
  }

  private mutating func listen(_ follow: (inout FollowedNames) -> Void) {
    guard let events else { return }
    var names = FollowedNames()
    follow(&names)
    do throws(SystemError) { try events.follow(names) } catch { refuse(error) }
  }

  /// Waits until what has begun has come to an end.
  private func settle(_ first: [FolderEvent]) -> Set<FileStamp>? {
    var settling = Settling()
    var written: Set<String> = []
    var found = first
    // What was found by looking may be half of something as well.
    if first.isEmpty { settling.note(FolderEvent("", .other), at: ClockTime.milliseconds()) }
    while true {
      let now = ClockTime.milliseconds()
      for event in found {
        settling.note(event, at: now)
        if event.kind == .whole || event.kind == .writing { written.insert(event.path) }
      }
      guard let end = settling.end, end > now else { break }
      if EventWait.wait(for: events, stop: stop, milliseconds: end - now) { return nil }
      found = events?.next() ?? []
    }
    return Set(written.compactMap(FileStamp.init(path:)))
  }
}
