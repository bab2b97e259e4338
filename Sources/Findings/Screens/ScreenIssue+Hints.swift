internal import DynamicType
internal import TypeSystem

extension ScreenIssue {
  /// What to do about it; names only attributes that the node's kind has.
  var hint: String {
    switch fact {
    case .tallInBar(let bar):
      bar.largestSize.map { "fix the size, or give it a 'max' of at most \($0) pt" }
        ?? "choose something lower for the \(bar.bar), or give its size a 'max'"
    case .taller: "leave 'height' out, so that it grows with its \(Self.texts.contains(node.kind) ? "text" : "content")"
    case .wider(let room, _, let isItself): isItself ? narrower(room) : narrowerContent
    case .cut: shorter
    case .broken: "choose a shorter word, or give the size a 'max'"
    case .stale: "set its font again when the text size changes, or let the font adjust by itself"
    case .lacking(let lack): lack.hint
    }
  }

  private static let texts: [ScreenNode.Kind] = [.label, .textView, .textField, .button, .barButton]

  /// Where the node itself is wider than its room.
  private func narrower(_ room: Double) -> String {
    guard node.width != nil else { return "give it a 'width' of at most \(Words.points(room))" }
    return "leave 'width' out, or let it be at most \(Words.points(room))"
  }

  /// Where what is in the node is wider than it.
  private var narrowerContent: String {
    switch node.kind {
    case .stack, .tableCell, .collectionCell:
      category.isAccessibilityCategory && !node.stacksAtAccessibilitySizes
        ? "leave 'stacks' out, so that the row stacks at accessibility sizes"
        : "let the row have fewer or narrower parts"
    case .toolbar, .navigationBar: "let the bar have fewer buttons, or shorter ones"
    case .tabBar: "let the bar have fewer tabs, or shorter names"
    case .pageControl: "let it have fewer pages"
    default: "choose a shorter word, or give the size a 'max'"
    }
  }

  /// Where text is cut.
  private var shorter: String {
    switch node.kind {
    case .label, .textView: "let it have more lines, 'lines: 0' for all of them, or shorten the text"
    case .tabBar: "choose shorter names for the tabs, or give the size a 'max'"
    case .textField: "choose a shorter text, or give the size a 'max'"
    default: "choose a shorter title, or give the size a 'max'"
    }
  }
}
