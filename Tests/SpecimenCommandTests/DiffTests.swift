#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Findings
import SpecimenCommand
import TestSupport
import Testing

@Suite("diff")
struct DiffTests {
  let command = DocumentCommand()

  init() { command.folder("fonts", DocumentCommand.serifFiles) }

  private func document(_ styles: String, as name: String) -> String {
    // What rules say is tested with them.
    let rules = Rule.allCases.map { "\($0.rawValue): off" }.joined(separator: ", ")
    return command.document(
      "name: Test\nfindings: { \(rules) }\n\(DocumentCommand.serif)\nstyles:\n\(styles)", as: name)
  }

  private var old: String { document("  body: { family: serif, weight: 300 }", as: "old.yaml") }
  private var new: String {
    document("  body: { family: serif, weight: 500, size: { metrics: { default: 16 } } }", as: "new.yaml")
  }

  private func diff(_ arguments: String...) -> CommandRun {
    command.run(["diff", old, new, "--styles", "body,callout", "--categories", "small,large,AX5"] + arguments)
  }

  /// A text without the scratch folder.
  private func short(_ text: String) -> String { text.replacing(command.scratch.path + "/", with: "") }

  @Test("As text: what differs, counted, and then place by place")
  func text() {
    let run = diff()
    #expect(short(run.standardOutput) == TestFile.text(besides: #filePath, "Expected/diff.txt"))
    #expect(run.standardError == "")
    #expect(run.exitCode == 1)
  }

  @Test("As Markdown, for a pull request")
  func markdown() {
    let run = diff("--format", "markdown")
    #expect(short(run.standardOutput) == TestFile.text(besides: #filePath, "Expected/diff.md"))
    #expect(run.exitCode == 1)
  }

  @Test("As JSON, whole")
  func json() {
    let run = diff("--format", "json")
    #expect(short(run.standardOutput) == TestFile.text(besides: #filePath, "Expected/diff.json"))
    #expect(run.exitCode == 1)
  }

  @Test("Nothing differs between a document and itself, nor between copies", arguments: ["text", "json", "markdown"])
  func same(_ format: String) {
    let copy = document("  body: { family: serif, weight: 300 }", as: "copy.yaml")
    for other in [old, copy] {
      let run = command.run(["diff", old, other, "--format", format])
      #expect(run.exitCode == 0)
      #expect(run.standardOutput.contains(format == "json" ? "\"isSame\": true" : "nothing differs"))
    }
  }

  @Test("Findings that came and went are told with level, rule and place")
  func findings() {
    let light = command.document(
      "\(DocumentCommand.serif)\nstyles: { body: { family: serif, weight: 300 } }", as: "a.yaml")
    let missing = command.document(
      "\(DocumentCommand.serif)\nstyles: { body: { family: serif, weight: 300, size: { metrics: { max: 20 } } } }",
      as: "b.yaml")
    let run = command.run(["diff", light, missing, "--styles", "body"])
    #expect(run.standardOutput.contains("came info growthLimited, body, custom\n"))
    let back = command.run(["diff", missing, light, "--styles", "body", "--format", "markdown"])
    #expect(back.standardOutput.contains("- **went**: info growthLimited, body, custom: "))
  }

  @Test("On a terminal what matters is bold, and NO_COLOR keeps it plain")
  func color() {
    let arguments = ["diff", old, new, "--default-fonts", command.defaults]
    let (colored, plain) = (Gathered(), Gathered())
    _ = CommandRun(arguments, variables: ["TERM": "xterm"], output: colored.sink(true))
    _ = CommandRun(arguments, variables: ["TERM": "xterm", "NO_COLOR": "1"], output: plain.sink(true))
    #expect(colored.text.contains("\u{1B}[1mbody\u{1B}[0m"))
    #expect(!plain.text.contains("\u{1B}"))
    #expect(colored.text.replacing(/\u{1B}\[\d+m/, with: "") == plain.text)
  }

  @Test(
    "The file's ending tells the format",
    arguments: [("d.html", "<!DOCTYPE"), ("d.pdf", "%PDF"), ("d.json", "{"), ("d.md", "## ")])
  func files(_ name: String, _ start: String) {
    let run = diff("--out", command.path(name))
    #expect(run.standardOutput == "")
    #expect(run.exitCode == 1)
    #expect(String(decoding: command.scratch.read(name).prefix(start.utf8.count), as: UTF8.self) == start)
  }

  @Test("A file under the same name in another folder of fonts is an update")
  func updatedFont() {
    var font = PatchedFont("SpecimenSerif-Light.ttf")
    font.movePoint(ofGlyph: 36)
    mkdir(command.path("before"), 0o777)
    mkdir(command.path("before/fonts"), 0o777)
    _ = command.scratch.write(font.bytes, as: "before/fonts/SpecimenSerif-Light.ttf")
    let before = document("  body: { family: serif, weight: 300 }", as: "before/app.yaml")
    let after = document("  body: { family: serif, weight: 300 }", as: "app.yaml")
    let run = command.run(["diff", before, after])
    #expect(run.standardOutput.contains("1 font file updated"))
    #expect(run.standardOutput.contains("face SpecimenSerif-Light\n"))
    #expect(run.exitCode == 1)
    // With the folder of the new document both have the same file.
    let same = command.run(["diff", before, after, "--old-folder", command.scratch.path])
    #expect(same.standardOutput.contains("nothing differs"))
    #expect(same.exitCode == 0)
  }

  @Test("--styles may name what only one of the two has")
  func styles() {
    let own = document(
      "  body: { family: serif, weight: 300 }\n  intro: { family: serif, size: { fixed: 19 } }", as: "own.yaml")
    let run = command.run(["diff", old, own, "--styles", "intro", "--categories", "large"])
    #expect(run.standardOutput.contains("intro: new"))
    #expect(run.exitCode == 1)
    #expect(command.run(["diff", old, own, "--styles", "body"]).exitCode == 0)
  }

  @Test("Another platform has other categories")
  func platforms() {
    let watch = command.document(
      "platform: watchos\nstyles: { body: { family: system, size: { fixed: 17 } } }", as: "watch.yaml")
    let phone = command.document(
      "platform: ios\nstyles: { body: { family: system, size: { fixed: 17 } } }", as: "phone.yaml")
    let run = command.run(["diff", phone, watch, "--styles", "body"])
    #expect(run.standardOutput.contains("platform  ios → watchos"))
    #expect(run.standardOutput.contains("medium, AX4, AX5  17 → none"))
    #expect(run.exitCode == 1)
  }

  @Test("Control codes and markup in names stay text")
  func hostile() {
    let evil = command.document(
      "name: \"a\\e[31m|<b>\"\nstyles: { \"x\\e[0m|`<i>\": { family: system, size: { fixed: 17 } } }", as: "evil.yaml")
    for format in ["text", "markdown", "json", "html"] {
      let run = command.run(["diff", old, evil, "--format", format])
      #expect(!run.standardOutput.contains("\u{1B}"))
      #expect(run.exitCode == 1)
      if format == "markdown" || format == "html" { #expect(!run.standardOutput.contains("<i>")) }
    }
  }

  @Test(
    "What can't be compared is told",
    arguments: [
      (["diff", "OLD"], "error: 'diff' needs an argument: OLD NEW", 2),
      (["diff", "OLD", "none.yaml"], "error: no file or folder 'none.yaml'", 2),
      (["diff", "OLD", "NEW", "--format", "svg"], "error: no format named 'svg' (--format)", 2),
      (["diff", "OLD", "NEW", "--out", "d.xyz"], "error: no format is known by the name 'd.xyz'", 2),
      (
        ["diff", "OLD", "NEW", "--out", "d.pdf", "--format", "html"],
        "error: --format html does not agree with the name 'd.pdf'", 2
      ),
      (["diff", "OLD", "NEW", "--theme", "dark"], "error: --theme is for PDF, found the format text", 2),
      (
        ["diff", "OLD", "NEW", "--format", "html", "--page", "a3"], "error: --page is for PDF, found the format html", 2
      ),
      (
        ["diff", "OLD", "NEW", "--old-folder", "nowhere"],
        "error: --old-folder takes a folder, found nothing of that name: 'nowhere'", 2
      ),
      (["diff", "-", "NEW"], "error: OLD is '-': 'diff' reads no document from standard input", 2),
      (["diff", "OLD", "-"], "error: NEW is '-': 'diff' reads no document from standard input", 2),
      (["diff", "OLD", "NEW", "--rule", "thin=off"], "error: no rule named 'thin' (--rule)", 2),
      (["diff", "OLD", "NEW", "--styles", "boddy"], "error: no text style named 'boddy' (--styles)", 2),
    ] as [([String], String, Int32)])
  func errors(_ arguments: [String], _ message: String, _ code: Int32) {
    let run = command.run(arguments.map { $0 == "OLD" ? old : $0 == "NEW" ? new : $0 })
    #expect(run.standardError.hasPrefix(message), "\(run.standardError)")
    #expect(run.standardOutput == "")
    #expect(run.exitCode == code)
  }

  @Test("A strict run refuses a face that is missing in either of the two")
  func strict() {
    let missing = document("  body: { family: serif, weight: 500, at: { AX5: { face: None-Regular } } }", as: "c.yaml")
    let run = command.run(["diff", old, missing, "--strict"])
    let error = short(run.standardError)
    #expect(error.hasPrefix("error: c.yaml: no family and no face named 'None-Regular'"), "\(error)")
    #expect(run.exitCode == 4)
    #expect(command.run(["diff", old, missing]).exitCode == 1)
  }

  @Test("Nothing is written over a document that is read")
  func overwriting() {
    let run = command.run(["diff", old, new, "--out", new, "--format", "text"])
    #expect(run.standardError.contains("is the file that is read"))
    #expect(run.exitCode == 2)
  }

  @Test("What is wrong with one of the two is told with its file, what is wrong with both once")
  func messages() {
    let missing = document("  body: { family: serif, weight: 300 }", as: "missing.yaml")
    let folders = command.document(
      "fonts: { sources: [{ directory: empty }] }\nstyles: { body: { family: system } }", as: "empty.yaml")
    command.folder("empty")
    let run = command.run(["diff", missing, folders])
    #expect(short(run.standardError) == "warning: empty.yaml: no font files in the folder 'empty'\n")
    let both = command.run(["diff", folders, folders])
    #expect(both.standardError == "warning: no font files in the folder 'empty'\n")
  }

  @Test("--rule changes a rule's level in both documents")
  func rule() {
    let light = command.document(
      "\(DocumentCommand.serif)\nstyles: { body: { family: serif, weight: 300 } }", as: "a.yaml")
    let limited = command.document(
      "\(DocumentCommand.serif)\nstyles: { body: { family: serif, weight: 300, size: { metrics: { max: 20 } } } }",
      as: "b.yaml")
    let arguments = ["diff", light, limited, "--styles", "body", "--rule"]
    #expect(command.run(arguments + ["growthLimited=error"]).standardOutput.contains("came error growthLimited, body"))
    #expect(!command.run(arguments + ["growthLimited=off"]).standardOutput.contains("growthLimited"))
  }

  @Test("A strict run tells a character that no font has, as generate does")
  func strictCharacters() {
    let lacking = document("  body: { family: serif, weight: 300, sample: \"\u{10FFFD}\" }", as: "lacking.yaml")
    let run = command.run(["diff", old, lacking, "--strict", "--categories", "large"])
    #expect(
      short(run.standardError).hasPrefix("error: lacking.yaml: 2 cells have characters that no font has: U+10FFFD"))
    #expect(run.exitCode == 4)
  }

  @Test("Of 1,500 styles all differ, or all went")
  func many() {
    let styles = { (size: Int) in
      (0..<1_500).map { "  s\($0): { family: serif, weight: 300, size: { fixed: \(size) } }\n" }.joined()
    }
    let before = document(styles(17), as: "many.yaml")
    let gone = document("  body: { family: serif, weight: 300 }", as: "gone.yaml")
    for (after, summary) in [
      (document(styles(18), as: "larger.yaml"), "1500 styles differ"), (gone, "1500 styles went"),
    ] {
      let run = command.run(["diff", before, after, "--categories", "large"])
      #expect(run.exitCode == 1, "\(run.standardError)")
      #expect(run.standardOutput.contains(summary))
    }
  }
}
