import DynamicType
import Foundation
import Interchange
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Boilerplate for property lists, style sheets and design tokens")
struct BoilerplateFilesTests {
  private func entries(_ text: String) throws -> [String] {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    return try #require((list as? [String: Any])?["UIAppFonts"] as? [String])
  }

  @Test("C1: UIAppFonts lists the files of the families' faces, sorted, each once")
  func plist() throws {
    let document = TypeSystemDocument(
      name: "Plist",
      families: [
        "serif": FontFamily(
          .listed([
            FaceKey(.bold): "SpecimenSerif-Bold", FaceKey(.light): "SpecimenSerif-Light", FaceKey(.black): "No-Such",
          ])),
        "flex": FontFamily(.variable(VariableFaces(face: "SpecimenFlex-Regular"))),
      ], styles: [.apple(.body): StyleRule(font: .face("SpecimenSerif-Medium"))])
    let text = try Boilerplate.text(document, as: .plist, fonts: TestFaces.library())
    let files = try entries(text)
    #expect(
      files.filter { $0.contains("Serif") }
        == ["SpecimenSerif-Bold.ttf", "SpecimenSerif-Light.ttf", "SpecimenSerif-Medium.ttf"])
    #expect(files == files.sorted())
    #expect(text.contains("<!-- no file among the fonts has the face No-Such -->"))
  }

  @Test("C1: a hostile file name comes back as it was; a folder without a match is an empty list")
  func hostilePlist() throws {
    let text = try Boilerplate.text(SampleDocuments.hostile, as: .plist)
    // XML can't hold U+0000, and only the last part of the path counts.
    let name = SampleDocuments.hostileName.replacingOccurrences(of: "\0", with: "\u{FFFD}")
    #expect(try entries(text) == [(name.components(separatedBy: "/").last ?? "") + ".otf"])
    let empty = try Boilerplate.text(TypeSystemDocument(name: "--", styles: [:]), as: .plist)
    #expect(try entries(empty) == [])
  }

  @Test("C1: UIAppFonts of a folder come back through the importer")
  func plistRoundTrip() throws {
    let text = try Boilerplate.text(fonts: TestFaces.library(), from: "Fonts", as: .plist, matching: "serif")
    let files = try entries(text)
    let imported = try Importer.infoPlist(
      .dictionary(["UIAppFonts": .array(files.map { .string($0) })]), name: "Serif")
    #expect(imported.document.fonts.sources == files.map { .file(path: $0, index: nil, cipher: nil) })
  }

  @Test("Design tokens are JSON with a typography token a style and a size a category")
  func tokens() throws {
    let root = try object(try Boilerplate.text(SampleDocuments.swash, as: .dtcg))
    let styles = try #require(root["style"] as? [String: Any])
    #expect(styles["$type"] as? String == "typography")
    let title = try #require((styles["title1"] as? [String: Any])?["$value"] as? [String: Any])
    #expect(title["fontFamily"] as? String == "gillSans")
    #expect(title["fontWeight"] as? Int == 700)
    #expect((title["fontSize"] as? [String: Any])?["value"] as? Double == 28)
    #expect((title["fontSize"] as? [String: Any])?["unit"] as? String == "px")
    let sizes = ((root["size"] as? [String: Any])?["style"] as? [String: Any])?["title1"] as? [String: Any]
    let values = ContentSizeCategory.allCases.map { category in
      ((sizes?[category.name] as? [String: Any])?["$value"] as? [String: Any])?["value"] as? Int ?? 0
    }
    #expect(values == [26, 26, 27, 28, 30, 31, 34, 38, 38, 38, 38, 38])
  }

  @Test("Design tokens of every document are valid JSON, and no token's name holds the format's own signs")
  func tokenNames() throws {
    for document in BoilerplateTests.documents {
      let root = try object(try Boilerplate.text(document, as: .dtcg, fonts: TestFaces.library()))
      for group in ["style", "role"] {
        for name in ((root[group] as? [String: Any]) ?? [:]).keys where name != "$type" {
          #expect(!name.hasPrefix("$") && !name.contains { "{}.".contains($0) })
        }
      }
    }
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test("A style sheet has faces, properties at Large, a block a category that differs, and a class a style")
  func css() throws {
    let text = try Boilerplate.text(SampleDocuments.swash, as: .css)
    #expect(
      text.contains(
        "  font-family: \"gillSans\";\n  font-style: italic;\n  font-weight: 300;\n  src: local(\"GillSans-LightItalic\");"
      ))
    #expect(text.contains("  --style-title1-font-size: 28px;\n"))
    #expect(
      text.contains(
        "  --style-headline-font-family: \"papyrus\", \"damascus\", \"Zilla Slab\", system-ui, -apple-system, sans-serif;\n"
      ))
    let ax3 = text.components(separatedBy: "[data-content-size=\"AX3\"] {").last?.components(separatedBy: "}").first
    #expect(ax3?.contains("--style-title1-font-size: 38px;") == true)
    #expect(ax3?.contains("--style-headline-font-size: 37px;") == true)
    #expect(text.contains(".style-title1 {\n  font-family: var(--style-title1-font-family);"))
    #expect(text.contains("[data-bold-text] {"))
  }

  @Test("Names that come out the same in CSS are numbered, for styles and for colours")
  func cssNames() throws {
    let white = DocumentColor(red: 255, green: 255, blue: 255)
    let document = TypeSystemDocument(
      name: "Names",
      styles: [
        .custom("big price"): StyleRule(size: .fixed(9)), .custom("bigPrice"): StyleRule(size: .fixed(10)),
        .custom("*/"): StyleRule(size: .fixed(11)),
      ], colors: ["a b": white, "a-b": white, "*/": white])
    let text = try Boilerplate.text(document, as: .css)
    for name in ["--style-big-price-font-size: 9px", "--style-big-price-2-font-size: 10px", "--style-font-size: 11px"] {
      #expect(text.contains("  \(name);\n"), "\(name)")
    }
    for name in ["color-a-b", "color-a-b-2", "color"] { #expect(text.contains("  --\(name): #FFFFFF;\n"), "\(name)") }
  }

  @Test("Style sheets of every document keep their braces, quotes and comments in balance")
  func cssBalance() throws {
    for document in BoilerplateTests.documents {
      let text = try Boilerplate.text(document, as: .css, fonts: TestFaces.library())
      var depth = 0
      var isInString = false
      var isInComment = false
      var previous: Character = " "
      for character in text {
        if isInComment {
          if previous == "*", character == "/" { isInComment = false }
        } else if isInString {
          if character == "\"", previous != "\\" { isInString = false }
          #expect(character != "\n")
          if previous == "\\", character == "\\" { previous = " "; continue }
        } else if previous == "/", character == "*" {
          isInComment = true
        } else if character == "\"" {
          isInString = true
        } else if character == "{" {
          depth += 1
        } else if character == "}" {
          depth -= 1
        }
        #expect((0...1).contains(depth))
        previous = character
      }
      #expect(depth == 0 && !isInString && !isInComment)
    }
  }
}
