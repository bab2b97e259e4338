internal import DynamicType
internal import TypeSystem
internal import YAML

// What stands in the wrong form, as a hint shows it in the right one.
extension DocumentDecoder {
  /// A scalar as it would be written in a document; nil for a map, a list, nothing, or a text too long for a hint.
  func written(_ node: YAMLNode) -> String? {
    guard let scalar = node.scalar, (1...60).contains(scalar.text.unicodeScalars.count) else { return nil }
    switch scalar.value {
    case .null, .bool: return nil
    case .integer, .number: return scalar.text
    case .string(let text): return YAMLText.scalarText(text)
    }
  }

  /// What to write where a map should stand, or nil.
  func form(of node: YAMLNode, as map: DocumentMap) -> String? {
    if map == .fonts, node.items != nil { return "write { sources: [ … ] }" }
    guard let value = written(node) else { return nil }
    if case .string? = node.scalar?.value { return textForm(value, as: map).map { "write \($0)" } }
    return numberForm(value, as: map).map { "write \($0)" }
  }

  private func textForm(_ value: String, as map: DocumentMap) -> String? {
    switch map {
    case .fonts: "{ sources: [\(sourceForm(value))] }"
    case .cipher: "{ xor: { key: \(value) } }"
    case .xor: "{ key: \(value) }"
    case .family: "{ family: \(value) }"
    case .naming: "{ base: \(value), weights: { regular: Regular, bold: Bold } }"
    case .align: "{ to: \(value) }"
    case .italic: "{ suffix: \(value) }"
    case .variable: "{ face: \(value) }"
    case .tint: "{ current: \(value), other: \(value) }"
    case .defaults, .override: knownFamilies.contains(value) ? "{ family: \(value) }" : nil
    default: nil
    }
  }

  private func numberForm(_ value: String, as map: DocumentMap) -> String? {
    switch map {
    case .metrics: "'size: \(value)', or 'metrics: { default: \(value) }'"
    case .systemSize: "'size: \(value)'; 'system: {}' is Apple's own size"
    case .multiply: "'multiply: { base: \(value), by: { AX1: 1.5 }, otherwise: \(value) }'"
    case .steps: "'steps: { base: \(value) }'"
    case .defaults, .override: "{ size: \(value) }"
    default: nil
    }
  }

  /// What to write where a list should stand, or nil.
  func listForm(of node: YAMLNode, _ what: String) -> String? {
    if what == "'sources'", let entries = node.entries {
      let parts = entries.compactMap { entry in written(entry.value).map { "\(Quoting.shortened(entry.name)): \($0)" } }
      return "write [{ \(parts.count == entries.count ? parts.joined(separator: ", ") : "…") }]"
    }
    guard let value = written(node) else { return nil }
    switch what {
    case "'sources'": return "write [\(sourceForm(value))]"
    case "'languages'": return "write [\(value)], of tags such as en or pt-BR"
    default: return "write [\(value)]"
    }
  }

  /// A source for a path, a file where it ends as font files do, or the installed fonts.
  func sourceForm(_ value: String) -> String {
    if value == "installed" { return "{ installed: true }" }
    let isFile = [".otf", ".ttf", ".ttc", ".otc"].contains { value.lowercased().hasSuffix($0) }
    return isFile ? "{ file: \(value) }" : "{ directory: \(value) }"
  }

  /// How the map of a style is written in the place of a value.
  func styleExample(_ node: YAMLNode) -> String {
    guard let value = written(node) else { return "{ family: …, size: 17 }" }
    if case .string(let text)? = node.scalar?.value {
      return knownFamilies.contains(text) ? "{ family: \(value) }" : "{ family: …, size: 17 }"
    }
    return "{ size: \(value) }"
  }

  /// How the map of a role is written in the place of a value.
  func roleExample(_ node: YAMLNode) -> String {
    guard let value = written(node), case .string(let text)? = node.scalar?.value else { return "{ style: body }" }
    let name = styleName(text)
    return declared[name] != nil || name.textStyle != nil ? "{ style: \(value) }" : "{ style: body }"
  }

  /// How the map of a line height is written in the place of a number, which is small where it is a multiple.
  func lineHeightExample(_ node: YAMLNode) -> String {
    guard let number = plainNumber(node), number > 0 else { return "{ multiple: 1.2 } or { points: 22 }" }
    return number < 4 ? "{ multiple: \(Quoting.number(number)) }" : "{ points: \(Quoting.number(number)) }"
  }

  /// How the map of a letter spacing is written in the place of a number.
  func letterSpacingExample(_ node: YAMLNode) -> String {
    guard let number = plainNumber(node) else { return "{ em: 0.02 } or { points: 0.3 }" }
    let text = Quoting.number(number)
    return node.scalar?.text.hasSuffix("%") == true ? "{ em: \(text) }" : "{ em: \(text) } or { points: \(text) }"
  }

  /// The number of a scalar, a hundredth of it before a per cent sign.
  func plainNumber(_ node: YAMLNode) -> Double? {
    switch node.scalar?.value {
    case .integer(let value): Double(value)
    case .number(let value): value.isFinite ? value : nil
    case .string(let text): SlippedNumber.share(text)
    default: nil
    }
  }
}
