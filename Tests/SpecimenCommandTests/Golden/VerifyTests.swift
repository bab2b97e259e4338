#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen verify")
struct VerifyTests {
  private let golden = GoldenCommand()

  @Test("What differs is told why first, then where, then what to look at and to do")
  func different() {
    golden.recordText()
    golden.write(size: 19)
    let run = golden.run("verify")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "museo.yaml: 1 of 22 cells differs: document 'museo.yaml' changed")
    #expect(lines.dropFirst().first == "  document 'museo.yaml' has other contents")
    #expect(lines.dropFirst(2).first == "  body at large, custom: size 17 → 19 pt; pixels differ")
    #expect(lines.contains("  pictures: specimen-report/museo"))
    #expect(
      lines.contains { $0.hasPrefix("  hint: look at the report's pictures") && $0.contains("specimen approve ") })
    #expect(lines.last == "report: specimen-report/report.html")
    #expect(run.messages.isEmpty)
    #expect(run.code == 1)
    #expect(
      golden.names("specimen-report") == [
        ".specimen-files", "junit.xml", "museo", "report.html", "report.json", "summary.md",
      ])
    golden.write()
    #expect(golden.run("verify").code == 0)
    #expect(golden.names("specimen-report").isEmpty)
  }

  @Test("A golden that isn't there is exit code 3, and what to do is said")
  func missing() {
    let run = golden.run("verify")
    #expect(run.output.hasPrefix("museo.yaml: there is no golden in "))
    #expect(run.output.contains("specimen record"))
    #expect(run.code == 3)
    #expect(golden.names("museo.goldens").isEmpty)
  }

  @Test("Several sheets are told in their order, the whole in one line, and the highest exit code stays")
  func several() {
    for name in ["b.yaml", "c.yaml"] { golden.write(name) }
    golden.recordText(["museo.yaml", "b.yaml"])
    golden.write("b.yaml", size: 19)
    for jobs in ["1", "3"] {
      let run = golden.run("verify", ["museo.yaml", "b.yaml", "c.yaml"], ["--jobs", jobs])
      let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
      #expect(heads.first == "museo.yaml: 22 cells are as recorded")
      #expect(heads.dropFirst().first?.hasPrefix("b.yaml: 1 of 22 cells differs") == true)
      #expect(heads.dropFirst(2).first?.hasPrefix("c.yaml: there is no golden in ") == true)
      #expect(heads.dropFirst(3) == ["1 of 3 sheets is as recorded", "report: specimen-report/report.html"])
      #expect(run.code == 3)
    }
    #expect(golden.names("specimen-report").contains("b"))
    #expect(!golden.names("specimen-report").contains("museo"))
  }

  @Test("A golden whose document is gone fails, but not in a run that looks at some cells alone")
  func orphans() {
    golden.write("old.yaml")
    golden.recordText(["museo.yaml", "old.yaml"])
    unlink(golden.path("old.yaml"))
    golden.command.folder("notes.goldens")
    let run = golden.run("verify")
    #expect(
      run.output == """
        museo.yaml: 22 cells are as recorded
        old.goldens: the golden 'old.goldens' has no document any more
          hint: remove the folder, or bring its document back
        1 of 2 sheets is as recorded
        report: specimen-report/report.html

        """)
    #expect(run.code == 3)
    #expect(golden.run("verify", ["museo.yaml"], ["--filter", "body"]).code == 0)
    #expect(golden.run("record").messages.contains("warning: the golden 'old.goldens' has no document any more"))
  }

  @Test("A filter looks at its cells alone; one that is about none is an error")
  func filter() {
    golden.recordText()
    golden.write(size: 19)
    #expect(
      golden.run("verify", ["museo.yaml"], ["--filter", "caption1"]).output == "museo.yaml: 2 cells are as recorded\n")
    #expect(golden.run("verify", ["museo.yaml"], ["--filter", "body"]).code == 1)
    let nothing = golden.run("verify", ["museo.yaml"], ["--filter", "boddy"])
    #expect(
      nothing.messages.hasSuffix("error: no cell matches the filter 'boddy' (--filter)\nhint: did you mean 'body'?\n"))
    #expect(nothing.code == 2)
  }

  @Test("The report goes where --report says, else where SNAPSHOT_ARTIFACTS does, and speaks on green runs too")
  func report() {
    golden.recordText()
    let variables = ["SNAPSHOT_ARTIFACTS": golden.path("artifacts")]
    #expect(golden.run("verify", variables: variables).code == 0)
    #expect(golden.names("artifacts") == [".specimen-files", "junit.xml", "report.json", "summary.md"])
    #expect(golden.run("verify", ["museo.yaml"], ["--report", golden.path("mine")], variables: variables).code == 0)
    #expect(golden.names("mine") == golden.names("artifacts"))
    #expect(golden.names("specimen-report").isEmpty)
  }

  @Test(
    "The report is printed in any of its formats, and nothing else then",
    arguments: [("json", "{"), ("junit", "<?xml"), ("github", "::error file="), ("markdown", "## Type specimens")])
  func formats(_ format: String, _ start: String) {
    golden.recordText()
    golden.write(size: 19)
    let run = golden.run("verify", ["museo.yaml"], ["--format", format])
    #expect(run.output.hasPrefix(start), "\(run.output.prefix(80))")
    #expect(!run.output.contains("report: "))
    #expect(run.code == 1)
  }

  @Test("On GitHub there are annotations too, and the summary goes where GitHub reads it")
  func gitHub() {
    golden.recordText()
    _ = golden.scratch.write(Array("before\n".utf8), as: "summary.md")
    let variables = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": golden.path("summary.md"), "CI": "true"]
    let green = golden.run("verify", variables: variables)
    #expect(green.output == "museo.yaml: 22 cells are as recorded\n")
    #expect(golden.scratch.read("summary.md").starts(with: Array("before\n## Type specimens".utf8)))
    golden.write(size: 19)
    let red = golden.run("verify", variables: variables)
    #expect(red.output.contains("\n::error file="))
    #expect(red.code == 1)
    let json = golden.run("verify", ["museo.yaml"], ["--format", "json"], variables: variables)
    #expect(!json.output.contains("::error"))
  }

  @Test("A sheet that can't be drawn fails, and is in the report")
  func notDrawn() {
    golden.recordText()
    unlink(golden.path("fonts/SpecimenSerif-Medium.ttf"))
    unlink(golden.path("fonts/SpecimenSerif-Light.ttf"))
    unlink(golden.path("fonts/SpecimenSerif-Bold.ttf"))
    rmdir(golden.path("fonts"))
    let run = golden.run("verify", ["museo.yaml"], ["--report", golden.path("report")])
    #expect(run.messages.contains("error: no folder 'fonts'"))
    #expect(run.code == 2)
    let junit = String(decoding: golden.scratch.read("report/junit.xml"), as: UTF8.self)
    #expect(junit.contains("errors=\"1\""))
  }

  @Test("A report that can't be written is exit code 5, and the verdict is told all the same")
  func unwritable() {
    golden.recordText()
    golden.write(size: 19)
    _ = golden.scratch.write([1], as: "file")
    let run = golden.run("verify", ["museo.yaml"], ["--report", golden.path("file")])
    #expect(run.output.hasPrefix("museo.yaml: 1 of 22 cells differs"))
    #expect(run.messages.contains("cannot write 'file"))
    #expect(run.code == 5)
  }

  @Test("A tolerance is read whole or refused")
  func tolerance() {
    golden.recordText()
    for options in [
      ["--step", "256"], ["--pixels-per-cell", "-1"], ["--density", "3"], ["--density", "3/0"], ["--density", "3/8"],
    ] {
      #expect(golden.run("verify", ["museo.yaml"], options).code == 2, "\(options)")
    }
    #expect(
      golden.run("verify", ["museo.yaml"], ["--step", "2", "--pixels-per-cell", "20", "--density", "3/8"]).code == 0)
  }

  @Test("In a report of several folders each sheet has its own place")
  func shared() {
    for folder in ["a", "b"] {
      golden.command.folder(folder)
      golden.command.folder("\(folder)/fonts", DocumentCommand.serifFiles)
      golden.write("\(folder)/museo.yaml")
    }
    let run = golden.run("verify", ["a/museo.yaml", "b/museo.yaml"], ["--report", golden.path("report")])
    #expect(run.code == 3)
    let folders = golden.names("report").filter { $0.hasSuffix("museo") }
    #expect(folders.count == 2)
  }
}
