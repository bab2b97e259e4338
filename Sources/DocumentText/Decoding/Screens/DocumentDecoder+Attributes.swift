internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// Reads what a node's map says of the node itself.
  func readAttributes(_ map: DecodedMap, into node: inout ScreenNode) {
    if let value = map["name"] { node.name = string(value, "'name'", mayBeEmpty: true) }
    readText(map, into: &node)
    readRoom(map, into: &node)
    readStanding(map, into: &node)
  }

  private func readText(_ map: DecodedMap, into node: inout ScreenNode) {
    if let value = map["text"] { node.text = screenText(value, "'text'") }
    if let value = map["style"] { node.style = screenStyle(value) }
    if let value = map["font"] { node.hasFont = wordText(value, .font).map { checkNone($0, value) } ?? true }
    if let value = map["lines"] { node.maximumLines = wholeNumber(value, .lines) }
    if let value = map["truncation"], let word = word(value, .truncation, ScreenNode.Truncation.self) {
      node.truncation = word
    }
    if let value = map["items"] { node.items = strings(value, "'items'") ?? [] }
    if let value = map["pages"] { node.pages = wholeNumber(value, .pages) ?? 1 }
    if let value = map["current"] { node.current = wholeNumber(value, "'current'", 0...99) ?? 0 }
  }

  private func readRoom(_ map: DecodedMap, into node: inout ScreenNode) {
    if let value = map["height"] { node.height = number(value, "'height'", .of(.height)) }
    if let value = map["width"] { node.width = number(value, "'width'", .of(.width)) }
    if let value = map["align"] { node.alignment = alignment(value) }
    if let value = map["axis"], let word = word(value, .axis, ScreenNode.Axis.self) { node.axis = word }
    if let value = map["spacing"] { node.spacing = number(value, "'spacing'", .of(.spacing)) }
    if let value = map["stacks"] { node.stacksAtAccessibilitySizes = bool(value, "'stacks'") ?? true }
    if let value = map["direction"] { node.direction = word(value, .direction, ScreenNode.Direction.self) }
  }

  private func readStanding(_ map: DecodedMap, into node: inout ScreenNode) {
    if let value = map["loaded"] { node.isLoaded = bool(value, "'loaded'") ?? true }
    if let value = map["showing"] { node.isShowing = bool(value, "'showing'") }
    if let value = map["listens"] { node.listens = bool(value, "'listens'") ?? true }
    if let value = map["listed"] { node.isListed = bool(value, "'listed'") ?? true }
    if let value = map["madeLater"] { node.isMadeLater = bool(value, "'madeLater'") ?? false }
  }

  private func wholeNumber(_ node: YAMLNode, _ member: ScreenProblem.Member) -> Int? {
    wholeNumber(node, "'\(member.rawValue)'", Int(member.range.lowerBound)...Int(member.range.upperBound))
  }

  /// A text that stands on a screen.
  func screenText(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = string(node, what, mayBeEmpty: true) else { return nil }
    let limit = ScreenTree.maximumTextLength
    if text.utf8.count > limit, case let count = text.unicodeScalars.count, count > limit {
      report(.screen(.textTooLong(count)), at: node.place)
    }
    return text
  }

  /// The style or role of a text, which must have a font.
  private func screenStyle(_ node: YAMLNode) -> StyleName? {
    guard let text = string(node, "'style'") else { return nil }
    let name = namedStyle(text)
    switch name {
    case .apple where declared[name] != nil || hasUndefinedStyles: return name
    case .custom where declared[name] != nil: return name
    case .role(let role):
      if fontlessRoles.contains(role) { report(.roleWithoutFont(role), at: node.place) }
      return name
    default: break
    }
    report(.unknownStyle(text, known: labelledNames), at: node.place)
    return nil
  }

  private func checkNone(_ text: String, _ node: YAMLNode) -> Bool {
    if !DocumentWord.font.words.contains(text) { report(.unknownWord(.font, text), at: node.place) }
    return false
  }

  private func alignment(_ node: YAMLNode) -> ScreenNode.CapHeightAlignment? {
    guard let map = map(node, .align, what: "'align'") else { return nil }
    let name = map["to"].flatMap { string($0, "'to'") }
    if let value = map["metric"], let word = wordText(value, .metric), !DocumentWord.metric.words.contains(word) {
      report(.unknownWord(.metric, word), at: value.place)
    }
    let factor = map["factor"].flatMap { number($0, "'factor'", .of(.factor)) } ?? 0.5
    let isRounded = map["round"].flatMap { bool($0, "'round'") } ?? true
    return name.map { ScreenNode.CapHeightAlignment(to: $0, factor: factor, isRounded: isRounded) }
  }
}
