/// Builds the tree of a text from its events; the stack is its own, so that depth costs no call.
struct TreeBuilder {
  /// A list or a mapping that isn't closed yet.
  private struct Open {
    var isMapping: Bool
    var place: YAMLPlace
    var anchor: String?
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var names: [String: YAMLPlace] = [:]
    var key: Key?
    var nodes = 1
    var height = 1
  }

  /// What was said of the key whose value comes next.
  private enum Key {
    case node(YAMLNode)
    /// The key is an error, and its value is dropped.
    case dropped
  }

  /// A finished value, its nodes with aliases written out, and how many lists and mappings stand in each other there.
  private struct Built {
    var node: YAMLNode
    var nodes: Int
    var height: Int
  }

  /// The value of the document.
  private(set) var root: YAMLNode?
  /// Errors after which reading went on.
  private(set) var errors: [YAMLError] = []
  private let limits: YAMLLimits
  private let pairs: SurrogatePairs?
  private var stack: [Open] = []
  private var anchors: [String: Built] = [:]
  private var anchorNames: [String] = []
  private var count = 0
  private var aliasCount = 0

  /// Begins with nothing.
  init(limits: YAMLLimits, pairs: SurrogatePairs?) {
    self.limits = limits
    self.pairs = pairs
  }

  /// Whether the document has nothing in it, not even `null`.
  var isBlank: Bool { root?.scalar == YAMLScalar("") }

  /// Takes the next event.
  mutating func take(_ next: (event: YAMLEvent, place: YAMLPlace)) throws(YAMLError) {
    let place = next.place
    switch next.event {
    case .document, .other: break
    case .alias(let name): try add(target(of: name, at: place))
    case .scalar(let text, let style, let isDoubleQuoted, let properties):
      try countNodes(1, at: place)
      let text = pairs?.restored(text, isDoubleQuoted: isDoubleQuoted) ?? text
      let scalar = tagged(YAMLScalar(text, style: style), properties.tag, at: place)
      let built = Built(node: YAMLNode(.scalar(scalar), at: place), nodes: 1, height: 0)
      note(built, as: properties.anchor)
      try add(built)
    case .sequenceStart(let properties): try open(isMapping: false, properties, at: place)
    case .mappingStart(let properties): try open(isMapping: true, properties, at: place)
    case .end: try close()
    }
  }

  private mutating func open(
    isMapping: Bool, _ properties: YAMLEvent.Properties, at place: YAMLPlace
  ) throws(YAMLError) {
    try countNodes(1, at: place)
    guard stack.count < limits.depth else { throw YAMLError(.tooDeep(limit: limits.depth), at: place) }
    if let tag = properties.tag, tag != "!" {
      let wanted = isMapping ? "map" : "seq"
      if let name = CoreTag.name(of: tag) {
        if name != wanted { report(.tagMismatch(tag: "!!\(name)", found: isMapping ? "a map" : "a list"), at: place) }
      } else {
        report(.unknownTag(CoreTag.written(tag)), at: place)
      }
    }
    if let anchor = properties.anchor { anchors[anchor] = nil }
    stack.append(Open(isMapping: isMapping, place: place, anchor: properties.anchor))
  }

  private mutating func close() throws(YAMLError) {
    guard let open = stack.popLast() else { return }
    let content: YAMLNode.Content = open.isMapping ? .mapping(open.entries) : .sequence(open.items)
    let built = Built(node: YAMLNode(content, at: open.place), nodes: open.nodes, height: open.height)
    note(built, as: open.anchor)
    try add(built)
  }

  /// Puts a finished value where it belongs.
  private mutating func add(_ built: Built) throws(YAMLError) {
    guard var open = stack.popLast() else {
      root = built.node
      return
    }
    // Depth is counted from the outermost: what is already open, and what the value brings.
    guard stack.count + 1 + built.height <= limits.depth else {
      throw YAMLError(.tooDeep(limit: limits.depth), at: built.node.place)
    }
    open.nodes += built.nodes
    open.height = max(open.height, built.height + 1)
    if !open.isMapping {
      open.items.append(built.node)
    } else if let key = open.key {
      if case .node(let node) = key { open.entries.append(YAMLEntry(key: node, value: built.node)) }
      open.key = nil
    } else {
      open.key = accepted(built.node, among: &open.names)
    }
    stack.append(open)
  }

  /// A key, or the error that it is.
  private mutating func accepted(_ node: YAMLNode, among names: inout [String: YAMLPlace]) -> Key {
    guard let scalar = node.scalar else {
      report(.keyNotScalar, at: node.place)
      return .dropped
    }
    if scalar == YAMLScalar("<<") {
      report(.mergeKey, at: node.place)
      return .dropped
    }
    if let first = names[scalar.text] {
      report(.duplicateKey(scalar.text, first: first), at: node.place)
      return .dropped
    }
    names[scalar.text] = node.place
    return .node(node)
  }

  private mutating func target(of name: String, at place: YAMLPlace) throws(YAMLError) -> Built {
    guard var built = anchors[name] else {
      let isOpen = stack.contains { $0.anchor == name }
      throw YAMLError(isOpen ? .aliasToItself(name) : .unknownAnchor(name, known: anchorNames), at: place)
    }
    aliasCount += 1
    guard aliasCount <= limits.aliases else { throw YAMLError(.tooManyAliases(limit: limits.aliases), at: place) }
    try countNodes(built.nodes, at: place, alias: name)
    built.node.place = place
    return built
  }

  private mutating func note(_ built: Built, as anchor: String?) {
    guard let anchor else { return }
    if anchors[anchor] == nil, !anchorNames.contains(anchor), anchorNames.count < 20 { anchorNames.append(anchor) }
    anchors[anchor] = built
  }

  private mutating func countNodes(_ nodes: Int, at place: YAMLPlace, alias: String? = nil) throws(YAMLError) {
    count += nodes
    guard count <= limits.nodes else {
      throw YAMLError(.tooManyNodes(limit: limits.nodes, alias: alias), at: place)
    }
  }

  private mutating func report(_ problem: YAMLError.Problem, at place: YAMLPlace) {
    // Ten thousand duplicate keys are one mistake: more than a hundred errors help nobody.
    if errors.count < 100 { errors.append(YAMLError(problem, at: place)) }
  }

  /// A scalar as its tag wants it.
  private mutating func tagged(_ scalar: YAMLScalar, _ tag: String?, at place: YAMLPlace) -> YAMLScalar {
    guard let tag else { return scalar }
    if tag == "!" { return YAMLScalar(scalar.text, style: .quoted) }
    guard let name = CoreTag.name(of: tag) else {
      report(.unknownTag(CoreTag.written(tag)), at: place)
      return scalar
    }
    if name == "str" { return YAMLScalar(scalar.text, style: .quoted) }
    let plain = YAMLScalar(scalar.text)
    guard CoreTag.fits(name, plain.value) else {
      report(.tagMismatch(tag: "!!\(name)", found: "'\(scalar.text)'"), at: place)
      return scalar
    }
    return plain
  }
}
