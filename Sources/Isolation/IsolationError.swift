package import Files

/// Why work in a child came to nothing.
package enum IsolationError: Error, Hashable, Sendable {
  /// The system has made no child.
  case noChild(SystemError)
  /// The kernel confines a process in part or not at all, and that is not enough.
  case notConfined(Confinement)
  /// A signal ended the child while no font was at work.
  case signal(Int32)
  /// The child ended with a code that is none of this program's.
  case exit(Int32)
  /// The child took more memory than it may, while no font was at work.
  case memory(bytes: Int)
  /// The child took more processor time than it may.
  case runTime(seconds: Int)
  /// A sheet took more time than it may, while many fonts or none were at work; `sheet` is what it is called.
  case sheetTime(seconds: Int, sheet: String)
  /// The child took more time than all its sheets may together.
  case allTime(seconds: Int)
  /// The child has neither worked nor spoken for as long as a sheet may take.
  case silence(seconds: Int)
  /// The child sent what this program never sends.
  case disorder
  /// As many fonts as may be have each ended a child.
  case tooManyFonts(count: Int)
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
    case .exit(let code): "the process that read the fonts ended with code \(code)"
    case .memory(let bytes): "the run needs more than \(bytes >> 20) MiB of memory, the limit"
    case .runTime(let seconds): "the run took more than \(seconds) s of processor time, the limit"
    case .sheetTime(let seconds, let sheet):
      "the sheet\(sheet.isEmpty ? "" : " '\(sheet)'") took more than \(seconds) s, the limit"
    case .allTime(let seconds):
      "the process that read the fonts took more than \(seconds) s, the limit for all its sheets"
    case .silence(let seconds): "the process that read the fonts did nothing for \(seconds) s"
    case .disorder: "the process that read the fonts sent what can't be read, and was ended"
    case .tooManyFonts(let count): "\(count) fonts have each ended the process that read them"
    }
  }

  /// What to do about it, where there is something to say.
  package var hint: String? {
    switch self {
    case .notConfined: "--isolate goes on with what there is"
    case .memory: "--limit memory-bytes=N allows more"
    case .runTime: "--limit run-seconds=N allows more"
    case .sheetTime, .allTime, .silence: "--limit sheet-seconds=N allows more"
    case .tooManyFonts: "leave them out of the folder; -v names each"
    case .noChild, .signal, .exit, .disorder: nil
    }
  }
}
