internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Writes a type system as design tokens: typography at Large, and the size of each category by itself.
///
/// The form is that of the Design Tokens Community Group's format module, October 2025.
struct DesignTokensWriter {
  let plan: DesignPlan
  let families: [FamilyPlan]
  let origin: String

  /// The JSON document; its first line says what made it.
  var text: String {
    var members: [(String, JSONText)] = []
    let styles = named(plan.styles)
    let roles = named(plan.roles)
    if !families.isEmpty { members.append(("family", familyTokens)) }
    if !styles.isEmpty { members.append(("style", typography(styles))) }
    if !roles.isEmpty { members.append(("role", typography(roles))) }
    let sizes = [("style", styles), ("role", roles)].filter { !$0.1.isEmpty }
    if !sizes.isEmpty {
      let groups = sizes.map { kind, styles in (kind, JSONText.object(styles.map { ($0.1, self.sizes($0.0)) })) }
      members.append(("size", .object([("$type", .string("dimension"))] + groups)))
    }
    if !plan.document.colors.isEmpty { members.append(("color", colors)) }
    let rest = members.map { "  \(JSONText.quoted($0)): \($1.text(level: 1))" }
    return (["{ \"$description\": \(JSONText.quoted(origin))"] + rest).joined(separator: ",\n") + "\n}\n"
  }

  /// Styles with the names of their tokens, which hold none of the format's own signs.
  private func named(_ styles: [StylePlan]) -> [(StylePlan, String)] {
    var names = TokenNames()
    return styles.map { ($0, names.name($0.name.name)) }
  }

  /// The faces of each family by their PostScript names.
  private var familyTokens: JSONText {
    var names = TokenNames()
    return .object(
      [("$type", JSONText.string("fontFamily"))]
        + families.map { family in
          let name = family.cases.first.map { plan.match($0.postScriptName)?.face.family ?? family.key } ?? family.key
          let faces = family.cases.map { JSONText.string($0.postScriptName) }
          let token: [(String, JSONText)] = [
            ("$value", .string(name)),
            ("$extensions", .object([("specimen", .object([("postScriptNames", .array(faces))]))])),
          ]
          return (names.name(family.key), JSONText.object(token))
        })
  }

  private func typography(_ styles: [(StylePlan, String)]) -> JSONText {
    .object([("$type", .string("typography"))] + styles.map { ($0.1, token($0.0)) })
  }

  private func token(_ style: StylePlan) -> JSONText {
    let cell = style.base
    let faces = ([cell.face] + cell.cascade).map { face in
      face.source == .system ? "system-ui" : plan.familyName(face)
    }.uniqued.map { JSONText.string($0) }
    var value: [(String, JSONText)] = [("fontFamily", faces.count == 1 ? faces[0] : .array(faces))]
    let size = style.pointSize(at: .large)
    if let size { value.append(("fontSize", Self.dimension(size))) }
    value.append(("fontWeight", .number(Double(cell.face.weight.rawValue))))
    value.append(("letterSpacing", Self.dimension((plan.letterSpacing(style, at: .large) * (size ?? 0)).short)))
    if let height = plan.lineHeight(style, at: .large) { value.append(("lineHeight", .number(height.short))) }
    let sentence = style.isSystem ? "the system's own" : style.sizeSentence
    return .object([
      ("$description", .string("\(style.name.displayName): \(sentence)")), ("$value", .object(value)),
      ("$extensions", .object([("specimen", .object(extensions(style)))])),
    ])
  }

  /// What the format has no place for, so that the importer finds it again.
  private func extensions(_ style: StylePlan) -> [(String, JSONText)] {
    let cell = style.base
    var own: [(String, JSONText)] = [("strategy", .string(cell.strategy.name))]
    own += Self.parts(of: cell.strategy)
    if style.name.textStyle == nil, let reference = style.reference {
      own.append(("relativeTo", .string(reference.rawValue)))
    }
    if let name = cell.face.postScriptName { own.append(("postScriptName", .string(name))) }
    if cell.face.slant == .italic { own.append(("italic", .bool(true))) }
    if let letterCase = cell.rule.letterCase { own.append(("case", .string(letterCase.rawValue))) }
    if !cell.features.isEmpty {
      own.append(("features", .object(cell.features.map { ($0.tag.description, .number(Double($0.value))) })))
    }
    if !cell.face.places.isEmpty {
      own.append(("axes", .object(cell.face.places.map { ($0.tag.description, .number($0.value)) })))
    }
    if !style.exceptions.isEmpty {
      own.append(("at", .array(style.exceptions.map { .string($0.category.name) })))
    }
    return own
  }

  /// What a strategy says besides the size at Large: its curve, rounding and limits, where they aren't the usual ones.
  private static func parts(of strategy: SizeStrategy) -> [(String, JSONText)] {
    let curve: TextStyle?
    let limits: SizeLimits
    var parts: [(String, JSONText)] = []
    switch strategy {
    case .metrics(let metrics):
      (curve, limits) = (metrics.relativeTo, metrics.limits)
      if metrics.rounding != .point { parts.append(("rounding", .string(metrics.rounding.rawValue))) }
    case .system(let system):
      (curve, limits) = (system.relativeTo, system.limits)
      if system.rounding != .none { parts.append(("rounding", .string(system.rounding.rawValue))) }
      if system.factor != 1 { parts.append(("factor", .number(system.factor))) }
      if system.offset != 0 { parts.append(("offset", .number(system.offset))) }
    case .table, .multiply, .steps, .fixed: return []
    }
    if let curve { parts.append(("curve", .string(curve.rawValue))) }
    if let minimum = limits.minimum { parts.append(("minimum", .number(minimum))) }
    if let maximum = limits.maximum { parts.append(("maximum", .number(maximum))) }
    return parts
  }

  /// A size for each category that has one.
  private func sizes(_ style: StylePlan) -> JSONText {
    .object(
      plan.categories.compactMap { category in
        style.pointSize(at: category).map { (category.name, .object([("$value", Self.dimension($0))])) }
      })
  }

  private static func dimension(_ value: Double) -> JSONText {
    .object([("value", .number(value)), ("unit", .string("px"))])
  }

  private var colors: JSONText {
    var names = TokenNames()
    return .object(
      [("$type", JSONText.string("color"))]
        + plan.document.colors.map { name, color in
          let parts = [color.red, color.green, color.blue].map { JSONText.number((Double($0) / 255).short) }
          let value: [(String, JSONText)] = [
            ("colorSpace", .string("srgb")), ("components", .array(parts)),
            ("alpha", .number((Double(color.alpha) / 255).short)),
            ("hex", .string(String(color.hexadecimal.prefix(7)))),
          ]
          return (names.name(name), JSONText.object([("$value", .object(value))]))
        })
  }
}
