internal import CSandbox
package import Files

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Runs work in a child that can reach nothing but its parent, and again without a font that has ended it.
package struct IsolatedRun {
  private let bounds: ProcessBounds
  private let rights: OutputRights
  private let requiresConfinement: Bool
  private let now: () -> Int64
  private let heard: (([UInt8]) -> Void)?

  /// How many fonts may each end a child before the run is given up.
  package static let fontLimit = 32

  /// What came of the work.
  package struct Outcome {
    /// The work's exit code.
    package var code: Int32
    /// What it said to standard output; text from a child, which may be anything.
    package var output: [UInt8]
    /// What it said to standard error; text from a child, which may be anything.
    package var messages: [UInt8]
    /// What confined the child that ended well.
    package var confinement: Confinement
    /// The font files that were left out, in the order in which they ended a child, and why.
    package var leftOut: [(path: String, reason: String)]
  }

  /// A run whose child may have changed what `rights` name; with `requiresConfinement` it is nothing unless wholly confined.
  ///
  /// `now` tells the time in nanoseconds. `heard` is given what a child says to standard output as it comes, whether the
  /// child ends well or not: text from a child, which may be anything; without it the outcome has what the last one said.
  package init(
    bounds: ProcessBounds, rights: OutputRights, requiresConfinement: Bool, heard: (([UInt8]) -> Void)? = nil,
    now: @escaping () -> Int64
  ) {
    self.heard = heard
    self.bounds = bounds
    self.rights = rights
    self.requiresConfinement = requiresConfinement
    self.now = now
  }

  /// Begins a child for the work, and another without the font where one has ended it.
  ///
  /// The calling process has one thread. What comes after the call is run by it alone: the child ends with the work, whose
  /// answer is its exit code.
  package func run(_ work: (ChildWorld) -> Int32) throws(IsolationError) -> Outcome {
    var leftOut: [(path: String, reason: String)] = []
    var isCareful = false
    while true {
      let refused = Dictionary(leftOut.map { ($0.path, $0.reason) }) { first, _ in first }
      guard let page = WorkPage() else { throw .noChild(SystemError(code: ENOMEM)) }
      var service = try begin(refused, isCareful: isCareful, work)
      let end = service.serve(page)
      let confinement = service.confinement
      if requiresConfinement, let confinement, !confinement.isWhole { throw .notConfined(confinement) }
      if case .exit(let code) = end, service.isDone, let confinement {
        return Outcome(
          code: code, output: service.output, messages: service.messages, confinement: confinement, leftOut: leftOut)
      }
      switch try blame(end, page, isCareful: isCareful) {
      case .font(let path, let reason):
        // One that was left out already is not what ends it.
        guard refused[path] == nil else { throw told(Blame.error(end, page, bounds), page) }
        leftOut.append((path, reason))
        guard leftOut.count <= Self.fontLimit else { throw .tooManyFonts(count: leftOut.count) }
        isCareful = false
      case .unclear: isCareful = true
      }
    }
  }

  private func blame(_ end: ChildEnd, _ page: borrowing WorkPage, isCareful: Bool) throws(IsolationError) -> Blame {
    do throws(IsolationError) { return try Blame(end, page, bounds, isCareful: isCareful) } catch {
      throw told(error, page)
    }
  }

  /// An error with how far the run had come, where it was of several files.
  private func told(_ error: IsolationError, _ page: borrowing WorkPage) -> IsolationError {
    page.written().map { .midway($0, error) } ?? error
  }

  /// Begins a child; comes back in the parent alone.
  private func begin(
    _ refused: [String: String], isCareful: Bool, _ work: (ChildWorld) -> Int32
  ) throws(IsolationError) -> ChildService {
    var channel: Int32 = -1
    let process = sandbox_fork(&channel)
    guard process >= 0 else { throw .noChild(SystemError(code: errno)) }
    if process == 0 {
      let world = ChildWorld(
        parent: ParentChannel(descriptor: channel), refused: refused, isSingleThreaded: isCareful)
      _exit(child(world, work))
    }
    return ChildService(
      process: process, channel: channel, bounds: bounds, files: FileService(rights: rights), heard: heard, now: now)
  }

  /// What the child does, before its first font and with it.
  private func child(_ world: ChildWorld, _ work: (ChildWorld) -> Int32) -> Int32 {
    sandbox_limit(UInt64(clamping: bounds.memoryBytes), UInt64(clamping: bounds.runSeconds))
    sandbox_watch_self(bounds.watch(isChild: true, isMeasuring: world.isSingleThreaded))
    let system = sandbox_confine()
    let confinement = Confinement(
      landlock: system.landlock_errno == 0 ? Int(system.landlock_abi) : 0, hasFilter: system.seccomp_errno == 0)
    guard (try? world.parent.say(.confined(confinement))) != nil else { return 5 }
    guard confinement.isWhole || !requiresConfinement else { return 5 }
    let code = work(world)
    _ = try? world.parent.say(.done)
    return code
  }
}
