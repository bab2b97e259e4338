import TestSupport
import Testing

@Suite(
  "No font is blamed for what others do to the process, or the whole run needs", .enabled(if: FaultLibrary.canBeMade))
struct BlameTests {
  private let scratch = ScratchFolder()
  private let tools = ScratchFolder()
  private static let face = "SpecimenSans-Bold.otf"
  private static let options = "--default-fonts fonts --styles headline --categories large"

  init() throws {
    try PlainFonts.write(to: scratch)
    try shell("mkdir all; cp '\(TestFaces.folder)'/SpecimenSans-*.* all; rm -f all/*.md")
  }

  @Test(
    "A signal from outside ends the run, whatever font is at work", arguments: ["KILL", "TERM", "XCPU", "SEGV", "SYS"])
  func signal(_ signal: String) throws {
    guard !FaultLibrary.isSanitized else { return }
    let run = try withChild("sleep", "kill -\(signal) $child", "--isolate --out all.svg")
    let sender = signal == "KILL" ? "the system's memory killer or somebody else ended it" : "somebody else ended it"
    #expect(
      run.output.hasPrefix("error: the process that read the fonts ended by signal "), "\(run.output)")
    #expect(run.output.hasSuffix(" (SIG\(signal)), which nothing here sends: \(sender)\n5\n"), "\(run.output)")
    #expect(scratch.read("all.svg").isEmpty)
  }

  @Test("While the process is stopped nobody's time goes on", arguments: ["--isolate", ""])
  func stopped(_ isolation: String) throws {
    let run = try withChild(
      "stop", "sleep 2; kill -CONT $child", "\(isolation) --quiet --limit font-seconds=1 --out all.svg")
    #expect(Self.errors(run) == "0\n")
    #expect(!scratch.read("all.svg").isEmpty)
  }

  @Test(
    "At a limit of the whole run both ways say the same, with the font at work and the sheet, and leave no font out",
    arguments: [
      (
        "sleep", "--limit sheet-seconds=1", "the sheet took more than 1 s, the limit",
        "--limit sheet-seconds=N allows more"
      ),
      (
        "loop", "--limit run-seconds=1", "the run took more than 1 s of processor time, the limit",
        "--limit run-seconds=N allows more"
      ),
      (
        "memory", "--limit memory-bytes=256.5M", "the run needs more than 256.5M of memory, the limit",
        "--limit memory-bytes=N allows more"
      ),
    ])
  func sameWords(_ kind: String, _ limit: String, _ sentence: String, _ hint: String) throws {
    guard kind != "memory" || !FaultLibrary.isSanitized else { return }
    // A font that has taken half of the memory is left out.
    for isolation in kind == "memory" ? [""] : ["", "--isolate"] {
      let run = try faulty(kind, "\(isolation) --quiet \(limit) --out all.svg")
      #expect(
        Self.errors(run)
          == "error: \(sentence), while the font 'all/\(Self.face)' was at work (sheet 'all')\nhint: \(hint)\n")
      #expect(run.status == 5)
      #expect(scratch.read("all.svg").isEmpty)
    }
  }

  @Test(
    "A file's name is as escaped in what the handlers of signals say as in what a parent says, whatever its bytes",
    arguments: [
      // Commands of logs, controls and overrides, quotes, and joiners between the signs of a command.
      (
        #"::error::##[a]##vso[b]##TeamCity[c\033[31m\342\200\256\047\134\012#\342\200\215#[d"#,
        #"'all/::error::#\u{23}[a]#\u{23}vso[b]#\u{23}TeamCity[c\u{1B}[31m\u{202E}\'\\\u{A}#"#
          + "\u{200D}" + #"\u{23}[d.otf'"#
      ),
      // Bytes that are no UTF-8: cut short, alone, a surrogate, too long, beyond the last scalar.
      (
        #"a\342\202b\377c\355\240\200d\360\200\200\200e\364\220\200\200f\303"#,
        "'all/a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}\u{FFFD}d\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}e"
          + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}f\u{FFFD}.otf'"
      ),
    ])
  func sameNames(_ name: String, _ shown: String) throws {
    try shell("mv all/\(Self.face) \"all/$(printf '\(name)').otf\"")
    for isolation in ["", "--isolate"] {
      let run = try faulty("sleep", "\(isolation) --quiet --limit sheet-seconds=1 --out all.svg")
      let sentence = "error: the sheet took more than 1 s, the limit, while the font \(shown) was at work"
      #expect(Self.errors(run).hasPrefix(sentence), "\(isolation) \(run.output)")
      #expect(run.status == 5)
    }
  }

  @Test(
    "A lower limit of the shell's is the one that is named",
    arguments: [
      ("memory", "ulimit -d 200000", "the run needs more than 200,000K of memory", "d"),
      ("memory", "ulimit -v 400000", "the run needs more than 400,000K of memory", "v"),
      ("loop", "ulimit -St 1", "the run took more than 1 s of processor time", "t"),
    ])
  func shellLimit(_ kind: String, _ limit: String, _ sentence: String, _ letter: String) throws {
    guard !FaultLibrary.isSanitized else { return }
    for isolation in ["", "--isolate"] {
      let run = try faulty(kind, "\(isolation) --quiet --out all.svg", before: limit)
      #expect(
        Self.errors(run) == """
          error: \(sentence), the limit of this shell (ulimit -\(letter)), while the font 'all/\(Self.face)' was at work (sheet 'all')
          hint: raise it there; --limit can't

          """)
      #expect(run.status == 5)
    }
  }

  @Test(
    "Where healthy fonts find no memory there is one sentence, and nothing of the runtime's",
    arguments: ["", "--isolate"])
  func noMemory(_ isolation: String) throws {
    guard !FaultLibrary.isSanitized else { return }
    let command = "exec \"$0\" generate --fonts all --default-fonts fonts --scale 4 --quiet --out all.png"
    let run = try shell("ulimit -d 40000; \(command) \(isolation) 2>&1")
    let errors = Self.errors(run)
    #expect(
      errors.hasPrefix("error: the run needs more than 40,000K of memory, the limit of this shell (ulimit -d)"),
      "\(errors)")
    #expect(errors.hasSuffix("\nhint: raise it there; --limit can't\n"))
    #expect(errors.split(separator: "\n").count == 2, "\(errors)")
    #expect(run.status == 5)
  }

  @Test("A run of several files says how many are written, and which was the last", arguments: ["", "--isolate"])
  func midway(_ isolation: String) throws {
    // The third card is drawn in the face that does harm, when the first is there.
    let first = "cards/headline@large.custom.png"
    let run = try faulty(
      "sleep", "\(isolation) --layout cards --limit sheet-seconds=1 --out cards",
      before: "export FAULT_FACE='Specimen Sans Regular' FAULT_AFTER='\(first)'",
      styles: "body,headline", format: "png")
    let place = "while the font 'all/SpecimenSans-Regular.otf' was at work (sheet 'all')"
    #expect(
      Self.errors(run) == """
        error: the sheet took more than 1 s, the limit, \(place); 2 of 4 files are written, the last 'cards/headline@large.fallback.png'
        hint: --limit sheet-seconds=N allows more

        """)
    #expect(try shell("ls cards").output == "headline@large.custom.png\nheadline@large.fallback.png\n")
  }

  @Test(
    "A run of several sheets says how many are written, and which file was the last: of a sheet's pages the last page",
    arguments: ["", "--isolate"], [("", "Specimen-Box.svg"), ("--layout pages", "Specimen-Box-02.svg")])
  func midwaySheets(_ isolation: String, _ pages: (layout: String, last: String)) throws {
    try shell("mkdir box; cp '\(TestFaces.folder)/SpecimenBox-Regular.ttf' box")
    let run = try faulty(
      "loop", "\(isolation) \(pages.layout) --jobs 1 --limit run-seconds=1 --out '{name}.svg'",
      before: "export FAULT_AFTER=\(pages.last)", folders: "--fonts box --fonts all")
    #expect(
      Self.errors(run).contains(" (sheet 'all'); 1 of 2 sheets are written, the last '\(pages.last)'\n"),
      "\(run.output)")
    #expect(run.status == 5)
  }

  /// What a run said without its warnings, which those who are isolated keep when they don't end well.
  private static func errors(_ run: ProcessRun) -> String {
    run.output.split(separator: "\n").filter { !$0.hasPrefix("warning: ") && !$0.hasPrefix("note: ") }
      .map { "\($0)\n" }.joined()
  }

  /// Runs a script when the process that reads the fonts is at work with the face, as `child`; the exit code is printed last.
  private func withChild(_ kind: String, _ script: String, _ options: String) throws -> ProcessRun {
    try shell(
      """
      mkfifo ready; \(try environment(kind)) FAULT_READY=ready
      "$0" generate --fonts all \(Self.options) \(options) 2>&1 & parent=$!
      timeout 60 sh -c ': >ready'
      child=$(cat /proc/$parent/task/$parent/children); child=${child:-$parent}; sleep 0.3; \(script); wait $parent; echo $?
      """)
  }

  private func environment(_ kind: String) throws -> String {
    let library = try #require(FaultLibrary.make(in: tools))
    return "export LD_PRELOAD='\(library)' FAULT_FACE='Specimen Sans Bold' FAULT_KIND=\(kind)"
  }

  private func faulty(
    _ kind: String, _ options: String, before: String = ":", styles: String = "headline", format: String = "svg",
    folders: String = "--fonts all"
  ) throws -> ProcessRun {
    try shell(
      """
      \(try environment(kind))
      \(before)
      exec "$0" generate \(folders) --default-fonts fonts --styles \(styles) --categories large --format \(format) \(options) 2>&1
      """)
  }

  @discardableResult
  private func shell(_ script: String) throws -> ProcessRun {
    try #require(ProcessRun.run("sh", ["-c", "cd '\(scratch.path)'\n\(script)", ProcessTests.binary]))
  }
}
