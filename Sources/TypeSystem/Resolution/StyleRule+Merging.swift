public import DynamicType
internal import Typeface

extension StyleRule {
  /// The rule with another's members over its own: features and axes add up by tag, `at` by category, the rest replaces.
  ///
  /// A rule that is the system's own replaces everything, and takes nothing from what it extends.
  public func merging(_ other: StyleRule) -> StyleRule {
    guard !other.isSystem else { return other }
    var merged = applying(other.overrides)
    merged.isSystem = false
    merged.relativeTo = other.relativeTo ?? relativeTo
    for (category, override) in other.at {
      merged.at[category] = (merged.at[category] ?? StyleOverride()).merging(override)
    }
    return merged
  }

  /// What holds at a category: the rule, with what it says otherwise there over it.
  public func effective(at category: ContentSizeCategory) -> StyleRule {
    guard let override = at[category] else { return self }
    return applying(override)
  }

  private func applying(_ override: StyleOverride) -> StyleRule {
    var rule = self
    let merged = overrides.merging(override)
    rule.font = merged.font
    rule.weight = merged.weight
    rule.slant = merged.slant
    rule.size = merged.size
    rule.lineHeight = merged.lineHeight
    rule.letterSpacing = merged.letterSpacing
    rule.features = merged.features
    rule.axes = merged.axes
    rule.letterCase = merged.letterCase
    rule.color = merged.color
    rule.sample = merged.sample
    return rule
  }

  /// The members that a category can change.
  private var overrides: StyleOverride {
    StyleOverride(
      font: font, weight: weight, slant: slant, size: size, lineHeight: lineHeight, letterSpacing: letterSpacing,
      features: features, axes: axes, letterCase: letterCase, color: color, sample: sample)
  }
}

extension StyleOverride {
  /// The override with another's members over its own.
  public func merging(_ other: StyleOverride) -> StyleOverride {
    StyleOverride(
      font: other.font ?? font, weight: other.weight ?? weight, slant: other.slant ?? slant, size: other.size ?? size,
      lineHeight: other.lineHeight ?? lineHeight, letterSpacing: other.letterSpacing ?? letterSpacing,
      features: features.filter { own in !other.features.contains { $0.tag == own.tag } } + other.features,
      axes: axes.filter { own in !other.axes.contains { $0.tag == own.tag } } + other.axes,
      letterCase: other.letterCase ?? letterCase, color: other.color ?? color, sample: other.sample ?? sample)
  }
}
