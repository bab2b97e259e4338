import DocumentText
import DynamicType
import Foundation
import TypeSystem
import Typeface

/// The documents that boilerplate is tested with: the four public ones, one with every strategy, and a hostile one.
enum SampleDocuments {
  static let museo = TypeSystemDocument(
    name: "SmartGoals (Museo)",
    families: [
      "sans": FontFamily(
        .listed([
          FaceKey(.light): "MuseoSans-300", FaceKey(.medium): "MuseoSans-500",
          FaceKey(.medium, .italic): "MuseoSans-500Italic", FaceKey(.bold): "MuseoSans-700",
        ]), standIn: .family("firaSans")),
      "slab": FontFamily(
        .listed([
          FaceKey(.light): "MuseoSlab-300", FaceKey(.light, .italic): "MuseoSlab-300Italic",
          FaceKey(.medium): "MuseoSlab-500", FaceKey(.medium, .italic): "MuseoSlab-500Italic",
        ]), standIn: .family("zillaSlab")),
      "firaSans": FontFamily(.listed([FaceKey(.light): "FiraSans-Light"])),
      "zillaSlab": FontFamily(.listed([FaceKey(.light): "ZillaSlab-Light"])),
    ],
    styles: [
      .apple(.title1): StyleRule(font: .family("sans"), weight: .bold, size: .system()),
      .apple(.title2): StyleRule(font: .family("sans"), weight: .medium, size: .system()),
      .apple(.title3): StyleRule(font: .family("sans"), weight: .medium, size: .system()),
      .apple(.headline): StyleRule(font: .family("sans"), weight: .bold, size: .system()),
      .apple(.subheadline): StyleRule(font: .family("sans"), weight: .light, size: .system()),
      .apple(.body): StyleRule(font: .family("slab"), weight: .medium, size: .system()),
      .apple(.callout): StyleRule(font: .family("slab"), weight: .medium, size: .system()),
      .apple(.caption1): StyleRule(font: .family("sans"), weight: .light, size: .system()),
      .apple(.caption2): StyleRule(font: .family("sans"), weight: .light, size: .system()),
      .apple(.footnote): StyleRule(font: .family("slab"), weight: .light, size: .system()),
    ],
    roles: [
      "navigationTitle": RoleRule(
        style: .apple(.headline), rule: StyleRule(font: .family("sans"), weight: .bold, size: .system()),
        update: .restyle),
      "navigationItem": RoleRule(
        rule: StyleRule(font: .family("slab"), weight: .medium, size: .fixed(17)), update: .fixed),
      "button": RoleRule(
        rule: StyleRule(
          font: .family("slab"), weight: .medium, size: .fixed(17), features: [FontFeature(tag: "smcp")]),
        update: .features),
      "tabBarItem": .system,
      "pageControl": RoleRule(update: .fixed),
    ],
    updates: .appearanceManager,
    colors: [
      "accent": DocumentColor(red: 10, green: 96, blue: 255),
      "accentFaint": DocumentColor(red: 10, green: 96, blue: 255, alpha: 64),
    ])

  /// Font's own curve.
  static let curve: [ContentSizeCategory: MultipliedSize.Factor] = [
    .xSmall: .divided(1.6), .small: .divided(1.4), .medium: .divided(1.2), .large: .times(1), .xLarge: .times(1.15),
    .xxLarge: .times(1.25), .xxxLarge: .times(1.4), .accessibility1: .times(1.5), .accessibility2: .times(1.65),
    .accessibility3: .times(1.75), .accessibility4: .times(1.9), .accessibility5: .times(2),
  ]

  // Made anew each time: a static would keep the array of its naming, whose address an enum of several payloads hides
  // behind its tag, and the leak check would take it for lost.
  static var sourceSans: TypeSystemDocument {
    TypeSystemDocument(
      name: "Source Sans Pro (Font)",
      families: [
        "sourceSansPro": FontFamily(
          .naming(
            FaceNaming(
              base: "SourceSansPro",
              weights: [
                .ultraLight: "ExtraLight", .thin: "Light", .light: "Light", .regular: "Regular", .medium: "Regular",
                .semibold: "Semibold", .bold: "Bold", .heavy: "Bold", .black: "Black",
              ], italicSuffix: "It", droppedInItalic: ["Regular"])))
      ],
      styles: [
        .apple(.body): StyleRule(
          font: .family("sourceSansPro"), weight: .medium,
          size: .multiply(MultipliedSize(base: 16, by: curve, otherwise: 16, rounding: .floor))),
        .apple(.largeTitle): StyleRule(
          font: .family("sourceSansPro"), weight: .medium, slant: .italic,
          size: .multiply(MultipliedSize(base: 36, by: curve, otherwise: 16, rounding: .floor))),
      ], updates: .listener)
  }

  static let swash = TypeSystemDocument(
    name: "Swash",
    families: [
      "papyrus": FontFamily(
        .listed([FaceKey(.regular): "Papyrus", FaceKey(.light): "Papyrus-Condensed"]),
        cascade: [.family("damascus"), .system], standIn: .family("zillaSlab")),
      "zillaSlab": FontFamily(.matching("Zilla Slab")),
      "firaSans": FontFamily(.matching("Fira Sans")),
      "damascus": FontFamily(
        .listed([
          FaceKey(.light): "DamascusLight", FaceKey(.regular): "Damascus", FaceKey(.medium): "DamascusMedium",
          FaceKey(.semibold): "DamascusSemiBold", FaceKey(.bold): "DamascusBold",
        ]), standIn: .system),
      "gillSans": FontFamily(
        .listed([
          FaceKey(.light): "GillSans-Light", FaceKey(.light, .italic): "GillSans-LightItalic",
          FaceKey(.regular): "GillSans", FaceKey(.regular, .italic): "GillSans-Italic",
          FaceKey(.semibold): "GillSans-SemiBold", FaceKey(.semibold, .italic): "GillSans-SemiBoldItalic",
          FaceKey(.bold): "GillSans-Bold", FaceKey(.bold, .italic): "GillSans-BoldItalic",
          FaceKey(.black): "GillSans-UltraBold",
        ]), boldText: .map([.light: .regular, .regular: .bold, .bold: .black]), standIn: .family("firaSans")),
    ],
    styles: [
      .apple(.headline): StyleRule(font: .family("papyrus"), weight: .light, size: .metrics(size: 17)),
      .apple(.title1): StyleRule(font: .family("gillSans"), weight: .bold, size: .metrics(size: 28, maximum: 38)),
      .apple(.body): StyleRule(font: .family("gillSans"), weight: .light, size: .metrics(maximum: 32)),
      .apple(.caption1): StyleRule(font: .system, weight: .heavy, size: .system(maximum: 30)),
      .apple(.footnote): StyleRule(font: .family("gillSans"), slant: .italic, size: .system(maximum: 30)),
    ])

  static let avenir = TypeSystemDocument(
    name: "Avenir Next (CFDTLabel)", platform: .ios9,
    families: [
      "avenirNext": FontFamily(
        .listed([
          FaceKey(.regular): "AvenirNext-Regular", FaceKey(.medium): "AvenirNext-Medium",
          FaceKey(.semibold): "AvenirNext-DemiBold",
        ]), boldText: .heavier, standIn: .family("firaSans")),
      "firaSans": FontFamily(.matching("Fira Sans")),
    ],
    styles: [
      .apple(.body): StyleRule(
        font: .family("avenirNext"), weight: .regular,
        size: .table(
          SizeTable(
            Dictionary(
              zip(
                ContentSizeCategory.allCases, [12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 21].map { Double($0) })
            ) { first, _ in first })))
    ], undefinedStyles: .error, updates: .load)

  /// A document with every style that a platform has, spaced, with a table of its own where Apple's is unknown.
  static func platform(_ platform: Platform) -> TypeSystemDocument {
    var styles: OrderedMap<StyleName, StyleRule> = [:]
    for style in TextStyle.allCases where DynamicTypeTable.table(for: platform).contains(style) {
      styles[.apple(style)] = StyleRule(
        font: .named("Specimen \(platform)"), slant: .italic, size: .metrics(maximum: 40),
        lineHeight: .multiple(1.25), letterSpacing: .points(0.2))
    }
    styles[.custom("own")] = StyleRule(font: .system, size: .system(), relativeTo: .body, letterSpacing: .system)
    return TypeSystemDocument(
      name: "Platform", platform: platform, styles: styles, undefinedStyles: .body,
      roles: ["bar": RoleRule(style: .custom("own"), rule: StyleRule.system)])
  }

  /// A document of specimens/, or nil where it isn't there or can't be read.
  static func specimen(_ name: String) -> TypeSystemDocument? {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    guard let data = FileManager.default.contents(atPath: "\(root)/specimens/\(name)/\(name).yaml") else { return nil }
    return DocumentReader.read(Array(data), name: "\(name).yaml").document
  }

  static var publicOnes: [TypeSystemDocument] { [museo, sourceSans, swash, avenir] }

  /// A name that could end a literal, a comment, a style element or a line, or turn the text around.
  static let hostileName = "a\"b\\c\nd*/e</style>f-->g\u{202E}h'i\u{0}j]]>k{l}$m.\u{2028}n\\(o)&<p>"

  static let hostile = TypeSystemDocument(
    name: hostileName,
    fonts: FontSources(sources: [.file(path: "Fonts/\(hostileName).otf", index: nil, cipher: nil)]),
    families: [
      hostileName: FontFamily(
        .listed([
          FaceKey(.regular): hostileName, FaceKey(.bold): "Second\(hostileName)",
          FaceKey(.light): "`", FaceKey(.medium): "\\",
        ]), boldText: .heavier, cascade: [.face("third\(hostileName)")]),
      "String": FontFamily(.listed([FaceKey(.regular): "StringFace"])),
      "UIFont": FontFamily(.listed([FaceKey(.regular): "AnotherFace"])),
      "Self": FontFamily(.matching(hostileName)),
      "": FontFamily(.listed([:])),
      "3d": FontFamily(.variable(VariableFaces(face: "ThreeD", axes: [AxisCoordinate(tag: "wd\"h", value: 75.5)]))),
      "家族 é": FontFamily(.listed([FaceKey(.regular): "家族-é"])),
    ],
    styles: [
      .apple(.body): StyleRule(
        font: .family(hostileName), features: [FontFeature(tag: "a\"b\\"), FontFeature(tag: "ss01", value: 0)]),
      .apple(.extraLargeTitle): StyleRule(font: .family("Self"), weight: .bold, slant: .italic),
      .custom(hostileName): StyleRule(font: .face(hostileName), size: .fixed(12.5), relativeTo: .caption1),
      .custom("default"): StyleRule(font: .family("3d"), weight: .semibold, relativeTo: .title2),
      .custom("face"): StyleRule(font: .family("家族 é"), size: .fixed(9)),
      .custom("body"): StyleRule(font: .family("Nowhere"), size: .fixed(9)),
      .custom("self"): StyleRule(font: .family("UIFont"), size: .fixed(9)),
      .custom("家族 é"): StyleRule(font: .system, slant: .italic, size: .fixed(10)),
      .custom("🙂"): StyleRule(font: .system, weight: FontWeight(rawValue: 350), size: .fixed(10)),
      .custom("1 + 1"): StyleRule.system,
    ],
    roles: [
      hostileName: RoleRule(rule: StyleRule(font: .family("String"), size: .fixed(17))),
      "init": RoleRule(style: .apple(.body), rule: StyleRule(font: .family(hostileName)), update: .features),
    ],
    colors: [hostileName: DocumentColor(red: 1, green: 2, blue: 3)])

  /// Every strategy, with every limit and rounding, and what a category says otherwise.
  static let strategies: TypeSystemDocument = {
    var styles: OrderedMap<StyleName, StyleRule> = [:]
    let face = FontReference.face("SpecimenSans-Regular")
    func add(_ name: String, _ size: SizeStrategy, relativeTo: TextStyle = .title3) {
      styles[.custom(name)] = StyleRule(font: face, size: size, relativeTo: relativeTo)
    }
    for (index, style) in TextStyle.standard.enumerated() {
      styles[.apple(style)] = StyleRule(font: face, size: .metrics(size: 11.5 + Double(index)))
    }
    add("metrics", .metrics(size: 21.5))
    add("metricsLimits", .metrics(MetricsSize(size: 20, limits: SizeLimits(minimum: 19, maximum: 33.5))))
    add("metricsNoCap", .metrics(MetricsSize(size: 20, limits: SizeLimits(maximum: 0))))
    add("metricsCapAtLarge", .metrics(MetricsSize(size: 20, limits: SizeLimits(maximum: 12.5))))
    add("metricsCurve", .metrics(MetricsSize(size: 12, relativeTo: .caption2)))
    add(
      "metricsPixel", .metrics(MetricsSize(size: 17.3, rounding: .pixel, limits: SizeLimits(minimum: 17, maximum: 40))))
    for rounding in [SizeRounding.floor, .ceil, .none] {
      add("metrics\(rounding)", .metrics(MetricsSize(size: 17.3, rounding: rounding)))
    }
    add("metricsPrinted", .metrics(MetricsSize(size: 17, leadings: .printed)), relativeTo: .headline)
    add("systemPlain", .system())
    add("systemLimits", .system(SystemSize(limits: SizeLimits(minimum: 20, maximum: 40))))
    for rounding in SizeRounding.allCases {
      add(
        "system\(rounding)",
        .system(SystemSize(relativeTo: .body, factor: 1.15, offset: -2.4, rounding: rounding)))
    }
    add("table", .table(SizeTable([.small: 13, .large: 15, .accessibility2: 29.5], missing: .nearest)))
    for rounding in SizeRounding.allCases {
      add(
        "multiply\(rounding)",
        .multiply(MultipliedSize(base: 16.5, by: SampleDocuments.curve, otherwise: 16, rounding: rounding)))
    }
    add("floors", .multiply(MultipliedSize(base: 45, by: SampleDocuments.curve, rounding: .floor)))
    add(
      "multiplyLimits",
      .multiply(
        MultipliedSize(
          base: 16, by: [.large: .times(1), .small: .divided(1.6), .accessibility5: .times(3)], otherwise: 5,
          rounding: .floor, limits: SizeLimits(minimum: 12, maximum: 30))))
    add("steps", .steps(SteppedSize(base: 17, up: 2.5, down: 1, growsAtAccessibilitySizes: false)))
    add("stepsLimits", .steps(SteppedSize(base: 17, limits: SizeLimits(minimum: 12, maximum: 25))))
    add("fixed", .fixed(13.25))
    var overridden = StyleRule(font: face, size: .metrics(size: 17), relativeTo: .body)
    overridden.at[.accessibility5] = StyleOverride(size: .fixed(44.5))
    overridden.at[.xSmall] = StyleOverride(font: .system, size: .metrics(MetricsSize(size: 30, rounding: .none)))
    styles[.custom("overridden")] = overridden
    return TypeSystemDocument(name: "Strategies", styles: styles, systemStandIn: "Specimen Flex")
  }()
}
