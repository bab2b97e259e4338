import SpecimenCommand
import TestSupport
import Testing

/// The binary itself, told to watch files that a shell changes; each step waits far longer than it can take.
@Suite("Watching files", .timeLimit(.minutes(10)))
struct WatchProcessTests {
  private let command = DocumentCommand()

  /// Runs a shell's commands around a running `watch` and answers what they print; `$log` is what the command says.
  private func watch(_ arguments: String, _ commands: String) throws -> String {
    let script = """
      unset CI
      cd '\(command.scratch.path)' || exit
      log=log; : >log
      until_() { n=0; until eval "$1"; do n=$((n+1)); [ $n -lt 1200 ] || { echo "never: $1"; cat log; break; }; sleep 0.05; done; }
      told() { until_ "grep -q -e '$1' log"; }
      "$0" watch \(arguments) --default-fonts default 2>log &
      id=$!
      told 'watching'
      \(commands)
      kill -TERM $id; wait $id; echo "exit $?"
      """
    return try #require(ProcessRun.run("sh", ["-c", script, ProcessTests.binary])).output
  }

  private static let small = "styles: { body: { family: sans, weight: 700, size: 17 } }"
  private static let families = "families: { sans: { family: Specimen Sans } }"

  @Test("A document is drawn again when it changes, in whatever way it is saved, and its last good sheet stays")
  func document() throws {
    let path = command.document("\(Self.families)\n\(Self.small)", as: "doc.yaml")
    _ = ProcessRun.run("sh", ["-c", "sed s/17/19/ '\(path)' >'\(path).2'; sed s/17/21/ '\(path)' >'\(path).3'"])
    let output = try watch(
      "doc.yaml --styles body --categories large --out sheet.svg",
      """
      cp sheet.svg 1; cat doc.yaml.2 >doc.yaml
      until_ '! cmp -s sheet.svg 1'; cp sheet.svg 2
      mv doc.yaml.3 doc.yaml
      until_ '! cmp -s sheet.svg 2'; cp sheet.svg 3
      echo 'styles: [' >doc.yaml
      told '^error: .*doc.yaml:'
      cmp sheet.svg 3
      rm doc.yaml; told "no file or folder"
      cp doc.yaml.2 doc.yaml
      until_ 'cmp -s sheet.svg 2'
      ls -A
      """)
    #expect(output == "1\n2\n3\ndefault\ndoc.yaml\ndoc.yaml.2\nlog\nsheet.svg\nexit 0\n")
    let log = String(decoding: command.scratch.read("log"), as: UTF8.self)
    #expect(log.split(separator: "\n").count { $0.hasPrefix("error: ") } == 2, "\(log)")
    #expect(log.contains(", document changed: doc.yaml\n"), "\(log)")
  }

  @Test("A font that is replaced or added is drawn, and what stays the same is not written")
  func fonts() throws {
    command.folder("fonts")
    let medium = Self.small.replacing("700", with: "500")
    _ = command.document("\(Self.families)\n\(medium)\nfonts: { sources: [{ directory: fonts }] }", as: "a.yaml")
    _ = command.document("\(Self.families)\n\(Self.small)", as: "b.yaml")
    let output = try watch(
      "a.yaml b.yaml --styles body --categories large --out '{name}.svg'",
      """
      ls -i b.svg >before
      cp '\(TestFaces.folder)/SpecimenSans-Medium.ttf' fonts/
      told 'font added: fonts/SpecimenSans-Medium.ttf'
      cp '\(TestFaces.folder)/SpecimenSans-Bold.otf' fonts/x.otf
      echo '# nothing new' >>b.yaml
      rm -r fonts; told 'a.yaml: no folder'
      ls -i b.svg | cmp - before; ls *.svg
      """)
    #expect(output == "a.svg\nb.svg\nexit 0\n")
  }

  @Test("A page of HTML has a picture beside it while it is watched, and none when that has ended")
  func page() throws {
    _ = command.document("\(Self.families)\n\(Self.small)", as: "doc.yaml")
    let output = try watch(
      "doc.yaml --styles body --categories large --out sheet.html",
      """
      sed -n 's/.*data-revision="\\([0-9]*\\) \\([0-9]*\\)".*/width="\\1" height="\\2"/p' sheet.html >size
      until_ 'grep -q -F -f size .sheet.html.revision.svg'
      cp .sheet.html.revision.svg old
      sed -i s/17/19/ doc.yaml
      until_ '! cmp -s .sheet.html.revision.svg old'
      """)
    #expect(output == "exit 0\n")
    #expect(
      ProcessRun.run("ls", ["-A", command.scratch.path])?.output == "default\ndoc.yaml\nlog\nold\nsheet.html\nsize\n")
  }

  @Test("What failed for another reason than the files it comes from is tried again, and told once")
  func again() throws {
    _ = command.document("\(Self.families)\n\(Self.small)", as: "doc.yaml")
    let output = try watch(
      "doc.yaml --styles body --categories large --out out/sheet.svg",
      """
      told '^error: '; sleep 2.5
      grep -c '^error: ' log
      mkdir out; until_ '[ -e out/sheet.svg ]'; cp out/sheet.svg 1
      rm out/sheet.svg; until_ 'cmp -s out/sheet.svg 1'
      grep -c '^error: ' log
      """)
    #expect(output == "1\n1\nexit 0\n")
  }

  @Test("A pipe in the document's place is refused without being opened")
  func pipe() throws {
    let output = try watch(
      "doc.yaml --styles body --categories large --out sheet.svg",
      """
      told 'no file or folder'
      mkfifo doc.yaml; told 'doc.yaml. is no regular file'
      """)
    #expect(output == "exit 0\n")
  }

  @Test("Half a document and half a font are waited for, and neither told nor drawn")
  func half() throws {
    command.folder("fonts")
    _ = command.document(
      "\(Self.families)\n\(Self.small.replacing("700", with: "500"))\nfonts: { sources: [{ directory: fonts }] }",
      as: "doc.yaml")
    let output = try watch(
      "doc.yaml --styles body --categories large --out sheet.svg",
      """
      face='\(TestFaces.folder)/SpecimenSans-Medium.ttf'
      grep -c -e '^error' -e '^warning: cannot' log
      { head -c 500 "$face"; sleep 0.1; tail -c +501 "$face"; } >fonts/a.ttf
      told 'font added: fonts/a.ttf'; cp sheet.svg 1
      cp doc.yaml old
      { sed s/17/19/ old | head -c 60; sleep 0.1; sed s/17/19/ old | tail -c +61; } >doc.yaml
      until_ '! cmp -s sheet.svg 1'
      grep -c -e '^error' -e '^warning: cannot' log
      """)
    #expect(output == "0\n0\nexit 0\n")
  }

  @Test("Nothing is written over the document, whatever it is called")
  func overDocument() {
    let path = command.document("\(Self.families)\n\(Self.small)", as: "doc.yaml")
    let run = command.run(["watch", path, "--out", path])
    #expect(
      run.standardError
        == "error: '\(path)' is the file that is read: nothing is written over it\nhint: name another file for --out\n")
    #expect(run.exitCode == 2)
  }

  @Test(
    "What no change could make right is an error at once",
    arguments: [
      (
        ["--out", "-", "--format", "pdf"],
        "error: watch writes a file again and again, found --out -\nhint: for example --out sheet.html\n"
      ),
      (
        ["--out", "-"],
        "error: watch writes a file again and again, found --out -\nhint: for example --out sheet.html\n"
      ),
      ([], "error: 'watch' needs --out PATH\nhint: for example specimen watch --out sheet.pdf\n"),
      (
        ["a.yaml", "b.yaml", "--out", "x.pdf"],
        "error: 2 sheets need {name} in --out, found 'x.pdf'\n"
          + "hint: for example --out '{name}.pdf': each sheet's name stands in its place\n"
      ),
      (
        ["--out", "x.pdf", "--jobs", "2"],
        "error: 'watch' has no option '--jobs'\nhint: 'specimen watch --help' lists its options\n"
      ),
    ])
  func wrong(_ arguments: [String], _ words: String) {
    let run = command.run(["watch"] + arguments)
    #expect(run.standardError == words)
    #expect(run.exitCode == 2)
  }
}
