import SpecimenCommand
import TestSupport
import Testing

@Suite("The binary")
struct ProcessTests {
  /// The executable lies beside the bundle of the tests.
  static let binary: String = {
    let tests = CommandLine.arguments.first ?? ""
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/specimen"
  }()

  @Test("It runs, and prints its help as the tests know it")
  func help() throws {
    let run = try shell("exec \"$0\" --help")
    #expect(run.output == TestFile.text(besides: #filePath, "Help/specimen.txt"))
    #expect(run.status == 0)
  }

  @Test("It knows the versions of its libraries at run time")
  func version() throws {
    let names = try shell("exec \"$0\" --version").output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(names == ["specimen", "cairo", "FreeType", "HarfBuzz", "FriBidi", "libpng", "zlib"])
  }

  @Test("A full device as standard output is exit code 5")
  func full() throws {
    let run = try shell("exec \"$0\" --help 2>&1 >/dev/full")
    #expect(
      run.output == "error: cannot write to standard output: no space left on device\nhint: make some room\n")
    #expect(run.status == 5)
  }

  @Test("A standard output without a reader is exit code 5 and no signal")
  func closedPipe() throws {
    let scratch = ScratchFolder()
    // The reader closes its end, then lets the command begin.
    let run = try shell(
      """
      cd '\(scratch.path)' && mkfifo go
      { { read x <go; "$0" --help 2>&3; echo $? >&3; } | { exec <&-; echo >go; }; } 3>&1
      """)
    #expect(
      run.output == """
        error: cannot write to standard output: broken pipe
        hint: the program that was reading the output has ended
        5

        """)
  }

  @Test("A standard output that is closed is exit code 5, and no file takes its place")
  func closed() throws {
    let run = try shell("exec \"$0\" --help 2>&1 >&-")
    #expect(run.output == "error: cannot write to standard output: bad file descriptor\n")
    #expect(run.status == 5)
  }

  @Test("A limit on the size of files is exit code 5 and no signal")
  func limited() throws {
    let scratch = ScratchFolder()
    let run = try shell(
      """
      ulimit -f 1
      cd '\(scratch.path)'
      exec "$0" shape --font '\(TestFaces.folder)/SpecimenBox-Regular.ttf' \
        --text \(String(repeating: "x", count: 1000)) 2>&1 >line.json
      """)
    #expect(run.output == "error: cannot write to standard output: file too large\n")
    #expect(run.status == 5)
  }

  @Test("An argument that is not UTF-8 is exit code 2, and no file of another name is written")
  func malformedArgument() throws {
    let scratch = ScratchFolder()
    let run = try shell(
      """
      cd '\(scratch.path)' && "$0" sizes --out "$(printf 'a\\377.txt')" 2>&1
      echo $?; ls
      """)
    #expect(
      run.output == """
        error: argument 3 is not UTF-8: 'a\u{FFFD}.txt'
        hint: a file with such a name is read when the folder that it lies in is given
        2

        """)
  }

  private func shell(_ script: String) throws -> ProcessRun {
    try #require(ProcessRun.run("sh", ["-c", script, Self.binary]))
  }
}
