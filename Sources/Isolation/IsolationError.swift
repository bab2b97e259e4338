package import Files
internal import Spelling

/// Why work in a child came to nothing.
package enum IsolationError: Error, Hashable, Sendable {
  /// The system has made no child.
  case noChild(SystemError)
  /// The kernel confines a process in part or not at all, and that is not enough.
  case notConfined(Confinement)
  /// A signal ended the child while no font was at work.
  case signal(Int32)
  /// A signal ended the child that nothing there has raised.
  case signalFromOutside(Int32)
  /// The child ended with a code that is none of this program's.
  case exit(Int32)
  /// The child took more memory than it may, in bytes.
  case memory(LimitInForce, WorkPlace)
  /// The child took more processor time than it may, in seconds.
  case runTime(LimitInForce, WorkPlace)
  /// A sheet took more time than it may.
  case sheetTime(seconds: Int, WorkPlace)
  /// The child took more time than all its sheets may together.
  case allTime(seconds: Int)
  /// The child has neither worked nor spoken for as long as a sheet may take.
  case silence(seconds: Int)
  /// The child kept a lock for longer than signals to its parent may wait.
  case held(seconds: Int)
  /// The child asked on and on, and took no answers.
  case deaf
  /// The child sent what this program never sends.
  case disorder
  /// As many fonts as may be have each ended a child.
  case tooManyFonts(count: Int)
  /// The child of a run of several files ended when some of them may have been written.
  indirect case midway(WrittenFiles, IsolationError)
}

extension IsolationError: CustomStringConvertible {
  /// One line in lower case: what ended the work.
  package var description: String {
    switch self {
    case .noChild(let error): "cannot begin a process to read the fonts in: \(error)"
    case .notConfined(let confinement):
      "the process that reads the fonts can't be confined: this kernel has no \(confinement.missing)"
    case .signal(let signal):
      "the process that read the fonts ended by \(SignalName.words(signal)), with no font at work"
    case .signalFromOutside(let signal):
      "the process that read the fonts ended by \(SignalName.words(signal)), which nothing here sends: "
        + SignalName.sender(signal)
    case .exit(let code): "the process that read the fonts ended with code \(code)"
    case .memory(let limit, let place):
      "the run needs more than \(Amounts.bytes(limit.value)) of memory, \(limit.words)\(place.words)"
    case .runTime(let limit, let place):
      "the run took more than \(Amounts.seconds(limit.value)) of processor time, \(limit.words)\(place.words)"
    case .sheetTime(let seconds, let place):
      "the sheet took more than \(Amounts.seconds(seconds)), the limit\(place.words)"
    case .allTime(let seconds):
      "the process that read the fonts took more than \(Amounts.seconds(seconds)), the limit for all its sheets"
    case .silence(let seconds): "the process that read the fonts did nothing for \(Amounts.seconds(seconds))"
    case .held(let seconds):
      "the process that read the fonts kept a lock for more than \(Amounts.seconds(seconds)), and was ended"
    case .deaf: "the process that read the fonts took no answers, and was ended"
    case .disorder: "the process that read the fonts sent what can't be read, and was ended"
    case .tooManyFonts(let count): "\(count) fonts have each ended the process that read them"
    case .midway(let written, let error): "\(error); \(written.words)"
    }
  }

  /// What to do about it, where there is something to say.
  package var hint: String? {
    switch self {
    case .notConfined: "--isolate goes on with what there is"
    case .memory(let limit, _): limit.hint("memory-bytes")
    case .runTime(let limit, _): limit.hint("run-seconds")
    case .sheetTime, .allTime, .silence: "--limit sheet-seconds=N allows more"
    case .tooManyFonts: "leave them out of the folder; -v names each"
    case .midway(_, let error): error.hint
    case .noChild, .signal, .signalFromOutside, .exit, .held, .deaf, .disorder: nil
    }
  }
}
