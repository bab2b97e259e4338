internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Writes a type system as CSS: faces, custom properties at Large, what changes at other categories, a class a style.
struct CSSWriter {
  let plan: DesignPlan
  let families: [FamilyPlan]
  let origin: String

  /// The style sheet.
  var text: String {
    var source = SourceLines()
    source.add("/* \(CSSText.comment(origin)) A point is written as 1px. */")
    for family in families { addFaces(family, to: &source) }
    var names = CSSNames()
    let styles = (plan.styles + plan.roles).map { style in
      let kind = if case .role = style.name { "role" } else { "style" }
      return (style, names.name("\(kind)-\(style.name.name)"))
    }
    addProperties(styles, to: &source)
    for category in plan.categories where category != .large { addChanges(styles, category, to: &source) }
    addBoldText(styles, to: &source)
    for (style, name) in styles { addClass(style, name, to: &source) }
    return source.text
  }

  // MARK: Faces

  private func addFaces(_ family: FamilyPlan, to source: inout SourceLines) {
    var variable: Set<String> = []
    for face in family.cases {
      let file = plan.match(face.postScriptName)?.face
      var weight = "\(face.key.weight.rawValue)"
      var places: [String] = []
      if let file, let axis = file.axis("wght") {
        // One rule is for all of a variable face's instances. No local one: an installed static face of that name would
        // be taken for every weight.
        guard variable.insert(file.postScriptName).inserted else { continue }
        weight = "\(axis.minimum.digits) \(axis.maximum.digits)"
      } else {
        places.append("local(\(CSSText.string(face.postScriptName)))")
      }
      if let file { places.append("url(\(CSSText.string(file.fileName)))") }
      source.gap()
      source.block("@font-face {") { source in
        source.add("font-family: \(CSSText.string(family.key));")
        source.add("font-style: \(face.key.slant == .italic ? "italic" : "normal");")
        source.add("font-weight: \(weight);")
        source.add("src: \(places.joined(separator: ", "));")
      }
    }
  }

  // MARK: Properties

  private func addProperties(_ styles: [(StylePlan, String)], to source: inout SourceLines) {
    source.gap()
    source.add("/* The sizes of the category Large. */")
    source.block(":root {") { source in
      var colors = CSSNames()
      for (name, color) in plan.document.colors {
        source.add("--\(colors.name("color \(name)")): \(color.hexadecimal);")
      }
      for (style, name) in styles {
        for (property, value) in properties(style, at: .large) { source.add("--\(name)-\(property): \(value);") }
      }
    }
  }

  /// The properties that differ from those at Large.
  private func addChanges(
    _ styles: [(StylePlan, String)], _ category: ContentSizeCategory, to source: inout SourceLines
  ) {
    var lines: [String] = []
    for (style, name) in styles {
      let large = Dictionary(properties(style, at: .large)) { first, _ in first }
      for (property, value) in properties(style, at: category) where large[property] != value {
        lines.append("--\(name)-\(property): \(value);")
      }
    }
    guard !lines.isEmpty else { return }
    source.gap()
    source.block("[data-content-size=\"\(category.name)\"] {") { $0.add(lines) }
  }

  /// The weights under Bold Text.
  private func addBoldText(_ styles: [(StylePlan, String)], to source: inout SourceLines) {
    let lines = styles.compactMap { style, name in
      style.base.boldFace.map { "--\(name)-font-weight: \($0.weight.rawValue);" }
    }
    guard !lines.isEmpty else { return }
    source.gap()
    source.add("/* Where the person has switched Bold Text on. */")
    source.block("[data-bold-text] {") { $0.add(lines) }
  }

  private func properties(_ style: StylePlan, at category: ContentSizeCategory) -> [(String, String)] {
    let cell = style.cell(at: category)
    var properties = [
      ("font-family", stack(cell)),
      ("font-style", cell.face.slant == .italic ? "italic" : "normal"),
      ("font-weight", "\(cell.face.weight.rawValue)"),
    ]
    if let size = style.pointSize(at: category) { properties.append(("font-size", "\(size.digits)px")) }
    if let height = lineHeight(style, at: category) { properties.append(("line-height", height)) }
    let spacing = plan.letterSpacing(style, at: category)
    if cell.rule.letterSpacing != nil { properties.append(("letter-spacing", "\(spacing.short.digits)em")) }
    if !cell.features.isEmpty {
      let settings = cell.features.map { "\(CSSText.string($0.tag.description)) \($0.value)" }
      properties.append(("font-feature-settings", settings.joined(separator: ", ")))
    }
    let axes = cell.face.places.filter { $0.tag != "wght" }
    if !axes.isEmpty {
      let settings = axes.map { "\(CSSText.string($0.tag.description)) \($0.value.digits)" }
      properties.append(("font-variation-settings", settings.joined(separator: ", ")))
    }
    if let letterCase = cell.rule.letterCase {
      properties.append(("text-transform", letterCase == .capitalized ? "capitalize" : letterCase.rawValue))
    }
    if let color = cell.rule.color { properties.append(("color", value(of: color))) }
    return properties
  }

  /// The line height where the rule or Apple's own style has one: a share of the size, or the font's own.
  private func lineHeight(_ style: StylePlan, at category: ContentSizeCategory) -> String? {
    switch style.cell(at: category).rule.lineHeight {
    case nil where !style.isSystem: nil
    case .natural: "normal"
    case nil, .system, .multiple, .points: plan.lineHeight(style, at: category)?.short.digits
    }
  }

  /// A colour by the first declared one of its value, else as it is.
  private func value(of color: DocumentColor) -> String {
    var names = CSSNames()
    for (name, declared) in plan.document.colors {
      let name = names.name("color \(name)")
      if declared == color { return "var(--\(name))" }
    }
    return color.hexadecimal
  }

  // MARK: Families

  /// The families of `font-family`: the style's own, those for characters that it lacks, what stands in for it, the
  /// document's fallback, and the system's font.
  private func stack(_ cell: StylePlan.Cell) -> String {
    var faces = [cell.face] + cell.cascade
    var waiting = cell.face.key
    var visited: Set<String> = []
    while let key = waiting, visited.insert(key).inserted, let standIn = plan.document.families[key]?.standIn {
      faces.append(plan.finder.face(standIn, cell.face.weight, cell.face.slant))
      waiting = faces.last?.key
    }
    faces.append(plan.finder.face(plan.document.fallback.font, cell.face.weight, cell.face.slant))
    let names = faces.filter { $0.source != .system }.map(family)
    let system = ["system-ui", "-apple-system"]
    let ordered = cell.face.source == .system ? system + names : names + system
    return (ordered + ["sans-serif"]).uniqued.joined(separator: ", ")
  }

  /// The family as `font-family` has it: under the name that its `@font-face` rules give it, where they are written.
  private func family(_ face: PlannedFace) -> String {
    CSSText.string(families.family(of: face)?.key ?? plan.familyName(face))
  }

  // MARK: Classes

  private func addClass(_ style: StylePlan, _ name: String, to source: inout SourceLines) {
    var properties: [String] = []
    for category in plan.categories {
      for (property, _) in self.properties(style, at: category) where !properties.contains(property) {
        properties.append(property)
      }
    }
    source.gap()
    source.add("/* \(CSSText.comment(style.name.displayName)): \(CSSText.comment(sizes(style))) */")
    source.block(".\(name) {") { source in
      for property in properties { source.add("\(property): var(--\(name)-\(property));") }
    }
  }

  /// The sizes by category, in words.
  private func sizes(_ style: StylePlan) -> String {
    plan.categories.map { "\($0.name) \(style.pointSize(at: $0)?.digits ?? "unknown")" }.joined(separator: ", ")
  }
}

extension Array where Element: Hashable {
  /// The elements without those that came before.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
