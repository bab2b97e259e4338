import TestSupport
import Testing

@Suite("Fonts that are read in a process of their own")
struct IsolationTests {
  private let scratch = ScratchFolder()
  private static let options = "--default-fonts ../fonts --styles body --categories large,AX5"

  /// The same from a folder inside.
  private static let deeper = "--default-fonts ../../fonts --styles body --categories large,AX5"

  init() throws {
    try PlainFonts.write(to: scratch)
    try shell("mkdir work")
  }

  @Test("A sheet has the same bytes, in every format", arguments: ["pdf", "svg", "png", "html", "json"])
  func same(_ format: String) throws {
    let run = try shell(
      """
      "$0" generate \(Self.options) --out plain.\(format) 2>plain.txt && \
      "$0" generate \(Self.options) --out own.\(format) --untrusted 2>own.txt && cmp plain.\(format) own.\(format) && \
      cmp plain.txt own.txt && "$0" generate \(Self.options) --out - --format \(format) --isolate 2>piped.txt | cmp - own.\(format) && \
      cmp plain.txt piped.txt
      """)
    #expect(run.output.isEmpty)
    #expect(run.status == 0)
  }

  @Test("A verbose run says what confines the process")
  func verbose() throws {
    let run = try shell("\"$0\" generate \(Self.options) --out a.svg --untrusted -v")
    #expect(run.output.hasPrefix("note: fonts are read in a process of their own, confined by Landlock "))
  }

  @Test(
    "Several files, goldens and reports come out as ever",
    arguments: [
      "generate \(deeper) --layout cards --out cards", "generate \(deeper) --page a4 --scale 1 --out 'sheet.png'",
      "check \(deeper) --out check.json", "sizes \(deeper) --out sizes.csv",
      "generate \(deeper) --fonts '\(TestFaces.folder)/script' --fonts ../../fonts --out '{name}.svg' --jobs 2",
    ])
  func files(_ command: String) throws {
    let run = try shell(
      """
      mkdir plain own
      (cd plain; "$0" \(command); echo $?) >plain.txt 2>&1
      (cd own; "$0" \(command) --isolate; echo $?) >own.txt 2>&1
      diff -r plain own && diff plain.txt own.txt && ls plain | grep -q .
      """)
    #expect(run.output.isEmpty, "\(run.output)")
    #expect(run.status == 0)
  }

  @Test("A golden is recorded, verified, and approved with its report")
  func goldens() throws {
    let run = try shell(
      """
      export CI=
      printf 'format: 1\\nname: Box\\nfamilies: { box: { family: Specimen Box } }\\nstyles:\\n  body: { family: box, size: 17 }\\n' >box.yaml
      mkdir ../box; cp '\(TestFaces.folder)/SpecimenBox-Regular.ttf' ../box
      fonts="--default-fonts ../fonts --fonts ../box"
      "$0" record box.yaml $fonts --untrusted; echo $?
      "$0" verify box.yaml $fonts --untrusted; echo $?
      sed -i 's/17/19/' box.yaml
      "$0" verify box.yaml $fonts --untrusted >verify.txt 2>&1; echo $?
      "$0" approve box.yaml $fonts --untrusted >approve.txt 2>&1; echo $?
      "$0" verify box.yaml $fonts --untrusted --quiet; echo $?
      ls
      """)
    #expect(run.output.hasSuffix("1\n0\n0\napprove.txt\nbox.goldens\nbox.yaml\nverify.txt\n"), "\(run.output)")
  }

  @Test("A file that can't be written is told as ever, and a folder beside it stays untouched")
  func unwritable() throws {
    let run = try shell("\"$0\" generate \(Self.options) --isolate --out none/a.svg; echo $?; ls")
    #expect(
      run.output == """
        error: cannot write 'none/a.svg': no such file or directory
        hint: the folder 'none' is not there; make it first
        5

        """)
  }

  @Test(
    "A signal that ends the program ends the process first, and nothing is left", arguments: ["INT", "TERM", "HUP"])
  func stopped(_ signal: String) throws {
    // A shell has what it doesn't wait for ignore SIGINT.
    let run = try shell(
      """
      env --default-signal=INT "$0" generate --default-fonts ../fonts --scale 4 --raster exact --isolate --out a.png 2>&1 &
      parent=$!
      for turn in $(seq 100); do
        child=$(cat /proc/$parent/task/$parent/children 2>/dev/null) && [ -n "$child" ] && break; sleep 0.05
      done
      kill -\(signal) $parent; wait $parent 2>/dev/null; echo $?
      [ -n "$child" ] && ! [ -e "/proc/${child% }" ] && echo gone; ls
      """)
    let number = ["INT": 2, "TERM": 15, "HUP": 1][signal] ?? 0
    #expect(run.output.hasSuffix("\(128 + number)\ngone\n"), "\(run.output)")
  }

  @Test("The process goes with its parent whatever ends that, and leaves nothing")
  func killed() throws {
    let run = try shell(
      """
      "$0" generate --default-fonts ../fonts --scale 4 --raster exact --isolate --out a.png 2>&1 & parent=$!
      for turn in $(seq 100); do
        child=$(cat /proc/$parent/task/$parent/children 2>/dev/null) && [ -n "$child" ] && break; sleep 0.05
      done
      kill -KILL $parent; wait $parent 2>/dev/null
      sleep 0.3; [ -n "$child" ] && state=$(sed 's/.*) //; s/ .*//' "/proc/${child% }/stat" 2>/dev/null)
      # Where nobody fetches its end it stays as a zombie, which is none.
      case $child$state in *[0-9]\\ | *Z) echo gone ;; esac; ls
      """)
    #expect(run.output.hasSuffix("gone\n"), "\(run.output)")
  }

  @Test("Where the program runs in another's process there is no child: that is told, and refused for strangers' fonts")
  func inProcess() {
    let arguments = ["sizes", "--default-fonts", "\(scratch.path)/fonts"]
    let warned = CommandRun(arguments + ["--isolate"])
    #expect(
      warned.standardError.hasPrefix(
        "warning: no process can be begun here to read fonts in: they are read in this one\n"))
    #expect(warned.exitCode == 0)
    let refused = CommandRun(arguments + ["--untrusted"])
    #expect(refused.standardError == "error: no process can be begun here to read fonts in\n")
    #expect(refused.exitCode == 5)
  }

  @discardableResult
  private func shell(_ script: String) throws -> ProcessRun {
    try #require(
      ProcessRun.run("sh", ["-c", "cd '\(scratch.path)'; [ -d work ] && cd work\n\(script)", ProcessTests.binary]))
  }
}
