import DynamicType
import Foundation
import Interchange
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("What generated code says of changes, sizes and numbers")
struct FontUpdatesTests {
  private let face = FontFamily(.listed([FaceKey(.regular): "Face", FaceKey(.bold): "Face-Bold"]), boldText: .heavier)

  private func document(_ styles: OrderedMap<StyleName, StyleRule>, updates: UpdatePolicy = .adjusts)
    -> TypeSystemDocument
  {
    TypeSystemDocument(name: "Sizes", families: ["face": face], styles: styles, updates: updates)
  }

  /// The comment of a style's function.
  private func comment(_ name: String, _ text: String) -> String {
    let lines = text.components(separatedBy: "\n")
    guard let end = lines.firstIndex(where: { $0.contains("static func \(name)(_ traits") }) else { return "" }
    return lines[..<end].reversed().prefix { $0.contains("///") }.reversed()
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  private static let again = "Ask again when the category changes: adjustsFontForContentSizeCategory doesn't move it."

  @Test(
    "D8: each of UIKit's functions says whether its font follows a change of category by itself",
    arguments: [
      (SizeStrategy.metrics(size: 17), "adjustsFontForContentSizeCategory follows it."),
      (.metrics(size: 17, maximum: 30), "adjustsFontForContentSizeCategory follows it."),
      (.metrics(MetricsSize(size: 17, limits: SizeLimits(minimum: 14))), again),
      (.metrics(MetricsSize(size: 17, rounding: .pixel)), again), (.system(), again), (.system(maximum: 30), again),
      (.table(SizeTable([.large: 17], missing: .nearest)), again), (.steps(SteppedSize(base: 17)), again),
      (.fixed(17), "The category doesn't change it."),
    ])
  func lines(_ size: SizeStrategy, _ line: String) throws {
    let text = try Boilerplate.text(
      document([.apple(.body): StyleRule(font: .face("A"), size: size)]), as: .uikit)
    #expect(comment("body", text).hasSuffix("/// - Note: \(line)"))
  }

  @Test("D8, D14: a style of Apple's own follows, one with an exception doesn't, and Bold Text is asked for again")
  func others() throws {
    var exception = StyleRule(font: .face("A"), size: .metrics(size: 17))
    exception.at[.accessibility5] = StyleOverride(size: .fixed(40))
    let text = try Boilerplate.text(
      document([
        .apple(.title1): .system, .apple(.callout): exception,
        .apple(.body): StyleRule(font: .family("face"), size: .metrics(size: 17)),
        .apple(.footnote): StyleRule(font: .family("face"), size: .system()),
      ]), as: .uikit)
    #expect(comment("title1", text).hasSuffix("adjustsFontForContentSizeCategory follows it."))
    #expect(comment("callout", text).hasSuffix(Self.again))
    #expect(
      comment("body", text).hasSuffix("adjustsFontForContentSizeCategory follows it; ask again when Bold Text changes.")
    )
    #expect(comment("footnote", text).contains("Ask again when the category or Bold Text changes:"))
  }

  @Test(
    "D8, E10, F7: the usage is that of the document's policy",
    arguments: [
      (UpdatePolicy.adjusts, "label.adjustsFontForContentSizeCategory = true"),
      (.appearanceManager, "walk the screens and give each label its style's font again"),
      (.listener, "it does so in `viewWillAppear` too"), (.load, "Give a label its font once, when it is loaded"),
    ])
  func usage(_ policy: UpdatePolicy, _ words: String) throws {
    let document = document(
      [.apple(.body): StyleRule(font: .family("face"), size: .metrics(size: 17))], updates: policy)
    for format in [BoilerplateFormat.uikit, .swash] {
      let text = try Boilerplate.text(document, as: format)
      #expect(text.contains(words))
      #expect(text.contains("adjustsFontForContentSizeCategory = true") == (policy == .adjusts))
    }
    let still = self.document([.apple(.body): StyleRule(font: .face("A"), size: .system())])
    let text = try Boilerplate.text(still, as: .uikit)
    #expect(text.contains("none of these fonts\n/// follows by `adjustsFontForContentSizeCategory`"))
    #expect(!text.contains("adjustsFontForContentSizeCategory = true"))
  }

  @Test("D8: a font of the present size is said to be asked for again in Swash's switch")
  func swash() throws {
    let text = try Boilerplate.text(
      document([
        .apple(.body): StyleRule(font: .family("face"), size: .system(maximum: 30)),
        .apple(.caption1): StyleRule(font: .system, weight: .heavy, size: .system(maximum: 30)),
        .apple(.caption2): StyleRule(font: .system, slant: .italic, size: .system()),
        .apple(.headline): StyleRule(font: .system, slant: .italic, size: .system()),
        .apple(.callout): StyleRule(font: .family("face"), size: .metrics(size: 16)),
        .apple(.footnote): StyleRule(font: .family("face"), size: .fixed(16)),
      ]), as: .swash)
    let again = "ask again when the category changes, adjustsFontForContentSizeCategory doesn't move it"
    #expect(text.contains("    // body: \(again).\n    case .body: return Face.regular.of(size: min("))
    #expect(text.contains("    // caption1: \(again).\n    case .caption1: return SystemFont.heavy.of("))
    #expect(text.contains("    // caption2: \(again).\n    case .caption2: return SystemFont.italic.of("))
    #expect(text.contains("    // headline: Swash's SystemFont has no italic weight semibold.\n"))
    #expect(!text.contains("// callout") && !text.contains("// footnote"))
  }

  @Test("What Swash has no call for at a category is named, and the call is for the others")
  func swashAt() throws {
    var rule = StyleRule(font: .family("face"), size: .metrics(size: 17))
    rule.at[.accessibility4] = StyleOverride(size: .fixed(38))
    rule.at[.accessibility5] = StyleOverride(size: .fixed(40))
    let text = try Boilerplate.text(document([.apple(.body): rule]), as: .swash)
    #expect(
      text.contains(
        """
            // body: Swash has no call for what is said at AX4, AX5; this one is for the other categories.
            case .body: return Face.regular.of(textStyle: .body, defaultSize: 17)

        """))
  }

  @Test("Why Swash has no call is the reason itself: a rounding, a platform, a family without fonts")
  func obstacles() throws {
    let pixel = StyleRule(font: .family("face"), size: .metrics(MetricsSize(size: 17, rounding: .pixel)))
    let system = StyleRule(font: .system, size: .metrics(size: 17))
    var document = document([.apple(.body): pixel, .apple(.callout): system])
    document.families["far"] = FontFamily(.matching("Far Away"))
    document.styles[.apple(.footnote)] = StyleRule(font: .family("far"), size: .metrics(size: 13))
    let text = try Boilerplate.text(document, as: .swash)
    #expect(
      text.contains(
        "// body: Swash has no call for 17 pt at Large along UIFontMetrics' curve, rounded to a pixel."))
    #expect(
      text.contains(
        "// callout: Swash gives the system font Apple's own sizes only, not 17 pt at Large along UIFontMetrics' curve."
      ))
    #expect(text.contains("// footnote: the faces of Far Away are not known without its fonts."))
    document.platform = .tvos
    #expect(
      try Boilerplate.text(document, as: .swash).contains(
        "// body: Swash has the phone's sizes only, not those of tvos."))
  }

  @Test("No case stands in a switch over categories that an outer one has taken, and a single category needs no switch")
  func unreachable() throws {
    let table = SizeStrategy.table(SizeTable([.xSmall: 12, .large: 15, .accessibility5: 30], missing: .nearest))
    var rule = StyleRule(font: .face("A"), size: table)
    rule.at[.accessibility5] = StyleOverride(size: .fixed(40))
    rule.at[.xSmall] = StyleOverride(weight: .bold)
    let text = try Boilerplate.text(document([.apple(.callout): rule]), as: .uikit)
    #expect(text.components(separatedBy: ".accessibilityExtraExtraExtraLarge").count == 2)
    #expect(text.components(separatedBy: ".extraSmall").count == 2)
    #expect(text.contains("    case .extraSmall:\n      let size: CGFloat = 12\n      return face("))
    #expect(
      text.contains(
        "    default:\n      let size: CGFloat\n      switch category(traits) {\n      case .small: size = 12"))
  }

  @Test("A style without one of Apple's falls back to the system font in its weight")
  func fallbackWeight() throws {
    let text = try Boilerplate.text(
      document([
        .custom("price"): StyleRule(font: .family("face"), weight: .bold, size: .fixed(20)),
        .custom("note"): StyleRule(font: .family("face"), size: .fixed(9)),
      ]), as: .uikit)
    #expect(text.contains("?? .systemFont(ofSize: size, weight: .bold)\n"))
    #expect(text.contains("?? .systemFont(ofSize: size)\n"))
  }

  @Test("A10: features' and axes' numbers have their tags beside them, unless those would end the comment")
  func numbers() throws {
    let tags: [Typeface.Tag] = ["smcp", "liga"]
    let rule = StyleRule(
      font: .face("A"), size: .fixed(17), features: tags.map { FontFeature(tag: $0, value: $0 == "smcp" ? 1 : 0) },
      axes: [AxisCoordinate(tag: "wdth", value: 80), AxisCoordinate(tag: "a*/b", value: 1)])
    let text = try Boilerplate.text(document([.apple(.body): rule]), as: .uikit)
    #expect(text.contains("features: [[.type: 37, .selector: 1] /* smcp */, [.type: 1, .selector: 3] /* liga */]"))
    #expect(text.contains("axes: [2003072104 /* wdth */: 80, 1630154594: 1]"))
    #expect(SwiftToolchain.shared.check(text, named: "Numbers") == "")
  }

  @Test("A18: a comment's heading has the sizes at single categories in it")
  func headings() throws {
    var rule = StyleRule(font: .face("A"), size: .fixed(17))
    rule.at[.accessibility5] = StyleOverride(size: .fixed(40))
    var scaled = StyleRule(font: .face("A"), size: .metrics(size: 17, maximum: 38))
    scaled.at[.accessibility5] = StyleOverride(size: .fixed(40))
    var document = document([.apple(.body): scaled])
    document.roles = ["button": RoleRule(style: .apple(.body), rule: rule, update: .restyle)]
    for format in [BoilerplateFormat.uikit, .swiftui] {
      let text = try Boilerplate.text(document, as: format)
      #expect(text.contains("/// button: A, 17 pt, but 40 pt at AX5.\n"))
      #expect(text.contains("17 pt at Large along UIFontMetrics' curve, at most 38 pt, but 40 pt at AX5.\n"))
    }
  }

  @Test(
    "A style sheet's stack ends in the stand-in, the fallback and the system's font; colours and line heights are said")
  func css() throws {
    let blue = DocumentColor(red: 10, green: 96, blue: 255)
    let document = TypeSystemDocument(
      name: "CSS",
      families: [
        "face": FontFamily(
          .listed([FaceKey(.regular): "Face"]), cascade: [.family("arabic"), .system], standIn: .family("near")),
        "near": FontFamily(.matching("Near Enough"), standIn: .system), "arabic": FontFamily(.matching("Arabic")),
        "plain": FontFamily(.matching("Plain")),
      ],
      styles: [
        .apple(.title1): .system,
        .apple(.body): StyleRule(
          font: .family("face"), size: .metrics(size: 20), lineHeight: .points(28), color: blue,
          at: [.accessibility5: StyleOverride(lineHeight: .natural)]),
        .apple(.footnote): StyleRule(
          font: .family("face"), size: .metrics(size: 13), lineHeight: .system,
          color: DocumentColor(red: 1, green: 2, blue: 3)),
      ], colors: ["link": blue, "accent": blue], fallback: FallbackRule(font: .family("plain")))
    let text = try Boilerplate.text(document, as: .css)
    #expect(
      text.contains(
        "--style-body-font-family: \"face\", \"Arabic\", \"Near Enough\", \"Plain\", system-ui, -apple-system, sans-serif;"
      ))
    #expect(text.contains("  --style-body-color: var(--color-link);\n"))
    #expect(text.contains("  --style-footnote-color: #010203;\n"))
    #expect(text.contains("  --style-body-line-height: 1.4;\n"))
    #expect(text.contains("[data-content-size=\"AX5\"] {") && text.contains("  --style-body-line-height: normal;\n"))
    // Apple's printed leadings: 18 for 13 pt, 34 for 28 pt.
    #expect(text.contains("  --style-footnote-line-height: 1.3846;\n"))
    #expect(text.contains("  --style-title1-line-height: 1.2143;\n"))
    #expect(text.contains("  line-height: var(--style-body-line-height);\n"))
  }
}
