import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("A PDF, read as bytes")
struct PDFTests {
  let slab = TestFaces.library("SpecimenSerif-Medium.ttf")

  @Test("A font is embedded under its own name, as TrueType or CFF and never as Type 3")
  func fonts() throws {
    for (file, name) in [
      ("SpecimenSerif-Medium.ttf", "SpecimenSerif-Medium"), ("SpecimenSans-Regular.otf", "SpecimenSans-Regular"),
    ] {
      let library = TestFaces.library(file)
      let pdf = try draw([Fixtures.text("Specimen fi", library, size: 20, x: 10, y: 40)], library)
      #expect(pdf.baseFonts == [name])
      #expect(pdf.text.contains("/FontFile"))
      #expect(!pdf.text.contains("/Type3"))
      #expect(pdf.notes.isEmpty)
    }
  }

  @Test(
    "An instance's name is the font's own where it has one, else says where on the axes it is",
    arguments: [
      (400, 14.0, "SpecimenFlex-Regular"), (600, 14, "SpecimenFlex-SemiBold"), (600, 17, "SpecimenFlex_17opsz_600wght"),
      (450, 14, "SpecimenFlex_14opsz_450wght"), (400, 20.5, "SpecimenFlex_20.5opsz_400wght"),
    ])
  func instances(_ weight: Int, _ opticalSize: Double, _ name: String) throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let instance = flex.faces[0].instance(weight: weight, opticalSize: opticalSize)
    let pdf = try draw([Fixtures.text("Hi", flex, at: instance, size: 20, x: 10, y: 40)], flex)
    #expect(pdf.baseFonts == [name])
  }

  @Test("Instances of one face share the account of what their glyphs stand for")
  func sharedTexts() throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let items = [(400, "Hi"), (600, "Hello")].map { weight, text in
      let instance = flex.faces[0].instance(weight: weight, opticalSize: 20)
      return Fixtures.text(text, flex, at: instance, size: 20, x: 5, y: Double(weight) / 10)
    }
    let pdf = try draw(items, flex)
    let accounts = pdf.text.split(separator: "/ToUnicode ").dropFirst().map { $0.prefix { $0 != " " } }
    #expect(accounts.count == 2 && accounts[0] == accounts[1])
  }

  @Test("No two embedded fonts share a name, and a hostile one is cleaned")
  func uniqueNames() throws {
    let library = TestFaces.library("SpecimenHeavyHostileName.ttf", "SpecimenBox-Regular.ttf")
    let hostile = try draw([Fixtures.text("A", library, size: 20, x: 10, y: 40)], library)
    let name = try #require(hostile.baseFonts.first)
    #expect(name.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !name.contains("/"))
  }

  @Test("A document carries its title, subject, language, creator and the date it is given, not the clock's")
  func metadata() throws {
    var frame = Fixtures.page(100, 100, [Fixtures.text("A", slab, size: 20, x: 10, y: 40)])
    frame.title = "Specimen of faces"
    frame.subject = "Eleven styles"
    frame.language = "en-GB"
    let options = PDFOptions(creationDate: "2024-02-03T04:05:06Z", creator: "specimen", keywords: "type")
    let pdf = PDFText(try PDFDrawing.draw(frame, fonts: slab, options: options))
    for entry in [
      "/Title (Specimen of faces)", "/Subject (Eleven styles)", "/Keywords (type)", "/Creator (specimen)",
      "/Lang (en-GB)", "/CreationDate (D:20240203040506Z)", "/ModDate (D:20240203040506Z)",
      "/ViewerPreferences << /DisplayDocTitle true >>", "/MarkInfo << /Marked true >>", "/S /Document",
    ] { #expect(pdf.text.contains(entry), "\(entry)") }
    #expect(PDFText(try PDFDrawing.draw(frame, fonts: slab)).text.contains("/CreationDate (D:19700101000000Z)"))
  }

  @Test(
    "Noncharacters, which stand for nothing in a document, stand as U+FFFD in a title and a bookmark",
    arguments: [0xFFFF, 0xFDD0, 0x10FFFE] as [UInt32])
  func noncharacters(_ value: UInt32) throws {
    let character = Character(try #require(Unicode.Scalar(value)))
    var frame = Fixtures.page(100, 100, [Fixtures.text("A", slab, size: 20, x: 10, y: 40)])
    frame.title = "a\(character)b"
    frame.bookmarks = [Frame.Bookmark(title: "c\(character)", position: Frame.Point(x: 10, y: 20))]
    let text = PDFText(try PDFDrawing.draw(frame, fonts: slab)).text.lowercased()
    // UTF-16 with its mark, as PDF has texts beyond ASCII.
    #expect(text.contains("/title <feff0061fffd0062>"))
    #expect(text.contains("<feff0063fffd>"))
  }

  @Test("A language that is not a tag is left out", arguments: ["", "en)/X (", "e\u{0}n", "ü"])
  func language(_ language: String) throws {
    var frame = Fixtures.page(100, 100)
    frame.language = language
    #expect(!PDFText(try PDFDrawing.draw(frame, fonts: slab)).text.contains("/Lang"))
  }

  @Test("Each bookmark is an entry of the outline that leads to its place")
  func bookmarks() throws {
    var frame = Fixtures.page(100, 200)
    frame.bookmarks = [
      Frame.Bookmark(title: "Large Title", position: Frame.Point(x: 10, y: 20)),
      Frame.Bookmark(title: "Body", position: Frame.Point(x: 10.5, y: 150)),
    ]
    let pdf = PDFText(try PDFDrawing.draw(frame, fonts: slab))
    #expect(pdf.text.contains("/Title (Large Title)") && pdf.text.contains("/XYZ 10 180 0]"))
    #expect(pdf.text.contains("/Title (Body)") && pdf.text.contains("/XYZ 10.5 50 0]"))
    #expect(pdf.text.contains("/Count 2"))
  }

  @Test("Each frame is a page of its size")
  func pages() throws {
    let pages = [Fixtures.page(100, 200), Fixtures.page(14_400, 50)]
    let pdf = PDFText(try PDFDrawing.draw(pages: pages, fonts: slab))
    #expect(pdf.text.contains("[ 0 0 100 200 ]") && pdf.text.contains("[ 0 0 14400 50 ]"))
  }

  @Test("A page's sides are in the steps of what is on it, so that both are counted from one edge")
  func steps() throws {
    // A4, whose height is 841.8898 pt.
    let page = Fixtures.page(210 / 25.4 * 72, 297 / 25.4 * 72)
    #expect(PDFText(try PDFDrawing.draw(page, fonts: slab)).text.contains("/MediaBox [ 0 0 595.276 841.89 ]"))
  }

  @Test("Advances are whole thousandths of an em, since there are readers that take no others")
  func wholeAdvances() throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let instance = flex.faces[0].instance(weight: 433, opticalSize: 17)
    let pdf = try draw([Fixtures.text("Hamburgefonstiv", flex, at: instance, size: 20, x: 10, y: 40)], flex)
    let widths = try #require(pdf.text.split(separator: "/W [").last?.prefix { $0 != ">" })
    #expect(widths.contains("[") && !widths.contains("."), "\(widths)")
  }

  @Test("A font's name is without the sign by which PDF escapes characters in names")
  func numberSign() throws {
    let (library, folder) = (FontLibrary(), ScratchFolder())
    _ = ProcessRun.run("cp", ["\(TestFaces.folder)/SpecimenNameless.ttf", "\(folder.path)/a"])
    library.load(bytes: folder.read("a"), name: "Ha#41.ttf")
    #expect(library.faces.map(\.postScriptName) == ["Ha#41"])
    let pdf = try draw([Fixtures.text("A", library, size: 20, x: 10, y: 40)], library)
    #expect(pdf.baseFonts == ["Ha41"])
  }

  @Test("The same frame gives the same bytes")
  func determinism() throws {
    let again = TestFaces.library("SpecimenSerif-Medium.ttf")
    let frame = Fixtures.specimen(slab)
    #expect(try PDFDrawing.draw(frame, fonts: slab) == PDFDrawing.draw(frame, fonts: again))
  }

  @Test(
    "A font whose licence forbids it is not embedded but drawn as outlines, with a note",
    arguments: [
      (
        "SpecimenRestricted.ttf",
        "'SpecimenRestricted-Regular' is drawn as outlines: its licence forbids embedding (fsType 0x02)"
      ),
      (
        "SpecimenNoSubset.ttf",
        "'SpecimenNoSubset-Regular' is drawn as outlines: its licence forbids embedding a part (fsType 0x100)"
      ),
    ])
  func licence(_ file: String, _ note: String) throws {
    let library = TestFaces.library(file)
    let pdf = try draw([Fixtures.text("AB", library, size: 20, x: 10, y: 40)], library)
    #expect(pdf.notes == [note])
    #expect(!pdf.text.contains("/Font"))
  }

  @Test("A font for preview and print is embedded")
  func preview() throws {
    let library = TestFaces.library("SpecimenPreview.ttf")
    let pdf = try draw([Fixtures.text("AB", library, size: 20, x: 10, y: 40)], library)
    #expect(pdf.notes.isEmpty && pdf.baseFonts.count == 1)
  }

  @Test("Cubic variable outlines are embedded at their instance's place, as CFF")
  func cubic() throws {
    let library = TestFaces.library("SpecimenFlexCFF2.otf")
    let instance = library.faces[0].instance(weight: 600, opticalSize: 17)
    let pdf = try draw([Fixtures.text("HI", library, at: instance, size: 20, x: 10, y: 40)], library)
    #expect(pdf.notes.isEmpty && pdf.baseFonts.count == 1)
    #expect(pdf.text.contains("/CIDFontType0C") && pdf.text.contains("/FontFile3"))
  }

  private func draw(_ items: [Frame.Item], _ library: FontLibrary) throws -> PDFText {
    PDFText(try PDFDrawing.draw(Fixtures.page(200, 60, items), fonts: library))
  }
}

/// The parts of a PDF that are text, for looking things up in.
struct PDFText {
  let text: String
  let notes: [String]

  init(_ file: DrawnFile) {
    text = String(decoding: file.bytes, as: UTF8.self)
    notes = file.notes
  }

  /// The names of the fonts without their prefixes, in the file's order and without repeats: each stands in two objects.
  var baseFonts: [String] {
    var names: [String] = []
    for part in text.split(separator: "/BaseFont /").dropFirst() {
      let name = String(part.prefix { !$0.isWhitespace }.dropFirst(7))
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
