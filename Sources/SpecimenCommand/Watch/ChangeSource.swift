internal import Files

/// Waits for changes: the system tells of them, and where it doesn't, the files are looked at again and again.
struct ChangeSource {
  /// How often files are looked at while the system tells of changes, in milliseconds: some it can't tell of, such as those
  /// that another machine makes on a shared file system, or a second name of a file.
  private static let slowLook = 1_000
  /// How often files are looked at where the system tells of none.
  private static let fastLook = 25
  /// How long to wait before a sheet that was held back is drawn again, if nothing happens.
  private static let afterHeld = 50

  /// What a wait ended with.
  struct Found {
    /// The files that were written.
    var touched: Set<FileStamp> = []
    /// Whether what is unfinished is to be tried again.
    var isTry = false
  }

  private let stop: Int32?
  private let messages: Messages
  private var events: FolderEvents?
  /// What was heard and not waited for yet.
  private var heard: [FolderEvent] = []
  /// The files that are being written: nobody has closed them yet.
  private var writing: Set<String> = []
  private var tries = Pace(every: slowLook, from: ClockTime.milliseconds())

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

  /// Whether a file is being written at this moment.
  mutating func isWriting() -> Bool {
    hear()
    return !writing.isEmpty
  }

  /// Files that were being written don't count any more, unless more is written to them.
  mutating func forgetWriting() { writing = [] }

  /// Waits until something has changed and come to an end, or something is to be tried again; nil for the word to stop.
  ///
  /// `follow` says what to listen for, `isChanged` whether a look at the files finds any changed, and `isUnfinished` whether
  /// there is anything to try again, which it is every `slowLook`. What is held back doesn't wait for long.
  mutating func wait(
    isHeld: Bool, follow: (inout FollowedNames) -> Void, isChanged: (Look) -> Bool, isUnfinished: () -> Bool
  ) -> Found? {
    listen(follow)
    let known = next()
    // What has changed since the files were read, and before anyone listened, is not told by the system.
    if !known.isEmpty || isChanged(Look()) { return isStopped ? nil : settle(known) }
    let begin = ClockTime.milliseconds()
    var looks = Pace(every: events == nil ? Self.fastLook : Self.slowLook, from: begin)
    var held = Pace(every: isHeld ? Self.afterHeld : Int(Int32.max), from: begin)
    while true {
      let now = ClockTime.milliseconds()
      let rest = min(looks.rest(at: now), tries.rest(at: now), held.rest(at: now))
      if EventWait.wait(for: events, stop: stop, milliseconds: rest) { return nil }
      let found = next()
      if !found.isEmpty { return settle(found) }
      let end = ClockTime.milliseconds()
      if held.take(at: end) { return Found() }
      if tries.take(at: end), isUnfinished() { return Found(isTry: true) }
      // What the system told may have been of other files: that is no reason to look at all of them.
      if looks.take(at: end), isChanged(Look()) { return settle([]) }
    }
  }

  private mutating func listen(_ follow: (inout FollowedNames) -> Void) {
    guard let events else { return }
    var names = FollowedNames()
    follow(&names)
    do throws(SystemError) { try events.follow(names) } catch { refuse(error) }
  }

  /// Takes what the system tells, without waiting.
  private mutating func hear() {
    for event in events?.next() ?? [] {
      heard.append(event)
      switch event.kind {
      case .writing:
        // A symbolic link is made in one step, and nobody closes it.
        if !writing.contains(event.path), (try? FileCalls.link(event.path)) == nil { writing.insert(event.path) }
      case .whole, .other: writing.remove(event.path)
      case .lost: writing = []
      }
    }
  }

  /// What was heard since the last call.
  private mutating func next() -> [FolderEvent] {
    hear()
    defer { heard = [] }
    return heard
  }

  /// Waits until what has begun has come to an end.
  private mutating func settle(_ first: [FolderEvent]) -> Found? {
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
      found = next()
    }
    return Found(touched: Set(written.compactMap(FileStamp.init(path:))))
  }
}
