internal import DynamicType
internal import Typeface

/// One working out of a document: its styles, one after the other, with the fonts that were found.
struct ResolutionRun {
  let document: TypeSystemDocument
  var chooser: FontChooser
  let categories: [ContentSizeCategory]
  let missingFace: FontSources.FacePolicy

  private var table: DynamicTypeTable { DynamicTypeTable.table(for: document.platform) }

  /// Both columns of a style or role.
  mutating func resolve(_ name: StyleName) throws(ResolutionError) -> ResolvedStyle {
    var context = document.context(of: name)
    var rule = document.rule(of: name)
    let isUndefined = rule == nil
    if isUndefined, document.undefinedStyles == .body {
      rule = document.styles[.apple(.body)]
      context = document.context(of: .apple(.body))
    }
    let sample = document.sample(of: name, rule)
    let builder = ColumnBuilder(
      library: chooser.library, platform: document.platform, language: document.language, context: context,
      sample: sample, isSampleFixed: document.text != nil)
    let custom: ResolvedColumn
    if let rule, !rule.isSystem {
      custom = try customColumn(name, rule, context, builder, isUndefined: isUndefined)
    } else if rule == nil, document.undefinedStyles == .error {
      custom = empty(builder)
    } else {
      custom = try systemColumn(context, builder, isUndefined: isUndefined)
    }
    let fallback = try fallbackColumn(name, rule, context, builder)
    return ResolvedStyle(style: name, sample: sample, custom: custom, fallback: fallback)
  }

  // MARK: The custom column

  private mutating func customColumn(
    _ name: StyleName, _ rule: StyleRule, _ context: SizeContext, _ builder: ColumnBuilder, isUndefined: Bool
  ) throws(ResolutionError) -> ResolvedColumn {
    try builder.column(categories: categories) { category throws(ResolutionError) in
      let effective = rule.effective(at: category)
      let strategy = effective.size ?? .metrics()
      let (font, isOwn) = try customFont(name, effective, context)
      var features = effective.features
      var cascade = document.cascade
      if isOwn, case .family(let key) = effective.font, let family = document.families[key] {
        features = family.features.filter { own in !features.contains { $0.tag == own.tag } } + features
        cascade = family.cascade + cascade
      }
      var recipe = ColumnBuilder.Recipe(strategy: strategy, rule: effective, font: font)
      recipe.rule.features = isOwn ? features : []
      recipe.cascade = try fonts(cascade, weight: font.weight, slant: font.slant)
      recipe.hasPrintedLeading = font.isSystem && isPreferred(effective, strategy, isOwn: isOwn)
      if isUndefined { recipe.marks.append(.undefined) }
      return recipe
    }
  }

  /// Whether a system font is the one of `preferredFont(forTextStyle:)`, which alone has Apple's printed leading.
  ///
  /// With a weight or slant of its own, or a limit, it is `systemFont(ofSize:weight:)`, whose line height is the font's.
  private func isPreferred(_ rule: StyleRule, _ strategy: SizeStrategy, isOwn: Bool) -> Bool {
    guard case .system(let system) = strategy, system.factor == 1, system.offset == 0, system.limits == SizeLimits()
    else { return false }
    return !isOwn || rule.weight == nil && rule.slant ?? .upright == .upright
  }

  /// The font that a rule asks for, and whether it is that or the fallback in its place.
  private mutating func customFont(
    _ name: StyleName, _ rule: StyleRule, _ context: SizeContext
  ) throws(ResolutionError) -> (ResolvedFont, isOwn: Bool) {
    let weight = rule.weight ?? appleWeight(context) ?? .regular
    let slant = rule.slant ?? .upright
    let reference = rule.font ?? .system
    if reference == .system {
      let font = try chooser.systemFont(
        weight: boldSystemWeight(weight, rule.weight == nil ? context : nil), slant: slant, axes: rule.axes)
      return (font, true)
    }
    let request = FontChooser.Request(font: reference, weight: weight, slant: slant, axes: rule.axes)
    switch try chooser.font(request) {
    case .found(let font): return (font, true)
    case .missing(let face):
      guard missingFace == .fallback else {
        throw .missingFace(name: face, style: name, nearest: chooser.library.nearestNames(to: face))
      }
      var font = try fallbackFont(name, rule, context)
      font.marks.append(.fallback(missing: face))
      return (font, false)
    }
  }

  /// A style as Apple has it.
  private mutating func systemColumn(
    _ context: SizeContext, _ builder: ColumnBuilder, isUndefined: Bool
  ) throws(ResolutionError) -> ResolvedColumn {
    let font = try chooser.systemFont(weight: boldSystemWeight(appleWeight(context) ?? .regular, context))
    let cascade = try fonts(document.cascade, weight: font.weight, slant: .upright)
    return try builder.column(categories: categories) { _ in
      var recipe = ColumnBuilder.Recipe(strategy: .system(), rule: StyleRule(), font: font)
      recipe.cascade = cascade
      recipe.hasPrintedLeading = font.isSystem
      if isUndefined { recipe.marks.append(.undefined) }
      return recipe
    }
  }

  /// A column without sizes: the style is not in the type system, and that is an error.
  private func empty(_ builder: ColumnBuilder) -> ResolvedColumn {
    ResolvedColumn(
      font: nil, weight: .regular, strategy: .system(), baseSize: nil,
      cells: categories.map { category in
        var empty = ResolvedCell(category: category, marks: [.undefined])
        empty.text = builder.sample
        return empty
      },
      range: ScalingRange(smallest: nil, large: nil, largest: nil, platform: document.platform))
  }

  // MARK: The fallback column

  /// What a rule says of text alone holds for the fallback too: an app sets it on the label.
  private mutating func fallbackColumn(
    _ name: StyleName, _ rule: StyleRule?, _ context: SizeContext, _ builder: ColumnBuilder
  ) throws(ResolutionError) -> ResolvedColumn {
    let font = try fallbackFont(name, rule, context)
    let cascade = try fonts(document.cascade, weight: font.weight, slant: .upright)
    let takesCustomSize = takesCustomSize(name, rule)
    var builder = builder
    // The fallback of one of Apple's styles is that style's own, whatever curve the custom size follows.
    if !takesCustomSize { builder.context = SizeContext(context.style, on: document.platform) }
    return try builder.column(categories: categories) { category in
      let effective = rule?.effective(at: category) ?? StyleRule()
      let text = StyleRule(
        letterSpacing: effective.letterSpacing == .system ? nil : effective.letterSpacing,
        letterCase: effective.letterCase, color: effective.color, sample: effective.sample)
      var recipe = ColumnBuilder.Recipe(
        strategy: takesCustomSize ? effective.size ?? .metrics() : .system(), rule: text, font: font)
      recipe.cascade = cascade
      recipe.hasPrintedLeading = !takesCustomSize
      return recipe
    }
  }

  /// Whether the fallback has the custom column's size: the document says so, or there is no size of Apple's to take.
  ///
  /// A role, a style of the app's own, a fixed size and a style without a size in the platform's table have none.
  private func takesCustomSize(_ name: StyleName, _ rule: StyleRule?) -> Bool {
    guard let rule, !rule.isSystem else { return false }
    if document.fallback.size == .same { return true }
    if case .fixed = rule.size { return true }
    guard let style = name.textStyle else { return true }
    return table.pointSize(style, .large) == nil
  }

  private mutating func fallbackFont(
    _ name: StyleName, _ rule: StyleRule?, _ context: SizeContext
  ) throws(ResolutionError) -> ResolvedFont {
    let weight = document.fallback.weight ?? appleWeight(context) ?? rule?.weight ?? .regular
    let reference = document.fallbacks[name] ?? document.fallback.font
    if reference == .system {
      return try chooser.systemFont(
        weight: document.fallback.weight == nil ? boldSystemWeight(weight, context) : boldSystemWeight(weight, nil))
    }
    switch try chooser.font(FontChooser.Request(font: reference, weight: weight)) {
    case .found(let font): return font
    case .missing(let face): throw .noSuchFont(name: face, nearest: chooser.library.nearestNames(to: face))
    }
  }

  // MARK: What both have in common

  private func appleWeight(_ context: SizeContext) -> FontWeight? {
    context.home.flatMap { table.weight($0) }
  }

  /// The system font's weight under Bold Text: the style's emphasized one where that is heavier, else the next heavier.
  ///
  /// Apple publishes no weights of Bold Text; this is derived from its emphasized ones.
  private func boldSystemWeight(_ weight: FontWeight, _ context: SizeContext?) -> FontWeight {
    guard chooser.boldText else { return weight }
    if let emphasized = context?.home.flatMap({ table.emphasizedWeight($0) }), emphasized > weight {
      return emphasized
    }
    return weight.nextHeavier
  }

  /// The fonts of a cascade that are there.
  private mutating func fonts(
    _ cascade: [FontReference], weight: FontWeight, slant: Slant
  ) throws(ResolutionError) -> [ResolvedFont] {
    var fonts: [ResolvedFont] = []
    for reference in cascade {
      let request = FontChooser.Request(font: reference, weight: weight, slant: slant)
      if case .found(let font) = try chooser.font(request) { fonts.append(font) }
    }
    return fonts
  }
}

extension TypeSystemDocument {
  /// The text of a style: `text`, the rule's own, the language's samples, the style's name.
  func sample(of name: StyleName, _ rule: StyleRule?) -> String {
    let inLanguage = samples[language]
    return text ?? rule?.sample ?? inLanguage?.byStyle[name] ?? inLanguage?.all ?? name.displayName
  }
}
