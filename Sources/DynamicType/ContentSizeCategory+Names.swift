// Names: UIKit, SwiftUI and CoreText as in Apple's SDK constants (iOS 26); the HIG's as printed in its Typography page
// (copy of June 2026).
extension ContentSizeCategory {
  /// The category that a spelling stands for, or nil when none does.
  ///
  /// Case, spaces, hyphens and underscores don't matter. These are read:
  /// - UIKit: `UIContentSizeCategory.accessibilityMedium`, `.extraSmall`, `UIContentSizeCategoryExtraSmall`
  /// - SwiftUI: `DynamicTypeSize.accessibility1`, `ContentSizeCategory.extraSmall`, `xSmall`
  /// - the Human Interface Guidelines: `Large (default)`, `AX1`
  /// - short names: `XS`, `L`, `XXXL`
  /// - raw values: `UICTContentSizeCategoryAccessibilityM`, CoreText's `kCTFontContentSizeCategoryAccessibilityM`
  ///
  /// The name of no category, `_UICTContentSizeCategoryUnspecified`, is not read.
  public init?(spelling: String) {
    // The index is made when something else than the printed name is asked for.
    guard let category = Self.allCases.first(where: { $0.name == spelling }) ?? Self.index[spelling] else { return nil }
    self = category
  }

  /// The one spelling that is printed: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 … AX5.
  public var name: String {
    isAccessibilityCategory ? "AX\(rawValue - Self.xxxLarge.rawValue)" : swiftUICaseName
  }

  /// The head of a sheet's column: as `name`, but "Small", "Medium" and "Large" begin with a capital.
  public var label: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    default: name
    }
  }

  /// The name that the Human Interface Guidelines print, such as "xSmall", "Large (default)" or "AX1".
  public var higName: String { self == .default ? "Large (default)" : label }

  /// The name in UIKit, such as `UIContentSizeCategory.accessibilityMedium`.
  public var uiKitName: String { "UIContentSizeCategory.\(uiKitCaseName)" }

  /// The name in SwiftUI, such as `DynamicTypeSize.accessibility1`.
  public var swiftUIName: String { "DynamicTypeSize.\(swiftUICaseName)" }

  /// The string behind UIKit's constant, such as `UICTContentSizeCategoryAccessibilityM`.
  public var rawName: String { "UICTContentSizeCategory\(constantSuffix)" }

  /// The name of CoreText's constant, such as `kCTFontContentSizeCategoryAccessibilityM`.
  public var coreTextName: String { "kCTFontContentSizeCategory\(constantSuffix)" }

  /// Every documented name of the category, the printed one first, without repetition.
  ///
  /// `init(spelling:)` reads all of them, and shorter forms of them too.
  public var spellings: [String] {
    var unique: [String] = []
    for name in [name, label, higName, uiKitName, swiftUIName, rawName, coreTextName] where !unique.contains(name) {
      unique.append(name)
    }
    return unique
  }

  private var swiftUICaseName: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }

  private var uiKitCaseName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// The end of the raw and CoreText names, and by itself the category's short name.
  private var constantSuffix: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1: "AccessibilityM"
    case .accessibility2: "AccessibilityL"
    case .accessibility3: "AccessibilityXL"
    case .accessibility4: "AccessibilityXXL"
    case .accessibility5: "AccessibilityXXXL"
    }
  }

  /// What may stand before a category's short name.
  private static let prefixes = [
    "", ".", "UIContentSizeCategory.", "UIContentSizeCategory", "ContentSizeCategory.", "DynamicTypeSize.",
    "SwiftUI.ContentSizeCategory.", "SwiftUI.DynamicTypeSize.",
  ]

  private static let index: SpellingIndex<ContentSizeCategory> = {
    var index = SpellingIndex<ContentSizeCategory>()
    for category in allCases {
      let short = [category.name, category.swiftUICaseName, category.uiKitCaseName, category.constantSuffix]
      index.add(category.spellings, for: category)
      index.add(prefixes.flatMap { prefix in short.map { prefix + $0 } }, for: category)
    }
    return index
  }()
}
