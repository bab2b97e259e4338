internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Makes the plan of a document.
struct DesignPlanner {
  let document: TypeSystemDocument
  let fonts: FontLibrary?
  private let finder: FaceFinder

  init(document: TypeSystemDocument, fonts: FontLibrary?) {
    self.document = document
    self.fonts = fonts
    finder = FaceFinder(document: document, fonts: fonts)
  }

  /// The plan; `isWholeLibrary` lists every family among the fonts in place of the document's own.
  func plan(isWholeLibrary: Bool) -> DesignPlan {
    var planner = FamilyPlanner(finder: finder)
    let families: [FamilyPlan]
    if isWholeLibrary, let fonts {
      families = planner.families(among: fonts)
    } else {
      families = planner.families(declaredIn: document, used: usedFonts)
    }
    let taken = Self.helpers.union(families.map(\.typeName))
    var styleNames = SwiftNames(taken: taken)
    var roleNames = SwiftNames(taken: taken)
    var styles: [StylePlan] = []
    var roles: [StylePlan] = []
    for name in document.shownStyles {
      guard let rule = document.rule(of: name) else { continue }
      if case .role(let role) = name {
        var plan = style(name, rule, roleNames.name(role, .member, fallback: "role"))
        plan.update = document.roles[role]?.update
        roles.append(plan)
      } else {
        let functionName = styleNames.name(name.textStyle?.rawValue ?? name.name, .member, fallback: "style")
        styles.append(style(name, rule, functionName))
      }
    }
    return DesignPlan(document: document, fonts: fonts, families: families, styles: styles, roles: roles)
  }

  /// The names of functions that generated code has beside those of styles and roles.
  private static let helpers: Set<String> = ["face", "system", "family", "category", "font"]

  private func style(_ name: StyleName, _ rule: StyleRule, _ functionName: String) -> StylePlan {
    let context = document.context(of: name)
    return StylePlan(
      name: name, functionName: functionName, context: context, isSystem: rule.isSystem,
      base: cell(rule, context),
      exceptions: rule.at.keys.sorted().map { ($0, cell(rule.effective(at: $0), context)) })
  }

  private func cell(_ rule: StyleRule, _ context: SizeContext) -> StylePlan.Cell {
    let table = DynamicTypeTable.table(for: document.platform)
    let weight = rule.weight ?? context.reference.flatMap { table.weight($0) } ?? .regular
    let slant = rule.slant ?? .upright
    let reference = rule.font ?? .system
    let face = finder.face(reference, weight, slant, axes: rule.axes)
    let bold = finder.face(reference, weight, slant, axes: rule.axes, isBold: true)
    var features = rule.features
    var cascade = document.cascade
    if case .family(let key) = reference, let family = document.families[key] {
      features = family.features.filter { own in !features.contains { $0.tag == own.tag } } + features
      cascade = family.cascade + cascade
    }
    return StylePlan.Cell(
      rule: rule, strategy: rule.isSystem ? .system() : rule.size ?? .metrics(), face: face,
      boldFace: bold == face ? nil : bold, features: features,
      cascade: cascade.map { finder.face($0, face.weight, face.slant) })
  }

  /// The fonts that rules and cascades name.
  private var usedFonts: Set<FontReference> {
    let rules = document.styles.map(\.value) + document.roles.compactMap(\.value.rule)
    var used = Set(rules.flatMap { rule in [rule.font] + rule.at.values.map(\.font) }.compactMap { $0 })
    var waiting = Array(used) + document.cascade
    while let next = waiting.popLast() {
      used.insert(next)
      guard case .family(let key) = next, let family = document.families[key] else { continue }
      waiting += family.cascade.filter { !used.contains($0) }
    }
    return used
  }
}
