import AppFonts
import DocumentText
import Foundation
import TestSupport
import Testing

@Suite("The calls over the documents of specimens/")
struct SpecimenDocumentTests {
  /// A document of the checkout, with words of it replaced.
  private func document(_ name: String, replacing words: [(String, String)] = []) throws -> TypeSystemDocument {
    let path = "\(TestFaces.folder.dropLast("/Fonts/test".count))/specimens/\(name)/\(name).yaml"
    let text = words.reduce(try String(contentsOfFile: path, encoding: .utf8)) { $0.replacing($1.0, with: $1.1) }
    return try DocumentReader.document(Array(text.utf8), name: path).document
  }

  @Test("A13: Museo's document gives Clifton's ten faces and three roles once its faces are loaded")
  func museo() throws {
    let document = try document(
      "museo",
      replacing: [
        ("MuseoSans-300,", "SpecimenSans-Light,"), ("MuseoSans-500,", "SpecimenSans-Regular,"),
        ("MuseoSans-700", "SpecimenSans-Bold"), ("MuseoSlab-300,", "SpecimenSerif-Light,"),
        ("MuseoSlab-500,", "SpecimenSerif-Medium,"),
      ])
    let system = try Clifton.system(document, strict: true)
    let byHand = try Clifton.system(strict: true)
    for style in TextStyle.standard {
      for category in [ContentSizeCategory.xSmall, .large, .accessibility5] {
        let font = try system.appFont(for: style, category: category)
        let expected = try byHand.appFont(for: style, category: category)
        #expect(font.postScriptName == expected.postScriptName && font.pointSize == expected.pointSize)
      }
    }
    #expect(try system.buttonFont().features == [FontFeature(tag: "smcp")])
    #expect(try system.navigationBarTitleFont(category: .accessibility5).pointSize == 53)
    #expect(try system.navigationItemFont(category: .accessibility5).pointSize == 17)
  }

  @Test("A15: without its faces every style of Museo's document is the system font in its own size, and says so")
  func museoWithoutFaces() throws {
    let system = try Clifton.system(document("museo"))
    for style in TextStyle.standard where style != .largeTitle {
      let font = try system.appFont(for: style, category: .xxxLarge)
      #expect(font.isFallback && font.textStyle == style)
      #expect(font.pointSize == DynamicTypeTable.table(for: .ios).pointSize(style, .xxxLarge))
    }
  }

  @Test("E3: the naming of Source Sans Pro's document is a request's mapping")
  func sourceSansPro() throws {
    let family = try #require(try document("source-sans-pro").families["sourceSansPro"])
    guard case .naming(let rule) = family.faces else {
      Issue.record("the document's family has no naming")
      return
    }
    let naming: FontNaming = { rule.postScriptName(of: FaceKey($0, $1)) }
    let fonts = try Fixture.catalog()
    let font = try FontRequest(fontName: "Source Sans Pro", style: .italic).generate(naming: naming, in: fonts)
    #expect(font.notes.contains(.fallback(missing: "SourceSansPro-It", nearest: [])))
    #expect(font.pointSize == 16)
  }

  @Test("F2: the table of Avenir's document is CFDTLabel's")
  func avenir() throws {
    guard case .table(let table) = try document("avenir").styles[.body]?.size else {
      Issue.record("the document's body has no table")
      return
    }
    let sizes = FontSizeTable(preferredFontName: "SpecimenSerif-Light", sizes: [.body: table.sizes])
    let fonts = try Fixture.catalog(strict: true)
    #expect(try sizes.preferredFont(for: .body, category: .accessibility5, in: fonts).pointSize == 21)
    #expect(try sizes.preferredFont(for: .body, category: .xxxLarge, in: fonts).pointSize == 18)
  }
}
