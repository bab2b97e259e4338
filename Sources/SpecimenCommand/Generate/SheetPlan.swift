internal import Files
internal import TypeSystem
internal import Typeface

/// What is to become of a sheet of a run, once it is known what it is called.
enum SheetPlan: Sendable {
  /// It is to be drawn, to this place.
  case draw(OutputTarget)
  /// It can't even be named; these messages say why.
  case failed([Message])
}

/// What a sheet is called, or why it isn't.
enum SheetNaming: Sendable {
  case name(String)
  case failed([Message])

  /// Works the name out: a document says it; without one fonts have to be read, for a folder's sheet is named after its
  /// family.
  init(of request: SheetRequest, cache: SheetCache? = nil) {
    guard request.source.path == nil else {
      self = .name(request.source.document.name)
      return
    }
    let messages = Messages()
    do throws(CommandError) {
      self = .name(try SheetPreparation(request, cache: cache, messages: messages).document.name)
    } catch {
      messages.report(error)
      self = .failed(messages.kept)
    }
  }
}

/// What came of a sheet of a run.
struct SheetOutcome: Sendable {
  /// What is to be told, in order.
  let messages: [Message]
  /// Whether the sheet was written whole.
  let isWritten: Bool

  /// Carries a plan for one of the sheets out; nothing is printed or told yet.
  init(
    of plan: SheetPlan, for sheets: RunSheets, _ index: Int, files: FileWriter, cache: SheetCache,
    progress: @escaping (WorkSteps) -> Void
  ) {
    switch plan {
    case .failed(let messages):
      self.init(messages: messages, isWritten: false)
    case .draw(let target):
      let messages = Messages()
      let job = sheets.job(index, target)
      var (isWritten, last) = (false, String?.none)
      do throws(CommandError) {
        isWritten = try job.run(
          in: SheetJob.Surroundings(
            files: files, messages: messages, cache: cache, progress: progress,
            finished: { path, _, _ in last = path }))
        // The last of its files, for those of a sheet may have numbers.
        if isWritten, let last { SheetWork.wrote(last) }
      } catch {
        messages.report(error)
      }
      self.init(messages: messages.kept, isWritten: isWritten)
    }
  }

  private init(messages: [Message], isWritten: Bool) {
    self.messages = messages
    self.isWritten = isWritten
  }
}
