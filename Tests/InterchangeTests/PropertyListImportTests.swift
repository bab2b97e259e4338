import DynamicType
import Interchange
import Testing
import TypeSystem

@Suite("Property lists become documents")
struct PropertyListImportTests {
  private func entry(_ name: InterchangeValue, _ size: InterchangeValue) -> InterchangeValue {
    .dictionary(["fontName": name, "fontSize": size])
  }

  @Test("A ScaledFont list becomes metrics sizes and faces, whatever the spelling of its styles")
  func scaledFont() throws {
    let file = try Importer.scaledFontPlist(
      .dictionary([
        "caption": entry(.string("NotoSans"), .integer(12)),
        "UICTFontTextStyleBody": entry(.string("NotoSerif"), .real(17.5)),
        "UIFontTextStyleTitle1": entry(.string("NotoSerif-Bold"), .integer(28)),
      ]), name: "Noto")
    #expect(file.notes == [])
    #expect(file.document.name == "Noto")
    #expect(file.document.styles.keys == [.apple(.title1), .apple(.body), .apple(.caption1)])
    #expect(
      file.document.styles[.apple(.body)] == StyleRule(font: .face("NotoSerif"), size: .metrics(size: 17.5)))
  }

  @Test("What a ScaledFont list says wrongly is told, and the rest is read")
  func scaledFontNotes() throws {
    let file = try Importer.scaledFontPlist(
      .dictionary([
        "boddy": entry(.string("A"), .integer(12)), "body": entry(.integer(3), .integer(12)),
        "UICTFontTextStyleBody": entry(.string("A"), .integer(12)), "headline": .string("A"),
        "callout": entry(.string("B"), .string("12")), "footnote": entry(.string("C"), .real(.nan)),
        "title1": .dictionary(["fontName": .string("D"), "fontSize": .integer(0), "weight": .integer(3)]),
        "title2": .dictionary([:]),
      ]), name: "Odd")
    #expect(file.document.styles[.apple(.body)] == StyleRule(size: .metrics(size: 12)))
    #expect(file.document.styles[.apple(.callout)] == StyleRule(font: .face("B")))
    #expect(file.document.styles[.apple(.title2)] == nil)
    #expect(
      file.notes.map(\.description) == [
        "'boddy' is no text style; 'body' is the nearest",
        "body.fontName: 3 is no name: the style has the system's font",
        "'UICTFontTextStyleBody' is another spelling of 'body', which stands before",
        "headline: 'A' is not a dictionary with fontName and fontSize",
        "callout.fontSize: '12' is no size: the style has Apple's",
        "footnote.fontSize: nan is no size: the style has Apple's",
        "title1.fontSize: 0 is no size: the style has Apple's", "title1.weight: 3 has no place in a document",
        "title2: the key 'fontName' is missing: the style has the system's font",
        "title2: the key 'fontSize' is missing: the style has Apple's",
      ])
  }

  @Test("C1: UIAppFonts of an Info.plist become font sources, each once")
  func infoPlist() throws {
    let file = try Importer.infoPlist(
      .dictionary([
        "CFBundleName": .string("App"),
        "UIAppFonts": .array([
          .string("Fonts/Museo Sans.otf"), .string("a.ttf"), .integer(3), .string(""), .string("a.ttf"),
        ]),
      ]), name: "App")
    #expect(
      file.document.fonts.sources == [
        .file(path: "Fonts/Museo Sans.otf", index: nil, cipher: nil), .file(path: "a.ttf", index: nil, cipher: nil),
      ])
    #expect(
      file.notes.map { "\($0.path): \($0.what) \($0.why)" } == [
        "UIAppFonts.2: 3 is no file's name", "UIAppFonts.3: '' is no file's name",
        "UIAppFonts.4: 'a.ttf' is listed before",
      ])
  }

  @Test("Lists of another kind are errors that say what was found")
  func errors() {
    let cases: [(InterchangeValue, String)] = [
      (.array([]), "the file is an array, not a dictionary"),
      (.dictionary(["UIAppFonts": .string("a.ttf")]), "'UIAppFonts' is a text, not an array"),
      (.dictionary(["uiappfonts": .array([])]), "the file has no key 'UIAppFonts'"),
      (.dictionary(["UIAppFonts": .array([])]), "no font file in UIAppFonts"),
    ]
    for (value, message) in cases {
      let error = #expect(throws: InterchangeError.self) { _ = try Importer.infoPlist(value, name: "") }
      #expect(error?.description == message)
    }
    let error = #expect(throws: InterchangeError.self) {
      _ = try Importer.scaledFontPlist(.dictionary(["x\n": .null]), name: "")
    }
    #expect(error?.description == "no text style: 'x<U+000A>' is no text style")
    #expect(throws: InterchangeError.self) { _ = try Importer.scaledFontPlist(.bool(true), name: "") }
  }
}
