internal import DynamicType
internal import TypeSystem
internal import Typeface

extension SheetChoices {
  /// What the choices make of a document.
  ///
  /// A font for all styles, asked for or the user's own, takes the place of the embedded default's rules, and of the
  /// fonts alone in a document that was given: that keeps its sizes.
  /// - Throws: exit code 2 for a font asked for by name that isn't there; the nearest names are the hint.
  func applied(
    to source: SheetDocument, custom family: String?, in library: FontLibrary
  ) throws(CommandError) -> TypeSystemDocument {
    var document = source.document
    if let platform { document.platform = platform }
    if let customDefault { try check(customDefault, "--custom", in: library) }
    if let font = customDefault ?? family { Self.setFont(font, of: &document, isGiven: source.path != nil) }
    try addRules(to: &document, default: customDefault ?? family, isGiven: source.path != nil, in: library)
    if let fallbackDefault {
      try check(fallbackDefault, "--fallback", in: library)
      document.fallback.font = .named(fallbackDefault)
    }
    for style in document.styleNames.inOrder {
      guard let name = fallback[style] else { continue }
      try check(name, "--fallback \(style.name)", in: library)
      document.fallbacks[style] = .named(name)
    }
    applySizes(to: &document)
    for case .role(let role) in styles ?? [] where document.roles[role]?.rule == nil {
      throw .below(
        "the role \(TerminalText.quoted(role)) has no font of the document's to show (--styles)",
        hint: "a style or a family gives it one", exitCode: .usage)
    }
    if let text { document.text = text }
    if let language { document.language = language }
    return document
  }

  /// The choices for single styles that change nothing, as they were typed: those styles are not shown.
  func withoutEffect(on document: TypeSystemDocument) -> [String] {
    let shown = styles ?? document.shownStyles
    let options: [(OptionDeclaration, Set<StyleName>)] = [
      (ChoiceOptions.custom, Set(custom.keys)), (ChoiceOptions.fallback, Set(fallback.keys)),
      (ChoiceOptions.size, Set(sizes.keys)), (ChoiceOptions.maximum, Set(maxima.keys)),
    ]
    return options.flatMap { option, named in
      document.styleNames.inOrder.filter { named.contains($0) && !shown.contains($0) }
        .map { "\(option.flag) \($0.name)" }
    }
  }

  private static func setFont(_ font: String, of document: inout TypeSystemDocument, isGiven: Bool) {
    guard isGiven else {
      let single = TypeSystemDocument.single(font: font)
      (document.name, document.styles) = (single.name, single.styles)
      return
    }
    for (style, rule) in document.styles where !rule.isSystem { document.styles[style]?.font = .named(font) }
  }

  /// A style named on the command line has a rule, even one that the document leaves out.
  private func addRules(
    to document: inout TypeSystemDocument, default name: String?, isGiven: Bool, in library: FontLibrary
  ) throws(CommandError) {
    if let name {
      for style in styles ?? [] where document.rule(of: style) == nil && style.textStyle != nil {
        document.styles[style] = StyleRule(font: .named(name))
      }
    }
    for style in document.styleNames.inOrder {
      guard let name = custom[style] else { continue }
      try check(name, "--custom \(style.name)", in: library)
      document.change(style) { rule in
        // The embedded default's weights are for its own fonts.
        if !isGiven { rule = StyleRule() }
        rule.isSystem = false
        rule.font = .named(name)
      }
    }
    for style in document.styleNames.inOrder where sizes[style] != nil || maxima[style] != nil {
      if document.rule(of: style) == nil { document.change(style) { $0.font = name.map { .named($0) } } }
    }
  }

  private func applySizes(to document: inout TypeSystemDocument) {
    for style in document.styleNames.inOrder where document.rule(of: style) != nil {
      guard engine != nil || sizes[style] != nil || maxima[style] != nil else { continue }
      document.change(style) { rule in
        rule.isSystem = false
        rule.size = size(style, rule.size ?? .metrics())
      }
    }
  }

  /// The strategy that a rule's own becomes; what is not chosen stays.
  private func size(_ style: StyleName, _ own: SizeStrategy) -> SizeStrategy {
    if engine == .system { return .system() }
    if engine == .metrics {
      if case .metrics = own {} else { return .metrics(size: sizes[style], maximum: maxima[style]) }
    }
    var changed = own
    if let size = sizes[style] { changed = changed.based(on: size) }
    if let maximum = maxima[style] { changed = changed.capped(at: maximum) }
    return changed
  }

  private func check(_ name: String, _ option: String, in library: FontLibrary) throws(CommandError) {
    guard Resolver(library: library).font(named: name, weight: .regular) == nil else { return }
    let error = ResolutionError.noSuchFont(name: name, nearest: library.nearestNames(to: name))
    throw .below("\(error.description) (\(option))", hint: error.hint, exitCode: .usage)
  }
}

extension TypeSystemDocument {
  /// Changes the rule of a style or role; a style without one gets an empty one first.
  fileprivate mutating func change(_ name: StyleName, _ body: (inout StyleRule) -> Void) {
    var rule = rule(of: name) ?? StyleRule()
    body(&rule)
    guard case .role(let role) = name else { return styles[name] = rule }
    roles[role]?.rule = rule
    roles[role]?.isSystem = false
  }
}

extension SizeStrategy {
  /// The strategy with another size at Large, in points; one that has no such size becomes metrics.
  fileprivate func based(on size: Double) -> SizeStrategy {
    switch self {
    case .metrics(var metrics):
      metrics.size = size
      return .metrics(metrics)
    case .multiply(var multiplied):
      multiplied.base = size
      return .multiply(multiplied)
    case .steps(var stepped):
      stepped.base = size
      return .steps(stepped)
    case .fixed: return .fixed(size)
    case .system(let system):
      return .metrics(MetricsSize(size: size, relativeTo: system.relativeTo, limits: system.limits))
    case .table: return .metrics(size: size)
    }
  }

  /// The strategy with another maximum, in points; a table and a fixed size are cut at it.
  fileprivate func capped(at maximum: Double) -> SizeStrategy {
    switch self {
    case .metrics(var metrics):
      metrics.limits.maximum = maximum
      return .metrics(metrics)
    case .system(var system):
      system.limits.maximum = maximum
      return .system(system)
    case .multiply(var multiplied):
      multiplied.limits.maximum = maximum
      return .multiply(multiplied)
    case .steps(var stepped):
      stepped.limits.maximum = maximum
      return .steps(stepped)
    case .table(var table):
      table.sizes = table.sizes.mapValues { min($0, maximum) }
      return .table(table)
    case .fixed(let size): return .fixed(min(size, maximum))
    }
  }
}
