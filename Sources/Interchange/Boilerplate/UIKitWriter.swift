internal import DynamicType
internal import TypeSystem

/// Writes a type system as Swift for UIKit.
struct UIKitWriter {
  let plan: DesignPlan
  let families: [FamilyPlan]
  let origin: String
  private var fonts: UIKitFonts

  init(plan: DesignPlan, families: [FamilyPlan], origin: String) {
    self.plan = plan
    self.families = families
    self.origin = origin
    fonts = UIKitFonts(families: families)
  }

  /// The source text.
  mutating func text() -> String {
    var source = SourceLines()
    addChoice(to: &source)
    source.gap()
    source.add("/// The fonts of the type system, one function for each style.")
    source.add("///")
    let following = plan.styles.filter(follows)
    let named = following.isEmpty ? plan.styles : following
    let name = (named.first { $0.name == .apple(.body) } ?? named.first)?.functionName ?? "body"
    let follows = !following.isEmpty
    source.add(FontUpdates.usage(plan.document.updates, call: "AppFont.\(name)()", follows: follows))
    source.block("enum AppFont {") { source in
      for style in plan.styles { add(style, to: &source) }
      if !plan.roles.isEmpty {
        source.gap()
        source.add("/// The fonts of parts of the interface.")
        source.block("enum Roles {") { source in
          for role in plan.roles { add(role, to: &source) }
        }
      }
      LabelValues(plan: plan).add(to: &source)
      UIKitHelpers.add(fonts.helpers, to: &source)
    }
    let describes = fonts.helpers.contains(.with)
    if describes { UIKitHelpers.addDescriptors(to: &source) }
    var file = SourceLines()
    SwiftParts.heading(origin, imports: describes ? ["CoreText", "UIKit"] : ["UIKit"], &file)
    for family in families {
      SwiftParts.family(family, protocols: "CaseIterable", &file) { _ in }
    }
    file.gap()
    file.add(source.lines)
    return file.text
  }

  /// The switch over Apple's styles.
  private func addChoice(to source: inout SourceLines) {
    source.gap()
    source.block("extension UIFont {") { source in
      source.add("/// The app's font for a text style, at a category that `nil` leaves to the system's setting.")
      source.block(
        "static func appFont(for style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil) -> UIFont {"
      ) { source in
        source.choice("style") { source in
          for style in plan.styles {
            guard let name = style.name.textStyle, name.hasUIKitCase else { continue }
            source.add("case .\(name.rawValue): return AppFont.\(style.functionName)(traits)")
          }
          source.add("default:")
          source.add("  " + undefined)
        }
      }
    }
  }

  /// What a style gets that the document says nothing of.
  private var undefined: String {
    switch plan.document.undefinedStyles {
    case .system: "return .preferredFont(forTextStyle: style, compatibleWith: traits)"
    case .body where plan.document.styles[.apple(.body)] != nil: "return AppFont.body(traits)"
    case .body: "return .preferredFont(forTextStyle: .body, compatibleWith: traits)"
    case .error: "fatalError(\"the type system has no style \\(style.rawValue)\")"
    }
  }

  private mutating func add(_ style: StylePlan, to source: inout SourceLines) {
    source.gap()
    source.add(SwiftParts.comment(style, plan))
    if let line = FontUpdates.line(style, follows: follows(style)) { source.add("/// - Note: \(line)") }
    let opening = "static func \(style.functionName)(_ traits: UITraitCollection? = nil) -> UIFont {"
    if style.isSystem {
      source.block(opening) { $0.add("return \(fallback(style.base, style, size: "17"))") }
      return
    }
    source.block(opening) { source in
      guard !style.exceptions.isEmpty else {
        source.add(statements(style.base, style, at: nil))
        return
      }
      fonts.useCategory()
      source.choice("category(traits)") { source in
        for (category, cell) in style.exceptions {
          source.add("case .\(category.uiKitName.split(separator: ".").last ?? ""):")
          source.add(statements(cell, style, at: [category]).map { "  " + $0 })
        }
        source.add("default:")
        let others = plan.categories.filter { category in !style.exceptions.contains { $0.category == category } }
        source.add(statements(style.base, style, at: others).map { "  " + $0 })
      }
    }
  }

  /// Whether `adjustsFontForContentSizeCategory` follows what a style's function returns: UIKit's own fonts alone.
  private func follows(_ style: StylePlan) -> Bool {
    guard !style.isSystem else { return style.reference != nil }
    guard style.exceptions.isEmpty else { return false }
    return switch SizeCodeWriter(style: style, strategy: style.base.strategy, platform: plan.document.platform).code {
    case .scaledFont(_, _, let limits): (limits.minimum ?? 0) <= 0
    case .statements: false
    case .unknown: style.reference != nil
    }
  }

  /// The statements that make a font at some categories and return it.
  private mutating func statements(
    _ cell: StylePlan.Cell, _ style: StylePlan, at categories: [ContentSizeCategory]?
  ) -> [String] {
    let writer = SizeCodeWriter(
      style: style, strategy: cell.strategy, platform: plan.document.platform, categories: categories)
    switch writer.code {
    case .unknown:
      return ["return \(fallback(cell, style, size: "17"))"]
    case .statements(let lines):
      if lines.contains("switch category(traits) {") { fonts.useCategory() }
      let code = fonts.font(cell, size: "size")
      let fallback = code.isOptional ? ["?? \(fallback(cell, style, size: "size"))"] : []
      return lines + code.lines + SourceLines.returned([code.font] + fallback)
    case .scaledFont(let curve, let base, let limits):
      let code = fonts.font(cell, size: base.digits)
      let made =
        code.isOptional
        ? [
          "guard let font = \(code.font) else {", "  return \(fallback(cell, style, size: base.digits, curve: curve))", "}",
        ]
        : ["let font = \(code.font)"]
      return code.lines + made + scaled(curve, limits)
    }
  }

  /// The statements that scale `font` and return it.
  private func scaled(_ curve: TextStyle, _ limits: SizeLimits) -> [String] {
    let maximum = limits.maximum.flatMap { $0 > 0 ? ", maximumPointSize: \($0.digits)" : nil } ?? ""
    let metrics = "UIFontMetrics(forTextStyle: .\(curve.uiKitCase))"
    let scaled = "\(metrics).scaledFont(for: font\(maximum), compatibleWith: traits)"
    guard let minimum = limits.minimum, minimum > 0 else { return ["return \(scaled)"] }
    return [
      "let scaled = \(scaled)",
      "return scaled.pointSize < \(minimum.digits) ? scaled.withSize(\(minimum.digits)) : scaled",
    ]
  }

  /// The font that shows where a face can't be made: the style's preferred one, or the system's at the same size.
  private func fallback(
    _ cell: StylePlan.Cell, _ style: StylePlan, size: String, curve: TextStyle? = nil
  ) -> String {
    if let reference = style.reference ?? curve {
      return ".preferredFont(forTextStyle: .\(reference.uiKitCase), compatibleWith: traits)"
    }
    let weight = plan.document.fallback.weight ?? cell.face.weight
    return ".systemFont(ofSize: \(size)\(weight == .regular ? "" : ", weight: \(SystemWeight.uiKit(weight))"))"
  }
}
