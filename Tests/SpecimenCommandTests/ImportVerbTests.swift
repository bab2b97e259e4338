import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen import")
struct ImportVerbTests {
  private let scratch = ScratchFolder()

  @Test("Its help is the snapshot, no wider than 80 columns but for examples")
  func help() {
    let run = CommandRun(["import", "--help"])
    #expect(run.standardOutput == TestFile.text(besides: #filePath, "Help/import.txt"))
    for line in run.standardOutput.split(separator: "\n") where !line.hasPrefix("  specimen ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  private func file(_ text: String, _ name: String) -> String { scratch.write(Array(text.utf8), as: name) }

  @Test("A ScaledFont list becomes a document, and never in the place of another")
  func scaledFont() {
    let list = file(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>body</key><dict><key>fontName</key><string>SpecimenSerif-Medium</string>
          <key>fontSize</key><integer>18</integer></dict>
        <key>boddy</key><dict/>
      </dict></plist>
      """, "Serif.plist")
    let out = scratch.path + "/serif.yaml"
    let run = CommandRun(["import", list, "--out", out])
    #expect(run.standardError == "warning: boddy: a dictionary is no text style; 'body' is the nearest\n")
    #expect(run.exitCode == 0)
    #expect(
      String(decoding: scratch.read("serif.yaml"), as: UTF8.self)
        .contains("  body: { face: SpecimenSerif-Medium, size: 18 }\n"))
    let again = CommandRun(["import", list, "--out", out])
    #expect(again.exitCode == 2)
    #expect(again.standardError.contains("is there already"))
    #expect(CommandRun(["import", list, "--out", out, "--force"]).exitCode == 0)
  }

  @Test("C1: UIAppFonts of an Info.plist become sources")
  func infoPlist() {
    let list = file(
      "<plist><dict><key>UIAppFonts</key><array><string>a b.otf</string></array></dict></plist>", "Info.plist")
    let run = CommandRun(["import", list, "--name", "App"])
    #expect(run.standardOutput.contains("name: App\n"))
    #expect(run.standardOutput.contains("a b.otf"))
    #expect(run.exitCode == 0)
  }

  @Test("Design tokens become styles, and what can't be carried over is told")
  func tokens() {
    let tokens = file(
      """
      {"body": {"$type": "typography", "$value": {"fontFamily": "Gill Sans", "fontSize": "18px", "fontWeight": "light"}},
       "gap": {"$type": "dimension", "$value": "4px"}}
      """, "tokens.json")
    let run = CommandRun(["import", tokens])
    #expect(run.standardOutput.contains("body: { family: gillSans, weight: light, size: 18 }"))
    #expect(
      run.standardError == "warning: gap: 1 token of type 'dimension' is not typography, and no style names it\n")
  }

  @Test(
    "A file that can't be imported is an error with its place",
    arguments: [
      ("{\"a\": }", "line 1, column 7: '}' in place of a value"), ("{}", "no typography token that could be read"),
      ("<plist><array/></plist>", "the file is an array, not a dictionary"),
      ("text", "line 1, column 1: 't' in place of a property list in XML or in binary form"),
      (
        "",
        "line 1, column 1: the end in place of a property list in XML or in binary form"
      ),
    ])
  func errors(_ text: String, _ message: String) {
    let path = file(text, "file")
    let run = CommandRun(["import", path])
    #expect(run.standardError == "error: '\(path)': \(message)\n")
    #expect(run.exitCode == 2)
  }

  @Test("A file that isn't there and a kind that isn't one are errors")
  func wrong() {
    #expect(CommandRun(["import", scratch.path + "/none"]).exitCode == 2)
    let run = CommandRun(["import", file("{}", "x"), "--from", "token"])
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("tokens"))
  }
}
