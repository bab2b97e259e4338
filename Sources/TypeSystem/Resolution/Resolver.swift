public import DynamicType
public import Typeface

/// Works a document out against the fonts that are there.
public struct Resolver {
  /// What happens to a custom font that isn't there.
  public enum MissingFace: Hashable, Sendable {
    /// The fallback is drawn and marked.
    case fallback
    /// It is an error.
    case error
  }

  /// The fonts.
  public let library: FontLibrary
  private let missingFace: MissingFace

  /// Makes a resolver over a library; a custom font that isn't there is marked unless it is to be an error.
  public init(library: FontLibrary, missingFace: MissingFace = .fallback) {
    self.library = library
    self.missingFace = missingFace
  }

  /// Gives each style, column and category its face and size.
  ///
  /// Nothing is substituted without a ``Mark``. Nil `styles` are all eleven that Apple publishes a table for; nil
  /// `categories` are all twelve. Both come out in Apple's order, without repeats.
  /// - Throws: ``ResolutionError`` when there is no system font to draw labels and fallbacks with, or when a
  ///   font is missing and that was to be an error.
  public func resolve(
    _ document: TypeSystemDocument, styles: [TextStyle]? = nil, categories: [ContentSizeCategory]? = nil
  ) throws(ResolutionError) -> ResolvedTypeSystem {
    let shownStyles = TextStyle.allCases.filter { (styles ?? TextStyle.standard).contains($0) }
    let shownCategories = ContentSizeCategory.allCases.filter { categories?.contains($0) ?? true }
    let labels = LabelFonts(
      regular: try systemFont(document, weight: .regular), medium: try systemFont(document, weight: .medium),
      bold: try systemFont(document, weight: .bold))
    var resolved: [ResolvedStyle] = []
    for style in shownStyles { resolved.append(try resolve(style, document, shownCategories)) }
    return ResolvedTypeSystem(document: document, categories: shownCategories, styles: resolved, labelFonts: labels)
  }

  private func resolve(
    _ style: TextStyle, _ document: TypeSystemDocument, _ categories: [ContentSizeCategory]
  ) throws(ResolutionError) -> ResolvedStyle {
    let table = DynamicTypeTable.table(for: document.platform)
    let appleWeight = table.weight(style) ?? .regular
    let fallbackFont = try fallbackFont(style, document, weight: appleWeight)
    let rule = document.styles[style]
    let customWeight = rule?.weight ?? appleWeight
    let customFont = try customFont(rule, document, weight: customWeight, fallback: fallbackFont)
    let builder = ColumnBuilder(library: library, style: style, document: document, categories: categories)
    return ResolvedStyle(
      style: style, sample: document.text ?? rule?.sample ?? style.displayName,
      custom: builder.column(
        customFont, strategy: rule?.size ?? .system(), leading: rule?.font == nil ? .printed : .own),
      fallback: builder.column(fallbackFont, strategy: .system(), leading: .printed),
      cascade: document.cascade.compactMap { font(named: $0, weight: customFont.weight) })
  }

  private func customFont(
    _ rule: StyleRule?, _ document: TypeSystemDocument, weight: FontWeight, fallback: ResolvedFont
  ) throws(ResolutionError) -> ResolvedFont {
    guard let rule else {
      var font = fallback
      font.marks.append(.undefined)
      return font
    }
    guard let name = rule.font else { return try systemFont(document, weight: weight) }
    if let font = font(named: name, weight: weight) { return font }
    guard missingFace == .fallback else {
      throw .noSuchFont(name: name, nearest: library.nearestNames(to: name))
    }
    var font = fallback
    font.marks.append(.fallback(missing: name))
    return font
  }

  private func fallbackFont(
    _ style: TextStyle, _ document: TypeSystemDocument, weight: FontWeight
  ) throws(ResolutionError) -> ResolvedFont {
    guard let name = document.fallbacks[style] else { return try systemFont(document, weight: weight) }
    guard let font = font(named: name, weight: weight) else {
      throw .noSuchFont(name: name, nearest: library.nearestNames(to: name))
    }
    return font
  }

  private func systemFont(_ document: TypeSystemDocument, weight: FontWeight) throws(ResolutionError) -> ResolvedFont {
    for family in document.systemFamilies {
      if let font = font(inFamily: family, weight: weight) { return font }
    }
    guard var font = font(inFamily: document.systemStandIn, weight: weight) else {
      throw .noSystemFont(standIn: document.systemStandIn)
    }
    font.marks.append(.standIn(for: document.systemFamilies.first ?? "the system font"))
    return font
  }

  /// The font that a name means: a family, which then chooses by weight, or else one face or named instance.
  public func font(named name: String, weight: FontWeight) -> ResolvedFont? {
    if let font = font(inFamily: name, weight: weight) { return font }
    guard let match = library.match(name) else { return nil }
    let place = match.instance?.coordinates.first { $0.tag == "wght" }?.value
    let weight = place.map { Int($0.rounded()) } ?? match.face.weight
    return ResolvedFont(
      face: match.face.id, namedInstance: match.instance, weight: FontWeight(rawValue: weight) ?? .regular,
      family: match.face.family, postScriptName: match.instance?.postScriptName ?? match.face.postScriptName, marks: [])
  }

  private func font(inFamily family: String, weight: FontWeight) -> ResolvedFont? {
    guard let (face, isNearest) = library.face(inFamily: family, weight: weight.rawValue, italic: false) else {
      return nil
    }
    let instance = face.instance(weight: weight.rawValue, opticalSize: nil)
    let drawn = FontWeight(rawValue: face.weight) ?? .regular
    return ResolvedFont(
      face: face.id, weight: weight, family: face.family, postScriptName: face.instanceName(of: instance),
      marks: isNearest ? [.nearestWeight(asked: weight, drawn: drawn)] : [])
  }
}
