/// What ended a child, as far as its page tells.
enum Blame {
  /// A font file, by its path, and why it is left out.
  case font(String, reason: String)
  /// One of several fonts that were at work at a time.
  case oneOfSeveral

  /// Finds the font that ended a child.
  ///
  /// - Throws: what ended it, where it was none.
  init(
    _ end: ChildEnd, _ page: borrowing WorkPage, _ bounds: ProcessBounds, isSingleThreaded: Bool
  ) throws(IsolationError) {
    switch end {
    case .fontTime(let slot):
      guard let font = page.font(slot: slot) else { throw Self.error(end, page, bounds) }
      self = .font(font, reason: "it took more than \(bounds.fontSeconds) s, the limit (--limit font-seconds=N)")
    case .signal, .exit:
      if page.isFaultOfTime { throw Self.error(end, page, bounds) }
      let reason = Self.reason(end, page, bounds)
      if let slot = page.faultSlot {
        guard let font = page.font(slot: slot) else { throw Self.error(end, page, bounds) }
        self = .font(font, reason: reason)
        return
      }
      let fonts = page.fonts()
      guard let first = fonts.first else { throw Self.error(end, page, bounds) }
      self = fonts.count == 1 || isSingleThreaded ? .font(first, reason: reason) : .oneOfSeveral
    case .sheetTime, .allTime, .silence, .disorder:
      throw Self.error(end, page, bounds)
    }
  }

  private static func reason(_ end: ChildEnd, _ page: borrowing WorkPage, _ bounds: ProcessBounds) -> String {
    if page.isFaultOfMemory {
      return "with it the run needs more than \(bounds.memoryBytes >> 20) MiB of memory, the limit "
        + "(--limit memory-bytes=N)"
    }
    return switch end {
    case .signal(let signal): "the process that drew it ended by \(SignalName.words(signal))"
    case .exit(let code): "the process that drew it ended with code \(code) before its work was done"
    case .fontTime, .sheetTime, .allTime, .silence, .disorder: "the process that drew it was ended"
    }
  }

  /// What is told where no font is to blame.
  static func error(_ end: ChildEnd, _ page: borrowing WorkPage, _ bounds: ProcessBounds) -> IsolationError {
    switch end {
    case _ where page.isFaultOfTime: .runTime(seconds: bounds.runSeconds)
    case .signal where page.isFaultOfMemory: .memory(bytes: bounds.memoryBytes)
    case .signal(let signal): .signal(signal)
    case .exit(let code): .exit(code)
    case .fontTime(let slot), .sheetTime(let slot):
      .sheetTime(seconds: bounds.sheetSeconds, sheet: page.sheet(slot: slot))
    case .allTime: .allTime(seconds: bounds.allSeconds)
    case .silence: .silence(seconds: bounds.sheetSeconds)
    case .disorder: .disorder
    }
  }
}
