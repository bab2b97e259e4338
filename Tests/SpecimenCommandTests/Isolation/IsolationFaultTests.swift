import TestSupport
import Testing

@Suite("A font that ends the process that reads it", .enabled(if: FaultLibrary.canBeMade))
struct IsolationFaultTests {
  private let scratch = ScratchFolder()
  private let tools = ScratchFolder()
  private static let face = "SpecimenSans-Bold.otf"
  private static let others = ["SpecimenSans-Light.ttf", "SpecimenSans-Medium.ttf", "SpecimenSans-Regular.otf"]

  init() throws { try PlainFonts.write(to: scratch) }

  /// A folder of all four faces, and the sheet of one with the other three, which nobody disturbs.
  private func prepare() throws {
    try shell(
      "mkdir all rest; cd all; \(Self.copies(Self.others + [Self.face])); cd ../rest; \(Self.copies(Self.others))")
    try shell("exec \"$0\" generate --fonts rest \(Self.options) --out rest.svg")
  }

  private static let options = options("body,headline")

  private static func options(_ styles: String) -> String {
    "--default-fonts fonts --styles \(styles) --categories large,AX5"
  }

  private static func copies(_ names: [String]) -> String {
    names.map { "cp '\(TestFaces.folder)/\($0)' ." }.joined(separator: "; ")
  }

  @Test(
    "It is left out by name, and the sheet is that of the other fonts, byte for byte",
    arguments: ["segv", "null", "abort", "trap", "exit", "exit77"])
  func leftOut(_ kind: String) throws {
    try prepare()
    let run = try faulty(kind, "--isolate --out all.svg")
    #expect(run.status == 0)
    let warning = "warning: cannot read font 'all/\(Self.face)': the process that drew it ended "
    #expect(run.output.contains(warning), "\(run.output)")
    #expect(scratch.read("all.svg") == scratch.read("rest.svg"))
  }

  @Test("The signal is named, as is --strict's error, and then nothing is written")
  func strict() throws {
    try prepare()
    // A face that every style draws, so that nothing but its loss is told.
    let run = try faulty("segv", "--isolate --strict --out all.svg", style: "Regular", styles: "body")
    let reason = FaultLibrary.isSanitized ? "with code" : "by signal 11 (SIGSEGV)"
    #expect(
      run.output.contains(
        "error: cannot read font 'all/SpecimenSans-Regular.otf': the process that drew it ended \(reason)"),
      "\(run.output)")
    #expect(run.status == 4)
    #expect(scratch.read("all.svg").isEmpty)
  }

  @Test("One that takes too long is left out, too")
  func slow() throws {
    try prepare()
    let run = try faulty("loop", "--isolate --limit font-seconds=1 --out all.svg")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "warning: cannot read font 'all/\(Self.face)': it took more than 1 s of processor time, the limit"),
      "\(run.output)")
    #expect(scratch.read("all.svg") == scratch.read("rest.svg"))
  }

  @Test(
    "One that takes all memory is left out, too", .enabled(if: !FaultLibrary.isSanitized), arguments: ["512M", "256M"])
  func memory(_ limit: String) throws {
    try prepare()
    let run = try faulty("memory", "--isolate --limit memory-bytes=\(limit) --out all.svg")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "warning: cannot read font 'all/\(Self.face)': with it the run needs more than \(limit) of memory, the limit"),
      "\(run.output)")
    #expect(scratch.read("all.svg") == scratch.read("rest.svg"))
  }

  @Test("It can write, connect, start and end nothing: every such call is refused, and the sheet is whole")
  func reach() throws {
    try prepare()
    try shell("exec \"$0\" generate --fonts all \(Self.options) --out plain.svg")
    let run = try faulty("reach", "--untrusted --out all.svg")
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.output.contains("warning: cannot read"), "\(run.output)")
    #expect(scratch.read("all.svg") == scratch.read("plain.svg"))
    #expect(try shell("ls").output == "all\nall.svg\nfonts\nplain.svg\nrest\nrest.svg\n")
  }

  @Test(
    "What the kernel lacks is told, and is an error where the fonts are strangers'",
    arguments: [
      ("no-landlock", "Landlock", "seccomp"), ("no-seccomp", "seccomp", "Landlock "),
      ("old-kernel", "Landlock and seccomp", "neither Landlock nor seccomp"),
    ])
  func oldKernel(_ kind: String, _ missing: String, _ there: String) throws {
    try prepare()
    try shell("exec \"$0\" generate --fonts all \(Self.options) --out plain.svg")
    let warned = try faulty(kind, "--isolate --out all.svg")
    #expect(
      warned.output.contains(
        "warning: this kernel has no \(missing): the process that reads the fonts is confined by \(there)"),
      "\(warned.output)")
    #expect(warned.output.contains("hint: --untrusted makes this an error\n"))
    #expect(warned.status == 0)
    #expect(scratch.read("all.svg") == scratch.read("plain.svg"))
    let refused = try faulty(kind, "--untrusted --out none.svg")
    #expect(
      refused.output == """
        error: the process that reads the fonts can't be confined: this kernel has no \(missing)
        hint: --isolate goes on with what there is

        """)
    #expect(refused.status == 5)
    #expect(scratch.read("none.svg").isEmpty)
  }

  @Test("Without a process of its own the font at work is named, and the signal is the caller's to see")
  func plainFault() throws {
    guard !FaultLibrary.isSanitized else { return }
    try prepare()
    let run = try faulty("segv", "--out all.svg")
    #expect(
      run.output.hasSuffix(
        """
        error: the program can't go on while the font 'all/\(Self.face)' is at work (sheet 'all')
        hint: --isolate draws the sheet without the font

        """), "\(run.output)")
    #expect(run.status == 128 + 11)
    #expect(scratch.read("all.svg").isEmpty)
  }

  @Test("Without a process of its own a limit is exit code 5 and a sentence")
  func plainLimits() throws {
    try prepare()
    let slow = try faulty("loop", "--limit font-seconds=1 --out all.svg")
    #expect(
      slow.output.hasSuffix(
        """
        error: the font 'all/\(Self.face)' took more than 1 s of processor time, the limit (sheet 'all')
        hint: --limit font-seconds=N allows more; --isolate draws the sheet without the font

        """), "\(slow.output)")
    #expect(slow.status == 5)
    let long = try faulty("loop", "--limit sheet-seconds=1 --out all.svg")
    let place = "the limit, while the font 'all/\(Self.face)' was at work (sheet 'all')\n"
    #expect(long.output.contains("error: the sheet took more than 1 s, \(place)"), "\(long.output)")
    #expect(long.status == 5)
    let busy = try faulty("loop", "--limit run-seconds=1 --out all.svg")
    #expect(
      busy.output.contains(
        "error: the run took more than 1 s of processor time, the limit, while the font 'all/\(Self.face)' was at work"),
      "\(busy.output)")
    #expect(busy.status == 5)
    guard !FaultLibrary.isSanitized else { return }
    let large = try faulty("memory", "--limit memory-bytes=512M --out all.svg")
    #expect(
      large.output.contains("error: the run needs more than 512M of memory, the limit, while the font 'all/"),
      "\(large.output)")
    #expect(large.status == 5)
    #expect(try shell("ls").output == "all\nfonts\nrest\nrest.svg\n")
  }

  @Test("A verb that draws no sheet has the time of one, and is named for it")
  func verbTime() throws {
    try prepare()
    let run = try faulty("loop", "--limit sheet-seconds=1 --out all.svg", verb: "wraps")
    #expect(
      run.output.contains(
        "error: the sheet took more than 1 s, the limit, while the font 'all/\(Self.face)' was at work (sheet 'wraps')\n"
      ),
      "\(run.output)")
    #expect(run.status == 5)
  }

  @Test("A limit is met, too, where whoever began the program has blocked the signals that tell of it")
  func blockedSignals() throws {
    try prepare()
    let run = try faulty("loop", "--limit font-seconds=1 --out all.svg", before: "env --block-signal=ALRM")
    #expect(run.output.contains("took more than 1 s of processor time, the limit (sheet 'all')\n"), "\(run.output)")
    #expect(run.status == 5)
  }

  @Test(
    "A hard limit of processor time is told before the kernel ends the program",
    arguments: [("generate", ""), ("generate", "--isolate"), ("watch", "")])
  func processorLimit(_ verb: String, _ option: String) throws {
    try prepare()
    let run = try faulty("loop", "\(option) --out all.svg", verb: verb, before: "prlimit --cpu=1")
    #expect(run.output.contains(" of processor time"), "\(run.output)")
    #expect(run.status == 5)
    #expect(scratch.read("all.svg").isEmpty)
  }

  /// Draws the sheet of all four faces while one of them does harm.
  private func faulty(
    _ kind: String, _ options: String, style: String = "Bold", styles: String = "body,headline",
    verb: String = "generate", before: String = ""
  ) throws -> ProcessRun {
    let library = try #require(FaultLibrary.make(in: tools))
    return try shell(
      """
      export LD_PRELOAD='\(library)' FAULT_FACE='Specimen Sans \(style)'
      export FAULT_KIND=\(kind) FAULT_OUT='\(scratch.path)/rest.svg'
      exec \(before) "$0" \(verb) --fonts all \(Self.options(styles)) \(options) 2>&1
      """)
  }

  @discardableResult
  private func shell(_ script: String) throws -> ProcessRun {
    try #require(
      ProcessRun.run(
        "sh", ["-c", "cd '\(scratch.path)'; export SWIFT_BACKTRACE=enable=no\n\(script)", ProcessTests.binary]))
  }
}
