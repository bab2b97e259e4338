import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen doctor: the four questions of why a style is not drawn in its face")
struct DoctorTests {
  private let command = DocumentCommand()

  /// A document with one kind of trouble a style.
  private func system(_ more: String = "") -> String {
    command.folder("fonts", DocumentCommand.serifFiles)
    return command.document(
      """
      \(DocumentCommand.serif)
        gone: { faces: { 400: Museo-500 }, standIn: serif }
        wrong: { faces: { 400: SpecimenSerif-Lite } }
        matched: { family: Specimen Serif }
        variable: { variable: { face: SpecimenFlex-Regular } }
      styles:
        body: { family: serif, weight: 300 }
        headline: { family: wrong, weight: 400 }
        callout: { family: gone, weight: 400 }
        footnote: { family: serif, weight: 400 }
        title1: system
        title2: { family: matched, weight: 500 }
        title3: { family: variable, weight: 950 }
        caption1: { face: SpecimenSerif-Bold }
        subheadline: { weight: bold }
        price: { face: Nothing, relativeTo: body }
      roles: { button: { family: serif, weight: 700, size: { fixed: 17 } }, tabBarItem: system, pageControl: { update: fixed } }
      \(more)
      """)
  }

  private func answer(_ style: String, _ options: [String] = [], more: String = "") -> CommandRun {
    command.run(["doctor", system(more), style] + options)
  }

  /// The first line, and the four answers.
  private func answers(_ run: CommandRun) -> [String] {
    run.standardOutput.split(separator: "\n").filter { !$0.hasPrefix("   ") }.enumerated()
      .map { $0 == 0 ? String($1) : String($1.split(separator: " ").last ?? "") }
  }

  @Test("E13: all is well: exit code 0, and four times yes")
  func well() {
    let run = answer("body")
    #expect(
      run.standardOutput == """
        body is drawn in its own face, SpecimenSerif-Light
        1. Are the font's files among the sources? yes
           '\(command.path("fonts"))/SpecimenSerif-Light.ttf' has it
        2. Does the document give the style a face? yes
           the family 'serif', 300
        3. Has the family the weight and the slant? yes
           300: the family has 300, 500 and 700
        4. Is the PostScript name right? yes
           'SpecimenSerif-Light' is a face of 'Specimen Serif'

        """)
    #expect(run.standardError.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test("E13: a wrong PostScript name: no file has it, and the nearest are named")
  func wrongName() {
    let run = answer("headline")
    #expect(
      run.standardOutput == """
        headline is drawn in SpecimenFlex-SemiBold, and not in 'SpecimenSerif-Lite'
        1. Are the font's files among the sources? no
           no file has the face 'SpecimenSerif-Lite'
           the folder 'fonts': 3 files, 3 faces
           the folder '\(command.defaults)': 4 files, 4 faces
        2. Does the document give the style a face? yes
           the family 'wrong', 400
        3. Has the family the weight and the slant? yes
           400: the family has 400
        4. Is the PostScript name right? no
           no face is named 'SpecimenSerif-Lite'
           the nearest are 'SpecimenSerif-Light', 'SpecimenSerif-Bold' and 'SpecimenSerif-Medium'

        """)
    #expect(run.exitCode == 1)
  }

  @Test("E13: the name of the file in the place of the face's is found out")
  func fileName() {
    var font = PatchedFont("SpecimenSerif-Bold.ttf")
    font.rename("SpecimenSerif-Bold", to: "SpecimenSerif-Fett")
    command.folder("fonts")
    _ = command.scratch.write(font.bytes, as: "fonts/OpenSans-Regular.ttf")
    let path = command.document(
      "fonts: { sources: [{ directory: fonts }] }\nstyles: { body: { face: OpenSans-Regular } }")
    let run = command.run(["doctor", path, "body"])
    #expect(
      run.standardOutput.contains(
        "   the file 'OpenSans-Regular.ttf' holds 'SpecimenSerif-Fett': the face's own name counts\n"))
    #expect(run.exitCode == 1)
  }

  @Test(
    "E13: the answers for each kind of trouble",
    arguments: [
      ("callout", "callout is drawn in SpecimenSerif-Medium, and not in 'Museo-500'", "no", "yes", "yes", "no", 1),
      ("footnote", "footnote is drawn in SpecimenSerif-Medium, 500 in place of 400", "yes", "yes", "no", "yes", 1),
      (
        "title1", "title1 is drawn in its own face, SpecimenFlex-Regular, standing in for SF Pro", "-", "no", "-", "-",
        0
      ),
      ("title2", "title2 is drawn in its own face, SpecimenSerif-Medium", "yes", "yes", "yes", "yes", 0),
      (
        "title3", "title3 is drawn in SpecimenFlex-Black, and not in 'SpecimenFlex-Regular'", "yes", "yes", "no", "yes",
        1
      ),
      ("caption1", "caption1 is drawn in its own face, SpecimenSerif-Bold", "yes", "yes", "-", "yes", 0),
      (
        "subheadline", "subheadline is drawn in its own face, SpecimenFlex-Bold, standing in for SF Pro", "-", "no",
        "-", "-", 0
      ),
      ("largeTitle", "largeTitle is drawn in SpecimenFlex-Regular", "-", "no", "-", "-", 1),
      ("price", "price is drawn in SpecimenFlex-Regular, and not in 'Nothing'", "no", "yes", "-", "no", 1),
      ("button", "button is drawn in its own face, SpecimenSerif-Bold", "yes", "yes", "yes", "yes", 0),
      ("tabBarItem", "tabBarItem has no face of the document's", "-", "no", "-", "-", 0),
      ("pageControl", "pageControl has no face of the document's", "-", "no", "-", "-", 0),
    ] as [(String, String, String, String, String, String, Int32)])
  func kinds(
    _ style: String, _ verdict: String, _ files: String, _ rule: String, _ weight: String, _ name: String, _ code: Int32
  ) {
    let run = answer(style)
    #expect(answers(run) == [verdict, files, rule, weight, name])
    #expect(run.exitCode == code)
    let json = answer(style, ["--format", "json"])
    #expect(json.exitCode == code)
    #expect(json.standardOutput.contains("\"isDrawnInItsFace\": \(code == 0)"))
  }

  @Test("E13: a file that was refused is named with the reason")
  func refused() {
    command.folder("fonts", ["broken/zero-bytes.ttf"])
    let path = command.document(
      "fonts: { sources: [{ directory: fonts }] }\nstyles: { body: { face: zero-bytes } }")
    let run = command.run(["doctor", path, "body"])
    #expect(run.standardOutput.contains("/zero-bytes.ttf' can't be read: the file is empty\n"))
    #expect(run.exitCode == 1)
  }

  @Test("D14: under --bold-text the weight asked is the one that the family makes of it")
  func boldText() {
    command.folder("fonts", DocumentCommand.serifFiles)
    let path = command.document(
      """
      fonts: { sources: [{ directory: fonts }] }
      families: { own: { faces: { 300: SpecimenSerif-Light, 700: SpecimenSerif-Bold }, boldText: { 300: 700 } } }
      styles: { body: { family: own, weight: 300 } }
      """)
    let run = command.run(["doctor", path, "body", "--bold-text"])
    #expect(answers(run) == ["body is drawn in its own face, SpecimenSerif-Bold", "yes", "yes", "yes", "yes"])
    #expect(run.standardOutput.contains("   700: the family has 300 and 700\n"))
    #expect(run.exitCode == 0)
  }

  @Test("An undefined style where such are errors is answered all the same")
  func undefinedError() {
    let run = answer("largeTitle", more: "undefinedStyles: error")
    #expect(run.standardOutput.contains("no rule for 'largeTitle': undefinedStyles is error\n"))
    #expect(run.exitCode == 1)
  }

  @Test("As JSON: every member in its order")
  func json() {
    let run = answer("footnote", ["--format=json"])
    #expect(
      run.standardOutput == """
        {
          "schemaVersion": 1,
          "style": "footnote",
          "isDrawnInItsFace": false,
          "wanted": "SpecimenSerif-Medium",
          "drawn": "SpecimenSerif-Medium",
          "marks": ["nearestWeight"],
          "questions": [
            {
              "question": "Are the font's files among the sources?",
              "answer": true,
              "details": ["'\(command.path("fonts"))/SpecimenSerif-Medium.ttf' has it"]
            },
            {
              "question": "Does the document give the style a face?",
              "answer": true,
              "details": ["the family 'serif', 400"]
            },
            {
              "question": "Has the family the weight and the slant?",
              "answer": false,
              "details": ["not 400: the family has 300, 500 and 700; 500 is drawn"]
            },
            {
              "question": "Is the PostScript name right?",
              "answer": true,
              "details": ["'SpecimenSerif-Medium' is a face of 'Specimen Serif'"]
            }
          ]
        }

        """)
  }

  @Test("What can't be answered is exit code 2, with the nearest style")
  func usage() {
    let run = answer("boddy")
    #expect(run.standardError == "error: no style named 'boddy' (STYLE)\nhint: did you mean 'body'?\n")
    #expect(run.exitCode == 2)
    #expect(answer("body", ["--format", "csv"]).exitCode == 2)
    #expect(command.run(["doctor", system()]).exitCode == 2)
    #expect(command.run(["doctor"]).exitCode == 2)
    #expect(answer("").exitCode == 2)
  }

  @Test("Names from a document reach the terminal without their control characters")
  func hostile() {
    let path = command.document(#"styles: { body: { face: "Mu\e[31mseo" } }"#)
    let run = command.run(["doctor", path, "body"])
    let escapes = (run.standardOutput + run.standardError).unicodeScalars.contains { $0.value == 0x1B }
    #expect(!escapes)
    #expect(run.exitCode == 1 || run.exitCode == 2)
  }
}
