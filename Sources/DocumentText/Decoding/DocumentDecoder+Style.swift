internal import DynamicType
internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// What the lines of a style, a role or `defaults` say.
  func rule(_ map: DecodedMap) -> StyleRule {
    let own = override(map, isOverride: false)
    var rule = StyleRule(
      font: own.font, weight: own.weight, slant: own.slant, size: own.size, lineHeight: own.lineHeight,
      letterSpacing: own.letterSpacing, features: own.features, axes: own.axes, letterCase: own.letterCase,
      color: own.color, sample: own.sample)
    rule.relativeTo = map["relativeTo"].flatMap { textStyle($0, "'relativeTo'") }
    if let node = map["at"] { rule.at = readOverrides(node) }
    return rule
  }

  private func readOverrides(_ node: YAMLNode) -> [ContentSizeCategory: StyleOverride] {
    var overrides: [ContentSizeCategory: StyleOverride] = [:]
    var seen: [ContentSizeCategory: YAMLPlace] = [:]
    for entry in entries(node, "'at'") ?? [] {
      let what = "the category \(Quoting.quoted(entry.name)) under 'at'"
      let override = map(entry.value, .override, what: what).map { self.override($0, isOverride: true) }
      guard let category = category(key: entry, seen: &seen) else { continue }
      overrides[category] = override
    }
    return overrides
  }

  /// The members that a category can change.
  private func override(_ map: DecodedMap, isOverride: Bool) -> StyleOverride {
    var rule = StyleOverride()
    rule.font = font(map)
    rule.weight = map["weight"].flatMap { weight($0, "'weight'") }
    rule.slant = map["slant"].flatMap { word($0, .slant, Slant.self) }
    rule.size = map["size"].flatMap { size($0, isOverride: isOverride) }
    rule.lineHeight = map["lineHeight"].flatMap { lineHeight($0) }
    rule.letterSpacing = map["letterSpacing"].flatMap { letterSpacing($0) }
    rule.features = map["features"].map { readFeatures($0) } ?? []
    rule.axes = map["axes"].map { readAxes($0) } ?? []
    rule.letterCase = map["case"].flatMap { word($0, .letterCase, LetterCase.self) }
    rule.color = map["color"].flatMap { color($0, "'color'") }
    rule.sample = map["sample"].flatMap { sample($0, "'sample'") }
    return rule
  }

  private func font(_ map: DecodedMap) -> FontReference? {
    let family = map["family"].flatMap { familyReference($0, "'family'") }
    let face = map["face"].flatMap { string($0, "'face'") }
    if map["family"] != nil, map["face"] != nil { report(.familyAndFace, at: map.place(of: "face")) }
    return face.map { .face($0) } ?? family
  }

  private func lineHeight(_ node: YAMLNode) -> LineHeight? {
    guard node.entries != nil else {
      switch choice(node, "'lineHeight'", ["natural", "system"], orMap: lineHeightExample(node)) {
      case "natural": return .natural
      case "system": return .system
      default: return nil
      }
    }
    guard let map = map(node, .lineHeight, what: "'lineHeight'"),
      let key = onlyKey(of: DocumentMap.lineHeight.keys, in: map, .lineHeight), let value = map[key]
    else { return nil }
    if key == "multiple" { return number(value, "'multiple'", .factor).map { .multiple($0) } }
    return number(value, "'points'", .size).map { .points($0) }
  }

  private func letterSpacing(_ node: YAMLNode) -> LetterSpacing? {
    guard node.entries != nil else {
      let text = choice(node, "'letterSpacing'", ["system"], orMap: letterSpacingExample(node))
      return text == nil ? nil : .system
    }
    guard let map = map(node, .letterSpacing, what: "'letterSpacing'"),
      let key = onlyKey(of: DocumentMap.letterSpacing.keys, in: map, .letterSpacing), let value = map[key]
    else { return nil }
    if key == "em" { return number(value, "'em'", .em).map { .em($0) } }
    return number(value, "'points'", .offset).map { .points($0) }
  }
}
