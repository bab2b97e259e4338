internal import TypeSystem

/// Writes mock screens: each node in the place where it stands, with what it says beyond its kind's own.
struct ScreenWriter {
  /// The most levels of nodes that are written in each other: a text may be 64 deep, and a node takes three of them.
  private static let deepest = 16

  /// The entries, those that are cut out of deep screens among them.
  private var texts: [YAMLText] = []
  private var entryNames: [String] = []
  private var names: Set<String>

  private init(_ screens: [MockScreen]) { names = Set(screens.map(\.name)) }

  /// The screens by name; one that is very deep is written as several entries, of which one holds the other.
  static func screens(_ screens: [MockScreen]) -> YAMLText {
    var writer = ScreenWriter(screens)
    for screen in screens {
      let text = writer.node(0, of: screen, depth: 1)
      writer.add(text, as: screen.name)
    }
    return .named(Array(zip(writer.entryNames, writer.texts)))
  }

  private mutating func node(_ index: Int, of screen: MockScreen, depth: Int) -> YAMLText {
    var node = screen.tree.elements[index].node
    let isCut = depth > Self.deepest
    // Without a name of its own, a node that is cut out would have its entry's.
    if isCut, node.name == nil { node.name = "" }
    var members = Self.members(of: node)
    let children = screen.tree.children(of: index)
    if !children.isEmpty {
      let parts = children.map { self.node($0, of: screen, depth: isCut ? 2 : depth + 1) }
      members.append(("children", .list(parts)))
    }
    let text = YAMLText.named([(node.kind.rawValue, Self.short(members))])
    guard isCut else { return text }
    let name = freeName(screen.name)
    add(text, as: name)
    return .text(name)
  }

  private mutating func add(_ text: YAMLText, as name: String) {
    entryNames.append(name)
    texts.append(text)
  }

  private mutating func freeName(_ screen: String) -> String {
    var number = 1
    while !names.insert("\(screen) part \(number)").inserted { number += 1 }
    return "\(screen) part \(number)"
  }

  /// A node that is only a text, or only a list, is written as that.
  private static func short(_ members: [(String, YAMLText)]) -> YAMLText {
    guard members.count == 1, ["text", "children"].contains(members[0].0) else { return .named(members) }
    return members[0].1
  }

  private static func members(of node: ScreenNode) -> [(String, YAMLText)] {
    let blank = ScreenNode(node.kind)
    let attributes = node.kind.attributes
    var members: [(String, YAMLText)] = []
    func add(_ key: String, _ isNeeded: Bool, _ value: @autoclosure () -> YAMLText) {
      if isNeeded, attributes.contains(key) { members.append((key, value())) }
    }
    func addNumber(_ key: String, _ number: Double?) { add(key, number != nil, .number(number ?? 0)) }
    add("name", node.name != nil, .text(node.name ?? ""))
    add("text", node.text != nil, .text(node.text ?? ""))
    add("style", node.style != nil, .text(node.style?.name ?? ""))
    add("font", !node.hasFont, .text("none"))
    addNumber("lines", node.maximumLines.map { Double($0) })
    add("truncation", node.truncation != blank.truncation, .text(node.truncation.rawValue))
    add("items", !node.items.isEmpty, .list(node.items.map { .text($0) }))
    addNumber("pages", node.pages == blank.pages ? nil : Double(node.pages))
    addNumber("current", node.current == 0 ? nil : Double(node.current))
    add("axis", node.axis != blank.axis, .text(node.axis.rawValue))
    addNumber("spacing", node.spacing)
    add("stacks", !node.stacksAtAccessibilitySizes, .bool(false))
    addNumber("height", node.height)
    addNumber("width", node.width)
    add("align", node.alignment != nil, align(node.alignment))
    add("loaded", !node.isLoaded, .bool(false))
    add("showing", node.isShowing != nil, .bool(node.isShowing ?? true))
    add("listed", !node.isListed, .bool(false))
    add("listens", !node.listens, .bool(false))
    add("madeLater", node.isMadeLater, .bool(true))
    add("direction", node.direction != nil, .text(node.direction?.rawValue ?? ""))
    return members
  }

  private static func align(_ alignment: ScreenNode.CapHeightAlignment?) -> YAMLText {
    guard let alignment else { return .map([]) }
    var members: [(String, YAMLText)] = [("to", .text(alignment.to))]
    if alignment.factor != 0.5 { members.append(("factor", .number(alignment.factor))) }
    if !alignment.isRounded { members.append(("round", .bool(false))) }
    return .named(members)
  }
}
