import Snapshot
import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen record")
struct RecordTests {
  private let golden = GoldenCommand()

  @Test("A sheet is recorded beside its document, and recorded again nothing is touched")
  func record() throws {
    let first = golden.run("record")
    #expect(first.output == "museo.yaml: recorded 22 cells in 'museo.goldens'\n")
    #expect(first.messages.isEmpty)
    #expect(first.code == 0)
    #expect(golden.names("museo.goldens") == ["grid.manifest", "grid.png"])
    let image = Bytes(golden.scratch.read("museo.goldens/grid.png"))
    let second = golden.run("record")
    #expect(second.output == "museo.yaml: 22 cells as recorded\n")
    #expect(Bytes(golden.scratch.read("museo.goldens/grid.png")) == image)
    #expect(golden.run("verify").output == "museo.yaml: 22 cells are as recorded\n")
  }

  @Test("What is recorded anew is counted; the kind of golden stays unless told")
  func again() throws {
    golden.recordText()
    golden.write(size: 19)
    let run = golden.run("record")
    #expect(run.output == "museo.yaml: recorded 22 cells in 'museo.goldens': 1 changed\n")
    #expect(golden.names("museo.goldens") == ["grid.manifest"])
    #expect(try golden.manifest().cells.first { $0.name.text == "body@large.custom" }?.pointSize == 19)
  }

  @Test("A text-only golden is a few kilobytes")
  func text() {
    golden.recordText()
    let size = golden.scratch.read("museo.goldens/grid.manifest").count
    #expect(size > 1000 && size < 6000, "\(size)")
  }

  @Test("Single cells are recorded by a filter, and the others stay")
  func filter() throws {
    golden.recordText()
    let before = try golden.manifest()
    let text = GoldenCommand.document.replacing("size: 17", with: "size: 19").replacing(
      "weight: 700", with: "weight: 300")
    _ = golden.command.document(text, as: "museo.yaml")
    let run = golden.run("record", ["museo.yaml"], ["--filter", "BODY"])
    #expect(run.output == "museo.yaml: recorded 22 cells in 'museo.goldens': 1 changed\n")
    let after = try golden.manifest()
    for (old, new) in zip(before.cells, after.cells) {
      #expect((old.pixels == new.pixels) == (old.name.text != "body@large.custom"), "\(old.name.text)")
    }
  }

  @Test("A filter needs a golden, and one that is about nothing says what may be meant")
  func filterErrors() {
    let missing = golden.run("record", ["museo.yaml"], ["--filter", "body"])
    #expect(
      missing.messages.hasPrefix("error: single cells need a manifest, and 'museo.goldens/grid.manifest' is not there"))
    #expect(missing.code == 3)
    golden.recordText()
    let nothing = golden.run("record", ["museo.yaml"], ["--filter", "boddy"])
    #expect(nothing.messages == "error: no cell matches the filter 'boddy'\nhint: did you mean 'body'?\n")
    #expect(nothing.code == 2)
  }

  @Test(
    "In continuous integration nothing is recorded or approved", arguments: ["record", "approve"])
  func continuousIntegration(_ verb: String) {
    let run = golden.run(verb, variables: ["CI": "true"])
    #expect(
      run.messages == """
        error: no golden is written in continuous integration (CI is set)
        hint: record where you work, look at the pictures and commit them; here 'specimen verify' compares

        """)
    #expect(run.code == 2)
    #expect(golden.names("museo.goldens").isEmpty)
  }

  @Test("Missing records what isn't there, failed what differs, never nothing")
  func modes() {
    golden.write("other.yaml")
    #expect(golden.run("record", ["museo.yaml"], ["--mode", "never"]).output.isEmpty)
    #expect(golden.names("museo.goldens").isEmpty)
    golden.recordText()
    golden.write(size: 19)
    let missing = golden.run("record", ["museo.yaml", "other.yaml"], ["--mode", "missing", "--store", "hash"])
    #expect(
      missing.output == """
        museo.yaml: not recorded: a golden is there
        other.yaml: recorded 22 cells in 'other.goldens'

        """)
    let failed = golden.run("record", ["museo.yaml", "other.yaml"], ["--mode", "failed"])
    #expect(
      failed.output == """
        museo.yaml: recorded 22 cells in 'museo.goldens': 1 changed
        other.yaml: not recorded: 22 cells are as recorded

        """)
  }

  @Test("The mode comes from SNAPSHOT_TESTING_RECORD where it is not given")
  func variable() {
    golden.recordText()
    let run = golden.run("record", variables: ["SNAPSHOT_TESTING_RECORD": "missing"])
    #expect(run.output == "museo.yaml: not recorded: a golden is there\n")
    let wins = golden.run(
      "record", ["museo.yaml"], ["--mode", "all"], variables: ["SNAPSHOT_TESTING_RECORD": "missing"])
    #expect(wins.output == "museo.yaml: 22 cells as recorded\n")
    let wrong = golden.run("record", variables: ["SNAPSHOT_TESTING_RECORD": "al"])
    #expect(wrong.messages == "error: no mode named 'al' (SNAPSHOT_TESTING_RECORD)\nhint: did you mean 'all'?\n")
    #expect(wrong.code == 2)
  }

  @Test("Documents may be named by patterns, and one that nothing matches is an error")
  func patterns() {
    golden.command.folder("a")
    golden.command.folder("a/fonts", DocumentCommand.serifFiles)
    golden.write("a/one.yaml")
    golden.write("a/two.yaml")
    let run = golden.run("record", ["*/*.yaml"], ["--store", "hash"])
    #expect(
      run.output == """
        a/one.yaml: recorded 22 cells in 'a/one.goldens'
        a/two.yaml: recorded 22 cells in 'a/two.goldens'

        """)
    #expect(golden.run("verify", ["**/t*.yaml"]).output == "a/two.yaml: 22 cells are as recorded\n")
    let nothing = golden.run("verify", ["b*/*.yaml"])
    #expect(
      nothing.messages == """
        error: no document matches 'b*/*.yaml'
        hint: '*' stands for any characters of a name, '**' for folders at any depth

        """)
    #expect(nothing.code == 2)
  }

  @Test("--goldens names another folder, for one document alone")
  func goldens() {
    let run = golden.run("record", ["museo.yaml"], ["--store", "hash", "--goldens", golden.path("kept")])
    #expect(run.output == "museo.yaml: recorded 22 cells in 'kept'\n")
    #expect(golden.names("kept") == ["grid.manifest"])
    golden.write("other.yaml")
    #expect(golden.run("verify", ["museo.yaml", "other.yaml"], ["--goldens", "kept"]).code == 2)
  }

  @Test("A strict run records no sheet with a face that is not its own")
  func strict() {
    _ = golden.command.document(
      GoldenCommand.document.replacing(", 700: SpecimenSerif-Bold", with: ""),
      as: "museo.yaml")
    let run = golden.run("record", ["museo.yaml"], ["--strict", "--store", "hash"])
    #expect(run.code == 4)
    #expect(run.output.isEmpty)
    #expect(golden.names("museo.goldens").isEmpty)
  }

  @Test("A document with an error is told, and nothing is recorded")
  func document() {
    _ = golden.command.document("styles: { body: { size: x } }", as: "museo.yaml")
    let run = golden.run("record")
    #expect(run.code == 2)
    #expect(run.messages.contains("museo.yaml:"))
    #expect(golden.names("museo.goldens").isEmpty)
  }
}
