internal import DynamicType
internal import TypeSystem
internal import Typeface

extension SheetChoices {
  /// The document that the choices make of the embedded default, or of the user's own family.
  ///
  /// - Throws: exit code 2 for a font asked for by name that isn't there; the nearest names are the hint.
  func document(custom family: String?, in library: FontLibrary) throws(CommandError) -> TypeSystemDocument {
    var document = family.map { TypeSystemDocument.single(font: $0) } ?? .embeddedDefault
    if let customDefault {
      try check(customDefault, "--custom", in: library)
      document = .single(font: customDefault)
    }
    try addRules(to: &document, default: customDefault ?? family, in: library)
    for style in styles ?? TextStyle.standard {
      guard let name = fallback[style] ?? fallbackDefault else { continue }
      try check(name, "--fallback", in: library)
      document.fallbacks[style] = name
    }
    applySizes(to: &document)
    if let text { document.text = text }
    if let language { document.language = language }
    return document
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
    for style in document.styles.keys {
      switch engine {
      case .system: document.styles[style]?.size = .system()
      case .metrics, nil: document.styles[style]?.size = .metrics(size: sizes[style], maximum: maxima[style])
      }
    }
  }

  private func check(_ name: String, _ option: String, in library: FontLibrary) throws(CommandError) {
    guard Resolver(library: library).font(named: name, weight: .regular) == nil else { return }
    let error = ResolutionError.noSuchFont(name: name, nearest: library.nearestNames(to: name))
    throw .below("\(error.description) (\(option))", hint: error.hint, exitCode: .usage)
  }
}
