internal import Golden
internal import Snapshot

/// What a failing test says: what was found, where it lies, and what to do.
struct SnapshotWords {
  let place: SnapshotPlace
  /// What the golden consists of.
  let kind: GoldenKind

  /// The golden's file: its picture where it has one.
  private var path: String { "\(place.folder)/\(place.name).\(kind.hasImage ? "png" : "manifest")" }

  /// How many lines about cells a log gets; the report has them all.
  private static let lineLimit = 20

  /// Something differs, or can't be compared.
  func failed(_ report: SheetReport, page: String?, isAgain: Bool, isRecordingAllowed: Bool) -> String {
    var lines: [String]
    var remedy = "if that is meant, SNAPSHOT_TESTING_RECORD=failed records it"
    switch report.outcome {
    case .missing:
      lines = ["there is no golden '\(path)'"]
      remedy = "SNAPSHOT_TESTING_RECORD=missing records it"
    case .unusable(let error, let hint):
      lines = [error]
      remedy = hint ?? "SNAPSHOT_TESTING_RECORD=failed records it anew"
    case .passed, .failed:
      let summary = report.verdict?.summary ?? "it can't be compared"
      lines = ["'\(place.name)' is not its golden: \(summary)"]
      lines += (report.verdict?.lines(limit: Self.lineLimit) ?? []).map { "  \($0)" }
      lines += (report.verdict?.notes ?? []).map { "  note: \($0)" }
      lines.append("golden: \(path)")
    }
    if let page { lines.append("report: \(page)") }
    if isAgain {
      remedy = "this call came before in this run and has one golden: 'named:' gives each drawing its own"
    } else if !isRecordingAllowed {
      remedy = "CI is set, and nothing is recorded there: run the test without it, and commit the golden"
    }
    return (lines + ["hint: \(remedy)"]).joined(separator: "\n")
  }

  /// A golden was recorded: a test that has only just got its golden has compared nothing.
  func recorded(_ report: SheetReport) -> String {
    let reason =
      switch report.outcome {
      case .missing: "there was no golden"
      case .unusable(let error, _): error
      case .passed, .failed: report.verdict?.summary ?? "it was not its golden"
      }
    return "recorded '\(path)': \(reason)\nhint: look at it, commit it, and run the test again"
  }

  /// A golden can't be written.
  func notRecorded(_ error: GoldenError) -> String { Self.message(error.description, error.hint) }

  /// The subject can't be drawn.
  func notDrawn(_ error: SubjectError) -> String {
    Self.message("'\(place.name)' can't be drawn: \(error.description)", error.hint)
  }

  /// Two calls would have one golden.
  func taken(by other: ClaimedPlaces.Caller) -> String {
    Self.message(
      "the golden '\(path)' belongs to line \(other.line) of \(other.test) already",
      "'named:' gives each its own")
  }

  /// The environment asks for what there is not.
  static func unknownMode(_ word: String) -> String {
    message(
      "no way to record is named '\(word)' (SNAPSHOT_TESTING_RECORD)",
      "it is " + RecordMode.allCases.map(\.rawValue).dropLast().joined(separator: ", ") + " or never")
  }

  private static func message(_ text: String, _ hint: String?) -> String {
    hint.map { "\(text)\nhint: \($0)" } ?? text
  }
}
