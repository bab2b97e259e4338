internal import DynamicType
internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// A family by its key, or `system`.
  func familyReference(_ node: YAMLNode, _ what: String) -> FontReference? {
    guard let name = string(node, what) else { return nil }
    if name == "system" { return .system }
    if knownFamilies.contains(name) { return .family(name) }
    report(.unknownFamily(name, known: familyNames), at: node.place)
    return nil
  }

  /// A colour: hexadecimal digits, or a name under `colors`.
  func color(_ node: YAMLNode, _ what: String) -> DocumentColor? {
    guard let text = colorText(node, what) else { return nil }
    if text.hasPrefix("#") { return hexColor(text, at: node.place) }
    if let color = colors[text] { return color }
    if !knownColors.contains(text) { report(.unknownColor(text, known: colorNames), at: node.place) }
    return nil
  }

  /// Reads the colours by name.
  func readColors(_ node: YAMLNode?) {
    guard let node, let entries = entries(node, "'colors'") else { return }
    colorNames = entries.map(\.name)
    knownColors = Set(colorNames)
    for entry in entries {
      let what = "the colour \(Quoting.quoted(entry.name))"
      guard let text = colorText(entry.value, what) else { continue }
      if text.hasPrefix("#") {
        if let color = hexColor(text, at: entry.value.place) { colors[entry.name] = color }
      } else {
        report(.notHexadecimal(text), at: entry.value.place)
      }
    }
  }

  /// Without quotes, `#` begins a comment, and nothing is left.
  private func colorText(_ node: YAMLNode, _ what: String) -> String? {
    if node.scalar == YAMLScalar("") {
      report(.noColor(what), at: node.place)
      return nil
    }
    return string(node, what)
  }

  /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  private func hexColor(_ text: String, at place: YAMLPlace) -> DocumentColor? {
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue.map { UInt8($0) } : nil }
    guard digits.count == text.count - 1, [3, 4, 6, 8].contains(digits.count) else {
      report(.notHexadecimal(text), at: place)
      return nil
    }
    var bytes = digits.map { $0 * 17 }
    if digits.count > 4 {
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    }
    return DocumentColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255)
  }

  /// One of Apple's text styles that the platform has.
  func textStyle(_ node: YAMLNode, _ what: String) -> TextStyle? {
    guard let text = string(node, what) else { return nil }
    if let style = TextStyle(spelling: text), table.contains(style) { return style }
    report(.unknownTextStyle(text, platform), at: node.place)
    return nil
  }

  /// Apple's styles that the platform shows, for the sake of a hint; a few more are read.
  var shownStyles: [String] { table.shownStyles.filter { table.contains($0) }.map(\.rawValue) }

  /// The name of a style: Apple's where the platform has it, and otherwise the app's own.
  func styleName(_ text: String) -> StyleName {
    if let style = TextStyle(spelling: text), table.contains(style) { return .apple(style) }
    return .custom(text)
  }
}
