import TestSupport
import Testing

/// `make faults` has all verbs and faults; these are the two ways of writing, one file and two that belong together.
@Suite("Faults while a file is written")
struct WritingFaultTests {
  /// strace must be there, and be let trace.
  private static let canTrace =
    ProcessRun.run("strace", ["-o", "/dev/null", "true"])?.status == 0 && ProcessRun.has("python3")

  @Test(
    "Killed, stopped, or refused by the system at any call: old or new, nothing else, and the right exit code",
    .enabled(if: canTrace, "strace and python3 must be there"))
  func everyCall() throws {
    let command = DocumentCommand()
    let scripts = TestFaces.folder.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/Scripts"
    let script = "SPECIMEN=\"$0\" exec \"$1\"/inject-faults --quick --default-fonts \"$2\" 2>&1"
    let run = try #require(ProcessRun.run("sh", ["-c", script, ProcessTests.binary, scripts, command.defaults]))
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("| SIGTERM, named |"))
  }

  @Test("A step summary that doesn't fit on the disk is as long as before")
  func summary() throws {
    let command = DocumentCommand()
    command.folder("fonts", DocumentCommand.serifFiles)
    _ = command.scratch.write(Array("format: 1\nplatform: macos\nstyles: { body: { size: 9 } }\n".utf8), as: "a.yaml")
    let script = """
      cd '\(command.scratch.path)' && head -c 1000 /dev/zero | tr '\\0' 'x' >summary.md && cp summary.md before.md
      ulimit -f 1
      export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=summary.md
      "$0" check a.yaml --default-fonts '\(command.defaults)' 2>&1 | grep error
      cmp summary.md before.md && echo same
      """
    let run = try #require(ProcessRun.run("bash", ["-c", script, ProcessTests.binary]))
    #expect(run.output == "error: cannot write 'summary.md': file too large\nsame\n")
  }

  @Test(
    "A message to the process that writes is broken off: nobody waits for its rest, and nothing is written",
    .enabled(if: canTrace && !FaultLibrary.isSanitized, "strace must be there, and is none beside a leak check"),
    arguments: 2...6)
  func message(_ call: Int) throws {
    let scratch = ScratchFolder()
    try PlainFonts.write(to: scratch)
    let script = """
      cd '\(scratch.path)' && exec strace -f -qq -o /dev/null -e signal=none -e inject=write:error=ENOBUFS:when=\(call) \
        "$0" generate --isolate --quiet --jobs 1 --limit sheet-seconds=20 --default-fonts fonts --styles body --out a.svg 2>&1
      """
    let run = try #require(ProcessRun.run("sh", ["-c", script, ProcessTests.binary]))
    #expect(run.output == "error: the process that read the fonts ended with code 5\n", "\(run.output)")
    #expect(run.status == 5)
    #expect(scratch.read("a.svg").isEmpty)
  }
}
