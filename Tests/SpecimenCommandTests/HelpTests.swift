import SpecimenCommand
import Testing
import TestSupport

@Suite("The help is compared whole, with the files in Help/")
struct HelpTests {
  private static let verbs = SpecimenCommand.verbs.map(\.name)

  @Test("Each verb's help, and the program's", arguments: [""] + verbs)
  func help(_ verb: String) {
    let run = CommandRun(verb.isEmpty ? ["--help"] : [verb, "--help"])
    let name = "Help/\(verb.isEmpty ? "specimen" : verb).txt"
    #expect(run.standardOutput == TestFile.text(besides: #filePath, name))
    #expect(run.standardError.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test(
    "-h is --help, and help wins over anything wrong",
    arguments: [
      ["sizes", "-h"], ["sizes", "--nonsense", "--help"], ["sizes", "--engine", "warp", "-h"],
      ["sizes", "a", "b", "-h"],
    ])
  func wins(_ arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.standardOutput == CommandRun(["sizes", "--help"]).standardOutput)
    #expect(run.exitCode == 0)
  }

  @Test("After two dashes --help is an argument like any other")
  func ended() {
    #expect(CommandRun(["sizes", "--", "--help"]).exitCode == 2)
  }

  @Test("No line of the help is wider than 80 columns, but for an example that must be one line")
  func width() {
    for arguments in [["--help"]] + Self.verbs.map({ [$0, "--help"] }) {
      let help = CommandRun(arguments).standardOutput
      for line in help.split(separator: "\n") where !line.hasPrefix("  specimen ") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test("--version names the tool and the libraries that it runs on")
  func version() {
    let run = CommandRun(["--version"])
    #expect(run.standardOutput == "specimen 0.1.0\nHarfBuzz 6.0.0\n")
    #expect(run.exitCode == 0)
  }
}
