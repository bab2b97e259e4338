import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen boilerplate")
struct BoilerplateVerbTests {
  private let scratch = ScratchFolder()

  @Test("Its help is the snapshot, no wider than 80 columns but for examples")
  func help() {
    let run = CommandRun(["boilerplate", "--help"])
    #expect(run.standardOutput == TestFile.text(besides: #filePath, "Help/boilerplate.txt"))
    for line in run.standardOutput.split(separator: "\n") where !line.hasPrefix("  specimen ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  private func document() -> String {
    scratch.write(
      Array(
        """
        format: 1
        name: Test
        families: { serif: { faces: { 300: SpecimenSerif-Light, 700: SpecimenSerif-Bold } } }
        styles: { body: { family: serif, weight: 700, size: { metrics: { default: 18, max: 30 } } } }
        """.utf8), as: "test.yaml")
  }

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun(["boilerplate"] + arguments + ["--default-fonts", TestFaces.folder])
  }

  @Test("D9: a document is written in each format", arguments: ["uikit", "swiftui", "swash", "plist", "css", "dtcg"])
  func formats(_ format: String) {
    let run = run(document(), "--as", format)
    #expect(run.standardOutput.contains("Made by specimen from the type system document"))
    #expect(run.standardOutput.contains(format == "plist" ? "SpecimenSerif-Bold.ttf" : "SpecimenSerif-Bold"))
    #expect(run.exitCode == 0)
  }

  @Test("D9: --matching limits a folder's families to those with a part of the name, whatever its case")
  func folder() {
    let run = run("--fonts", TestFaces.folder, "--as", "swash", "--matching", " SERIF ")
    #expect(run.standardOutput.contains("enum SpecimenSerif: String, Font, CaseIterable {"))
    #expect(!run.standardOutput.contains("enum SpecimenSans"))
    #expect(run.exitCode == 0)
  }

  @Test("Without a document the embedded default is written")
  func embedded() {
    let run = run("--as", "css")
    #expect(run.standardOutput.hasPrefix("/* Made by specimen from the type system document \"Default\"."))
    #expect(run.exitCode == 0)
  }

  @Test("--out writes a file")
  func out() {
    let run = run(document(), "--as", "plist", "--out", scratch.path + "/Info.plist")
    #expect(run.standardOutput.isEmpty)
    #expect(run.exitCode == 0)
    #expect(String(decoding: scratch.read("Info.plist"), as: UTF8.self).contains("<key>UIAppFonts</key>"))
  }

  @Test("Wrong words are errors that name the right ones")
  func errors() {
    #expect(CommandRun(["boilerplate"]).standardError.hasPrefix("error: 'boilerplate' needs --as FORMAT"))
    let format = run(document(), "--as", "uikti")
    #expect(format.exitCode == 2)
    #expect(format.standardError.contains("uikit"))
    let family = run(document(), "--as", "swash", "--matching", "serfi", "--quiet")
    #expect(family.exitCode == 2)
    #expect(
      family.standardError.hasSuffix("error: no family has 'serfi' in its name\nhint: did you mean 'serif'?\n"))
    #expect(run(scratch.path + "/none.yaml", "--as", "css").exitCode == 2)
  }
}
