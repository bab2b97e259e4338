// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What generated code needs of UIKit, so that it can be checked, and its sizes counted, where there is none. The tables in
// `Recorded` are written by the test.

@_exported import Foundation

public struct UIContentSizeCategory: Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

public final class UITraitCollection: Sendable {
  public let preferredContentSizeCategory: UIContentSizeCategory
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public static let current = UITraitCollection(preferredContentSizeCategory: .large)
}

public enum UIAccessibility {
  nonisolated(unsafe) public static var isBoldTextEnabled = false
}

public struct UIFontDescriptor {
  public struct AttributeName: Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  }

  public struct FeatureKey: Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
  }

  public struct TraitKey: Hashable, Sendable {
    public var rawValue: String
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
  }

  public var fontAttributes: [AttributeName: Any]
  public init(fontAttributes: [AttributeName: Any] = [:]) { self.fontAttributes = fontAttributes }
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { _, new in new })
  }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(fontAttributes: fontAttributes.merging([.name: "system italic"]) { _, new in new })
  }
}

public final class UIFont {
  public struct TextStyle: Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = Self(rawValue: "extraLargeTitle")
    public static let extraLargeTitle2 = Self(rawValue: "extraLargeTitle2")
    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")
  }

  public struct Weight: Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  public let fontDescriptor: UIFontDescriptor
  public let pointSize: CGFloat
  /// Whether UIKit would refuse to scale the font again.
  let isScaled: Bool

  init(_ descriptor: UIFontDescriptor, _ size: CGFloat, isScaled: Bool = false) {
    fontDescriptor = descriptor
    pointSize = size
    self.isScaled = isScaled
  }

  /// Names that begin with "Missing" are of no font.
  public init?(name: String, size: CGFloat) {
    guard !name.hasPrefix("Missing") else { return nil }
    fontDescriptor = UIFontDescriptor(fontAttributes: [.name: name])
    pointSize = size
    isScaled = false
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) { self.init(descriptor, size) }

  public var fontName: String { fontDescriptor.fontAttributes[.name] as? String ?? familyName }
  public var familyName: String { fontDescriptor.fontAttributes[.family] as? String ?? "" }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontDescriptor, size) }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIFontDescriptor(fontAttributes: [.name: "system"]), size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let size = Recorded.sizes[style.rawValue]?[index(traits)] ?? 17
    return UIFont(UIFontDescriptor(fontAttributes: [.name: "preferred"]), CGFloat(size), isScaled: true)
  }
}

func index(_ traits: UITraitCollection?) -> Int {
  UIContentSizeCategory.all.firstIndex(of: (traits ?? .current).preferredContentSizeCategory) ?? 3
}

/// Scales as `UIFontMetrics` was recorded to.
public final class UIFontMetrics {
  private let style: UIFont.TextStyle
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  private func scaled(_ value: CGFloat, _ traits: UITraitCollection?, pixels: CGFloat) -> CGFloat {
    guard let leadings = Recorded.leadings[style.rawValue], index(traits) != 3 else { return value }
    let scaled = value * CGFloat(leadings[index(traits)]) / CGFloat(leadings[3])
    return (scaled * pixels).rounded() / pixels
  }

  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize maximum: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    precondition(!font.isScaled, "UIKit refuses to scale a font that is scaled already")
    let size = scaled(font.pointSize, traits, pixels: 1)
    return UIFont(font.fontDescriptor, maximum > 0 ? min(size, maximum) : size, isScaled: true)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    scaled(value, traits, pixels: 3)
  }
}
