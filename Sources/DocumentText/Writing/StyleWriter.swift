internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Writes styles and roles.
enum StyleWriter {
  /// The styles, each with all that holds for it.
  static func styles(_ document: TypeSystemDocument) -> YAMLText {
    .named(document.styles.map { ($0.key.name, $0.value.isSystem ? .text("system") : .named(members(of: $0.value))) })
  }

  /// The roles, each with what it says beyond its style.
  static func roles(_ document: TypeSystemDocument) -> YAMLText {
    .named(document.roles.map { ($0.key, $0.value.isSystem ? .text("system") : role($0.value, document)) })
  }

  private static func role(_ role: RoleRule, _ document: TypeSystemDocument) -> YAMLText {
    var entries: [(String, YAMLText)] = []
    if let style = role.style { entries.append(("style", .text(style.name))) }
    if let rule = role.rule {
      let base = role.style.flatMap { RoleBase.rule(of: $0, in: document) }
      entries += members(of: rule.difference(from: base))
    }
    if let update = role.update { entries.append(("update", .text(update.rawValue))) }
    if let tint = role.tint {
      let colors = [("current", tint.current), ("other", tint.other)]
      entries.append(("tint", .named(colors.compactMap { name, color in color.map { (name, .text($0.hexadecimal)) } })))
    }
    return .named(entries)
  }

  private static func members(of rule: StyleRule) -> [(String, YAMLText)] {
    var entries: [(String, YAMLText)] = []
    if let style = rule.relativeTo { entries.append(("relativeTo", .text(style.rawValue))) }
    let own = StyleOverride(
      font: rule.font, weight: rule.weight, slant: rule.slant, size: rule.size, lineHeight: rule.lineHeight,
      letterSpacing: rule.letterSpacing, features: rule.features, axes: rule.axes, letterCase: rule.letterCase,
      color: rule.color, sample: rule.sample)
    entries += members(of: own, isOverride: false)
    if !rule.at.isEmpty {
      let overrides = rule.at.sorted { $0.key < $1.key }
      entries.append(
        ("at", .named(overrides.map { ($0.key.name, .named(members(of: $0.value, isOverride: true))) })))
    }
    return entries
  }

  private static func members(of rule: StyleOverride, isOverride: Bool) -> [(String, YAMLText)] {
    var entries: [(String, YAMLText)] = []
    switch rule.font {
    case .face(let name): entries.append(("face", .text(name)))
    case let font?: entries.append(("family", FontWriter.reference(font)))
    case nil: break
    }
    if let weight = rule.weight { entries.append(("weight", FontWriter.weight(weight))) }
    if let slant = rule.slant { entries.append(("slant", .text(slant.rawValue))) }
    if let size = rule.size { entries.append(("size", SizeWriter.size(size, isOverride: isOverride))) }
    if let height = rule.lineHeight { entries.append(("lineHeight", lineHeight(height))) }
    if let spacing = rule.letterSpacing { entries.append(("letterSpacing", letterSpacing(spacing))) }
    if !rule.features.isEmpty { entries.append(("features", features(rule.features))) }
    if !rule.axes.isEmpty { entries.append(("axes", axes(rule.axes))) }
    if let letterCase = rule.letterCase { entries.append(("case", .text(letterCase.rawValue))) }
    if let color = rule.color { entries.append(("color", .text(color.hexadecimal))) }
    if let sample = rule.sample { entries.append(("sample", .text(sample))) }
    return entries
  }

  private static func lineHeight(_ height: LineHeight) -> YAMLText {
    switch height {
    case .natural: .text("natural")
    case .system: .text("system")
    case .multiple(let factor): .named([("multiple", .number(factor))])
    case .points(let points): .named([("points", .number(points))])
    }
  }

  private static func letterSpacing(_ spacing: LetterSpacing) -> YAMLText {
    switch spacing {
    case .em(let em): .named([("em", .number(em))])
    case .points(let points): .named([("points", .number(points))])
    case .system: .text("system")
    }
  }

  /// Features by tag.
  static func features(_ features: [FontFeature]) -> YAMLText {
    .named(
      features.map { feature in
        (feature.tag.description, feature.value > 1 ? .number(Double(feature.value)) : .bool(feature.value == 1))
      })
  }

  /// Places on axes by tag.
  static func axes(_ axes: [AxisCoordinate]) -> YAMLText {
    .named(axes.map { ($0.tag.description, .number($0.value)) })
  }
}
