import Testing
import Typeface

@Suite("Names that are missing or odd")
struct FaceNameTests {
  private func face(_ names: [Sfnt.Name]?, file: String = "folder/My.File v2.ttf") throws -> Face {
    var font = try TestFonts.box()
    if let names { font.setNames(names) } else { font["name"] = nil }
    return try #require(FontLibrary().face(font.bytes(), name: file))
  }

  @Test("C10: Without a name table the file's name stands in, and the face says so (S9)")
  func none() throws {
    let face = try face(nil)
    #expect(face.postScriptName == "My.Filev2")
    #expect(face.family == "My.File v2")
    #expect(face.style == "Regular")
    #expect(face.fullName == "My.File v2 Regular")
    #expect(face.nameProblem == "no PostScript name: the file name stands in")
  }

  @Test("C10: Without a PostScript name the full name stands in, squeezed")
  func squeezed() throws {
    let face = try face([.init(1, "My Family"), .init(2, "Bold"), .init(4, "My Family Bold (new)")])
    #expect(face.postScriptName == "MyFamilyBoldnew")
    #expect(face.nameProblem == "no PostScript name: the full name stands in")
  }

  @Test("A file name without one usable character still gives a name")
  func unusable() throws {
    #expect(try face(nil, file: "字.ttf").postScriptName == "Unnamed")
    #expect(try face(nil, file: "字.ttf").family == "字")
  }

  @Test("The typographic family and style come before the old four-style ones")
  func typographic() throws {
    let face = try face([
      .init(1, "My Family Light"), .init(2, "Regular"), .init(6, "MyFamily-Light"), .init(16, "My Family"),
      .init(17, "Light"),
    ])
    #expect(face.family == "My Family")
    #expect(face.style == "Light")
  }

  @Test("English comes first, else the first language that has the name")
  func languages() throws {
    let both = try face([.init(1, "Schrift", language: 0x407), .init(1, "Type"), .init(6, "Type")])
    #expect(both.family == "Type")
    let foreign = try face([.init(1, "書体", language: 0x411), .init(6, "Type", language: 0x411)])
    #expect(foreign.family == "書体")
    #expect(foreign.postScriptName == "Type")
  }

  @Test("Macintosh names are read where there are no others (S8)")
  func macintosh() throws {
    let face = try face([
      .init(macintosh: 1, bytes: [0x8C] + Array("ld ".utf8) + [0x9F, 0xA9]),
      .init(macintosh: 6, bytes: Array("OldType".utf8)),
    ])
    #expect(face.family == "åld ü©")
    #expect(face.postScriptName == "OldType")
    #expect(face.nameProblem == nil)
  }

  @Test("Every byte of a Macintosh name is a character")
  func macintoshBytes() throws {
    let face = try face([.init(macintosh: 1, bytes: Array(0...255)), .init(macintosh: 6, bytes: [0x41])])
    #expect(face.family.unicodeScalars.count == 221)
    #expect(face.family.hasSuffix("\u{2DB}\u{2C7}"))
  }

  @Test("A table of thousands of blank records is read in no time, and its one name is found")
  func crowded() throws {
    let blank = Sfnt.Name(1, " \u{7}")
    let start = ContinuousClock.now
    let face = try face(Array(repeating: blank, count: 5000) + [.init(6, "Crowded")])
    #expect(face.postScriptName == "Crowded")
    #expect(face.family == "My.File v2")
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test("Control codes, marks of direction, lone surrogates and spaces at the ends are left out")
  func cleaned() throws {
    let units = [0x20, 0x41, 0x07, 0x202E, 0xD800, 0x42, 0x0A, 0x09, 0x43, 0xFFFF, 0x20]
    let face = try face([.init(1, units: units), .init(6, "Name")])
    #expect(face.family == "AB C")
  }

  @Test("A PostScript name keeps only what it may hold, and says so")
  func illegal() throws {
    let face = try face([.init(1, "Family"), .init(6, "../My Name[<b>]/%é")])
    #expect(face.postScriptName == "..MyNameb")
    #expect(face.nameProblem == "the PostScript name holds what it may not: that is left out")
  }

  @Test("Long names are cut")
  func long() throws {
    let face = try face([.init(1, String(repeating: "é", count: 9000)), .init(6, String(repeating: "A", count: 9000))])
    #expect(face.family == String(repeating: "é", count: 256))
    #expect(face.postScriptName == String(repeating: "A", count: 127))
    #expect(face.nameProblem == "the PostScript name is too long: it is cut")
  }

  @Test("Names that only hold nothing are no names")
  func blank() throws {
    let face = try face([.init(1, " \u{7} "), .init(2, ""), .init(4, "\u{200E}"), .init(6, "  ")])
    #expect(face.family == "My.File v2")
    #expect(face.style == "Regular")
    #expect(face.postScriptName == "My.Filev2")
  }

  @Test("A name that points outside its table is missing, and no other memory is read for it")
  func outside() throws {
    var font = try TestFonts.box()
    font.setNames([1: "Family", 6: "Name"])
    font.set16("name", 6 + 12 + 10, 0x4000)
    let face = try #require(FontLibrary().face(font.bytes(), name: "Box.ttf"))
    #expect(face.family == "Family")
    #expect(face.postScriptName == "Box")
  }

  @Test(
    "The faces that draw.py gives hostile names: nothing is left that acts on what shows it, and no path",
    arguments: [
      (
        "markup", "<img src=x onerror=\"document.title='owned'\"></script>",
        "imgsrc=xonerror=\"document.title='owned'\"script"
      ),
      ("controls", "AB[31m]0;owned31m C", "AB31m0;owned31mC"), ("marks", "Agpj.exeB C", "Agpj.exeBC"),
      ("broken", "ABCD", "ABCD"), ("path", "Specimen Names path", "etcpasswd"),
      ("folder", "Specimen Names folder", "....x"), ("option", "Specimen Names option", "--out=x"),
      ("long", String(repeating: "x", count: 256), String(repeating: "x", count: 127)),
    ])
  func hostile(_ file: String, _ family: String, _ postScriptName: String) throws {
    let face = try #require(FontLibrary().face("names/\(file).ttf"))
    #expect(face.family.hasPrefix(family) && face.family.count <= 256)
    #expect(face.postScriptName.hasPrefix(postScriptName) && face.postScriptName.count <= 127)
    for name in face.axes.map(\.name) + face.namedInstances.map(\.name) {
      #expect(name == face.family)
    }
    // Of the four glyphs with names that do harm, those with a space or a control code have none.
    #expect((34...37).map { face.glyphName($0) } == [nil, nil, "../../C", "--out=D"])
  }

  @Test("What is odd about names stands in the report")
  func report() throws {
    var font = try TestFonts.box()
    font["name"] = nil
    let report = FontLibrary().load(bytes: font.bytes(), name: "Box.ttf")
    #expect(report.result == .loaded)
    #expect(report.notes == ["no PostScript name: the file name stands in"])
  }

  @Test("Faces of a collection without names get their place in the file")
  func collection() throws {
    var font = try TestFonts.box()
    font["name"] = nil
    let library = FontLibrary()
    library.load(bytes: Sfnt.collection([font, font]), name: "Two.ttc")
    #expect(library.faces.map(\.postScriptName) == ["Two", "Two-1"])
  }
}
