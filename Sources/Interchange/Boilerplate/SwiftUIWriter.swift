internal import DynamicType
internal import TypeSystem

/// Writes a type system as Swift for SwiftUI.
///
/// SwiftUI scales a custom font along a style's curve and nothing else. What has a cap, a table or a size of its own at
/// some category is a fixed size that a modifier picks by the environment's category.
struct SwiftUIWriter {
  let plan: DesignPlan
  let families: [FamilyPlan]
  let origin: String
  private var fonts: SwiftUIFonts { SwiftUIFonts(families: families) }

  /// The source text.
  var text: String {
    var source = SourceLines()
    SwiftParts.heading(origin, imports: ["SwiftUI"], &source)
    for family in families {
      SwiftParts.family(family, protocols: "CaseIterable", &source) { _ in }
    }
    addFontCalls(to: &source)
    source.gap()
    source.add("/// The fonts of the type system at a content size category, one function for each style.")
    source.block("enum AppFont {") { source in
      addChoice(to: &source)
      for style in plan.styles { add(style, to: &source) }
      if !plan.roles.isEmpty {
        source.gap()
        source.add("/// The fonts of parts of the interface.")
        source.block("enum Roles {") { source in
          for role in plan.roles { add(role, to: &source) }
        }
      }
      LabelValues(plan: plan).add(to: &source)
    }
    Self.addModifier(to: &source)
    return source.text
  }

  // MARK: Fonts that SwiftUI scales

  private func addFontCalls(to source: inout SourceLines) {
    source.gap()
    source.block("extension Font {") { source in
      source.add([
        "/// The app's font for a text style as SwiftUI scales it by itself: along a style's curve, without a limit.",
        "///",
        "/// Where a comment says so, only the modifier `appFont(_:)` gives the type system's sizes at every category.",
      ])
      source.block("static func app(_ style: Font.TextStyle) -> Font {") { source in
        source.choice("style") { source in
          for style in plan.styles {
            guard let textStyle = style.name.textStyle, textStyle.hasUIKitCase else { continue }
            let (font, isExact) = scaled(style)
            if !isExact { source.add("// Only near: appFont(_:) has the sizes.") }
            Self.addCase(textStyle, "return \(font)", to: &source)
          }
          source.add("default: \(undefined("app(.body)"))")
        }
      }
    }
  }

  /// A case of a switch over styles; those that only visionOS has are compiled there only.
  private static func addCase(_ style: TextStyle, _ statement: String, to source: inout SourceLines) {
    let isVisionOnly = style == .extraLargeTitle || style == .extraLargeTitle2
    if isVisionOnly { source.add("#if os(visionOS)") }
    source.add("case .\(isVisionOnly ? style.rawValue : style.swiftUICase): \(statement)")
    if isVisionOnly { source.add("#endif") }
  }

  /// The font that SwiftUI scales, and whether its sizes are the type system's.
  private func scaled(_ style: StylePlan) -> (code: String, isExact: Bool) {
    let reference = (style.reference ?? .body).swiftUICase
    guard !style.isSystem, let large = style.pointSize(at: .large) else { return (".system(.\(reference))", true) }
    let cell = style.base
    let isPlain = style.exceptions.isEmpty && cell.boldFace == nil
    if case .fixed(let size) = cell.strategy {
      return (fonts.font(cell.face, cell, custom: "fixedSize: \(size.digits)", size: size.digits), isPlain)
    }
    let code = SizeCodeWriter(style: style, strategy: cell.strategy, platform: plan.document.platform).code
    var isOwnCurve = false
    var curve = reference
    if case .scaledFont(let followed, _, let limits) = code {
      isOwnCurve = (limits.maximum ?? 0) <= 0 && limits.minimum == nil
      curve = followed.swiftUICase
    }
    if cell.face.source == .system {
      let weight = SystemWeight.swiftUI(cell.face.weight)
      var isApples = false
      if case .system(let system) = cell.strategy { isApples = system == SystemSize() }
      return ("Font.system(.\(reference)).weight(\(weight))", isPlain && isApples)
    }
    let size = "size: \(large.digits), relativeTo: .\(curve)"
    return (fonts.font(cell.face, cell, custom: size, size: large.digits), isPlain && isOwnCurve)
  }

  private func undefined(_ body: String) -> String {
    switch plan.document.undefinedStyles {
    case .system: "return .system(style)"
    case .body where plan.document.styles[.apple(.body)] != nil: "return \(body)"
    case .body: "return .system(.body)"
    case .error: "fatalError(\"the type system has no style \\(style)\")"
    }
  }

  // MARK: Fonts at a category

  private func addChoice(to source: inout SourceLines) {
    source.add("/// The app's font for a text style at a category.")
    source.block(
      "static func font(_ style: Font.TextStyle, at category: DynamicTypeSize, isBoldText: Bool = false) -> Font {"
    ) { source in
      source.choice("style") { source in
        for style in plan.styles {
          guard let textStyle = style.name.textStyle, textStyle.hasUIKitCase else { continue }
          Self.addCase(
            textStyle, "return \(style.functionName)(category, isBoldText: isBoldText)", to: &source)
        }
        source.add("default: \(undefined("body(category, isBoldText: isBoldText)"))")
      }
    }
  }

  private func add(_ style: StylePlan, to source: inout SourceLines) {
    source.gap()
    source.add(SwiftParts.comment(style, plan))
    if !style.isSystem {
      for note in SwiftUIFonts.notes(style.base) { source.add("/// - Note: \(note)") }
    }
    source.block(
      "static func \(style.functionName)(_ category: DynamicTypeSize, isBoldText: Bool = false) -> Font {"
    ) { source in
      guard !style.isSystem, let sizes = sizes(style) else {
        source.add("return .system(.\((style.reference ?? .body).swiftUICase))")
        return
      }
      source.add(sizes)
      let special = style.exceptions.filter { parts($0.cell) != parts(style.base) }
      if !special.isEmpty {
        source.choice("category") { source in
          for (category, cell) in special {
            source.add("case .\(Self.name(category)): return \(parts(cell).joined(separator: " "))")
          }
          source.add("default: break")
        }
      }
      source.add(SourceLines.returned(parts(style.base)))
    }
  }

  /// The font at `size`, in its heavier face under Bold Text.
  private func parts(_ cell: StylePlan.Cell) -> [String] {
    let plain = fonts.font(cell.face, cell, custom: "fixedSize: size", size: "size")
    guard let bold = cell.boldFace else { return [plain] }
    let heavier = fonts.font(bold, cell, custom: "fixedSize: size", size: "size")
    return ["isBoldText", "? \(heavier)", ": \(plain)"]
  }

  /// Statements after which `size` holds the size; nil where the document gives none.
  private func sizes(_ style: StylePlan) -> [String]? {
    let known = plan.categories.compactMap { category in style.pointSize(at: category).map { (category, $0) } }
    guard let rest = (known.first { $0.0 == .large } ?? known.first)?.1 else { return nil }
    var groups: [(names: [String], size: Double)] = []
    for (category, size) in known where size != rest {
      let name = ".\(Self.name(category))"
      if groups.last?.size == size {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append(([name], size))
      }
    }
    guard !groups.isEmpty else { return ["let size: CGFloat = \(rest.digits)"] }
    return ["let size: CGFloat", "switch category {"]
      + groups.map { "case \($0.names.joined(separator: ", ")): size = \($0.size.digits)" }
      + ["default: size = \(rest.digits)", "}"]
  }

  private static func name(_ category: ContentSizeCategory) -> String {
    category.swiftUIName.split(separator: ".").last.map(String.init) ?? category.name
  }

  // MARK: The modifier

  private static func addModifier(to source: inout SourceLines) {
    source.gap()
    source.add("/// Sets a font of the type system, and sets it anew whenever the category or Bold Text changes.")
    source.block("struct AppFontModifier: ViewModifier {") { source in
      source.add([
        "@Environment(\\.dynamicTypeSize) private var category",
        "@Environment(\\.legibilityWeight) private var legibilityWeight",
        "let font: (DynamicTypeSize, Bool) -> Font",
      ])
      source.gap()
      source.block("func body(content: Content) -> some View {") {
        $0.add("content.font(font(category, legibilityWeight == .bold))")
      }
    }
    source.gap()
    source.block("extension View {") { source in
      source.add("/// Sets the app's font for a text style.")
      source.block("func appFont(_ style: Font.TextStyle) -> some View {") {
        $0.add("modifier(AppFontModifier { AppFont.font(style, at: $0, isBoldText: $1) })")
      }
      source.gap()
      source.add("/// Sets a font of the type system by its function, such as `AppFont.body`.")
      source.block("func appFont(_ font: @escaping (DynamicTypeSize, Bool) -> Font) -> some View {") {
        $0.add("modifier(AppFontModifier(font: font))")
      }
    }
  }
}
