internal import DynamicType
internal import TypeSystem

/// What a key was meant to be that a map doesn't have, where more than its spelling is wrong.
enum KeyRemedy {
  /// What to do about a key, or nil; `keys` are all of its map's.
  static func hint(_ key: String, _ value: String?, isEmpty: Bool, in map: DocumentMap, among keys: [String]) -> String?
  {
    if isEmpty, let tight = tightKey(key) {
      return "put a space after ':', as in '\(Quoting.shortened(tight.key)): \(Quoting.shortened(tight.rest))'"
    }
    switch map {
    case .style, .defaults, .override, .role: return styleHint(key, value)
    case .size: return sizeHint(key, value, among: keys)
    case .naming: return DocumentMap.italic.keys.contains(key) ? "it belongs under 'italic'" : nil
    case .family: return familyHint(key)
    case .fonts:
      let sources: [DocumentMap] = [.directorySource, .fileSource, .installedSource]
      return sources.contains { $0.keys.contains(key) } ? "it belongs in an entry of the list 'sources'" : nil
    case .document:
      return TextStyle(spelling: key) == nil ? nil : "it is a style, and belongs under 'styles'"
    default: return map.nodeKind.flatMap { nodeHint(key, $0) }
    }
  }

  /// The two sides of a ':' that has no space after it; nil without one, or where '/' makes it an address.
  static func tightKey(_ text: String) -> (key: String, rest: String)? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let rest = text[text.index(after: colon)...]
    guard let first = rest.first, first != " ", first != "/", first != "'" else { return nil }
    return (String(text[..<colon]), String(rest))
  }

  // MARK: Keys of another map

  private static let strategies: [(key: String, map: DocumentMap)] = [
    ("metrics", .metrics), ("system", .systemSize), ("multiply", .multiply), ("steps", .steps),
  ]

  /// The strategy that is there, or else the first that has all the keys, is where they belong.
  private static func sizeHint(_ key: String, _ value: String?, among keys: [String]) -> String? {
    if ContentSizeCategory(spelling: key) != nil { return "it belongs under 'table', as in 'table: { large: 17 }'" }
    let others = keys.filter { !DocumentMap.size.keys.contains($0) }
    let present = strategies.filter { keys.contains($0.key) }
    let fitting = (present.isEmpty ? strategies : present).filter { $0.map.keys.contains(key) }
    let best = fitting.first { strategy in others.allSatisfy { strategy.map.keys.contains($0) } } ?? fitting.first
    return best.map { "it belongs under '\($0.key)', as in '\($0.key): { \(key): \(value ?? "…") }'" }
  }

  /// A node that stands where attributes do, or an attribute of other kinds.
  private static func nodeHint(_ key: String, _ kind: ScreenNode.Kind) -> String? {
    guard let child = ScreenNode.Kind(rawValue: key), kind.attributes.contains("children") else { return nil }
    return "it belongs in the list 'children', as in 'children: [\(child.example)]'"
  }

  private static func familyHint(_ key: String) -> String? {
    if DocumentMap.naming.keys.contains(key) || DocumentMap.italic.keys.contains(key) {
      return "it belongs under 'naming', as in 'naming: { base: SourceSansPro, weights: { bold: Bold } }'"
    }
    if DocumentMap.variable.keys.contains(key) { return "it belongs under 'variable', as in 'variable: { face: … }'" }
    return FontWeight(spelling: key) == nil ? nil : "it belongs under 'faces', as in 'faces: { \(key): Name-Regular }'"
  }

  private static func styleHint(_ key: String, _ value: String?) -> String? {
    let sizeKeys = DocumentMap.metrics.keys + DocumentMap.systemSize.keys + DocumentMap.steps.keys
    if sizeKeys.contains(key), let strategy = strategies.first(where: { $0.map.keys.contains(key) })?.key {
      return "it belongs under 'size', as in 'size: { \(strategy): { \(key): \(value ?? "…") } }'"
    }
    if ContentSizeCategory(spelling: key) != nil { return "it belongs under 'at', as in 'at: { \(key): { … } }'" }
    guard let word = words[key.lowercased()] else { return nil }
    return "write " + word.map { $0 == "…" ? value ?? "…" : String($0) }.joined()
  }

  /// What other systems call a style's members; `…` stands for the value.
  private static let words: [String: String] = [
    "italic": "'slant: italic'", "oblique": "'slant: italic'", "bold": "'weight: bold'",
    "uppercase": "'case: uppercase'", "allcaps": "'case: uppercase'", "lowercase": "'case: lowercase'",
    "smallcaps": "'features: [smcp]'", "texttransform": "'case: …'", "tracking": "'letterSpacing: { points: … }'",
    "kern": "'letterSpacing: { points: … }'", "kerning": "'letterSpacing: { points: … }'",
    "leading": "'lineHeight: { points: … }'", "linespacing": "'lineHeight: { points: … }'",
    "fontsize": "'size: …'", "pointsize": "'size: …'", "font": "'family: …', or 'face: …' for a PostScript name",
    "fontfamily": "'family: …'", "typeface": "'family: …'", "fontname": "'face: …'", "fontweight": "'weight: …'",
    "fontstyle": "'slant: …'", "textstyle": "'relativeTo: …'", "colour": "'color: …'", "textcolor": "'color: …'",
    "foregroundcolor": "'color: …'",
  ]
}
