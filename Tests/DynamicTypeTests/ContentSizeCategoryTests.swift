import DynamicType
import Testing

@Suite("Content size categories")
struct ContentSizeCategoryTests {
  @Test("Twelve categories from xSmall to AX5, printed in one spelling, with heads for columns")
  func order() {
    let all = ContentSizeCategory.allCases
    #expect(
      all.map(\.name) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    #expect(
      all.map(\.label) == [
        "xSmall", "Small", "Medium", "Large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    #expect(all.map(\.rawValue) == Array(0...11))
    #expect(all == all.sorted())
    #expect(all.filter(\.isAccessibilityCategory) == Array(all.suffix(5)))
    #expect(ContentSizeCategory.default == .large)
    #expect(ContentSizeCategory.xxxLarge < .accessibility1)
    #expect("\(ContentSizeCategory.accessibility3)" == "AX3")
  }

  /// Category, UIKit's name, the raw name, SwiftUI's and the guidelines', then the short name.
  static let appleNames: [(ContentSizeCategory, [String])] = [
    (
      .xSmall,
      [
        "UIContentSizeCategory.extraSmall", "UICTContentSizeCategoryXS",
        "DynamicTypeSize.xSmall", "xSmall", "XS",
      ]
    ),
    (
      .small,
      [
        "UIContentSizeCategory.small", "UICTContentSizeCategoryS",
        "DynamicTypeSize.small", "Small", "S",
      ]
    ),
    (
      .medium,
      [
        "UIContentSizeCategory.medium", "UICTContentSizeCategoryM",
        "DynamicTypeSize.medium", "Medium", "M",
      ]
    ),
    (
      .large,
      [
        "UIContentSizeCategory.large", "UICTContentSizeCategoryL",
        "DynamicTypeSize.large", "Large (default)", "L",
      ]
    ),
    (
      .xLarge,
      [
        "UIContentSizeCategory.extraLarge", "UICTContentSizeCategoryXL",
        "DynamicTypeSize.xLarge", "xLarge", "XL",
      ]
    ),
    (
      .xxLarge,
      [
        "UIContentSizeCategory.extraExtraLarge", "UICTContentSizeCategoryXXL",
        "DynamicTypeSize.xxLarge", "xxLarge", "XXL",
      ]
    ),
    (
      .xxxLarge,
      [
        "UIContentSizeCategory.extraExtraExtraLarge", "UICTContentSizeCategoryXXXL",
        "DynamicTypeSize.xxxLarge", "xxxLarge", "XXXL",
      ]
    ),
    (
      .accessibility1,
      [
        "UIContentSizeCategory.accessibilityMedium", "UICTContentSizeCategoryAccessibilityM",
        "DynamicTypeSize.accessibility1", "AX1", "AX1",
      ]
    ),
    (
      .accessibility2,
      [
        "UIContentSizeCategory.accessibilityLarge", "UICTContentSizeCategoryAccessibilityL",
        "DynamicTypeSize.accessibility2", "AX2", "AX2",
      ]
    ),
    (
      .accessibility3,
      [
        "UIContentSizeCategory.accessibilityExtraLarge", "UICTContentSizeCategoryAccessibilityXL",
        "DynamicTypeSize.accessibility3", "AX3", "AX3",
      ]
    ),
    (
      .accessibility4,
      [
        "UIContentSizeCategory.accessibilityExtraExtraLarge", "UICTContentSizeCategoryAccessibilityXXL",
        "DynamicTypeSize.accessibility4", "AX4", "AX4",
      ]
    ),
    (
      .accessibility5,
      [
        "UIContentSizeCategory.accessibilityExtraExtraExtraLarge", "UICTContentSizeCategoryAccessibilityXXXL",
        "DynamicTypeSize.accessibility5", "AX5", "AX5",
      ]
    ),
  ]

  @Test("A category's names are Apple's", arguments: appleNames)
  func isNamed(_ category: ContentSizeCategory, _ names: [String]) {
    #expect(category.uiKitName == names[0])
    #expect(category.rawName == names[1])
    #expect(category.swiftUIName == names[2])
    #expect(category.higName == names[3])
    #expect(category.coreTextName == "kCTFontContentSizeCategory" + names[1].dropFirst("UICTContentSizeCategory".count))
  }

  @Test("Every name is read, in any case, with or without spaces, hyphens and underscores", arguments: appleNames)
  func reads(_ category: ContentSizeCategory, _ names: [String]) {
    #expect(category.spellings.first == category.name)
    for name in names + category.spellings + [category.name, category.label] {
      #expect(ContentSizeCategory(spelling: name) == category, "\(name)")
      #expect(ContentSizeCategory(spelling: name.uppercased()) == category, "\(name)")
      #expect(ContentSizeCategory(spelling: name.lowercased()) == category, "\(name)")
      #expect(ContentSizeCategory(spelling: name.map(String.init).joined(separator: "_")) == category, "\(name)")
    }
  }

  @Test(
    "Short and older forms are read too",
    arguments: [
      ("L", ContentSizeCategory.large), ("large", .large), ("Large (default)", .large), (".large", .large),
      ("xs", .xSmall), ("extraSmall", .xSmall), ("ExtraSmall", .xSmall), ("extra-small", .xSmall), ("X Small", .xSmall),
      ("UIContentSizeCategoryExtraSmall", .xSmall), ("ContentSizeCategory.extraExtraLarge", .xxLarge),
      ("xxxl", .xxxLarge), ("extra-extra-extra-large", .xxxLarge), ("ax1", .accessibility1), ("AX 5", .accessibility5),
      ("accessibilityMedium", .accessibility1), ("accessibility-extra-large", .accessibility3),
      ("UIContentSizeCategory.accessibilityMedium", .accessibility1), ("Accessibility 2", .accessibility2),
      ("kCTFontContentSizeCategoryAccessibilityM", .accessibility1), ("AccessibilityXXL", .accessibility4),
      ("UICTContentSizeCategoryAccessibilityXXXL", .accessibility5),
      ("DynamicTypeSize.accessibility5", .accessibility5),
    ] as [(String, ContentSizeCategory)])
  func short(_ spelling: String, _ category: ContentSizeCategory) {
    #expect(ContentSizeCategory(spelling: spelling) == category)
  }

  @Test(
    "What names no category is not read",
    arguments: [
      "", "-", "AX0", "AX6", "accessibility", "accessibility6", "xxxxLarge", "default", "huge", "Foo.large",
      "_UICTContentSizeCategoryUnspecified", "UICTContentSizeCategory", "l.",
    ])
  func unknown(_ spelling: String) {
    #expect(ContentSizeCategory(spelling: spelling) == nil)
  }
}
