import SpecimenCommand
import Testing

@Suite("Messages")
struct MessageTests {
  @Test("The word in front is coloured on a terminal that can, unless NO_COLOR says no")
  func color() {
    let plain = "error: no verb given\nhint: 'specimen --help' lists the verbs\n"
    let colored =
      "\u{1B}[1;31merror:\u{1B}[0m no verb given\n\u{1B}[1;36mhint:\u{1B}[0m 'specimen --help' lists the verbs\n"
    #expect(CommandRun([], variables: ["TERM": "xterm"], isTerminal: true).standardError == colored)
    #expect(CommandRun([], variables: ["TERM": "xterm", "NO_COLOR": ""], isTerminal: true).standardError == colored)
    #expect(CommandRun([], variables: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true).standardError == plain)
    #expect(CommandRun([], variables: ["TERM": "dumb"], isTerminal: true).standardError == plain)
    #expect(CommandRun([], isTerminal: true).standardError == plain)
    #expect(CommandRun([], variables: ["TERM": "xterm"]).standardError == plain)
  }

  @Test("Quiet keeps notes back, but neither warnings nor errors; the highest exit code stays")
  func quiet() {
    let gathered = Gathered()
    let sink = gathered.sink()
    let messages = Messages(environment: CommandEnvironment(arguments: [], standardOutput: sink, standardError: sink))
    messages.isQuiet = true
    messages.note("a note")
    messages.detail("a detail")
    messages.warn("a warning\n", hint: "a hint")
    messages.report(.below("high", hint: nil, exitCode: .output))
    messages.report(.below("low", hint: nil, exitCode: .usage))
    #expect(gathered.text == "warning: a warning\\u{A}\nhint: a hint\nerror: high\nerror: low\n")
    #expect(messages.exitCode == .output)
  }

  @Test("The middle of a message as long as a hostile name is left out")
  func long() {
    let gathered = Gathered()
    let messages = Messages(
      environment: CommandEnvironment(arguments: [], standardOutput: gathered.sink(), standardError: gathered.sink()))
    messages.warn("a" + String(repeating: "x", count: 30_000) + "b", hint: "##[error]")
    let lines = gathered.text.split(separator: "\n")
    #expect(lines.map(\.count) == [2009, 20])
    #expect(lines.first?.hasPrefix("warning: ax") == true)
    #expect(lines.first?.hasSuffix("xb") == true)
    #expect(lines.last == #"hint: #\u{23}[error]"#)
  }

  @Test(
    "A run under CI is known by the variable CI",
    arguments: [("1", true), ("true", true), ("", false), ("false", false), ("0", false)])
  func continuousIntegration(_ value: String, _ isCI: Bool) {
    let sink = Gathered().sink()
    let environment = CommandEnvironment(
      arguments: [], standardOutput: sink, standardError: sink, variables: ["CI": value])
    #expect(environment.isContinuousIntegration == isCI)
  }

  @Test(
    "SOURCE_DATE_EPOCH is a date in UTC",
    arguments: [
      ("0", "1970-01-01T00:00:00Z"), ("951782400", "2000-02-29T00:00:00Z"), ("1782907200", "2026-07-01T12:00:00Z"),
      ("1767225599", "2025-12-31T23:59:59Z"), ("4107542400", "2100-03-01T00:00:00Z"),
      ("253402300799", "9999-12-31T23:59:59Z"),
    ])
  func date(_ seconds: String, _ date: String) throws {
    #expect(try SourceDate.date(in: environment(epoch: seconds)) == date)
  }

  @Test(
    "A SOURCE_DATE_EPOCH that is no number of seconds is refused", arguments: ["-1", "x", "1.5", "253402300800", " 1"])
  func noDate(_ text: String) {
    #expect(throws: CommandError.sourceDate(found: text)) { try SourceDate.date(in: environment(epoch: text)) }
  }

  @Test("Without SOURCE_DATE_EPOCH there is no date")
  func absent() throws {
    #expect(try SourceDate.date(in: environment(epoch: "")) == nil)
  }

  private func environment(epoch: String) -> CommandEnvironment {
    let sink = Gathered().sink()
    return CommandEnvironment(
      arguments: [], standardOutput: sink, standardError: sink, variables: ["SOURCE_DATE_EPOCH": epoch])
  }
}
