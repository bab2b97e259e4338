internal import CSandbox
package import Files

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a parent does while its child works: writes for it, keeps what it says, and ends it when it takes too long.
package struct ChildService {
  /// The child's process.
  let process: pid_t
  /// The parent's end of the channel.
  let channel: Int32
  let bounds: ProcessBounds
  /// Writes what the child asks for.
  let files: FileService
  /// What the child has said to standard output so far.
  private(set) var output: [UInt8] = []
  /// What the child has said to standard error so far.
  private(set) var messages: [UInt8] = []
  /// What confines the child; nil until it has said so.
  private(set) var confinement: Confinement?
  /// Whether the child has said that its work is done.
  private(set) var isDone = false
  private let now: () -> Int64
  /// Takes what the child says to standard output as it comes; nil keeps it until the child has ended well.
  private let heard: (([UInt8]) -> Void)?
  private var lastLook: Int64
  /// How long nothing has come and nothing was at work, in milliseconds.
  private var silence = 0
  /// How long the child has been waited for in all, in milliseconds: by this process's own clock, whatever the page says.
  private var waited = 0
  /// How long the child has been waited for while signals to this process wait for a lock of its, in milliseconds.
  private var held = 0

  /// The most bytes that are kept of what a child says.
  private static let keptLimit = 1 << 30
  /// How long a child that has closed its channel may take to end, in milliseconds.
  private static let endingLimit = 5_000
  /// How long signals may wait for what a child does under a lock, in milliseconds.
  static let holdingLimit = 2_000

  /// Takes a child's number and this end of its channel, which is closed when the child has ended.
  ///
  /// `now` is in nanoseconds; `heard` takes what the child says to standard output as it comes.
  package init(
    process: Int32, channel: Int32, bounds: ProcessBounds, files: FileService, heard: (([UInt8]) -> Void)? = nil,
    now: @escaping () -> Int64
  ) {
    self.heard = heard
    (self.process, self.channel, self.bounds, self.files) = (process, channel, bounds, files)
    (self.now, lastLook) = (now, now())
  }

  /// Serves the child until it has ended; it is no process any more then.
  package mutating func serve(_ page: borrowing WorkPage) -> ChildEnd {
    defer { close(channel) }
    while true {
      switch receive(page) {
      case .closed: return wait()
      case .end(let end): return kill(end)
      case .message(let message):
        let answer = answer(message)
        // What this process did itself is not the child's time.
        lastLook = now()
        switch send(answer) {
        case .sent: break
        case .gone: return wait()
        // A child of this program waits for its answer, so there is room for it.
        case .full: return kill(.deaf)
        }
      }
    }
  }

  private enum Received {
    case message(ChildMessage)
    case closed
    case end(ChildEnd)
  }

  private mutating func receive(_ page: borrowing WorkPage) -> Received {
    var head: [UInt64] = [0, 0, 0]
    let end = head.withUnsafeMutableBytes { read(into: $0, page) }
    if let end { return end }
    guard head[2] <= UInt64(ChildMessage.byteLimit), head[0] <= UInt64(UInt32.max), head[1] <= UInt64(Int.max) else {
      return .end(.disorder)
    }
    var frame = ChildMessage.Frame(kind: UInt32(head[0]), number: Int(head[1]))
    var rest = Int(head[2])
    // In pieces, so that a length alone takes no memory.
    while rest > 0 {
      var piece = [UInt8](repeating: 0, count: min(rest, 1 << 20))
      let end = piece.withUnsafeMutableBytes { read(into: $0, page) }
      if let end { return end }
      frame.bytes += piece
      rest -= piece.count
    }
    return ChildMessage(frame).map(Received.message) ?? .end(.disorder)
  }

  /// Fills a buffer from the channel; answers why not where it can't.
  private mutating func read(into buffer: UnsafeMutableRawBufferPointer, _ page: borrowing WorkPage) -> Received? {
    var count = 0
    while count < buffer.count {
      guard sandbox_wait(channel, Self.lookInterval) else {
        if let end = look(page) { return .end(end) }
        continue
      }
      let read = recv(channel, buffer.baseAddress?.advanced(by: count), buffer.count - count, 0)
      if read < 0, errno == EINTR { continue }
      if read <= 0 { return .closed }
      count += read
      silence = 0
      if let end = look(page) { return .end(end) }
    }
    return nil
  }

  /// How often the page is looked at, in milliseconds.
  private static let lookInterval: Int32 = 100

  private mutating func look(_ page: borrowing WorkPage) -> ChildEnd? {
    let now = now()
    let elapsed = max(0, Int((now - lastLook) / 1_000_000))
    guard elapsed >= Int(Self.lookInterval) else { return nil }
    lastLook = now
    // A process that was stopped has not worked all the while.
    let counted = min(elapsed, 500)
    silence = page.isBusy ? 0 : silence + counted
    waited += counted
    held = files.holdsSignals ? held + counted : 0
    if held > Self.holdingLimit { return .held }
    if waited / 1_000 > bounds.allSeconds { return .allTime }
    if silence > bounds.sheetSeconds * 1_000 { return .silence }
    return nil
  }

  private mutating func answer(_ message: ChildMessage) -> (code: Int32, value: Int) {
    switch message {
    case .confined(let confinement):
      self.confinement = self.confinement ?? confinement
    case .output(let bytes):
      if let heard {
        heard(bytes)
        break
      }
      guard output.count + bytes.count <= Self.keptLimit else { return (EFBIG, 0) }
      output += bytes
    case .messages(let bytes):
      guard messages.count + bytes.count <= Self.keptLimit else { return (EFBIG, 0) }
      messages += bytes
    case .done: isDone = true
    case .file(let request):
      do throws(SystemError) { return (0, try files.perform(request)) } catch { return (error.code, 0) }
    }
    return (0, 0)
  }

  private enum Sending { case sent, gone, full }

  private func send(_ answer: (code: Int32, value: Int)) -> Sending {
    var words = [Int64(answer.code), Int64(answer.value)]
    while true {
      let count = words.withUnsafeMutableBytes { systemSend(channel, $0) }
      if count == 16 { return .sent }
      if count < 0, errno == EINTR { continue }
      return count >= 0 || errno == EAGAIN ? .full : .gone
    }
  }

  /// Waits for the end of a child that has closed its channel.
  private func wait() -> ChildEnd {
    var status: Int32 = 0
    for _ in 0..<(Self.endingLimit * 5) {
      let ended = sandbox_reap(process, &status, false)
      if ended > 0 { return Self.end(status) }
      if ended < 0 { return .disorder }
      usleep(200)
    }
    return kill(.silence)
  }

  private func kill(_ end: ChildEnd) -> ChildEnd {
    _ = systemKill(process, SIGKILL)
    var status: Int32 = 0
    _ = sandbox_reap(process, &status, true)
    return end
  }

  private static func end(_ status: Int32) -> ChildEnd {
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// Sends without waiting, and without a signal where nobody receives any more.
private func systemSend(_ channel: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  #if canImport(Glibc)
    send(channel, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
  #else
    send(channel, bytes.baseAddress, bytes.count, MSG_DONTWAIT)
  #endif
}

private func systemKill(_ process: pid_t, _ signal: Int32) -> Int32 {
  #if canImport(Glibc)
    Glibc.kill(process, signal)
  #else
    Darwin.kill(process, signal)
  #endif
}
