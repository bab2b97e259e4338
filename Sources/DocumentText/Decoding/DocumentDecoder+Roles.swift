internal import DynamicType
internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// The parts that a screen is known to have; others are read too, but a near miss is told.
  private static let knownRoles = [
    "navigationTitle", "navigationItem", "toolbarItem", "button", "tabBarItem", "textField", "textView", "label",
    "pageControl",
  ]

  /// The roles by name.
  func readRoles(_ node: YAMLNode, of document: TypeSystemDocument) -> OrderedMap<String, RoleRule> {
    var roles = OrderedMap<String, RoleRule>()
    // Apple's styles can be followed even where the document leaves them out, unless that is an error.
    followedNames = document.styles.keys.map(\.name) + (document.undefinedStyles == .error ? [] : shownStyles)
    for entry in entries(node, "'roles'") ?? [] {
      rolePlaces[.role(entry.name)] = entry.key.place
      if !Self.knownRoles.contains(entry.name), let near = DocumentProblem.nearest(entry.name, Self.knownRoles).first {
        reports.add(.unusualRole(entry.name, near), at: entry.key.place, .warning)
      }
      let namesake = styleName(entry.name)
      if namesake.name == entry.name, namesake.textStyle != nil || declared[namesake] != nil {
        report(.roleNamedAsStyle(entry.name), at: entry.key.place)
      }
      if let role = role(entry, of: document) { roles[entry.name] = role }
    }
    return roles
  }

  private func role(_ entry: YAMLEntry, of document: TypeSystemDocument) -> RoleRule? {
    let what = "the role \(Quoting.quoted(entry.name))"
    if entry.value.entries == nil {
      return choice(entry.value, what, ["system"], orMap: roleExample(entry.value)) == nil ? nil : .system
    }
    guard let map = map(entry.value, .role, what: what) else { return nil }
    var role = RoleRule()
    role.update = map["update"].flatMap { word($0, .update, RoleRule.Update.self) }
    role.tint = map["tint"].flatMap { tint($0) }
    if map["style"] != nil, map["extends"] != nil { report(.styleAndExtends, at: map.place(of: "extends")) }
    let followed = ["style", "extends"].first { map[$0] != nil }
    let base = followed.flatMap { key in map[key].flatMap { roleBase($0, "'\(key)'", document) } }
    if map["style"] != nil { role.style = base?.name }
    let own = rule(map)
    if own == StyleRule(), map["style"] == nil, map["extends"] == nil { return role }
    let start = base?.rule ?? defaults
    if own == StyleRule() {
      role.rule = start
    } else {
      role.rule = (start.isSystem ? Self.systemBase : start).merging(own)
    }
    let sizes = sizePlaces(map, own)
    checkSizes(of: role, what, base?.sizes ?? defaultSizes, sizes)
    if let base { checkInheritedSizes(what, sizes, of: base.name.name, base.sizes) }
    let isBroken = (map["style"] != nil || map["extends"] != nil) && base == nil
    let lostSize = map["size"] != nil && own.size == nil
    if role.style?.textStyle == nil, !isBroken, !lostSize, let rule = role.rule, !rule.isSystem,
      Self.needsRelative(rule)
    {
      report(.roleWithoutSize(entry.name), at: entry.key.place)
    }
    return role
  }

  private func checkSizes(of role: RoleRule, _ what: String, _ inherited: SizePlaces, _ own: SizePlaces) {
    guard let rule = role.rule, !rule.isSystem else { return }
    let context = SizeContext(role.style?.textStyle, relativeTo: rule.relativeTo, on: platform)
    checkSizes(what, rule, inherited.merging(own), context)
  }

  /// The style that a role follows, its rule and where that says sizes; one of Apple's that the document leaves out is what it makes of those.
  private func roleBase(_ node: YAMLNode, _ what: String, _ document: TypeSystemDocument) -> (
    name: StyleName, rule: StyleRule, sizes: SizePlaces
  )? {
    guard let text = string(node, what) else { return nil }
    let name = styleName(text)
    if let style = declared[name] { return document.styles[name].map { (name, $0, style.mergedSizes) } }
    if let rule = RoleBase.rule(of: name, in: document) {
      let sizes = rule.isSystem ? nil : declared[.apple(.body)]?.mergedSizes
      return (name, rule, sizes ?? SizePlaces())
    }
    report(.unknownStyle(text, known: followedNames), at: node.place)
    return nil
  }

  private func tint(_ node: YAMLNode) -> RoleRule.Tint? {
    guard let map = map(node, .tint, what: "'tint'") else { return nil }
    return RoleRule.Tint(
      current: map["current"].flatMap { color($0, "'current'") }, other: map["other"].flatMap { color($0, "'other'") })
  }
}
