import SpecimenCommand
import TestSupport
import Testing
import TypeSystem

@Suite("specimen generate")
struct GenerateTests {
  private let command = SheetCommand()
  private let one = ["--styles", "body", "--categories", "large"]

  @Test("The default sheet comes out as a PDF without a word")
  func pdf() {
    let run = command.generate("sheet.pdf")
    #expect(run.standardError.isEmpty && run.standardOutput.isEmpty)
    #expect(run.exitCode == 0)
    let bytes = command.scratch.read("sheet.pdf")
    #expect(bytes.starts(with: "%PDF-1.".utf8))
    #expect(bytes.suffix(6).elementsEqual("%%EOF\n".utf8))
    #expect(command.outputs == ["sheet.pdf"])
  }

  @Test(
    "A PNG has scale times the page's points, twice where nothing is said, and says how many pixels a metre has",
    arguments: [
      (["--scale", "1"], 1.0, 2835), (["--scale=2"], 2, 5670), (["--scale", "0.5"], 0.5, 1418), ([], 2, 5670),
    ])
  func png(_ scale: [String], _ factor: Double, _ pixelsPerMetre: Int) throws {
    let page = try page(one)
    let run = command.generate("sheet.png", one + scale)
    #expect(run.standardError.isEmpty)
    let picture = try #require(Bitmap(png: command.scratch.read("sheet.png")))
    #expect(picture.width == Int((Double(page.width) * factor).rounded(.up)))
    #expect(picture.height == Int((Double(page.height) * factor).rounded(.up)))
    #expect(picture.pixelsPerMetre == pixelsPerMetre)
    #expect(picture.hasSRGB)
    #expect(picture.rgb.contains(0xFF) && picture.rgb.contains { $0 < 0x30 })
  }

  @Test(
    "Standard output has the bytes of the file, and nothing else", arguments: ["pdf", "png", "svg", "html", "json"])
  func standardOutput(_ format: String) {
    #expect(command.generate("sheet.\(format)", one).exitCode == 0)
    let run = command.run(["generate", "--out", "-", "--format", format] + one)
    #expect(Bytes(run.bytes) == Bytes(command.scratch.read("sheet.\(format)")))
    #expect(run.standardError.isEmpty)
  }

  @Test("With -v it says where fonts come from and what it wrote")
  func verbose() {
    let run = command.generate("sheet.pdf", one + ["-v"])
    let count = command.scratch.read("sheet.pdf").count
    #expect(
      run.standardError == """
        note: default fonts from '\(command.fonts)'
        note: wrote '\(command.path("sheet.pdf"))', \(count) bytes

        """)
  }

  @Test("The same choices give the same bytes", arguments: ["pdf", "png", "svg", "html"])
  func deterministic(_ format: String) {
    let arguments = [
      "generate", "--out", "-", "--format", format, "--styles", "headline,body", "--categories", "large...AX1",
    ]
    let first = command.run(arguments).bytes
    #expect(first.count > 10_000)
    // Another folder of default fonts with the same files in it, and variables that nothing here heeds.
    let again = SheetCommand().run(arguments, variables: ["TERM": "xterm", "NO_COLOR": "1", "CI": "true"]).bytes
    #expect(Bytes(again) == Bytes(first))
  }

  @Test("SOURCE_DATE_EPOCH is the PDF's date, and changes nothing else; a PNG has no date")
  func date() throws {
    let plain = PDF(command.run(["generate", "--out", "-", "--format", "pdf"] + one).bytes)
    #expect(plain.text.contains("/CreationDate (D:19700101000000Z)"))
    let dated = command.run(
      ["generate", "--out", "-", "--format", "pdf"] + one, variables: ["SOURCE_DATE_EPOCH": "1782907200"])
    #expect(PDF(dated.bytes).text.contains("/CreationDate (D:20260701120000Z)"))
    let undated = PDF(dated.bytes).text.replacing("20260701120000Z", with: "19700101000000Z")
      .replacing("2026-07-01T12:00:00Z", with: "1970-01-01T00:00:00Z")
    #expect(Bytes(Array(undated.utf8)) == Bytes(Array(plain.text.utf8)))
    let picture = ["generate", "--out", "-", "--format", "png"] + one
    #expect(
      Bytes(command.run(picture).bytes)
        == Bytes(command.run(picture, variables: ["SOURCE_DATE_EPOCH": "1782907200"]).bytes))
  }

  @Test(
    "The language reaches the PDF, English where none is given", arguments: [([], "en"), (["--language", "ar"], "ar")])
  func language(_ arguments: [String], _ tag: String) {
    let pdf = PDF(command.run(["generate", "--out", "-", "--format", "pdf"] + one + arguments).bytes)
    #expect(pdf.text.contains("/Lang (\(tag))"))
  }

  @Test("A document's title is its name, or that of the custom font; eleven bookmarks are its styles")
  func outline() {
    let pdf = PDF(command.run(["generate", "--out", "-", "--format", "pdf"]).bytes)
    #expect(pdf.text.contains("/Title (Default)"))
    let styles = [
      "Large Title", "Title 1", "Title 2", "Title 3", "Headline", "Body", "Callout", "Subheadline", "Footnote",
      "Caption 1", "Caption 2",
    ]
    for style in styles { #expect(pdf.text.contains("/Title (\(style))"), "\(style)") }
    #expect(pdf.count(of: "/XYZ ") == 11)
    let custom = command.run(["generate", "--out", "-", "--format", "pdf", "--custom", "Specimen Sans"] + one)
    #expect(PDF(custom.bytes).text.contains("/Title (Specimen Sans)"))
  }

  @Test("The fonts of the PDF are the custom one and the fallback, for all styles or for one, by family or by name")
  func fonts() {
    // The labels are set in three weights of the system font's stand-in, at four sizes.
    #expect(embedded([]).contains("SpecimenSerif-Medium"))
    #expect(embedded(["--custom", "SpecimenSans-Bold"]).contains("SpecimenSans-Bold"))
    #expect(!embedded(["--custom", "SpecimenSans-Bold"]).contains("SpecimenSerif-Medium"))
    #expect(embedded(["--custom", "body=SpecimenSerif-Light"]).contains("SpecimenSerif-Light"))
    let fallback = embedded(["--fallback", "SpecimenSans-Light"])
    #expect(fallback.contains("SpecimenSans-Light") && fallback.contains("SpecimenSerif-Medium"))
    #expect(embedded(["--fallback", "body=SpecimenSans-Medium"]).contains("SpecimenSans-Medium"))
    #expect(!embedded(["--fallback", "headline=SpecimenSans-Medium"]).contains("SpecimenSans-Medium"))
  }

  @Test("The family with most faces is the custom font, then the first by name; a note lists the rest")
  func family() {
    let folder = command.folder(
      "fonts",
      [
        "SpecimenArabic-Regular.ttf", "SpecimenSans-Regular.otf", "SpecimenSans-Bold.otf", "SpecimenBox-Regular.ttf",
        "SpecimenSerif-Light.ttf", "SpecimenSerif-Bold.ttf",
      ])
    let run = command.run(["sizes", "--format", "json", "--fonts", folder] + one)
    #expect(run.standardOutput.contains("\"postScriptName\": \"SpecimenSans-Regular\""))
    #expect(
      run.standardError == """
        note: 'Specimen Sans' is the custom font; also there: 'Specimen Serif' (2 faces), \
        'Specimen Arabic' (1 face), 'Specimen Box' (1 face)
        hint: --custom NAME takes another, --custom STYLE=NAME takes one for a style

        """)
    #expect(command.run(["sizes", "--fonts", folder, "--quiet"] + one).standardError.isEmpty)
    let chosen = command.run(["sizes", "--format", "json", "--fonts", folder, "--custom", "Specimen Arabic"] + one)
    #expect(chosen.standardOutput.contains("\"postScriptName\": \"SpecimenArabic-Regular\""))
    // No note of the other families; that the Arabic face has no Latin letters is another matter.
    #expect(!chosen.standardError.contains("note:"))
  }

  @Test("San Francisco, where someone has it, is the fallback and not the custom font")
  func sanFrancisco() {
    var document = SheetCommand.document
    document.systemFamilies = ["Specimen Sans"]
    let folder = command.folder(
      "fonts", ["SpecimenSans-Regular.otf", "SpecimenSans-Bold.otf", "SpecimenSerif-Medium.ttf"])
    let run = command.run(["sizes", "--format", "json", "--fonts", folder] + one, document: document)
    #expect(run.standardOutput.contains("\"column\": \"custom\", \"pointSize\": 17, \"leading\": 20.4, "))
    #expect(run.standardOutput.contains("\"postScriptName\": \"SpecimenSans-Regular\""))
    #expect(!run.standardOutput.contains("standIn"))
  }

  @Test("A font that may not be embedded is drawn as outlines, and told", arguments: ["pdf", "svg"])
  func restricted(_ format: String) {
    let folder = command.folder("fonts", ["SpecimenRestricted.ttf"])
    let run = command.generate("sheet.\(format)", one + ["--fonts", folder])
    #expect(
      run.standardError
        == "note: 'SpecimenRestricted-Regular' is drawn as outlines: its licence forbids embedding (fsType 0x02)\n")
    #expect(run.exitCode == 0)
    #expect(!PDF(command.scratch.read("sheet.\(format)")).fonts.contains("SpecimenRestricted-Regular"))
  }

  @Test("An SVG is true to size, with a group a cell and the text of every line")
  func svg() {
    let run = command.generate("sheet.svg", ["--styles", "body", "--categories", "large...xLarge", "--text", "R&D"])
    #expect(run.exitCode == 0 && run.standardError.isEmpty)
    let text = String(decoding: command.scratch.read("sheet.svg"), as: UTF8.self)
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "))
    for cell in ["body-large-custom", "body-large-fallback", "body-xLarge-custom", "body-xLarge-fallback"] {
      #expect(text.contains("<g id=\"cell-\(cell)\" role=\"group\""), "\(cell)")
    }
    #expect(text.split(separator: "aria-label=\"R&amp;D\"").count == 5)
  }

  @Test("A page of HTML has every cell, what a check finds, and the command that draws it again")
  func html() {
    let run = command.generate("sheet.html", ["--styles", "body,caption1", "--text", "R&D", "--theme", "dark"])
    #expect(run.exitCode == 0 && run.standardError.isEmpty)
    let text = String(decoding: command.scratch.read("sheet.html"), as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" data-category=\"large\""))
    #expect(text.contains(" data-theme=\"dark\" "))
    for cell in ["body@large.custom", "body@AX5.fallback", "caption1@xSmall.custom"] {
      #expect(text.contains(" id=\"\(cell)\" href=\"#\(cell)\""), "\(cell)")
    }
    #expect(text.contains("<span class=\"rule\">belowMinimum</span>"))
    #expect(text.contains("<code>specimen generate --text 'Hamburgefonstiv' --out sheet.html</code>"))
  }

  @Test("A page tells of its cells what the poster tells in the same theme", arguments: ["light", "dark"])
  func pageMessages(_ theme: String) {
    let arguments = one + ["--text", String(repeating: "Ж ink ", count: 40), "--theme", theme]
    let poster = command.generate("sheet.svg", arguments)
    let page = command.generate("sheet.html", arguments)
    #expect(page.standardError == poster.standardError)
    #expect(page.standardError.contains("U+0416") && page.standardError.contains("samples cut to fit 600 pt"))
  }

  @Test("A hostile name reaches neither the terminal nor the PDF as it is")
  func hostile() {
    let folder = command.folder("fonts", ["SpecimenHeavyHostileName.ttf"])
    let run = command.generate("sheet.pdf", one + ["--fonts", folder])
    #expect(run.exitCode == 0)
    #expect(!run.standardError.unicodeScalars.contains { $0 != "\n" && TerminalText.isUnsafe($0) })
    for name in PDF(command.scratch.read("sheet.pdf")).fonts {
      #expect(name.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !name.contains("/"), "\(name)")
    }
  }

  private func page(_ arguments: [String]) throws -> Bitmap {
    let run = command.run(["generate", "--out", "-", "--format", "png", "--scale", "1"] + arguments)
    return try #require(Bitmap(png: run.bytes))
  }

  private func embedded(_ arguments: [String]) -> Set<String> {
    Set(PDF(command.run(["generate", "--out", "-", "--format", "pdf"] + one + arguments).bytes).fonts)
  }
}

/// The parts of a PDF that are text, for looking things up in.
struct PDF {
  let text: String

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The names of the embedded fonts without their prefix of six letters.
  var fonts: [String] {
    text.split(separator: "/BaseFont /").dropFirst().map { String($0.prefix { !$0.isWhitespace }.dropFirst(7)) }
  }

  func count(of part: String) -> Int { text.split(separator: part, omittingEmptySubsequences: false).count - 1 }
}
