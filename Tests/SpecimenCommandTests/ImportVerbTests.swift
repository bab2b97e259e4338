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
    #expect(run.standardError == "warning: 'boddy' is no text style; 'body' is the nearest\n")
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
    ])
  func errors(_ text: String, _ message: String) {
    let path = file(text, "file")
    let run = CommandRun(["import", path])
    #expect(run.standardError == "error: '\(path)': \(message)\n")
    #expect(run.exitCode == 2)
  }

  @Test("A file of another kind is told what is imported, and a document that it needs no import")
  func otherKind() {
    let heading = "this is no property list, Info.plist or design tokens"
    for (text, name) in [("name,size\nbody,17\n", "sizes.csv"), ("body: 17\n", "sizes.yaml"), ("", "empty")] {
      let path = file(text, name)
      let run = CommandRun(["import", path])
      #expect(
        run.standardError == "error: '\(path)': \(heading)\n"
          + "hint: property lists begin with '<' or 'bplist', design tokens are JSON and begin with '{'\n")
      #expect(run.exitCode == 2)
    }
    let path = file("# a comment\nformat: 1\n", "own.yaml")
    #expect(
      CommandRun(["import", path]).standardError == "error: '\(path)': \(heading)\n"
        + "hint: a type system document is read as it is: specimen generate \(path)\n")
  }

  @Test("C1: a document of sources alone is said to have no families and styles yet, and how it gets them")
  func whatToAdd() {
    let list = file(
      "<plist><dict><key>UIAppFonts</key><array><string>a.otf</string></array></dict></plist>", "Info.plist")
    #expect(
      CommandRun(["import", list]).standardError
        == "note: the document has the sources of its fonts, and no family or style yet\n"
        + "hint: add 'families' and 'styles', or let 'specimen init --fonts DIR' write them for the fonts of a folder\n"
    )
  }

  @Test("A key that is no style, one that is missing, and a length are told by their own names")
  func names() {
    let list = file(
      """
      <plist><dict><key>caption9</key><dict/>
        <key>body</key><dict><key>fontName</key><string>X</string></dict></dict></plist>
      """, "s.plist")
    #expect(
      CommandRun(["import", list]).standardError
        == "warning: 'caption9' is no text style; 'caption1' is the nearest\n"
        + "warning: body: the key 'fontSize' is missing: the style has Apple's\n")
    let tokens = file(
      """
      {"type": {"$type": "typography", "body": {"$value": {"fontSize": {"value": 1.5, "unit": "rem"}}}}}
      """, "t.json")
    #expect(
      CommandRun(["import", tokens]).standardError
        == "warning: type.body.fontSize: 1.5rem is in rem, here and in what follows: 1 rem is taken as 16 points\n")
  }

  @Test("What boilerplate writes as tokens comes back with a line for each kind of loss")
  func own() {
    let document = file(
      """
      format: 1
      families: { serif: { faces: { 300: SpecimenSerif-Light, 700: SpecimenSerif-Bold }, boldText: heavier } }
      styles:
        title1: { family: serif, weight: 700, size: { metrics: { default: 30, max: 40 } }, features: { smcp: true } }
        body: { family: serif, weight: 300, size: { steps: { base: 17 } } }
        callout: { family: serif, weight: 300, size: { steps: { base: 16 } } }
        footnote: { family: serif, weight: 300, size: 13, at: { AX5: { size: { fixed: 30 } } } }
        price: { family: serif, weight: 300, size: { fixed: 20 } }
      """, "own.yaml")
    let json = scratch.path + "/own.json"
    let written = CommandRun(
      ["boilerplate", document, "--as", "dtcg", "--out", json, "--default-fonts", TestFaces.folder])
    #expect(written.exitCode == 0)
    let run = CommandRun(["import", json])
    #expect(
      run.standardError == """
        warning: style: price became a style of the app's own
        warning: family: faces, boldText of the families can't be told: they are found by name
        warning: body, callout: the size by 'steps' is lost: Apple's curve scales the size at Large
        warning: footnote: what is said at single categories is lost

        """)
    #expect(run.standardOutput.contains("{ metrics: { default: 30, max: 40 } }"))
    #expect(run.standardOutput.contains("smcp: true"))
    #expect(run.standardOutput.contains("size: { fixed: 20 }"))
  }

  @Test("A file that isn't there and a kind that isn't one are errors")
  func wrong() {
    #expect(CommandRun(["import", scratch.path + "/none"]).exitCode == 2)
    let run = CommandRun(["import", file("{}", "x"), "--from", "token"])
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("tokens"))
  }
}
