import Foundation
import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen wraps")
struct WrapsTests {
  private let command = SheetCommand()
  private static let text = "Save a little each week, and see what it comes to when a year has gone by."

  /// Box, 0.6 em a character, in a folder of its own: at 10 pt a line of 288 pt has 48 characters.
  private func boxes(_ arguments: [String]) -> CommandRun {
    let folder = command.folder("box", ["SpecimenBox-Regular.ttf"])
    return command.run(
      ["wraps", "--fonts", folder, "--styles", "body", "--size", "body=10", "--categories", "large"] + arguments)
  }

  @Test("A table has a row a style and width and a column a category, with a sign where the limit cuts")
  func table() {
    // 75 characters: 42 of them, "… what", and 32; at 20 pt 24 a line.
    let run = boxes(["--text", Self.text, "--widths", "320,1024", "--lines", "1"])
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(
      run.standardOutput == """
        style  width  large
        body     320     2*
                1024      1

        * more than 1 line: cut; csv and json have the words and characters that are lost

        """)
  }

  @Test("CSV has a row a cell, with what is lost and what is too wide")
  func csv() {
    let text = String(repeating: "a", count: 50) + " b"
    let run = boxes(["--text", text, "--widths", "320", "--format", "csv"])
    #expect(
      run.standardOutput == """
        language,style,width,category,lines,hiddenLines,hiddenWords,hiddenCharacters,wideWords,overflow,isName,glyphsNotDrawn
        en,body,320,large,2,0,0,0,1,12,false,0

        """)
  }

  @Test("JSON has a version, the texts and the cells")
  func json() throws {
    let run = boxes(["--text", Self.text, "--widths", "375", "--format", "json", "--lines", "3"])
    let object = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
    #expect(object?["schemaVersion"] as? Int == 1)
    #expect(object?["column"] as? String == "custom")
    #expect(object?["margin"] as? Double == 16)
    #expect(object?["lineLimit"] as? Int == 3)
    let texts = object?["texts"] as? [[String: Any]]
    #expect(texts?.map { $0["text"] as? String } == [Self.text])
    let cells = object?["cells"] as? [[String: Any]]
    #expect(cells?.count == 1)
    #expect(cells?.first?["lines"] as? Int == 2)
    #expect(cells?.first?["hiddenWords"] as? Int == 0)
    #expect(cells?.first?["overflow"] as? Double == 0)
  }

  @Test("Languages stand under each other, those without a sample are told")
  func languages() {
    let command = DocumentCommand()
    command.folder("fonts", DocumentCommand.serifFiles)
    let path = command.document(
      """
      languages: [en, de]
      samples: { en: Save a little, de: { body: Jede Woche etwas sparen } }
      \(DocumentCommand.serif)
      defaults: { family: serif, weight: 500 }
      styles: { body: {}, footnote: {} }
      """)
    let arguments = ["wraps", path, "--styles", "body,footnote", "--categories", "large", "--widths", "375"]
    let run = command.run(arguments)
    #expect(
      run.standardOutput == """
        en
        style     width  large
        body        375      1
        footnote    375      1

        de
        style     width  large
        body        375      1
        footnote    375      1

        de has no sample for footnote: own names are set

        """)
    #expect(run.standardError.isEmpty, "\(run.standardError)")
    let german = command.run(arguments + ["--languages", "de", "--format", "csv"])
    #expect(german.standardOutput.split(separator: "\n").map { $0.prefix(2) } == ["la", "de", "de"])
    let wrong = command.run(arguments + ["--languages", "dr"])
    #expect(wrong.exitCode == 2)
    #expect(wrong.standardError.contains("no language of the document named 'dr' (--languages)"))
    #expect(wrong.standardError.contains("'de'"))
  }

  @Test("A picture is one file in each format, light or dark, and has the size of its table")
  func pictures() throws {
    for name in ["wraps.pdf", "wraps.png", "wraps.svg"] {
      let run = boxes(["--text", Self.text, "--lines", "1", "--theme", "dark", "--out", command.path(name)])
      #expect(run.exitCode == 0 && run.standardError.isEmpty, "\(run.standardError)")
    }
    let picture = try #require(Bitmap(png: command.scratch.read("wraps.png")))
    #expect(picture.width == 1920)
  }

  @Test("Other programs read the words of a picture", .enabled(if: ProcessRun.has("pdftotext")))
  func readable() throws {
    let drawn = boxes(["--text", Self.text, "--lines", "1", "--out", command.path("wraps.pdf")])
    #expect(drawn.exitCode == 0, "\(drawn.standardError)")
    let run = try #require(
      ProcessRun.run("pdftotext", ["-enc", "UTF-8", "-layout", command.path("wraps.pdf"), "-"]))
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in ["Wraps", "the lines that each sample takes, at most 1", "Body", "8 and more", "more than the limit"] {
      #expect(words.contains(text), "\(text)")
    }
  }

  @Test(
    "What can't be done is said in a line, with exit code 2",
    arguments: [
      (["--widths", "0"], "--widths takes a number from 64 to 2000, found '0'"),
      (["--widths", ","], "--widths"), (["--lines", "0"], "--lines takes a number from 1 to 1000, found '0'"),
      (["--format", "pdfs"], "--format"), (["--out", "wraps.doc"], "'wraps.doc'"),
      (["--theme", "dark"], "--theme is for pictures, found the format text"),
      (["--scale", "1", "--format", "svg"], "--scale is for PNG, found the format svg"),
      (["--column", "custom2"], "--column"),
    ])
  func wrong(arguments: [String], words: String) {
    let run = boxes(arguments)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains(words), "\(run.standardError)")
    #expect(run.standardOutput.isEmpty)
  }

  @Test("Without ICU no line can be broken: exit code 5, and what to install")
  func noICU() {
    let run = CommandRun(
      ["wraps", "--styles", "body", "--default-fonts", command.fonts], icuVersions: 30...31,
      document: SheetCommand.document)
    #expect(run.exitCode == 5)
    #expect(run.standardError.contains("lines can't be broken: no ICU on this machine"))
    #expect(run.standardError.contains("libicu72"))
  }
}
