internal import DynamicType
internal import TypeSystem
internal import Typeface

extension StyleRule {
  /// What merged into `whole` gives this rule, where merging can: a merge replaces and adds, but takes nothing away.
  func difference(from whole: StyleRule?) -> StyleRule {
    guard let whole else { return self }
    if self == whole { return StyleRule() }
    let base = whole.isSystem ? DocumentDecoder.systemBase : whole
    var rule = self
    let own = overrides.difference(from: base.overrides)
    rule.relativeTo = relativeTo == base.relativeTo ? nil : relativeTo
    rule.font = own.font
    rule.weight = own.weight
    rule.slant = own.slant
    rule.size = own.size
    rule.lineHeight = own.lineHeight
    rule.letterSpacing = own.letterSpacing
    rule.features = own.features
    rule.axes = own.axes
    rule.letterCase = own.letterCase
    rule.color = own.color
    rule.sample = own.sample
    rule.at = at.filter { $0.value != base.at[$0.key] }
    for (category, override) in rule.at {
      rule.at[category] = override.difference(from: base.at[category] ?? StyleOverride())
    }
    return rule
  }

  private var overrides: StyleOverride {
    StyleOverride(
      font: font, weight: weight, slant: slant, size: size, lineHeight: lineHeight, letterSpacing: letterSpacing,
      features: features, axes: axes, letterCase: letterCase, color: color, sample: sample)
  }
}

extension StyleOverride {
  fileprivate func difference(from base: StyleOverride) -> StyleOverride {
    StyleOverride(
      font: font == base.font ? nil : font, weight: weight == base.weight ? nil : weight,
      slant: slant == base.slant ? nil : slant, size: size == base.size ? nil : size,
      lineHeight: lineHeight == base.lineHeight ? nil : lineHeight,
      letterSpacing: letterSpacing == base.letterSpacing ? nil : letterSpacing,
      features: Self.added(features, to: base.features) { $0.tag }, axes: Self.added(axes, to: base.axes) { $0.tag },
      letterCase: letterCase == base.letterCase ? nil : letterCase, color: color == base.color ? nil : color,
      sample: sample == base.sample ? nil : sample)
  }

  /// The shortest end of a list that, merged into another, gives the whole of it.
  private static func added<Item: Equatable>(_ items: [Item], to base: [Item], tag: (Item) -> Tag) -> [Item] {
    for count in 0...items.count {
      let own = Array(items.suffix(count))
      let tags = Set(own.map(tag))
      if base.filter({ !tags.contains(tag($0)) }) + own == items { return own }
    }
    return items
  }
}
