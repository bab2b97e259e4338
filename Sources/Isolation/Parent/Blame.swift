internal import Spelling

/// What ended a child, as far as its page tells.
///
/// A font is to blame for what it did itself: a fault of what its thread was doing, an exit, its own processor time, and memory
/// where it took more of it than a font may need. Who kills, stops or starves the child from outside does nothing to a font.
enum Blame {
  /// A font file, by its path, and why it is left out.
  case font(String, reason: String)
  /// One of several fonts that were at work at a time, or memory of which isn't known who took it.
  case unclear

  /// Finds the font that ended a child; one that was `isCareful` worked with one thread, and measured its memory.
  ///
  /// - Throws: what ended it, where it was none.
  init(_ end: ChildEnd, _ page: borrowing WorkPage, _ bounds: ProcessBounds, isCareful: Bool) throws(IsolationError) {
    let error = Self.error(end, page, bounds)
    guard let reason = Self.reason(end, page, bounds) else { throw error }
    guard let slot = page.faultSlot else {
      // No handler could say anything.
      let fonts = page.fonts()
      guard let first = fonts.first else { throw error }
      self = fonts.count == 1 || isCareful ? .font(first, reason: reason) : .unclear
      return
    }
    guard let font = page.font(slot: slot) else { throw error }
    if case .memory? = page.fault {
      guard isCareful else {
        self = .unclear
        return
      }
      guard page.memoryTaken(slot: slot) > bounds.blamedBytes else { throw error }
    }
    self = .font(font, reason: reason)
  }

  /// Why a font that was at work is to blame; nil where none is.
  private static func reason(_ end: ChildEnd, _ page: borrowing WorkPage, _ bounds: ProcessBounds) -> String? {
    switch (end, page.fault) {
    case (.allTime, _), (.silence, _), (.held, _), (.deaf, _), (.disorder, _), (_, .sent?), (_, .runTime?),
      (_, .sheetTime?):
      nil
    case (_, .fontTime?):
      "it took more than \(Amounts.seconds(bounds.fontSeconds)) of processor time, the limit (--limit font-seconds=N)"
    case (_, .memory(let limit)?):
      "with it the run needs more than \(Amounts.bytes(limit.value)) of memory, \(limit.words)"
        + (limit.origin == .option ? " (--limit memory-bytes=N)" : "")
    case (.signal(let signal), _):
      SignalName.isRaisedAtWork(signal) ? "the process that drew it ended by \(SignalName.words(signal))" : nil
    case (.exit(let code), _): "the process that drew it ended with code \(code) before its work was done"
    }
  }

  /// What is told where no font is to blame.
  static func error(_ end: ChildEnd, _ page: borrowing WorkPage, _ bounds: ProcessBounds) -> IsolationError {
    switch (end, page.fault) {
    case (.allTime, _): .allTime(seconds: bounds.allSeconds)
    case (.silence, _): .silence(seconds: bounds.sheetSeconds)
    case (.held, _): .held(seconds: ChildService.holdingLimit / 1_000)
    case (.deaf, _): .deaf
    case (.disorder, _): .disorder
    case (_, .memory(let limit)?): .memory(limit, page.place())
    case (_, .runTime(let limit)?): .runTime(limit, page.place())
    case (_, .sheetTime?), (_, .fontTime?): .sheetTime(seconds: bounds.sheetSeconds, page.place())
    case (.signal(let signal), .sent?): .signalFromOutside(signal)
    case (.signal(let signal), _): SignalName.isRaisedAtWork(signal) ? .signal(signal) : .signalFromOutside(signal)
    case (.exit(let code), _): .exit(code)
    }
  }
}
