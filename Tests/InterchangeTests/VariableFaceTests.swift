import DynamicType
import Foundation
import Interchange
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Variable faces in boilerplate")
struct VariableFaceTests {
  private let fonts = TestFaces.library("SpecimenFlex[opsz,wght].ttf")

  private func document(_ family: FontFamily, _ rule: StyleRule) -> TypeSystemDocument {
    TypeSystemDocument(
      name: "Flex", families: ["flex": family], styles: [.apple(.body): rule], systemStandIn: "Specimen Flex")
  }

  private func families(_ boldText: BoldText?) -> [FontFamily] {
    [
      FontFamily(.matching("Specimen Flex"), boldText: boldText),
      FontFamily(.variable(VariableFaces(face: "SpecimenFlex-Regular")), boldText: boldText),
    ]
  }

  private func text(
    _ family: FontFamily, _ format: BoilerplateFormat, weight: FontWeight = .bold, axes: [AxisCoordinate] = []
  ) throws -> String {
    let rule = StyleRule(font: .family("flex"), weight: weight, size: .metrics(size: 17), axes: axes)
    return try Boilerplate.text(document(family, rule), as: format, fonts: fonts)
  }

  @Test("D14: without boldText no weight is mapped")
  func noBoldText() throws {
    for family in families(nil) { #expect(!(try text(family, .swash).contains("boldTextMapping"))) }
  }

  @Test("D14: boldText: heavier maps each instance to the next heavier one, as the resolver does")
  func heavier() throws {
    for family in families(.heavier) {
      let swash = try text(family, .swash)
      let mapped = swash.split(separator: "\n").filter { $0.contains("case ") && $0.contains(": return .") }
      #expect(
        mapped.map { $0.drop { $0 == " " } }.sorted() == [
          "case .bold: return .extraBold", "case .extraBold: return .black", "case .extraLight: return .light",
          "case .light: return .regular", "case .medium: return .semiBold", "case .regular: return .medium",
          "case .semiBold: return .bold", "case .thin: return .extraLight",
        ])
      for weight in FontWeight.named {
        let rule = StyleRule(font: .family("flex"), weight: weight)
        let uiKit = try Boilerplate.text(document(family, rule), as: .uikit, fonts: fonts)
        let system = try Resolver(library: fonts, boldText: true).resolve(document(family, rule))
        let bold = system.styles.first { $0.style == .apple(.body) }
        let name = try #require(bold?.custom.font?.postScriptName)
        let style = name.split(separator: "-")[1]
        let member = style.prefix(1).lowercased() + style.dropFirst()
        let asked = weight == .black ? "face(Flex.black.rawValue" : "isBoldTextEnabled ? Flex.\(member).rawValue :"
        #expect(uiKit.contains(asked), "\(weight): \(name)")
      }
    }
  }

  @Test("D14: a map maps the instances that it names, and no other")
  func map() throws {
    for family in families(.map([.regular: .bold])) {
      let swash = try text(family, .swash)
      #expect(swash.contains("    case .regular: return .bold\n    default: return self\n"))
      #expect(!swash.contains("case .medium: return"))
    }
  }

  @Test("D1: a weight that is a named instance's is its case")
  func instance() throws {
    for family in families(nil) {
      #expect(
        try text(family, .swash).contains(
          "    case .body: return Flex.bold.of(textStyle: .body, defaultSize: 17)\n"))
      let uiKit = try text(family, .uikit)
      #expect(uiKit.contains("guard let font = face(Flex.bold.rawValue, size: 17) else"))
      #expect(uiKit.contains("/// Body: SpecimenFlex-Bold, 17 pt at Large"))
      #expect(!uiKit.contains("axes: ["))
      #expect(try text(family, .swiftui).contains("Font.custom(Flex.bold.rawValue, fixedSize: size)"))
      // A style sheet and tokens ask by the family and the weight.
      #expect(try text(family, .css).contains("--style-body-font-weight: 700;"))
      #expect(try text(family, .dtcg).contains("\"fontWeight\": 700"))
    }
  }

  @Test(
    "D1: a weight between the instances is its nearest case in Swash, which says so, and a place on the axis in UIKit")
  func between() throws {
    let weight = try #require(FontWeight(rawValue: 650))
    for family in families(nil) {
      #expect(
        try text(family, .swash, weight: weight).contains(
          "    // body: Swash sets no axes: bold is the case nearest to weight 650.\n    case .body: return Flex.bold.of("
        ))
      let uiKit = try text(family, .uikit, weight: weight)
      #expect(uiKit.contains("face(Flex.regular.rawValue, size: 17)?.with(axes: [2003265652 /* wght */: 650])"))
      #expect(uiKit.contains("/// Body: SpecimenFlex-Regular, wght 650, 17 pt at Large"))
      #expect(
        try text(family, .swiftui, weight: weight).contains(
          "/// - Note: SwiftUI's Font has no weight 650: .semibold is near."))
    }
  }

  @Test("D1: an optical size that the document pins is beside the instance's name, and said to be lost in Swash")
  func opticalSize() throws {
    let axes = [AxisCoordinate(tag: "opsz", value: 20)]
    #expect(
      try text(families(nil)[0], .uikit, axes: axes).contains(
        "face(Flex.bold.rawValue, size: 17)?.with(axes: [1869640570 /* opsz */: 20])"))
    #expect(
      try text(families(nil)[0], .swash, axes: axes).contains(
        "// body: Swash sets no axes: SpecimenFlex-Bold has none of opsz 20."))
    #expect(try text(families(nil)[0], .css, axes: axes).contains("font-variation-settings: \"opsz\" 20;"))
  }

  @Test("Without the fonts a variable face is asked for with its place, and Swash says that the weight is lost")
  func unknown() throws {
    let rule = StyleRule(font: .family("flex"), weight: .bold, size: .metrics(size: 17))
    let document = document(families(nil)[1], rule)
    #expect(
      try Boilerplate.text(document, as: .swash).contains(
        "// body: Swash sets no axes: SpecimenFlex-Regular has none of wght 700."))
    #expect(try Boilerplate.text(document, as: .uikit).contains("axes: [2003265652 /* wght */: 700]"))
  }

  @Test("D9: a folder's variable family has each style's own instance")
  func folder() throws {
    let text = try Boilerplate.text(fonts: fonts, from: "Fonts", as: .swash, matching: "flex")
    #expect(
      text.contains("case .headline: return SpecimenFlex.semiBold.of(textStyle: .headline, defaultSize: 17)\n"))
    #expect(text.contains("case .body: return SpecimenFlex.regular.of(textStyle: .body, defaultSize: 17)\n"))
  }

  @Test("D14: of two families with one face, code names the one that the style asks for")
  func twoFamilies() throws {
    let document = TypeSystemDocument(
      name: "Two", families: ["plain": families(nil)[0], "heavier": families(.heavier)[0]],
      styles: [
        .apple(.headline): StyleRule(font: .family("heavier"), weight: .bold, size: .metrics(size: 17)),
        .apple(.body): StyleRule(font: .family("plain"), weight: .bold, size: .metrics(size: 17)),
      ])
    let swash = try Boilerplate.text(document, as: .swash, fonts: fonts)
    #expect(swash.contains("case .headline: return Heavier.bold.of("))
    #expect(swash.contains("case .body: return Plain.bold.of("))
    #expect(
      try Boilerplate.text(document, as: .css, fonts: fonts).contains(
        "--style-headline-font-family: \"heavier\", system-ui, -apple-system, sans-serif;"))
  }

  @Test(
    "D9: code with instances, places between them, exceptions and Bold Text compiles without a warning",
    arguments: [BoilerplateFormat.uikit, .swiftui, .swash])
  func compiles(_ format: BoilerplateFormat) throws {
    let between = FontWeight(rawValue: 650)
    var document = TypeSystemDocument(
      name: "Flex", families: ["plain": families(nil)[0], "heavier": families(.heavier)[1]],
      styles: [
        .apple(.title1): .system,
        .apple(.headline): StyleRule(
          font: .family("heavier"), weight: between, size: .metrics(size: 17, maximum: 30),
          features: [FontFeature(tag: "smcp")]),
        .apple(.body): StyleRule(font: .family("plain"), weight: between, size: .steps(SteppedSize(base: 17))),
        .apple(.footnote): StyleRule(font: .system, slant: .italic, size: .system(maximum: 30)),
        .custom("price"): StyleRule(font: .family("plain"), weight: .bold, size: .fixed(17)),
      ], updates: .listener)
    let curve = SizeStrategy.multiply(MultipliedSize(base: 16, by: [.small: .divided(1.4)], otherwise: 16))
    var rule = StyleRule(font: .family("plain"), weight: .bold, size: curve)
    rule.at[.xSmall] = StyleOverride(weight: .regular)
    rule.at[.small] = StyleOverride(weight: .medium)
    document.styles[.apple(.callout)] = rule
    let text = try Boilerplate.text(document, as: format, fonts: fonts)
    #expect(SwiftToolchain.shared.check(text, named: "Variable\(format.rawValue)") == "")
  }

  @Test(
    "A variable face's rule in a style sheet has no local face, which would be one weight for all; a static one has")
  func css() throws {
    for family in families(nil) {
      let text = try text(family, .css)
      #expect(text.contains("  font-weight: 100 900;\n  src: url(\"SpecimenFlex[opsz,wght].ttf\");\n"))
      #expect(text.components(separatedBy: "@font-face").count == 2)
    }
    let listed = FontFamily(.listed([FaceKey(.light): "SpecimenFlex-Light", FaceKey(.bold): "SpecimenFlex-Bold"]))
    #expect(try text(listed, .css).contains("  font-weight: 100 900;\n  src: url("))
    let serif = document(FontFamily(.matching("Specimen Serif")), StyleRule(font: .family("flex"), weight: .bold))
    let text = try Boilerplate.text(serif, as: .css, fonts: TestFaces.library("SpecimenSerif-Bold.ttf"))
    #expect(text.contains("  src: local(\"SpecimenSerif-Bold\"), url(\"SpecimenSerif-Bold.ttf\");\n"))
  }
}
