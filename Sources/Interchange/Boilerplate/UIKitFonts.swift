internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Writes the expressions by which UIKit code makes fonts, and keeps account of the functions that they call.
struct UIKitFonts {
  /// A function that the expressions call.
  enum Helper: Hashable {
    case category, face, system, family, with
  }

  let families: [FamilyPlan]
  private(set) var helpers: Set<Helper> = []

  init(families: [FamilyPlan]) {
    self.families = families
  }

  /// An expression that makes a font, and what stands before it.
  struct Code {
    /// The statements before it.
    var lines: [String] = []
    /// The expression.
    var font: String
    /// Whether the expression may be nil.
    var isOptional: Bool
  }

  /// A font at a size, in its heavier face under Bold Text.
  mutating func font(_ cell: StylePlan.Cell, size: String) -> Code {
    let plain = font(cell.face, cell, size: size)
    guard let boldFace = cell.boldFace else { return Code(font: plain.code, isOptional: plain.isOptional) }
    if cell.face.axes == boldFace.axes, let name = nameCode(cell.face), let boldName = nameCode(boldFace) {
      return Code(
        lines: ["let name = UIAccessibility.isBoldTextEnabled ? \(boldName) : \(name)"],
        font: "face(name, size: \(size))\(additions(cell.face, cell, isOptional: true))", isOptional: true)
    }
    let bold = font(boldFace, cell, size: size)
    return Code(
      lines: ["let isBold = UIAccessibility.isBoldTextEnabled"],
      font: "(isBold ? \(bold.code) : \(plain.code))", isOptional: plain.isOptional || bold.isOptional)
  }

  /// Remembers that code asks for the category.
  mutating func useCategory() {
    helpers.insert(.category)
  }

  private mutating func font(
    _ face: PlannedFace, _ cell: StylePlan.Cell, size: String
  ) -> (code: String, isOptional: Bool) {
    switch face.source {
    case .system:
      helpers.insert(.system)
      let italic = face.slant == .italic ? ", isItalic: true" : ""
      let code = "system(size: \(size), weight: \(SystemWeight.uiKit(face.weight))\(italic))"
      return (code + additions(face, cell, isOptional: false), false)
    case .postScript:
      let code = "face(\(nameCode(face) ?? "\"\""), size: \(size))"
      return (code + additions(face, cell, isOptional: true), true)
    case .family(let name):
      helpers.insert(.family)
      let italic = face.slant == .italic ? ", isItalic: true" : ""
      let weight = SystemWeight.uiKit(face.weight)
      let code = "family(\(SwiftLiteral.string(name)), size: \(size), weight: \(weight)\(italic))"
      return (code + additions(face, cell, isOptional: true), true)
    }
  }

  /// A PostScript name: the family's case where there is one, else the name itself.
  private mutating func nameCode(_ face: PlannedFace) -> String? {
    guard let name = face.postScriptName else { return nil }
    helpers.insert(.face)
    return families.expression(of: face).map { "\($0).rawValue" } ?? SwiftLiteral.string(name)
  }

  /// What is added to a font's descriptor.
  private mutating func additions(_ face: PlannedFace, _ cell: StylePlan.Cell, isOptional: Bool) -> String {
    var parts: [String] = []
    if !cell.features.isEmpty {
      parts.append("features: [\(cell.features.map(feature).joined(separator: ", "))]")
    }
    if !face.axes.isEmpty {
      let places = face.axes.map { "\($0.tag.rawValue)\(Self.comment($0.tag)): \($0.value.digits)" }
      parts.append("axes: [\(places.joined(separator: ", "))]")
    }
    let names = cell.cascade.compactMap { face in
      families.expression(of: face).map { "\($0).rawValue" } ?? face.postScriptName.map(SwiftLiteral.string)
    }
    if !names.isEmpty {
      parts.append("cascade: [\(names.joined(separator: ", "))]")
    }
    guard !parts.isEmpty else { return "" }
    helpers.insert(.with)
    return "\(isOptional ? "?" : "").with(\(parts.joined(separator: ", ")))"
  }

  /// What a number stands for, as a comment; a tag that could end one has none.
  private static func comment(_ tag: Tag) -> String {
    let name = tag.description
    return name.contains { $0 == "*" || $0 == "/" } ? "" : " /* \(name.onOneLine) */"
  }

  /// A feature as Apple's pair where it has one, else by its OpenType tag.
  private func feature(_ feature: FontFeature) -> String {
    if feature.value <= 1, let pair = AppleFeature.pair(of: feature.tag) {
      let selector = feature.value == 0 ? pair.off : pair.selector
      return "[.type: \(pair.type), .selector: \(selector)]\(Self.comment(feature.tag))"
    }
    let tag = "UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag as String)"
    let value = "UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureValue as String)"
    return "[\(tag): \(SwiftLiteral.string(feature.tag.description)), \(value): \(feature.value)]"
  }
}
