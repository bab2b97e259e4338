import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen face")
struct FaceTests {
  private let command = DocumentCommand()

  private func face(_ arguments: [String], out: String = "label.svg") -> CommandRun {
    command.run(["face", "--out", command.path(out)] + arguments)
  }

  private func svg() -> String { String(decoding: command.scratch.read("label.svg"), as: UTF8.self) }

  @Test("E14: a name, a weight, a size: one label, said under -v", arguments: ["semibold", "600"])
  func label(_ weight: String) {
    let run = face(["--family", "Inter", "--weight", weight, "--size", "24", "--text", "Ahoy", "-v"])
    #expect(run.exitCode == 0)
    #expect(run.standardError.contains("note: drawn in SpecimenFlex-SemiBold\n"))
    #expect(svg().contains("Ahoy"))
  }

  @Test("E14: each format, and standard output", arguments: ["pdf", "png", "svg"])
  func formats(_ format: String) {
    #expect(face(["--family", "Inter"], out: "label.\(format)").exitCode == 0)
    let run = command.run(["face", "--family", "Inter", "--out", "-", "--format", format])
    #expect(run.exitCode == 0 && run.standardError.isEmpty)
    let same = Bytes(run.bytes) == Bytes(command.scratch.read("label.\(format)"))
    #expect(same)
  }

  @Test("E14: an italic that the family lacks is a warning, and exit code 4 under --strict, with nothing written")
  func italic() {
    let arguments = ["--family", "Specimen Sans", "--weight", "bold", "--italic"]
    let text = "Specimen Sans, custom: the family has no weight 700 italic, 700 is drawn\n"
    let strict = face(arguments + ["--strict"])
    #expect(strict.standardError == "error: \(text)")
    #expect(strict.exitCode == 4)
    #expect(command.scratch.read("label.svg").isEmpty)
    #expect(face(arguments).standardError == "warning: \(text)")
    #expect(face(arguments).exitCode == 0)
  }

  @Test("E14: an italic that it has")
  func ownItalic() {
    var font = PatchedFont("SpecimenSerif-Light.ttf")
    font.rename("SpecimenSerif-Light", to: "SpecimenSerif-LtIta")
    font.makeItalic()
    let folder = command.folder("fonts", ["SpecimenSerif-Light.ttf"])
    _ = command.scratch.write(font.bytes, as: "fonts/italic.ttf")
    let run = face(["--fonts", folder, "--family", "Specimen Serif", "--weight", "light", "--italic", "-v"])
    #expect(run.standardError.contains("drawn in SpecimenSerif-LtIta"))
    #expect(run.exitCode == 0)
  }

  @Test("A10: a feature that the face lacks is told, and drawn plain")
  func features() {
    let run = face(["--family", "SpecimenBox-Regular", "--features", "smcp,kern=0"])
    #expect(run.standardError == "warning: the feature 'smcp' is not in the face: 1 cell is drawn plain\n")
    #expect(run.exitCode == 0)
  }

  @Test("A face by its PostScript name has its own weight")
  func byName() {
    let run = face(["--family", "SpecimenSans-Bold", "-v"])
    #expect(run.standardError.contains("drawn in SpecimenSans-Bold"))
  }

  @Test(
    "What it can't do is told before anything is written",
    arguments: [
      (["--family", "Intr"], "error: no family and no face named 'Intr' among the fonts (--family)", 2),
      (["--family", ""], "error: --family needs a value, found '': --family NAME", 2),
      ([], "error: 'face' needs --family NAME", 2),
      (["--family", "Inter", "--weight", "wurst"], "error: no weight named 'wurst' (--weight)", 2),
      (["--family", "Inter", "--weight", "1001"], "error: no weight named '1001' (--weight)", 2),
      (["--family", "Inter", "--size", "0"], "error: --size takes a number from 1 to 1000, found '0'", 2),
      (["--family", "Inter", "--size", "nan"], "error: --size takes a number from 1 to 1000, found 'nan'", 2),
      (["--family", "Inter", "--fonts", "/nowhere"], "error: no file or folder '/nowhere'", 2),
    ] as [([String], String, Int32)])
  func refused(_ arguments: [String], _ line: String, _ code: Int32) {
    let run = face(arguments)
    #expect(run.standardError.split(separator: "\n").first.map(String.init) == line)
    #expect(run.exitCode == code)
    #expect(command.scratch.read("label.svg").isEmpty)
  }

  @Test("Without --out, and with one whose ending says nothing")
  func out() {
    #expect(command.run(["face", "--family", "Inter"]).exitCode == 2)
    #expect(face(["--family", "Inter"], out: "label").exitCode == 2)
    #expect(face(["--family", "Inter"], out: "no/label.svg").exitCode == 5)
  }

  @Test("A long text is cut and told; a text over the limit is exit code 5")
  func longText() {
    let run = face(["--family", "Inter", "--text", String(repeating: "W", count: 500)])
    #expect(run.standardError == "note: 1 sample cut to fit 600 pt, and marked\n")
    #expect(face(["--family", "Inter", "--text", String(repeating: "W", count: 4_097)]).exitCode == 5)
  }

  @Test(
    "Control characters and right-to-left overrides are drawn without harm",
    arguments: ["\u{1}\u{7F}", "\u{202E}ab", "\u{200B}"])
  func hostile(_ text: String) {
    #expect(face(["--family", "Inter", "--text", text]).exitCode == 0)
    #expect(svg().hasPrefix("<svg"))
  }
}
