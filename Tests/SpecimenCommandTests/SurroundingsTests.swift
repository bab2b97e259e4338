import TestSupport
import Testing

@Suite("The binary in surroundings that lack something")
struct SurroundingsTests {
  private let scratch = ScratchFolder()
  private static let sheet = "generate --default-fonts fonts --styles body --categories large --quiet"

  init() throws { try PlainFonts.write(to: scratch) }

  /// Whether a folder can be hidden from a program here: on Linux, as root or where users may have namespaces of their own.
  ///
  /// The AddressSanitizer reads where the program lies in /proc.
  static let canHide = hiding("/proc", "true")?.status == 0 && !FaultLibrary.isSanitized

  @Test("Without /proc it is told its arguments, and draws", .enabled(if: canHide), arguments: ["", "--isolate"])
  func process(_ option: String) throws {
    let run = try #require(hidden("/proc", "exec \"$0\" \(Self.sheet) \(option) --out a.svg"))
    #expect(run.status == 0, "\(run.output)")
    #expect(!scratch.read("a.svg").isEmpty)
  }

  @Test("Without /proc an argument that is no UTF-8 is told by its place", .enabled(if: canHide))
  func malformed() throws {
    let run = try #require(hidden("/proc", "exec \"$0\" sizes \"$(printf 'a\\377')\""))
    #expect(run.output.hasPrefix("error: argument 2 is not UTF-8: 'a\u{FFFD}'\n"), "\(run.output)")
    #expect(run.status == 2)
  }

  @Test(
    "Without /dev/null it draws, whatever of its descriptors is closed", .enabled(if: canHide),
    arguments: ["", "<&-", ">&-", "2>&-", "<&- >&- 2>&-", "0>>b.txt", "0<>b.txt"])
  func device(_ closed: String) throws {
    let run = try #require(hidden("/dev", "exec \"$0\" \(Self.sheet) --isolate --out a.svg \(closed)"))
    #expect(run.status == 0, "\(run.output)")
    #expect(!scratch.read("a.svg").isEmpty)
  }

  @Test(
    "Without /dev/null a standard output that is closed is an error still, and no file takes its place",
    .enabled(if: canHide))
  func closed() throws {
    let run = try #require(hidden("/dev", "exec \"$0\" --help 2>&1 >&-"))
    #expect(run.output == "error: cannot write to standard output: bad file descriptor\n")
    #expect(run.status == 5)
  }

  @Test("A soft limit of the stack that is too low is raised", .enabled(if: !FaultLibrary.isSanitized))
  func softStack() throws {
    let run = try shell("ulimit -Ss 64; exec \"$0\" \(Self.sheet) --out a.svg")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("A hard limit of the stack that is too low is exit code 5 and a sentence")
  func hardStack() throws {
    let run = try shell("ulimit -s 128; exec \"$0\" \(Self.sheet) --out a.svg")
    #expect(
      run.output == """
        error: the stack may have 128K here, and the program needs 512K
        hint: 'ulimit -Hs' has the limit of whoever began it

        """)
    #expect(run.status == 5)
    #expect(scratch.read("a.svg").isEmpty)
  }

  @Test("Too few descriptors are a sentence, and nothing is written", arguments: ["", "--isolate"])
  func descriptors(_ option: String) throws {
    let run = try shell("ulimit -n 4; exec \"$0\" \(Self.sheet) \(option) --out a.svg")
    #expect(run.output.hasPrefix("error: cannot "), "\(run.output)")
    #expect(run.output.contains(": too many open files\n"), "\(run.output)")
    #expect(run.status == 5)
    #expect(scratch.read("a.svg").isEmpty)
  }

  private func shell(_ script: String) throws -> ProcessRun {
    try #require(ProcessRun.run("sh", ["-c", "cd '\(scratch.path)'; \(script)", ProcessTests.binary]))
  }

  /// Runs a script in the scratch folder while a folder is empty.
  private func hidden(_ folder: String, _ script: String) -> ProcessRun? {
    Self.hiding(folder, "cd '\(scratch.path)'; \(script)")
  }

  private static func hiding(_ folder: String, _ script: String) -> ProcessRun? {
    ProcessRun.run(
      "unshare", ["-rm", "sh", "-c", "mount -t tmpfs none \(folder) || exit 77; \(script)", ProcessTests.binary])
  }
}
