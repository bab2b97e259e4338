public import DynamicType
public import Typeface

/// Works a document out against the fonts that are there.
public struct Resolver {
  /// The fonts.
  public let library: FontLibrary
  private let missingFace: FontSources.FacePolicy?
  private let boldText: Bool

  /// Makes a resolver over a library.
  ///
  /// - Parameters:
  ///   - library: the fonts, all of them loaded already.
  ///   - missingFace: what happens to a custom face that isn't there and has no stand-in; nil is the document's own policy.
  ///   - boldText: whether the person has Bold Text switched on.
  public init(library: FontLibrary, missingFace: FontSources.FacePolicy? = nil, boldText: Bool = false) {
    self.library = library
    self.missingFace = missingFace
    self.boldText = boldText
  }

  /// Gives each style, column and category its face and size.
  ///
  /// Nothing is substituted without a ``Mark``. Nil `styles` are those of the platform, those that the document adds, and
  /// its roles; nil `categories` are all that the platform has. Both come out in their order, without repeats; a
  /// category that the platform hasn't is left out.
  /// - Throws: ``ResolutionError`` when there is no system font to draw labels and fallbacks with, when a
  ///   face is missing and that is an error, or when a style is asked for that is not defined and that is an error.
  public func resolve(
    _ document: TypeSystemDocument, styles: [StyleName]? = nil, categories: [ContentSizeCategory]? = nil
  ) throws(ResolutionError) -> ResolvedTypeSystem {
    var run = ResolutionRun(
      document: document, chooser: FontChooser(library: library, document: document, boldText: boldText),
      categories: DynamicTypeTable.table(for: document.platform).categories
        .filter { categories?.contains($0) ?? true },
      missingFace: missingFace ?? document.fonts.onMissingFace)
    let labels = LabelFonts(
      regular: try run.chooser.systemFont(weight: .regular), medium: try run.chooser.systemFont(weight: .medium),
      bold: try run.chooser.systemFont(weight: .bold))
    var resolved: [ResolvedStyle] = []
    let rows = styles.map { asked in document.everyStyle.filter(asked.contains) } ?? document.shownStyles
    for name in rows {
      if document.undefinedStyles == .error, styles != nil, document.rule(of: name) == nil {
        throw .undefinedStyle(name)
      }
      resolved.append(try run.resolve(name))
    }
    return ResolvedTypeSystem(
      document: document, categories: run.categories, styles: resolved, boldText: boldText, labelFonts: labels)
  }

  /// The font that a name among the loaded ones means: a family, which then chooses by weight, or else one face or
  /// named instance; nil where there is none.
  public func font(named name: String, weight: FontWeight) -> ResolvedFont? {
    let request = FontChooser.Request(font: .named(name), weight: weight)
    if let font = library.font(inFamily: name, request) { return font }
    return library.match(name).map { library.font($0, request) }
  }
}

extension TypeSystemDocument {
  /// The rows of a sheet: the platform's styles and those of Apple's that have a rule, in Apple's order, then the app's
  /// own styles and its roles with text, both in the order of the document.
  public var shownStyles: [StyleName] {
    let table = DynamicTypeTable.table(for: platform)
    let platformStyles = table.shownStyles
    return everyStyle.filter { name in
      guard let style = name.textStyle, !platformStyles.contains(style) else { return true }
      // A style that the platform lacks is shown where its rule gives it a size nevertheless.
      guard let rule = styles[name] else { return false }
      return table.contains(style) || (rule.size ?? .metrics()).size(at: .large, context(of: name)) != nil
    }
  }

  /// Every style that can be asked for: all of Apple's, the app's own and its roles with text, in the order of a sheet.
  public var everyStyle: [StyleName] {
    appleStyles.map { .apple($0) } + styles.keys.filter { $0.textStyle == nil }
      + roles.filter { $0.value.rule != nil }.map { .role($0.key) }
  }

  /// Apple's styles in the platform's own order; those that it doesn't show stand before or after, as they do on iOS.
  private var appleStyles: [TextStyle] {
    let shown = DynamicTypeTable.table(for: platform).shownStyles
    let others = TextStyle.allCases.filter { !shown.contains($0) }
    let first = shown.compactMap { TextStyle.allCases.firstIndex(of: $0) }.min() ?? 0
    let before = others.filter { TextStyle.allCases.firstIndex(of: $0) ?? 0 < first }
    return before + shown + others.filter { !before.contains($0) }
  }

  /// The rule of a style or role, or nil where it is undefined.
  public func rule(of name: StyleName) -> StyleRule? {
    if case .role(let role) = name { return roles[role]?.rule }
    return styles[name]
  }

  /// The style whose curve, sizes and weight hold for a style or role; nil where there is none.
  package func context(of name: StyleName) -> SizeContext {
    var style = name
    if case .role(let role) = name, let followed = roles[role]?.style { style = followed }
    let relativeTo = rule(of: name)?.relativeTo ?? styles[style]?.relativeTo
    return SizeContext(style.textStyle, relativeTo: relativeTo, on: platform)
  }
}
