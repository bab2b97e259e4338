#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Findings
import SpecimenCommand
import TestSupport
import Testing
import TypeSystem

@Suite("specimen check, run in this process")
struct CheckVerbTests {
  private let command = DocumentCommand()

  /// Every rule but the one about sizes at Large is off.
  private static let onlySizes = Rule.allCases.filter { $0 != .defaultSizeDeviation }.map { "\($0.rawValue): off" }
    .joined(separator: ", ")

  /// A document in the test's own faces, with a body that is far too large: `defaultSizeDeviation`, a warning.
  private func document(as name: String = "a.yaml", size: Int = 30, level: String? = nil) -> String {
    command.document(
      """
      findings: { \(Self.onlySizes)\(level.map { ", defaultSizeDeviation: \($0)" } ?? "") }
      families: { sans: { family: Specimen Sans } }
      styles: { body: { family: sans, weight: bold, size: \(size) } }
      """, as: name)
  }

  /// Which rules a run found, with their levels, from its JSON.
  private func found(_ arguments: [String]) -> [String] {
    let lines = command.run(["check", "--format", "json"] + arguments).standardOutput.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    return zip(lines, lines.dropFirst()).compactMap { first, second in
      guard first.hasPrefix("\"rule\": \""), second.hasPrefix("\"severity\": \"") else { return nil }
      return first.dropFirst(9).prefix { $0 != "\"" } + "=" + second.dropFirst(13).prefix { $0 != "\"" }
    }
  }

  @Test("What is found is told with its numbers and its place; a warning does not fail by itself")
  func warning() {
    let path = document()
    #expect(found([path]) == ["defaultSizeDeviation=warning"])
    let run = command.run(["check", path])
    #expect(run.exitCode == 0)
    #expect(run.standardError.isEmpty)
    #expect(
      run.standardOutput.hasPrefix("\(path)\n\nwarning: Default size far from Apple's (defaultSizeDeviation)\n  body"))
    #expect(run.standardOutput.hasSuffix("\n1 warning in \(path)\n"))
    let json = command.run(["check", path, "--format", "json"]).standardOutput
    #expect(json.contains("\"line\": 4,\n      \"character\": 11\n"))
  }

  @Test("The command line's level goes over the document's, the document's over the rule's own")
  func levels() {
    #expect(
      found([document(as: "b.yaml"), "--rule", "defaultSizeDeviation=error"]) == ["defaultSizeDeviation=error"])
    #expect(found([document(as: "b.yaml"), "--rule", "defaultSizeDeviation=off"]).isEmpty)
    let own = document(level: "info")
    #expect(found([own]) == ["defaultSizeDeviation=info"])
    #expect(found([own, "--rule", "defaultSizeDeviation=error"]) == ["defaultSizeDeviation=error"])
  }

  @Test(
    "--fail-on says from which level on it ends with 1",
    arguments: [
      ("warning", "info", 1), ("warning", "warning", 1), ("warning", "error", 0), ("warning", "never", 0),
      ("info", "warning", 0), ("info", "info", 1), ("error", "error", 1), ("error", "never", 0), ("off", "info", 0),
    ])
  func failOn(_ level: String, _ failOn: String, _ exitCode: Int32) {
    let run = command.run(["check", document(), "--rule", "defaultSizeDeviation=\(level)", "--fail-on", failOn])
    #expect(run.exitCode == exitCode)
    #expect(run.standardOutput.contains("; fails on \(failOn)") == (exitCode == 1))
  }

  @Test("Nothing found is one line, and none under --quiet")
  func nothing() {
    let path = document(size: 17)
    #expect(command.run(["check", path]).standardOutput == "\(path): no findings\n")
    let quiet = command.run(["check", path, "--quiet"])
    #expect(quiet.standardOutput.isEmpty)
    #expect(quiet.exitCode == 0)
  }

  @Test("Several documents, in their order, and what they come to together")
  func several() {
    let (first, second) = (document(as: "b.yaml"), document(as: "c.yaml", size: 17))
    let run = command.run(["check", second, first, "--fail-on", "warning"])
    #expect(run.standardOutput.hasPrefix("\(second): no findings\n\(first)\n\nwarning: "))
    #expect(run.standardOutput.hasSuffix("\n1 warning in 2 documents; fails on warning and above\n"))
    #expect(run.exitCode == 1)
  }

  @Test("A document with an error is told with its place, and nothing is checked")
  func brokenDocument() {
    let run = command.run(["check", command.document("styles: { boddy: { size: 3 } }\nfindings: { thinSmal: off }")])
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("no rule named 'thinSmal'"))
    #expect(run.standardOutput.isEmpty)
  }

  @Test("One of several documents that can't be checked does not keep the others from it")
  func oneFails() {
    let broken = command.document("fonts: { sources: [{ directory: nowhere }] }", as: "broken.yaml")
    let run = command.run(["check", broken, document()])
    #expect(run.exitCode == 2)
    #expect(run.standardError.hasPrefix("error: \(broken): no folder 'nowhere'"))
    #expect(run.standardOutput.contains("defaultSizeDeviation"))
  }

  @Test("A face that is missing is an error, and exit code 4 under --strict")
  func missingFace() {
    let path = command.document("styles: { body: { face: Nowhere-Bold } }")
    #expect(found([path]).contains("faceMissing=error"))
    #expect(command.run(["check", path]).exitCode == 1)
    let strict = command.run(["check", path, "--strict", "--styles", "body"])
    #expect(strict.exitCode == 4)
    #expect(
      strict.standardError.hasSuffix(
        "error: body is not drawn in the face asked for: no face named 'Nowhere-Bold'\n"
          + "hint: 'specimen doctor \(path) body' says why\n"))
  }

  @Test(
    "--out names a file, and its ending the format",
    arguments: [
      ("r.json", "{\n  \"schemaVersion\""), ("r.sarif", "{\n  \"$schema\""), ("r.xml", "<?xml"),
      ("r.md", "## Type systems"), ("r.txt", "/"),
    ])
  func out(_ name: String, _ start: String) {
    let run = command.run(["check", document(), "--out", command.path(name)])
    #expect(run.standardOutput.isEmpty)
    #expect(run.exitCode == 0)
    #expect(String(decoding: command.scratch.read(name), as: UTF8.self).hasPrefix(start))
  }

  @Test("A report isn't written over the document")
  func overDocument() {
    let path = document()
    #expect(command.run(["check", path, "--out", path, "--format", "text"]).exitCode == 2)
  }

  @Test("In GitHub's actions the text has annotations behind it, and the run's page a table")
  func gitHub() {
    let summary = command.path("summary.md")
    let path = document()
    let run = CommandRun(
      ["check", path, "--default-fonts", command.defaults],
      variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    let only = command.run(["check", path, "--format", "github"]).standardOutput
    #expect(only.hasPrefix("::warning file="))
    #expect(run.standardOutput == command.run(["check", path]).standardOutput + only)
    #expect(String(decoding: command.scratch.read("summary.md"), as: UTF8.self).hasPrefix("## Type systems: 1 warning"))
  }

  @Test("A terminal gets colours, unless NO_COLOR or TERM says otherwise")
  func colours() {
    let arguments = ["check", document(), "--default-fonts", command.defaults]
    let colored = CommandRun(arguments, variables: ["TERM": "xterm"], isTerminal: true).standardOutput
    #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    let plain = CommandRun(arguments).standardOutput
    #expect(
      CommandRun(arguments, variables: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true).standardOutput == plain)
    #expect(CommandRun(arguments, variables: ["TERM": "dumb"], isTerminal: true).standardOutput == plain)
  }
}
