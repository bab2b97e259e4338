internal import DynamicType
internal import TypeSystem
internal import Typeface

extension SheetChoices {
  /// What the choices make of a document; a font for all styles, asked for or the user's own, takes every rule's place.
  ///
  /// - Throws: exit code 2 for a font asked for by name that isn't there; the nearest names are the hint.
  func applied(
    to document: TypeSystemDocument, custom family: String?, in library: FontLibrary
  ) throws(CommandError) -> TypeSystemDocument {
    var document = document
    if let customDefault { try check(customDefault, "--custom", in: library) }
    if let font = customDefault ?? family {
      let single = TypeSystemDocument.single(font: font)
      (document.name, document.styles) = (single.name, single.styles)
    }
    try addRules(to: &document, default: customDefault ?? family, in: library)
    if let fallbackDefault {
      try check(fallbackDefault, "--fallback", in: library)
      for style in TextStyle.allCases { document.fallbacks[style] = fallbackDefault }
    }
    for style in TextStyle.allCases {
      guard let name = fallback[style] else { continue }
      try check(name, "--fallback \(style.rawValue)", in: library)
      document.fallbacks[style] = name
    }
    applySizes(to: &document)
    if let text { document.text = text }
    if let language { document.language = language }
    return document
  }

  /// The choices for single styles that change nothing, as they were typed: those styles are not shown.
  var withoutEffect: [String] {
    let shown = styles ?? TextStyle.standard
    let options: [(OptionDeclaration, Set<TextStyle>)] = [
      (ChoiceOptions.custom, Set(custom.keys)), (ChoiceOptions.fallback, Set(fallback.keys)),
      (ChoiceOptions.size, Set(sizes.keys)), (ChoiceOptions.maximum, Set(maxima.keys)),
    ]
    return options.flatMap { option, named in
      TextStyle.allCases.filter { named.contains($0) && !shown.contains($0) }
        .map { "\(option.flag) \($0.rawValue)" }
    }
  }

  /// A style named on the command line has a rule, even one that the document leaves out.
  private func addRules(
    to document: inout TypeSystemDocument, default name: String?, in library: FontLibrary
  ) throws(CommandError) {
    if let name {
      for style in styles ?? [] where document.styles[style] == nil { document.styles[style] = StyleRule(font: name) }
    }
    for style in TextStyle.allCases {
      guard let name = custom[style] else { continue }
      try check(name, "--custom \(style.rawValue)", in: library)
      document.styles[style] = StyleRule(font: name)
    }
    for style in TextStyle.allCases where document.styles[style] == nil {
      if sizes[style] != nil || maxima[style] != nil { document.styles[style] = StyleRule(font: name) }
    }
  }

  private func applySizes(to document: inout TypeSystemDocument) {
    for (style, rule) in document.styles { document.styles[style]?.size = size(style, rule.size) }
  }

  /// The strategy that a rule's own becomes; what is not chosen stays.
  private func size(_ style: TextStyle, _ own: SizeStrategy) -> SizeStrategy {
    let isChosen = engine != nil || sizes[style] != nil || maxima[style] != nil
    guard isChosen else { return own }
    if engine == .system { return .system() }
    switch own {
    case .metrics(let size, let maximum):
      return .metrics(size: sizes[style] ?? size, maximum: maxima[style] ?? maximum)
    case .system(let maximum): return .metrics(size: sizes[style], maximum: maxima[style] ?? maximum)
    }
  }

  private func check(_ name: String, _ option: String, in library: FontLibrary) throws(CommandError) {
    guard Resolver(library: library).font(named: name, weight: .regular) == nil else { return }
    let error = ResolutionError.noSuchFont(name: name, nearest: library.nearestNames(to: name))
    throw .below("\(error.description) (\(option))", hint: error.hint, exitCode: .usage)
  }
}
