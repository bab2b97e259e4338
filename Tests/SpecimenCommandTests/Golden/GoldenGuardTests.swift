#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand
import TestSupport
import Testing

@Suite("What verifying never does")
struct GoldenGuardTests {
  private let golden = GoldenCommand()

  @Test("A report never takes the place of a golden, nor of any file of another's")
  func foreignFiles() {
    golden.recordText()
    let before = golden.scratch.read("museo.goldens/grid.manifest")
    _ = ProcessRun.run("mkdir", [golden.path("specimen-report")])
    _ = ProcessRun.run("mv", [golden.path("museo.goldens"), golden.path("specimen-report/museo")])
    golden.write(size: 19)
    let run = golden.run("verify", ["museo.yaml"], ["--goldens", golden.path("specimen-report/museo")])
    #expect(
      run.messages.contains("'specimen-report/museo/grid.manifest' is there already, and no report left it"),
      "\(run.messages)")
    #expect(run.code == 5)
    #expect(!run.output.contains("pictures:"))
    #expect(Bytes(golden.scratch.read("specimen-report/museo/grid.manifest")) == Bytes(before))
    _ = ProcessRun.run("mkdir", [golden.path("own")])
    _ = golden.scratch.write([1], as: "own/report.html")
    let other = golden.run(
      "verify", ["museo.yaml"], ["--goldens", golden.path("specimen-report/museo"), "--report", golden.path("own")])
    #expect(other.messages.contains("'own/report.html' is there already"), "\(other.messages)")
    #expect(golden.scratch.read("own/report.html") == [1])
  }

  @Test("It never waits for a pipe that stands in a golden's place")
  func pipe() {
    golden.recordText()
    unlink(golden.path("museo.goldens/grid.manifest"))
    mkfifo(golden.path("museo.goldens/grid.manifest"), 0o666)
    let run = golden.run("verify")
    #expect(run.output.contains("'museo.goldens/grid.manifest' is no regular file"), "\(run.output)")
    #expect(run.code == 2)
  }

  @Test("A part of a filter that is about nothing is an error, though another part is about something")
  func filterPart() {
    golden.recordText()
    let run = golden.run("verify", ["museo.yaml"], ["--filter", "body,boddy"])
    #expect(
      run.messages.contains("error: no cell matches the filter 'boddy' (--filter)\nhint: did you mean 'body'?"),
      "\(run.messages)")
    #expect(run.code == 2)
  }

  @Test("A quiet run says nothing of a sheet that is as recorded")
  func quiet() {
    golden.recordText()
    let run = golden.run("verify", ["museo.yaml"], ["--quiet"])
    #expect(run.output == "")
    #expect(run.code == 0)
  }

  @Test("A style's name gives no order to GitHub's log reader")
  func workflowCommands() {
    _ = golden.command.document(
      GoldenCommand.document.replacing("caption1: {}", with: "\"::error::boo\": { relativeTo: body, size: 11 }"),
      as: "museo.yaml")
    golden.recordText()
    _ = golden.command.document(
      GoldenCommand.document.replacing("caption1: {}", with: "\"::error::boo\": { relativeTo: body, size: 12 }"),
      as: "museo.yaml")
    let run = golden.run("verify")
    #expect(run.output.contains(#"  \u{3A}:error::boo at large, custom"#), "\(run.output)")
    #expect(run.code == 1)
  }

  @Test("The remedy names the folders that the run was given")
  func remedy() {
    golden.recordText()
    golden.write(size: 19)
    let report = golden.path("out")
    let run = golden.run("verify", ["museo.yaml"], ["--report", report])
    #expect(run.output.contains("specimen approve museo.yaml --report out'"), "\(run.output)")
    #expect(golden.run("approve", ["museo.yaml"], ["--report", report]).code == 0)
  }
}
