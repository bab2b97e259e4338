import Sheet
import SpecimenCommand
import TestSupport
import Testing

@Suite("Completions")
struct CompletionsTests {
  private let scratch = ScratchFolder()

  @Test("The script for bash is the one in Help/, whole")
  func snapshot() {
    let run = CommandRun(["completions", "bash"])
    let same = run.standardOutput == TestFile.text(besides: #filePath, "Help/completions.bash")
    #expect(same)
    #expect(run.standardError.isEmpty && run.exitCode == 0)
  }

  @Test(
    "bash loads it and completes verbs, options, words, lists and paths", .enabled(if: ProcessRun.has("bash")),
    arguments: [
      (["ge"], ["generate"]), (["--v"], ["--version"]), (["generate", "--gu"], ["--guides"]),
      ([""], SpecimenCommand.verbs.map(\.name) + ["--help", "--version"]),
      (["generate", "--layout", ""], Layout.allCases.map(\.rawValue)),
      (["generate", "--format", "=", "p"], ["pdf", "png"]),
      (["generate", "--format", "="], ["pdf", "png", "svg", "html", "json"]),
      (["generate", "--styles", "body,cap"], ["body,caption1", "body,caption2"]),
      (["sizes", "--categories", "AX1,xS"], ["AX1,xSmall"]),
      (["sizes", "--categories", "AX1,large...AX"], (1...5).map { "AX1,large...AX\($0)" }),
      (["generate", "--size", "bo"], ["body="]), (["completions", ""], ["bash", "zsh", "fish"]),
      (["generate", "--text", ""], []), (["shape", "--direction", "r"], ["rtl"]), (["nothing", ""], []),
      (["fonts", "a"], ["a b.ttf", "apart"]), (["fonts", "--", "-"], ["-x"]),
      (["generate", "--fonts", "a"], ["apart"]),
    ])
  func bash(_ words: [String], _ completed: [String]) throws {
    let script = scratch.write(Array(CommandRun(["completions", "bash"]).standardOutput.utf8), as: ".script")
    _ = ProcessRun.run("mkdir", [scratch.path + "/apart"])
    for name in ["a b.ttf", "-x"] { _ = scratch.write([1], as: name) }
    let program = """
      cd '\(scratch.path)' && source '\(script)' && COMP_WORDS=(specimen "$@") COMP_CWORD=$#
      _specimen
      ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try #require(ProcessRun.run("bash", ["-uc", program, "bash"] + words))
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == completed.sorted())
    #expect(run.status == 0)
  }

  @Test("bash finds nothing to complain of, strictly", .enabled(if: ProcessRun.has("shellcheck")))
  func shellcheck() throws {
    let script = scratch.write(Array(CommandRun(["completions", "bash"]).standardOutput.utf8), as: "script")
    let run = try #require(ProcessRun.run("shellcheck", ["--shell=bash", script]))
    #expect(run.output.isEmpty)
  }

  @Test("zsh can read its script", .enabled(if: ProcessRun.has("zsh"), "zsh is not on PATH"))
  func zsh() throws { try expectReadable("zsh", ["-fn"]) }

  @Test("fish can read its script", .enabled(if: ProcessRun.has("fish"), "fish is not on PATH"))
  func fish() throws { try expectReadable("fish", ["--no-config", "--no-execute"]) }

  @Test("fish completes verbs, words and lists", .enabled(if: ProcessRun.has("fish"), "fish is not on PATH"))
  func fishCompletes() throws {
    let script = scratch.write(Array(CommandRun(["completions", "fish"]).standardOutput.utf8), as: "script")
    for (line, words) in [
      ("specimen ge", ["generate"]), ("specimen completions ", ["bash", "fish", "zsh"]),
      ("specimen generate --theme ", ["dark", "light"]),
      ("specimen generate --styles body,cap", ["body,caption1", "body,caption2"]),
    ] {
      let run = try #require(
        ProcessRun.run("fish", ["--no-config", "-c", "source '\(script)'; complete -C '\(line)'"]))
      let found = run.output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
      #expect(found == words, "\(line)")
    }
  }

  @Test("Every option of every verb is in each script", arguments: ["bash", "zsh", "fish"])
  func complete(_ shell: String) {
    let script = CommandRun(["completions", shell]).standardOutput
    for verb in SpecimenCommand.verbs {
      for option in verb.allOptions {
        let isThere = script.contains(shell == "fish" ? "-l \(option.name) " : option.flag)
        #expect(isThere, "\(option.flag)")
      }
    }
  }

  private func expectReadable(_ shell: String, _ options: [String]) throws {
    let script = scratch.write(Array(CommandRun(["completions", shell]).standardOutput.utf8), as: "script")
    let run = try #require(ProcessRun.run(shell, options + [script]))
    #expect(run.output.isEmpty)
    #expect(run.status == 0)
  }
}
