/// The line that tells on a terminal how far a run is: `[=====>      ] 3 of 12 sheets`.
final class ProgressLine {
  private static let width = 24

  private let messages: Messages
  /// What is done of each sheet, from 0 to 1.
  private var shares: [Double]
  private var finished = 0

  /// Begins with nothing done, and shows nothing yet.
  init(sheets: Int, messages: Messages) {
    self.messages = messages
    shares = Array(repeating: 0, count: sheets)
  }

  /// Shows the line for several sheets before the first is done; one alone may be a single file.
  func begin() {
    if shares.count > 1 { show(WorkSteps(done: 0, count: shares.count), "sheets") }
  }

  /// Some of a sheet's files are done.
  func advance(_ sheet: Int, _ steps: WorkSteps) {
    shares[sheet] = Double(steps.done) / Double(steps.count)
    if shares.count == 1 {
      show(steps, "files")
    } else {
      show(WorkSteps(done: finished, count: shares.count), "sheets")
    }
  }

  /// A sheet is done, well or not.
  func finish(_ sheet: Int) {
    shares[sheet] = 1
    finished += 1
    if shares.count > 1 { show(WorkSteps(done: finished, count: shares.count), "sheets") }
  }

  private func show(_ steps: WorkSteps, _ noun: String) {
    guard steps.count > 1 else { return }
    let share = shares.reduce(0, +) / Double(shares.count)
    let filled = Int((share * Double(Self.width)).rounded(.down))
    let bar = String(repeating: "=", count: filled) + (filled < Self.width ? ">" : "")
    let blank = String(repeating: " ", count: Self.width - bar.count)
    messages.show(status: "[\(bar)\(blank)] \(steps.done) of \(steps.count) \(noun)")
  }
}
