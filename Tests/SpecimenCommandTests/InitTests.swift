import DocumentText
import DynamicType
import SpecimenCommand
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("specimen init")
struct InitTests {
  private let command = DocumentCommand()

  private func document(_ bytes: [UInt8]) -> TypeSystemDocument? {
    let reading = DocumentReader.read(bytes, name: "x.yaml")
    let messages = reading.diagnostics.map(\.message)
    #expect(messages == [])
    return reading.document
  }

  @Test("Without a folder it is the embedded default, word for word; --name gives it another name")
  func embedded() {
    let run = CommandRun(["init", "--out", "-"])
    let same = run.standardOutput == EmbeddedDefault.text
    #expect(same)
    #expect(document(run.bytes) == TypeSystemDocument.embeddedDefault)
    let named = document(CommandRun(["init", "--out", "-", "--name", "Mine: #1"]).bytes)
    #expect(named?.name == "Mine: #1")
    #expect(named?.styles == TypeSystemDocument.embeddedDefault.styles)
  }

  @Test("With a folder it has every family, and rules of the one with most faces in weights that it has")
  func folder() {
    let fonts = command.folder("fonts", DocumentCommand.serifFiles + ["SpecimenBox-Regular.ttf"])
    let written = document(CommandRun(["init", "--fonts", fonts, "--out", "-"]).bytes)
    #expect(written?.name == "Specimen Serif")
    #expect(written?.fonts.sources == [.directory(DirectorySource(path: fonts))])
    #expect(
      written?.families == [
        "specimenBox": FontFamily(.listed([FaceKey(.regular): "SpecimenBox-Regular"])),
        "specimenSerif": FontFamily(
          .listed([
            FaceKey(.light): "SpecimenSerif-Light", FaceKey(.medium): "SpecimenSerif-Medium",
            FaceKey(.bold): "SpecimenSerif-Bold",
          ])),
      ])
    #expect(written?.styles.count == 11)
    #expect(written?.styles[.body] == StyleRule(font: .family("specimenSerif"), weight: .medium))
    #expect(written?.styles[.headline] == StyleRule(font: .family("specimenSerif"), weight: .bold))
  }

  @Test("What it writes draws in the folder's faces, none of them substituted")
  func draws() {
    command.folder("fonts", DocumentCommand.serifFiles)
    let path = command.path("typesystem.yaml")
    #expect(CommandRun(["init", "--fonts", command.path("fonts"), "--out", path]).exitCode == 0)
    let run = command.run(["sizes", path, "--strict", "--format", "json"])
    #expect(run.standardError.isEmpty)
    #expect(run.exitCode == 0)
    let custom = run.standardOutput.split(separator: "\n").filter { $0.contains("\"custom\", \"pointSize\"") }
    #expect(custom.count == 132)
    #expect(custom.allSatisfy { $0.contains("\"SpecimenSerif-") })
  }

  @Test("It says what it wrote and how to go on; a quiet run says nothing")
  func note() {
    let path = command.path("typesystem.yaml")
    let run = CommandRun(["init", "--out", path])
    #expect(
      run.standardError == "note: wrote '\(path)'\nhint: specimen generate \(path) --out sheet.pdf draws it\n")
    #expect(run.standardOutput.isEmpty && run.exitCode == 0)
    #expect(CommandRun(["init", "--out", path, "--force", "--quiet"]).standardError.isEmpty)
  }

  @Test("A file that is there is left as it is; --force writes over it")
  func force() {
    let path = command.scratch.write([1, 2, 3], as: "typesystem.yaml")
    let run = CommandRun(["init", "--out", path])
    #expect(
      run.standardError
        == "error: '\(path)' is there already\nhint: --force writes over it, --out names another file\n")
    #expect(run.exitCode == 2)
    #expect(command.scratch.read("typesystem.yaml") == [1, 2, 3])
    #expect(CommandRun(["init", "--out", path, "--force"]).exitCode == 0)
    let same = Bytes(command.scratch.read("typesystem.yaml")) == Bytes(Array(EmbeddedDefault.text.utf8))
    #expect(same)
  }

  @Test("A folder that isn't there is exit code 2, one without fonts 4, and nothing is written")
  func noFonts() {
    let path = command.path("typesystem.yaml")
    #expect(CommandRun(["init", "--fonts", "/nowhere", "--out", path]).exitCode == 2)
    #expect(CommandRun(["init", "--fonts", command.folder("empty"), "--out", path]).exitCode == 4)
    #expect(CommandRun(["init", "--fonts", "", "--out", path]).exitCode == 2)
    #expect(command.scratch.read("typesystem.yaml").isEmpty)
  }

  @Test(
    "A name of a file that breaks lines breaks no line of the document", arguments: ["\n", "\r", "\u{2028}", "\u{85}"])
  func hostilePath(_ breaking: String) {
    let path = command.path("a\(breaking)b: [.yaml")
    #expect(CommandRun(["init", "--out", path]).exitCode == 0)
    #expect(command.run(["sizes", path, "--styles", "body"]).exitCode == 0)
    let run = CommandRun([
      "init", "--fonts", command.folder("fonts", DocumentCommand.serifFiles), "--out", path, "--force",
    ])
    #expect(run.exitCode == 0)
    #expect(command.cells([path, "--styles", "body", "--categories", "large"])[0].contains("SpecimenSerif-Medium"))
  }

  @Test("A place that can't be written is exit code 5")
  func unwritable() {
    #expect(CommandRun(["init", "--out", command.path("no/such/folder.yaml")]).exitCode == 5)
  }

  @Test(
    "The folder of fonts is named as the document sees it",
    arguments: [
      ("Fonts/test", "x.yaml", "Fonts/test"), ("./Fonts/test/", "./x.yaml", "Fonts/test"),
      ("Fonts/test", "a/b/x.yaml", "../../Fonts/test"), ("Fonts/test", "Fonts/x.yaml", "test"),
      ("Fonts/test", "Fonts/test/x.yaml", "."), ("Fonts/../Fonts/test", "a/x.yaml", "../Fonts/../Fonts/test"),
    ])
  func relative(_ fonts: String, _ out: String, _ expected: String) {
    // The command runs where the test does: links make the paths.
    let script = """
      cd '\(command.scratch.path)' && mkdir -p Fonts/test a/b && cp '\(TestFaces.folder)/SpecimenBox-Regular.ttf' Fonts/test
      """
    #expect(ProcessRun.run("sh", ["-c", script])?.status == 0)
    let tool = ProcessTests.binary
    let run = ProcessRun.run(
      "sh", ["-c", "cd '\(command.scratch.path)' && '\(tool)' init --fonts '\(fonts)' --out '\(out)'"])
    #expect(run?.status == 0)
    let written = document(command.scratch.read(out))
    #expect(written?.fonts.sources == [.directory(DirectorySource(path: expected))])
    #expect(command.run(["sizes", command.path(out), "--strict"]).exitCode == 0)
  }

  @Test("Where the document goes above the current folder, or to a path from the root, so does the folder's")
  func fromTheRoot() {
    let fonts = command.folder("fonts", ["SpecimenBox-Regular.ttf"])
    command.folder("inner")
    let tool = ProcessTests.binary
    for out in ["../one.yaml", command.path("two.yaml")] {
      let run = ProcessRun.run(
        "sh", ["-c", "cd '\(command.path("inner"))' && '\(tool)' init --fonts ../fonts --out '\(out)'"])
      #expect(run?.status == 0)
    }
    for name in ["one.yaml", "two.yaml"] {
      #expect(document(command.scratch.read(name))?.fonts.sources == [.directory(DirectorySource(path: fonts))])
    }
  }

  @Test("Every test face, hostile names among them, makes a document that is read without a word")
  func everyFace() {
    let path = command.path("typesystem.yaml")
    let run = CommandRun(["init", "--fonts", TestFaces.folder, "--out", path])
    #expect(run.exitCode == 0)
    let written = document(command.scratch.read("typesystem.yaml"))
    let library = TestFaces.library()
    #expect(written?.families.count == library.families.count)
    // Specimen Flex is among the faces itself: what stands in for the system font has other names.
    var inter = PatchedFont("SpecimenFlex[opsz,wght].ttf")
    inter.rename("SpecimenFlex", to: "StandInInter")
    inter.setFamily("Inter")
    let defaults = command.folder("inter")
    _ = command.scratch.write(inter.bytes, as: "inter/inter.ttf")
    let sizes = CommandRun(
      ["sizes", path, "--strict", "--categories", "large", "--format", "json", "--default-fonts", defaults])
    #expect(sizes.exitCode == 0)
    #expect(sizes.standardOutput.split(separator: "\n").count { $0.contains("\"SpecimenSans-") } == 11)
  }

  @Test("Families whose names make one key get numbers, and one without a letter a key all the same")
  func keys() {
    let folder = command.folder("fonts")
    for (index, family) in ["A-B c", "A b C", "!!!", "System", "Ünï 9", "日本", "true", "1e3"].enumerated() {
      var font = PatchedFont("SpecimenBox-Regular.ttf")
      if family.utf8.allSatisfy({ $0 < 0x80 }) { font.setFamily(family) } else { continue }
      font.rename("SpecimenBox-Regular", to: "SpecimenBox-Regul\(index)\(index)")
      _ = command.scratch.write(font.bytes, as: "fonts/\(index).ttf")
    }
    let written = document(CommandRun(["init", "--fonts", folder, "--out", "-"]).bytes)
    #expect(written?.families.keys.sorted() == ["1e3", "aBC", "aBC2", "family", "systemFamily", "true"])
  }

  @Test("A variable family is one, with its italic beside it")
  func variable() {
    let folder = command.folder("fonts", ["SpecimenFlex[opsz,wght].ttf"])
    let uprights = document(CommandRun(["init", "--fonts", folder, "--out", "-"]).bytes)
    #expect(uprights?.families.first?.value.faces == .variable(VariableFaces(face: "SpecimenFlex-Regular")))
    #expect(uprights?.styles[.headline]?.weight == .semibold)
    var italic = PatchedFont("SpecimenFlex[opsz,wght].ttf")
    italic.rename("SpecimenFlex-Regular", to: "SpecimenFlex-Italics")
    italic.makeItalic()
    _ = command.scratch.write(italic.bytes, as: "fonts/italic.ttf")
    let both = document(CommandRun(["init", "--fonts", folder, "--out", "-"]).bytes)
    #expect(
      both?.families.first?.value.faces
        == .variable(VariableFaces(face: "SpecimenFlex-Regular", italicFace: "SpecimenFlex-Italics")))
  }

  @Test("Italics are listed; a second face of one weight and slant is left out, and told")
  func italics() {
    let folder = command.folder("fonts", DocumentCommand.serifFiles)
    for (name, isItalic) in [("SpecimenSerif-LtIta", true), ("SpecimenSerif-Other", false)] {
      var font = PatchedFont("SpecimenSerif-Light.ttf")
      font.rename("SpecimenSerif-Light", to: name)
      if isItalic { font.makeItalic() }
      _ = command.scratch.write(font.bytes, as: "fonts/\(name).ttf")
    }
    let run = CommandRun(["init", "--fonts", folder, "--out", "-"])
    #expect(
      run.standardError
        == "note: SpecimenSerif-Other is 300 as SpecimenSerif-Light is, and is left out\n")
    guard case .listed(let faces) = document(run.bytes)?.families.first?.value.faces else {
      Issue.record("the family is not listed")
      return
    }
    #expect(faces[FaceKey(.light, .italic)] == "SpecimenSerif-LtIta")
    #expect(faces.count == 4)
  }
}
