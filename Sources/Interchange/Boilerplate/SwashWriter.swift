internal import DynamicType
internal import TypeSystem
internal import Typeface

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
    let faces = cascade.compactMap(families.expression)
    return "[\(faces.map { ".init(\($0))" }.joined(separator: ", "))]"
  }

  /// The switch over Apple's styles, as far as Swash has calls for them.
  private func addChoice(to source: inout SourceLines) {
    source.gap()
    let written = plan.styles.filter { $0.name.textStyle?.hasUIKitCase == true && call($0) != nil }
    let following = written.filter { call($0)?.follows == true }
    let named = following.isEmpty ? written : following
    let name = (named.first { $0.name == .apple(.body) } ?? named.first)?.name.name ?? "body"
    source.block("extension UIFont {") { source in
      source.add("/// The app's font for a text style at the system's content size category.")
      source.add("///")
      source.add(
        FontUpdates.usage(
          plan.document.updates, call: ".appFont(for: .\(name))", follows: !following.isEmpty))
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
      source.add("// \(name) is a style of the app's own: \(call(style)?.code ?? obstacle(style)).")
      if call(style) != nil { for note in notes(style) { source.add("// \(name): \(note).") } }
      return
    }
    guard let call = call(style) else {
      source.add("// \(name): \(obstacle(style)).")
      return
    }
    for note in notes(style) { source.add("// \(name): \(note).") }
    source.add("case .\(textStyle.rawValue): return \(call.code)")
  }

  /// What the call of a style leaves out, as the rest of a sentence.
  private func notes(_ style: StylePlan) -> [String] {
    guard !style.isSystem else { return [] }
    var notes: [String] = []
    if !style.base.features.isEmpty {
      notes.append("Swash sets no features: \(style.base.features.map(\.tag.description).joined(separator: ", "))")
    }
    if let lost = lostAxes(style.base.face) { notes.append(lost) }
    if !style.exceptions.isEmpty {
      let places = style.exceptions.map(\.category.name).joined(separator: ", ")
      notes.append("Swash has no call for what is said at \(places); this one is for the other categories")
    }
    if call(style)?.follows == false, !style.isSameEverywhere {
      notes.append("ask again when the category changes, adjustsFontForContentSizeCategory doesn't move it")
    }
    return notes.map(\.onOneLine)
  }

  /// The places on axes that a case of an enumeration doesn't say.
  private func lostAxes(_ face: PlannedFace) -> String? {
    var lost = face.axes.map { "\($0.tag) \($0.value.digits)" }
    guard !lost.isEmpty, let name = face.postScriptName else { return nil }
    if face.axes.contains(where: { $0.tag == "wght" }), let drawn = nearest(face) {
      lost.removeAll { $0.hasPrefix("wght ") }
      let rest = lost.isEmpty ? "" : ", and none of \(lost.joined(separator: ", "))"
      return "Swash sets no axes: \(drawn.key.words) is the case nearest to weight \(face.weight.rawValue)\(rest)"
    }
    return "Swash sets no axes: \(name) has none of \(lost.joined(separator: ", "))"
  }

  /// The case of a variable face that is nearest to a place between its named instances.
  private func nearest(_ face: PlannedFace) -> FamilyPlan.Case? {
    guard let family = families.family(of: face), family.cases.count > 1,
      let key = FaceKey.nearest(to: FaceKey(face.weight, face.slant), among: family.cases.map(\.key))
    else { return nil }
    return family.cases.first { $0.key == key }
  }

  /// The case that stands for a face.
  private func expression(of face: PlannedFace) -> String? {
    let isBetween = face.axes.contains { $0.tag == "wght" }
    guard isBetween, let nearest = nearest(face) else { return families.expression(of: face) }
    return families.family(of: face)?.expression(of: nearest.postScriptName)
  }

  /// Why Swash has no call for a style, as the rest of a sentence.
  private func obstacle(_ style: StylePlan) -> String {
    let cell = style.base
    if plan.document.platform != .ios {
      return "Swash has the phone's sizes only, not those of \(plan.document.platform.rawValue)"
    }
    switch cell.face.source {
    case .family(let name): return "the faces of \(name.onOneLine) are not known without its fonts"
    case .postScript(let name) where expression(of: cell.face) == nil:
      return "its face \(name.onOneLine) is in none of the families above"
    case .system where cell.face.slant == .italic: return "Swash has the system's italic in one weight only"
    case .system where cell.face.weight.name == nil: return "Swash has no weight \(cell.face.weight) of the system font"
    case .system: return "Swash gives the system font Apple's own sizes only, not \(cell.strategy.sentence(style.context))"
    case .postScript: return "Swash has no call for \(cell.strategy.sentence(style.context))"
    }
  }

  /// A call that makes a font.
  private struct Call {
    /// The expression.
    var code: String
    /// Whether `adjustsFontForContentSizeCategory` follows the font.
    var follows: Bool
  }

  /// The call that makes a style's font where nothing is said at the category, or nil where Swash has none.
  private func call(_ style: StylePlan) -> Call? {
    let cell = style.base
    guard !style.isSystem else {
      let textStyle = style.name.textStyle == nil ? style.reference.map { ".\($0.uiKitCase)" } : "style"
      return textStyle.map { Call(code: "SystemFont.preferred.of(textStyle: \($0))", follows: true) }
    }
    guard plan.document.platform == .ios else { return nil }
    if cell.face.source == .system { return systemFont(style) }
    guard let face = expression(of: cell.face) else { return nil }
    let sizes = SizeCodeWriter(style: style, strategy: cell.strategy, platform: .ios).code
    switch (sizes, cell.strategy) {
    case (.scaledFont(let curve, let base, let limits), _) where limits.minimum == nil:
      let maximum = limits.maximum.flatMap { $0 > 0 ? ", maxSize: \($0.digits)" : nil } ?? ""
      let code = "\(face).of(textStyle: .\(curve.uiKitCase)\(maximum), defaultSize: \(base.digits))"
      return Call(code: code, follows: true)
    case (_, .fixed(let size)): return Call(code: "\(face).of(size: \(size.digits))", follows: false)
    case (_, .system(let system)) where system.isPlain:
      guard let reference = system.relativeTo ?? style.reference else { return nil }
      let preferred = "UIFont.preferredFont(forTextStyle: .\(reference.uiKitCase)).pointSize"
      let size = system.limits.maximum.map { "min(\(preferred), \($0.digits))" } ?? preferred
      return Call(code: "\(face).of(size: \(size))", follows: false)
    default: return nil
    }
  }

  /// The call for the system's font in another weight: Swash scales and caps the style's own size.
  private func systemFont(_ style: StylePlan) -> Call? {
    let cell = style.base
    guard case .system(let system) = cell.strategy, system.isPlain, cell.face.slant == .upright,
      let weight = cell.face.weight.name
    else { return nil }
    let maximum = system.limits.maximum.map { ", maxSize: \($0.digits)" } ?? ""
    let isOwn = system.relativeTo == nil && style.name.textStyle != nil
    guard let textStyle = isOwn ? "style" : (system.relativeTo ?? style.reference).map({ ".\($0.uiKitCase)" }) else {
      return nil
    }
    return Call(code: "SystemFont.\(weight).of(textStyle: \(textStyle)\(maximum))", follows: false)
  }

  private var undefined: String {
    switch plan.document.undefinedStyles {
    case .system: "default: return .preferredFont(forTextStyle: style)"
    case .body where plan.styles.contains { $0.name == .apple(.body) && call($0) != nil }:
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
