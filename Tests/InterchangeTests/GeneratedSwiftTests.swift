import DynamicType
import Interchange
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Generated Swift compiles, and gives the sheet's sizes")
struct GeneratedSwiftTests {
  /// The four public documents, and the hostile one.
  static var documents: [TypeSystemDocument] {
    ["avenir", "museo", "source-sans-pro", "swash"].compactMap(SampleDocuments.specimen) + [SampleDocuments.hostile]
  }

  @Test("The four documents of specimens/ are there")
  func specimens() {
    #expect(Self.documents.count == 5)
  }

  @Test(
    "D9: the Swift of each document compiles without a warning", arguments: 0..<5,
    [BoilerplateFormat.uikit, .swiftui, .swash])
  func compiles(_ index: Int, _ format: BoilerplateFormat) throws {
    let text = try Boilerplate.text(Self.documents[index], as: format)
    #expect(SwiftToolchain.shared.check(text, named: "Check\(index)\(format.rawValue)") == "")
  }

  @Test(
    "The Swift of other platforms' styles compiles, without those that Apple's frameworks don't name",
    arguments: [Platform.watchos, .visionos], [BoilerplateFormat.uikit, .swiftui])
  func platforms(_ platform: Platform, _ format: BoilerplateFormat) throws {
    let text = try Boilerplate.text(SampleDocuments.platform(platform), as: format)
    #expect(SwiftToolchain.shared.check(text, named: "\(platform)\(format.rawValue)") == "")
  }

  @Test(
    "D9: the Swift of a folder of fonts compiles, hostile names and all",
    arguments: [
      BoilerplateFormat.uikit, .swiftui, .swash,
    ])
  func fontsCompile(_ format: BoilerplateFormat) throws {
    let text = try Boilerplate.text(fonts: TestFaces.library(), from: "Fonts/\"test\"\n*/", as: format)
    #expect(SwiftToolchain.shared.check(text, named: "Fonts\(format.rawValue)") == "")
  }

  /// A document's sizes as lines of style, place of the category, and size.
  private func expected(_ document: TypeSystemDocument) throws -> [String] {
    let system = try Resolver(library: TestFaces.library()).resolve(document)
    return system.styles.flatMap { style in
      style.custom.cells.map { "\(style.style.name) \($0.category.rawValue) \($0.pointSize ?? 0)" }
    }
  }

  private func functions(_ document: TypeSystemDocument) -> String {
    document.shownStyles.map { "(\"\($0.name)\", AppFont.\($0.name))" }.joined(separator: ", ")
  }

  @Test("D2, D6, E7, F1: UIKit's functions give the resolver's size for every strategy at every category")
  func uiKitSizes() throws {
    let document = SampleDocuments.strategies
    let main = """
      import UIKit
      let styles: [(String, (UITraitCollection?) -> UIFont)] = [\(functions(document))]
      for (name, font) in styles {
        for (index, category) in UIContentSizeCategory.all.enumerated() {
          print(name, index, font(UITraitCollection(preferredContentSizeCategory: category)).pointSize)
        }
      }
      """
    let run = try #require(
      SwiftToolchain.shared.run(
        try Boilerplate.text(document, as: .uikit), main: main, modules: ["UIKit", "CoreText"], named: "Sizes"))
    #expect(run.status == 0)
    try compare(run.output, expected(document))
  }

  @Test("D2, D6, E7, F1: SwiftUI's functions give the resolver's size for every strategy at every category")
  func swiftUISizes() throws {
    let document = SampleDocuments.strategies
    let main = """
      import SwiftUI
      let styles: [(String, (DynamicTypeSize, Bool) -> Font)] = [\(functions(document))]
      for (name, font) in styles {
        for (index, category) in DynamicTypeSize.allCases.enumerated() {
          print(name, index, font(category, false).fixedSize ?? 0)
        }
      }
      """
    let run = try #require(
      SwiftToolchain.shared.run(
        try Boilerplate.text(document, as: .swiftui), main: main, modules: ["SwiftUI"], named: "SwiftUISizes"))
    #expect(run.status == 0)
    try compare(run.output, expected(document))
  }

  /// Compares line by line, so that a difference names its cell.
  private func compare(_ output: String, _ expected: [String]) throws {
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == expected.count)
    #expect(lines.count >= 35 * 12)
    let differences = zip(lines, expected).filter { $0 != $1 }.prefix(5).map { "got \($0), not \($1)" }
    #expect(differences.joined(separator: "; ") == "")
  }

  @Test("A15: a face that is missing in a release shows as the style's preferred font, which is not scaled again")
  func missingFace() throws {
    let document = TypeSystemDocument(
      name: "Missing",
      styles: [
        .apple(.body): StyleRule(font: .face("Missing-Face"), size: .metrics(size: 20)),
        .custom("fixed"): StyleRule(font: .face("Missing-Face"), size: .fixed(12)),
      ])
    let main = """
      import UIKit
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      let fonts = [AppFont.body(traits), AppFont.fixed(traits), .appFont(for: .caption2, compatibleWith: traits)]
      for font in fonts { print(font.fontName, font.pointSize) }
      """
    let run = SwiftToolchain.shared.run(
      try Boilerplate.text(document, as: .uikit), main: main, modules: ["UIKit", "CoreText"], named: "Missing")
    #expect(run?.output == "preferred 53.0\nsystem 12.0\npreferred 40.0\n")
  }

  @Test("D14, D15, A10: Bold Text, a cascade and features reach the font")
  func descriptor() throws {
    let document = TypeSystemDocument(
      name: "Descriptor",
      families: [
        "main": FontFamily(
          .listed([FaceKey(.regular): "Main", FaceKey(.bold): "Main-Bold"]), boldText: .heavier,
          cascade: [.family("other"), .system]),
        "other": FontFamily(.listed([FaceKey(.regular): "Other"])),
      ],
      styles: [
        .apple(.body): StyleRule(font: .family("main"), size: .fixed(20), features: [FontFeature(tag: "smcp")])
      ])
    let main = """
      import UIKit
      for isBold in [false, true] {
        UIAccessibility.isBoldTextEnabled = isBold
        let font = AppFont.body()
        let features = font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
        let cascade = font.fontDescriptor.fontAttributes[.cascadeList] as? [UIFontDescriptor]
        print(font.fontName, features?[0][.type] ?? 0, features?[0][.selector] ?? 0)
        print(cascade?.compactMap { $0.fontAttributes[.name] as? String } ?? [])
      }
      """
    let run = SwiftToolchain.shared.run(
      try Boilerplate.text(document, as: .uikit), main: main, modules: ["UIKit", "CoreText"], named: "Descriptor")
    #expect(run?.output == "Main 37 1\n[\"Other\"]\nMain-Bold 37 1\n[\"Other\"]\n")
  }
}
