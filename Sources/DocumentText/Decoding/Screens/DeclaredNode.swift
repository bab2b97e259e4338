internal import TypeSystem
internal import YAML

/// A node of a screen as its own lines say it, before the entries that it holds are put in.
struct DeclaredNode {
  /// What a node holds: another node in place, or an entry of `screens` by its name.
  enum Part {
    case node(DeclaredNode)
    case entry(String, YAMLPlace)
  }

  /// The node.
  var node: ScreenNode
  /// Where it begins.
  var place: YAMLPlace
  /// What is in it, in order.
  var parts: [Part]
}

/// An entry of `screens`, with what there is to count of it before anything is put in.
struct DeclaredScreen {
  /// An entry that it holds, where that is said, and how deep that stands: 2 directly in the outermost node.
  struct Reference {
    var name: String
    var place: YAMLPlace
    var depth: Int
  }

  /// Its name.
  var name: String
  /// Where the name stands.
  var place: YAMLPlace
  /// Its outermost node; nil where an error was reported.
  var root: DeclaredNode?
  /// The entries that it holds, in the order of the text.
  var references: [Reference] = []
  /// Its size without them.
  var own = ScreenExtent()
  /// Its size with them, once it is worked out.
  var extent = ScreenExtent()
  /// Whether an error keeps it from being put together.
  var isBroken: Bool

  /// Counts an entry's own nodes; nil `root` is one with errors.
  init(name: String, place: YAMLPlace, root: DeclaredNode?) {
    self.name = name
    self.place = place
    self.root = root
    isBroken = root == nil
    if let root { count(root, depth: 1) }
  }

  private mutating func count(_ node: DeclaredNode, depth: Int) {
    own.add(nodes: 1, characters: node.node.characterCount, depth: depth)
    for part in node.parts {
      switch part {
      case .node(let node): count(node, depth: depth + 1)
      case .entry(let name, let place): references.append(Reference(name: name, place: place, depth: depth + 1))
      }
    }
  }
}

extension ScreenNode {
  /// The Unicode scalars of its texts.
  fileprivate var characterCount: Int { ([text ?? ""] + items).reduce(0) { $0 + $1.unicodeScalars.count } }
}

/// How large a screen is; sums that grow beyond every limit stay there.
struct ScreenExtent {
  /// The nodes.
  private(set) var nodes = 0
  /// The characters of the texts.
  private(set) var characters = 0
  /// How deep it is, 1 for a node alone.
  private(set) var depth = 0

  private static let most = 1 << 40

  /// Adds nodes, the deepest of which stands so deep.
  mutating func add(nodes: Int, characters: Int, depth: Int) {
    self.nodes = min(self.nodes + nodes, Self.most)
    self.characters = min(self.characters + characters, Self.most)
    self.depth = max(self.depth, min(depth, Self.most))
  }

  /// Adds another screen, whose outermost node stands so deep.
  mutating func add(_ other: ScreenExtent, at depth: Int = 1) {
    add(nodes: other.nodes, characters: other.characters, depth: depth - 1 + other.depth)
  }
}
