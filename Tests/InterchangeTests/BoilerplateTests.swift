import DynamicType
import Foundation
import Interchange
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Boilerplate")
struct BoilerplateTests {
  static var documents: [TypeSystemDocument] {
    SampleDocuments.publicOnes + [SampleDocuments.hostile, SampleDocuments.strategies]
  }

  @Test(
    "Every format names what made it on its first line, ends with a line break, and comes out the same twice",
    arguments: BoilerplateFormat.allCases)
  func firstLine(_ format: BoilerplateFormat) throws {
    for document in Self.documents {
      let text = try Boilerplate.text(document, as: format, fonts: TestFaces.library())
      let first = text.split(separator: "\n").first ?? ""
      #expect(first.contains("Made by specimen from the type system document"))
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      let again = try Boilerplate.text(document, as: format, fonts: TestFaces.library())
      #expect(text == again, "\(format.rawValue) differs")
    }
  }

  @Test("No format lets a name break a line, hide or turn text around", arguments: BoilerplateFormat.allCases)
  func unsafe(_ format: BoilerplateFormat) throws {
    let text = try Boilerplate.text(SampleDocuments.hostile, as: format)
    let unsafe = text.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .format || ["\0", "\r", "\u{2028}"].contains(scalar)
    }
    #expect(unsafe.isEmpty)
    // XML has no such element, and style sheets and JSON may come to stand in a page.
    if [.css, .dtcg].contains(format) { #expect(!text.contains("</style>")) }
  }

  /// A document with a command to a log's reader in each of its names.
  private var commands: TypeSystemDocument {
    let name = "C##[error]x"
    return TypeSystemDocument(
      name: name,
      families: [name: FontFamily(.listed([FaceKey(.regular): name]), features: [FontFeature(tag: "##[e")])],
      styles: [
        .apple(.body): StyleRule(font: .family(name)), .apple(.headline): StyleRule(font: .named(name)),
        .custom(name): StyleRule(font: .family(name), relativeTo: .body),
      ])
  }

  @Test("Nothing is a command to a log's reader", arguments: BoilerplateFormat.allCases)
  func logCommands(_ format: BoilerplateFormat) throws {
    let text = try Boilerplate.text(commands, as: format)
    #expect(!text.contains("##["))
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }

  // Each language's own escape of a number sign: the value stays.
  @Test(
    "A literal with a command to a log's reader has its value",
    arguments: [
      (.uikit, ##""C#\u{23}[error]x""##), (.swiftui, ##""C#\u{23}[error]x""##), (.swash, ##""C#\u{23}[error]x""##),
      (.css, ##""C#\23 [error]x""##), (.dtcg, ##""C#\u0023[error]x""##),
    ] as [(BoilerplateFormat, String)])
  func commandsInLiterals(_ format: BoilerplateFormat, _ literal: String) throws {
    #expect(try Boilerplate.text(commands, as: format).contains(literal))
  }

  @Test("A token file's description is the document's name, whatever that holds")
  func description() throws {
    let name = "::a\n\u{202E}##[error]\"b\\"
    let text = try Boilerplate.text(TypeSystemDocument(name: name, styles: [:]), as: .dtcg)
    let tokens = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      tokens["$description"] as? String == "Made by specimen from the type system document \"\(name)\".")
  }

  // The compiler: "invalid unicode scalar".
  @Test(
    "Swift's literals have U+FFFD in place of what they can't hold",
    arguments: [BoilerplateFormat.uikit, .swiftui, .swash])
  func noncharacters(_ format: BoilerplateFormat) throws {
    let name = String(decoding: [0x41, 0xFDD0, 0xFDEF, 0xFFFE, 0x42], as: UTF16.self)
    let document = TypeSystemDocument(
      name: "odd", families: ["odd": FontFamily(.listed([FaceKey(.regular): name]))],
      styles: [.apple(.body): StyleRule(font: .family("odd"))])
    let text = try Boilerplate.text(document, as: format)
    #expect(text.contains("\"A\u{FFFD}\u{FFFD}\\u{FFFE}B\""))
  }

  @Test("D9: the part of a name that families are chosen by is trimmed, and its case doesn't count")
  func matching() throws {
    let text = try Boilerplate.text(SampleDocuments.swash, as: .swash, matching: " GILL\t")
    #expect(text.contains("enum GillSans: String, Font"))
    #expect(!text.contains("enum Papyrus"))
    let document = TypeSystemDocument(
      name: "Own", families: ["text": FontFamily(.matching("Specimen Serif")), "other": FontFamily(.matching("X"))],
      styles: [:])
    let own = try Boilerplate.text(document, as: .swash, fonts: TestFaces.library(), matching: "men ser")
    #expect(own.contains("enum Text2: String") && !own.contains("enum Other"))
    let all = try Boilerplate.text(SampleDocuments.swash, as: .swash, matching: "  ")
    #expect(all == (try Boilerplate.text(SampleDocuments.swash, as: .swash)))
  }

  @Test("D9: a part of no family's name is an error with the nearest names")
  func matchingNothing() {
    let error = #expect(throws: InterchangeError.self) {
      _ = try Boilerplate.text(SampleDocuments.swash, as: .swash, matching: "papyrsu")
    }
    #expect(error == .noFamily(matching: "papyrsu", nearest: ["papyrus"]))
    #expect(error?.hint == "did you mean 'papyrus'?")
    #expect(throws: InterchangeError.noFamily(matching: "", nearest: [])) {
      _ = try Boilerplate.text(fonts: FontLibrary(), from: "Fonts", as: .uikit)
    }
  }

  @Test("D9: a folder's families are enumerations with their styles' names as cases")
  func folder() throws {
    let text = try Boilerplate.text(
      fonts: TestFaces.library(), from: "Fonts/test", as: .swash, matching: "Specimen Serif")
    #expect(text.hasPrefix("// Made by specimen from the fonts in \"Fonts/test\".\n"))
    #expect(
      text.contains(
        """
        enum SpecimenSerif: String, Font, CaseIterable {
          case light = "SpecimenSerif-Light"
          case medium = "SpecimenSerif-Medium"
          case bold = "SpecimenSerif-Bold"
        }
        """))
  }

  @Test("D9: a case's name is its style's in lower camel case, with reserved words escaped and clashes numbered")
  func caseNames() throws {
    let names: [(String, String)] = [
      ("default", "`default`"), ("self", "self2"), ("init", "init2"), ("3d look", "_3dLook"), ("LIGHT", "light"),
      ("UILight", "uiLight"), ("semi-bold", "semiBold"), ("semi bold", "semiBold2"), ("Ärger", "ärger"),
      ("家族", "家族"), ("🙂", "style"), ("'s", "s"), ("all cases", "allCases2"),
    ]
    let styles = OrderedMap(
      names.map { (StyleName.custom($0.0), StyleRule(font: .face("A"), size: .fixed(9))) })
    let text = try Boilerplate.text(TypeSystemDocument(name: "Names", styles: styles), as: .uikit)
    for (_, name) in names { #expect(text.contains("static func \(name)(_ traits"), "\(name) is missing") }
  }

  @Test("D14, D15: Swash's enumerations have Bold Text's mapping and the cascade")
  func swash() throws {
    let text = try Boilerplate.text(SampleDocuments.swash, as: .swash)
    #expect(
      text.contains(
        """
          var boldTextMapping: Self {
            switch self {
            case .light: return .regular
            case .lightItalic: return .regularItalic
            case .regular: return .bold
            case .regularItalic: return .boldItalic
            case .bold: return .black
            default: return self
            }
          }
        """))
    #expect(
      text.contains(
        "case .regular: return [.init(Damascus.regular)]\n    case .light: return [.init(Damascus.light)]"))
    #expect(text.contains("case .title1: return GillSans.bold.of(textStyle: .title1, maxSize: 38, defaultSize: 28)"))
    #expect(text.contains("case .caption1: return SystemFont.heavy.of(textStyle: style, maxSize: 30)"))
  }

  @Test("D7: UIKit's cap is labelled maximumPointSize, and the size at Large is the default")
  func uiKit() throws {
    let text = try Boilerplate.text(SampleDocuments.swash, as: .uikit)
    #expect(
      text.contains(
        "UIFontMetrics(forTextStyle: .title1).scaledFont(for: font, maximumPointSize: 38, compatibleWith: traits)"))
    #expect(!text.contains("maximumSize"))
    #expect(text.contains("/// Points from xSmall to AX5: 15, 15, 16, 17, 19, 20, 22, 26, 31, 32, 32, 32."))
  }

  @Test("A13, A14: Museo's ten styles have their faces, and any other style the system's font")
  func museo() throws {
    let text = try Boilerplate.text(SampleDocuments.museo, as: .uikit)
    #expect(text.contains("face(Sans.bold.rawValue, size: size) ?? .preferredFont(forTextStyle: .title1"))
    #expect(text.contains("    default:\n      return .preferredFont(forTextStyle: style, compatibleWith: traits)"))
    #expect(!text.contains("case .largeTitle"))
    #expect(!text.contains("FiraSans"))
  }

  @Test("A18: roles are functions of their own: fixed ones at 17 pt, the button's in small capitals")
  func roles() throws {
    let text = try Boilerplate.text(SampleDocuments.museo, as: .uikit)
    #expect(text.contains("static func navigationItem(_ traits: UITraitCollection? = nil) -> UIFont"))
    #expect(text.contains("features: [[.type: 37, .selector: 1] /* smcp */]"))
    #expect(!text.contains("tabBarItem"))
  }

  @Test("E7, E9: a multiplied size is written as its factor, rounded down, and Large is left alone")
  func multiplied() throws {
    let text = try Boilerplate.text(SampleDocuments.sourceSans, as: .uikit)
    #expect(text.contains("let base: CGFloat = 16\n"))
    #expect(text.contains("case .extraSmall: size = (base / 1.6).rounded(.down)"))
    #expect(text.contains("case .large: size = base\n"))
    #expect(text.contains("default: size = 16\n"))
  }

  @Test("E3: two weights of one face are one case, and the other a name for it")
  func aliases() throws {
    let text = try Boilerplate.text(SampleDocuments.sourceSans, as: .swash)
    #expect(text.contains("  case thin = \"SourceSansPro-Light\"\n"))
    #expect(text.contains("  static let light = Self.thin\n"))
    #expect(text.contains("  case regularItalic = \"SourceSansPro-It\"\n"))
  }

  @Test("A14: a style outside the document has the system's font, body's, or traps, as undefinedStyles says")
  func undefined() throws {
    for (policy, uiKit, swiftUI) in [
      (
        UndefinedStyles.system, "return .preferredFont(forTextStyle: style, compatibleWith: traits)",
        "return .system(style)"
      ),
      (.body, "return AppFont.body(traits)", "return app(.body)"),
      (.error, "fatalError(\"the type system has no style", "fatalError(\"the type system has no style"),
    ] {
      var document = SampleDocuments.sourceSans
      document.undefinedStyles = policy
      #expect(try Boilerplate.text(document, as: .uikit).contains("    default:\n      \(uiKit)"))
      #expect(try Boilerplate.text(document, as: .swiftui).contains("    default: \(swiftUI)"))
      let swash = try Boilerplate.text(document, as: .swash)
      #expect(swash.contains("default: fatalError") == (policy == .error))
    }
  }

  @Test("What is written at one category only is in UIKit's code and said of line heights and spacing")
  func exceptions() throws {
    var rule = StyleRule(font: .face("A"), size: .metrics(size: 17), lineHeight: .multiple(1.2))
    rule.at[.accessibility3] = StyleOverride(font: .face("B"), size: .fixed(30), lineHeight: .multiple(1))
    let text = try Boilerplate.text(TypeSystemDocument(name: "At", styles: [.apple(.body): rule]), as: .uikit)
    #expect(
      text.contains(
        "    case .accessibilityExtraLarge:\n      let size: CGFloat = 30\n      return face(\"B\", size: size)"))
    #expect(text.contains("At AX3 its line height is another than LineHeight says."))
  }

  @Test("F1, F3: a table is written size by size, and a style outside the document traps")
  func table() throws {
    let text = try Boilerplate.text(SampleDocuments.avenir, as: .uikit)
    #expect(text.contains("case .extraExtraExtraLarge, .accessibilityMedium: size = 18"))
    #expect(text.contains("fatalError(\"the type system has no style \\(style.rawValue)\")"))
    #expect(
      text.contains(
        "let name = UIAccessibility.isBoldTextEnabled ? AvenirNext.medium.rawValue : AvenirNext.regular.rawValue"))
  }

  @Test("SwiftUI's own scaling is used where it gives the sizes, and said to be inexact where it doesn't")
  func swiftUI() throws {
    let text = try Boilerplate.text(SampleDocuments.swash, as: .swiftui)
    #expect(
      text.contains(
        "case .headline: return Font.custom(Papyrus.light.rawValue, size: 17, relativeTo: .headline)\n"))
    #expect(text.contains("case .title: return Font.custom(GillSans.bold.rawValue, size: 28, relativeTo: .title)\n"))
    #expect(text.contains("case .caption: return "))
  }

  @Test("Line heights and letter spacing are functions of the size that the font has")
  func labelValues() throws {
    let document = TypeSystemDocument(
      name: "Spaced",
      styles: [
        .apple(.body): StyleRule(
          font: .face("A"), size: .metrics(size: 20), lineHeight: .points(28), letterSpacing: .em(-0.02),
          letterCase: .uppercase)
      ])
    for format in [BoilerplateFormat.uikit, .swiftui] {
      let text = try Boilerplate.text(document, as: format)
      #expect(text.contains("28 * (pointSize / 20)"))
      #expect(text.contains("pointSize * -0.02"))
      #expect(text.contains("The text is uppercase."))
    }
  }
}
