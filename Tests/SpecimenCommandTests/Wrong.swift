import Testing

/// An invocation that is refused, and every word of the answer.
struct Wrong: CustomTestStringConvertible, Sendable {
  let arguments: [String]
  let exitCode: Int32
  let message: String

  init(_ arguments: [String], _ message: String, _ exitCode: Int32 = 2) {
    self.arguments = arguments
    self.exitCode = exitCode
    self.message = message
  }

  /// Runs it, and holds every word of the answer against what is expected.
  func expectRefusal() {
    let run = CommandRun(arguments)
    #expect(run.standardError == message + "\n")
    #expect(run.standardOutput.isEmpty)
    #expect(run.exitCode == exitCode)
  }

  var testDescription: String { arguments.joined(separator: " ") }
}
