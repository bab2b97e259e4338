internal import DynamicType
internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// The most styles that extend each other in a row.
  static let longestChain = 64

  /// What a style that extends one of the system's own takes over: the system's font, size, leading and tracking.
  static let systemBase = StyleRule(font: .system, size: .system(), lineHeight: .system, letterSpacing: .system)

  /// The most characters that a document's name may have: it is a sheet's title, and may be a file's name.
  static let longestName = 256

  /// The rules of the styles, with what they extend and the defaults.
  func readStyles(_ node: YAMLNode) -> OrderedMap<StyleName, StyleRule> {
    var names: [StyleName] = []
    for entry in entries(node, "'styles'") ?? [] {
      if entry.name.isEmpty { report(.emptyStyleName, at: entry.key.place) }
      let name = styleName(entry.name)
      if let first = declared[name]?.place {
        report(.sameThing(entry.name, as: "the style '\(name.name)'", first: first), at: entry.key.place)
        continue
      }
      declared[name] = DeclaredStyle(name: name, text: entry.name, place: entry.key.place, rule: StyleRule())
      names.append(name)
      if name.textStyle == nil { ownNames.append(entry.name) }
    }
    var isRead: Set<StyleName> = []
    for entry in node.entries ?? [] where isRead.insert(styleName(entry.name)).inserted {
      readStyle(entry, styleName(entry.name))
    }
    let known = names.map(\.name)
    for name in names { checkBase(of: name, known: known) }
    var styles = OrderedMap<StyleName, StyleRule>()
    for name in names {
      guard let rule = merged(name), let style = declared[name] else { continue }
      checkRelative(style, rule)
      checkMaximum(style, rule)
      let what = "the style \(Quoting.quoted(style.text))"
      let context = SizeContext(name.textStyle, relativeTo: rule.relativeTo, on: platform)
      checkSizes(what, rule, style.mergedSizes, context)
      if let base = style.base?.name, let inherited = declared[base]?.mergedSizes {
        checkInheritedSizes(what, style.sizes, of: base.name, inherited)
      }
      styles[name] = rule
    }
    return styles
  }

  private func readStyle(_ entry: YAMLEntry, _ name: StyleName) {
    let what = "the style \(Quoting.quoted(entry.name))"
    if entry.value.entries == nil {
      declared[name]?.rule = .system
      if choice(entry.value, what, ["system"], orMap: styleExample(entry.value)) == nil {
        declared[name]?.isBroken = true
      } else if case .custom(let custom) = name {
        declared[name]?.isBroken = true
        report(.customSystem(custom, platform), at: entry.value.place)
      }
      return
    }
    guard let map = map(entry.value, .style, what: what) else {
      declared[name]?.isBroken = true
      return
    }
    let rule = rule(map)
    declared[name]?.rule = rule
    declared[name]?.sizes = sizePlaces(map, rule)
    // Without its own size, a style whose size is an error would be told to have none as well.
    if map["size"] != nil, rule.size == nil { declared[name]?.isBroken = true }
    if map["relativeTo"] != nil, rule.relativeTo == nil { declared[name]?.isBroken = true }
    guard let node = map["extends"] else { return }
    if let text = string(node, "'extends'") {
      declared[name]?.base = (styleName(text), node.place)
    } else {
      declared[name]?.isBroken = true
    }
  }

  private func checkBase(of name: StyleName, known: [String]) {
    guard let base = declared[name]?.base, declared[base.name] == nil else { return }
    report(.unknownBase(base.name.name, of: name.name, known: known), at: base.place)
    declared[name]?.base = nil
    declared[name]?.isBroken = true
  }

  /// A style's rule with what it extends and the defaults, or nil where an error was reported.
  func merged(_ name: StyleName) -> StyleRule? {
    var chain: [DeclaredStyle] = []
    var next: StyleName? = name
    var rule = defaults
    var sizes = defaultSizes
    while let current = next, let style = declared[current] {
      if let merged = style.merged {
        (rule, sizes) = (merged, style.mergedSizes)
        break
      }
      if style.isBroken { return breakChain(chain) }
      chain.append(style)
      if let begin = chain.firstIndex(where: { $0.name == style.base?.name }) {
        report(.extendsCycle(chain[begin...].map(\.text)), at: cyclePlace(chain[begin...]))
        return breakChain(chain)
      }
      guard chain.count <= Self.longestChain else {
        report(.longChain(chain[0].text, limit: Self.longestChain), at: chain[0].place)
        return breakChain(chain)
      }
      next = style.base?.name
    }
    for style in chain.reversed() {
      if style.rule.isSystem {
        (rule, sizes) = (.system, SizePlaces())
      } else {
        rule = (rule.isSystem ? Self.systemBase : rule).merging(style.rule)
        sizes = sizes.merging(style.sizes)
      }
      declared[style.name]?.merged = rule
      declared[style.name]?.mergedSizes = sizes
    }
    return rule
  }

  /// A circle is told where its first style in the text says what it extends.
  private func cyclePlace(_ cycle: ArraySlice<DeclaredStyle>) -> YAMLPlace {
    cycle.compactMap { $0.base?.place }.min() ?? .start
  }

  private func breakChain(_ chain: [DeclaredStyle]) -> StyleRule? {
    for style in chain { declared[style.name]?.isBroken = true }
    return nil
  }

  /// A style of the app's own has no size of Apple's to take, unless it says whose.
  private func checkRelative(_ style: DeclaredStyle, _ rule: StyleRule) {
    guard case .custom(let name) = style.name, Self.needsRelative(rule) else { return }
    let apple = TextStyle.allCases.filter { table.contains($0) }.map(\.rawValue)
    let base = style.base?.name.textStyle
    report(.customWithoutRelative(name, platform, textStyles: apple, base: base), at: style.place)
  }

  /// Apple's size at Large may be more than the maximum, where the style gives none.
  private func checkMaximum(_ style: DeclaredStyle, _ rule: StyleRule) {
    guard case .metrics(let metrics)? = rule.size, metrics.size == nil, let maximum = metrics.limits.maximum,
      let home = style.name.textStyle ?? metrics.relativeTo ?? rule.relativeTo,
      let size = table.pointSize(home, .large), size > maximum
    else { return }
    let problem = DocumentProblem.sizeAboveMaximum(style.text, home, Quoting.number(size), Quoting.number(maximum))
    reports.add(problem, at: style.place, .warning)
  }

  /// Whether a rule takes a size of Apple's, and doesn't say of which style.
  static func needsRelative(_ rule: StyleRule) -> Bool {
    guard rule.relativeTo == nil else { return false }
    switch rule.size {
    case .table, .multiply, .steps, .fixed: return false
    case .metrics(let metrics): return metrics.relativeTo == nil
    case .system(let system): return system.relativeTo == nil
    case nil: return true
    }
  }
}
