import SpecimenCommand
import TestSupport
import Testing

@Suite("Progress is a line on a terminal, and nothing elsewhere")
struct ProgressTests {
  private let command = SheetCommand()
  private let erase = "\r\u{1B}[K"
  private let variables = ["TERM": "xterm", "NO_COLOR": "1"]
  private var cards: [String] {
    ["generate", "--out", command.path("cards"), "--layout", "cards", "--styles", "body", "--categories", "large"]
  }

  @Test("Files are counted, messages stand above the line, and it is erased at the end")
  func files() {
    let run = command.run(cards, variables: variables, isTerminal: true)
    let done = "[========================] 2 of 2 files"
    let note =
      "note: wrote 2 files, '\(command.path("cards/body@large.custom.png"))' to "
      + "'\(command.path("cards/body@large.fallback.png"))'\n"
    #expect(
      run.standardError
        == "\(erase)[============>           ] 1 of 2 files\(erase)\(done)\(erase)\(note)\(done)\(erase)")
    #expect(run.exitCode == 0)
  }

  @Test("Sheets are counted, and a part of one moves the bar", arguments: ["1", "2"])
  func sheets(_ jobs: String) {
    let folders = [
      command.folder("a", ["SpecimenSans-Regular.otf"]), command.folder("b", ["SpecimenFlex[opsz,wght].ttf"]),
    ]
    let run = command.run(
      ["generate", "--out", command.path("{name}.png"), "--styles", "body", "--categories", "large", "--jobs", jobs]
        + folders.flatMap { ["--fonts", $0] }, variables: variables, isTerminal: true)
    let done = "[========================] 2 of 2 sheets"
    #expect(
      run.standardError
        == "\(erase)[>                       ] 0 of 2 sheets\(erase)[============>           ] 1 of 2 sheets"
        + "\(erase)\(done)\(erase)note: wrote 2 sheets\n\(done)\(erase)")
  }

  @Test("One file is no long work, and has no line")
  func one() {
    let run = command.run(
      ["generate", "--out", command.path("a.png"), "--styles", "body", "--categories", "large"], variables: variables,
      isTerminal: true)
    #expect(run.standardError.isEmpty)
  }

  @Test("An error leaves no line behind")
  func error() {
    _ = ProcessRun.run("mkdir", ["-p", command.path("cards/body@large.fallback.png")])
    let run = command.run(cards, variables: variables, isTerminal: true)
    #expect(
      run.standardError.hasSuffix(
        "note: 1 of 2 files are written, the last '\(command.path("cards/body@large.custom.png"))'\n"
          + "[============>           ] 1 of 2 files\(erase)"))
    #expect(run.exitCode == 5)
  }

  @Test("There is none elsewhere, on a terminal that can't, and when the run is quiet")
  func none() {
    let plain = command.run(cards)
    #expect(plain.standardError.hasPrefix("note: wrote 2 files, "))
    #expect(command.run(cards, variables: ["TERM": "dumb"], isTerminal: true).standardError == plain.standardError)
    #expect(command.run(cards, isTerminal: true).standardError == plain.standardError)
    #expect(command.run(cards + ["--quiet"], variables: variables, isTerminal: true).standardError.isEmpty)
  }
}
