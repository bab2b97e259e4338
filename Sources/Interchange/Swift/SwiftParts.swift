internal import DynamicType
internal import TypeSystem
internal import Typeface

/// What the Swift that is written for UIKit, SwiftUI and Swash has in common.
enum SwiftParts {
  /// The file's first line and its imports.
  static func heading(_ origin: String, imports: [String], _ source: inout SourceLines) {
    source.add("// \(origin.onOneLine)")
    source.gap()
    source.add(imports.map { "import \($0)" })
  }

  /// A family as an enumeration of PostScript names; `protocols` follow its raw type.
  static func family(
    _ family: FamilyPlan, protocols: String, _ source: inout SourceLines, _ members: (inout SourceLines) -> Void
  ) {
    source.gap()
    source.add("/// The faces of \(family.key.onOneLine) by their PostScript names.")
    guard !family.cases.isEmpty else {
      source.add("/// None of them is known without the fonts.")
      source.add("enum \(family.typeName) {}")
      return
    }
    source.block("enum \(family.typeName): String, \(protocols) {") { source in
      for face in family.cases { source.add("case \(face.name) = \(SwiftLiteral.string(face.postScriptName))") }
      if !family.aliases.isEmpty { source.gap() }
      for alias in family.aliases { source.add("static let \(alias.name) = Self.\(alias.original)") }
      members(&source)
    }
  }

  /// The comment of a style's function: its face, how its size is made, and what code can't say.
  static func comment(_ style: StylePlan, _ plan: DesignPlan) -> [String] {
    let cell = style.base
    var lines: [String] = []
    let name = style.name.displayName.onOneLine
    if style.isSystem {
      return ["/// \(name): the system's own."]
    }
    lines.append("/// \(name): \(faceName(cell.face)), \(style.sizeSentence).")
    let sizes = plan.categories.map { style.pointSize(at: $0)?.digits ?? "unknown" }
    if let first = plan.categories.first, let last = plan.categories.last, plan.categories.count > 1 {
      lines.append("///")
      lines.append("/// Points from \(first.name) to \(last.name): \(sizes.joined(separator: ", ")).")
    }
    for note in notes(style) { lines.append("/// - Note: \(note)") }
    return lines
  }

  /// The face in words.
  private static func faceName(_ face: PlannedFace) -> String {
    let italic = face.slant == .italic ? " italic" : ""
    return switch face.source {
    case .system: "the system font, \(face.weight)\(italic)"
    case .postScript(let name):
      ([name] + face.axes.map { "\($0.tag) \($0.value.digits)" }).joined(separator: ", ").onOneLine
    case .family(let name): "\(name.onOneLine), \(face.weight)\(italic)"
    }
  }

  /// What a font can't carry, and the label has to be told.
  private static func notes(_ style: StylePlan) -> [String] {
    var notes: [String] = []
    switch style.base.rule.letterCase {
    case nil, .some(.none): break
    case .some(let letterCase): notes.append("The text is \(letterCase.rawValue).")
    }
    if let color = style.base.rule.color { notes.append("The text's colour is \(color.hexadecimal).") }
    for (category, cell) in style.exceptions {
      if cell.rule.lineHeight != style.base.rule.lineHeight {
        notes.append("At \(category.name) its line height is another than LineHeight says.")
      }
      if cell.rule.letterSpacing != style.base.rule.letterSpacing {
        notes.append("At \(category.name) its letter spacing is another than Kern says.")
      }
    }
    if style.base.rule.letterSpacing == .system { notes.append("Its letter spacing is the system font's own.") }
    if style.base.rule.lineHeight == .system { notes.append("Its line height is Apple's leading for the style.") }
    switch style.update {
    case .features: notes.append("On a change of category the part keeps its font and gets the role's features.")
    case .fixed: notes.append("A change of category does not reach the part.")
    case .restyle, nil: break
    }
    return notes
  }
}

extension DocumentColor {
  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it isn't opaque.
  var hexadecimal: String {
    let parts = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#" + parts.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }.joined().uppercased()
  }
}

extension StylePlan {
  /// How the size is made, and what it is at categories with a size of their own, as part of a sentence.
  var sizeSentence: String {
    let whole = base.strategy.sentence(context)
    let others = exceptions.filter { $0.cell.strategy != base.strategy }
    guard !others.isEmpty else { return whole }
    let words = if case .fixed(let size) = base.strategy { "\(size.digits) pt" } else { whole }
    let sizes = others.map { category, _ in
      pointSize(at: category).map { "\($0.digits) pt at \(category.name)" } ?? "unknown at \(category.name)"
    }
    return "\(words), but \(sizes.joined(separator: ", "))"
  }
}

extension SizeStrategy {
  /// How the size is made, as part of a sentence.
  func sentence(_ context: SizeContext) -> String {
    switch self {
    case .metrics(let metrics):
      let home = context.style ?? metrics.relativeTo ?? context.reference
      let apple = home.flatMap { DynamicTypeTable.table(for: context.platform).pointSize($0, .large) }
      let size = (metrics.size ?? apple).map { "\($0.digits) pt" } ?? "an unknown size"
      return
        "\(metrics.size == nil ? "Apple's " : "")\(size) at Large along \(metrics.curveWords)\(metrics.limits.words)"
    case .system(let system):
      let changes =
        (system.factor == 1 ? "" : " times \(system.factor.digits)")
        + (system.offset == 0 ? "" : " plus \(system.offset.digits) pt")
      return "Apple's own sizes\(changes)\(system.limits.words)"
    case .table: return "a size for each category"
    case .multiply(let multiplied):
      return "\(multiplied.base.digits) pt times a factor for each category\(multiplied.limits.words)"
    case .steps(let stepped): return "\(stepped.base.digits) pt and steps from Large\(stepped.limits.words)"
    case .fixed(let size): return "\(size.digits) pt at every category"
    }
  }
}

extension MetricsSize {
  /// The curve and how it is rounded, where that isn't UIFontMetrics' own way.
  fileprivate var curveWords: String {
    let curve = leadings == .measured ? "UIFontMetrics' curve" : "the curve of Apple's printed leadings"
    return switch rounding {
    case .point: curve
    case .pixel: "\(curve), rounded to a pixel"
    case .floor: "\(curve), rounded down"
    case .ceil: "\(curve), rounded up"
    case .none: "\(curve), not rounded"
    }
  }
}

extension SizeLimits {
  /// The limits as part of a sentence, with a comma before it.
  fileprivate var words: String {
    (minimum.map { ", at least \($0.digits) pt" } ?? "")
      + (maximum.flatMap { $0 > 0 ? ", at most \($0.digits) pt" : nil } ?? "")
  }
}
