internal import DynamicType
internal import TypeSystem

/// Writes a type system as Swift for the library Swash, whose `Font` protocol an enumeration of PostScript names takes.
///
/// The calls are those of Swash 4: `of(size:)`, `of(textStyle:maxSize:defaultSize:)`, `boldTextMapping` and
/// `cascadeList`.
struct SwashWriter {
  let plan: DesignPlan
  let families: [FamilyPlan]
  let origin: String

  /// The source text.
  var text: String {
    var source = SourceLines()
    SwiftParts.heading(origin, imports: ["Swash", "UIKit"], &source)
    for family in families {
      SwiftParts.family(family, protocols: "Font, CaseIterable", &source) { source in
        addBoldText(family, to: &source)
        addCascade(family, to: &source)
      }
    }
    addChoice(to: &source)
    return source.text
  }

  private func addBoldText(_ family: FamilyPlan, to source: inout SourceLines) {
    let mapped = family.cases.filter { $0.bold != nil }
    guard !mapped.isEmpty else { return }
    source.gap()
    source.block("var boldTextMapping: Self {") { source in
      source.choice("self") { source in
        for face in mapped { source.add("case .\(face.name): return .\(face.bold ?? face.name)") }
        if mapped.count < family.cases.count { source.add("default: return self") }
      }
    }
  }

  private func addCascade(_ family: FamilyPlan, to source: inout SourceLines) {
    let lists = family.cases.map { face in (face.name, list(face.cascade)) }
    guard let first = lists.first, lists.contains(where: { $0.1 != "[]" }) else { return }
    source.gap()
    source.block("var cascadeList: [CascadingFontProperties] {") { source in
      if lists.allSatisfy({ $0.1 == first.1 }) {
        source.add(first.1)
      } else {
        source.choice("self") { source in
          for (name, list) in lists { source.add("case .\(name): return \(list)") }
        }
      }
    }
  }

  /// The list of a cascade; the system's font comes last by itself, and a face outside the families has no case.
  private func list(_ cascade: [PlannedFace]) -> String {
    let faces = cascade.compactMap { $0.postScriptName.flatMap(expression) }
    return "[\(faces.map { ".init(\($0))" }.joined(separator: ", "))]"
  }

  private func expression(of postScriptName: String) -> String? {
    families.lazy.compactMap { $0.expression(of: postScriptName) }.first
  }

  /// The switch over Apple's styles, as far as Swash has calls for them.
  private func addChoice(to source: inout SourceLines) {
    source.gap()
    source.block("extension UIFont {") { source in
      source.add("/// The app's font for a text style at the system's content size category.")
      source.block("static func appFont(for style: UIFont.TextStyle) -> UIFont {") { source in
        source.choice("style") { source in
          for style in plan.styles { addCase(style, to: &source) }
          source.add(undefined)
        }
      }
    }
  }

  private func addCase(_ style: StylePlan, to source: inout SourceLines) {
    let name = style.name.name.onOneLine
    guard let textStyle = style.name.textStyle, textStyle.hasUIKitCase else {
      source.add("// \(name) is a style of the app's own: \(font(style) ?? "Swash has no call for it").")
      return
    }
    if style.isSystem {
      source.add("case .\(textStyle.rawValue): return SystemFont.preferred.of(textStyle: style)")
    } else if let font = font(style) {
      if !style.base.features.isEmpty || !style.base.face.axes.isEmpty {
        source.add("// \(name): Swash sets no features and no axes.")
      }
      source.add("case .\(textStyle.rawValue): return \(font)")
    } else {
      let face = style.base.face.postScriptName
      if let face, expression(of: face) == nil {
        source.add("// \(name): its face \(face.onOneLine) is in none of the families above.")
      } else {
        source.add("// \(name): Swash has no call for \(style.base.strategy.sentence(style.context)).")
      }
    }
  }

  /// The call that makes a style's font, or nil where Swash has none.
  private func font(_ style: StylePlan) -> String? {
    let cell = style.base
    guard style.exceptions.isEmpty, plan.document.platform == .ios else { return nil }
    let sizes = SizeCodeWriter(style: style, strategy: cell.strategy, platform: .ios).code
    if cell.face.source == .system { return systemFont(cell) }
    guard let face = cell.face.postScriptName.flatMap(expression) else { return nil }
    switch (sizes, cell.strategy) {
    case (.scaledFont(let curve, let base, let limits), _) where limits.minimum == nil:
      let maximum = limits.maximum.flatMap { $0 > 0 ? ", maxSize: \($0.digits)" : nil } ?? ""
      return "\(face).of(textStyle: .\(curve.uiKitCase)\(maximum), defaultSize: \(base.digits))"
    case (_, .fixed(let size)): return "\(face).of(size: \(size.digits))"
    case (_, .system(let system)) where system.isPlain:
      guard let reference = system.relativeTo ?? style.reference else { return nil }
      let preferred = "UIFont.preferredFont(forTextStyle: .\(reference.uiKitCase)).pointSize"
      return "\(face).of(size: \(system.limits.maximum.map { "min(\(preferred), \($0.digits))" } ?? preferred))"
    default: return nil
    }
  }

  /// The call for the system's font in another weight: Swash scales and caps the style's own size.
  private func systemFont(_ cell: StylePlan.Cell) -> String? {
    guard case .system(let system) = cell.strategy, system.isPlain, system.relativeTo == nil,
      cell.face.slant == .upright, let weight = cell.face.weight.name
    else { return nil }
    let maximum = system.limits.maximum.map { ", maxSize: \($0.digits)" } ?? ""
    return "SystemFont.\(weight).of(textStyle: style\(maximum))"
  }

  private var undefined: String {
    switch plan.document.undefinedStyles {
    case .system: "default: return .preferredFont(forTextStyle: style)"
    case .body where plan.styles.contains { $0.name == .apple(.body) && font($0) != nil }:
      "default: return appFont(for: .body)"
    case .body: "default: return .preferredFont(forTextStyle: .body)"
    case .error: "default: fatalError(\"the type system has no style \\(style.rawValue)\")"
    }
  }
}

extension SystemSize {
  /// Whether it is Apple's size with a cap at most.
  fileprivate var isPlain: Bool {
    factor == 1 && offset == 0 && rounding == .none && limits.minimum == nil && (limits.maximum ?? 1) > 0
  }
}
