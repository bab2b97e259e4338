internal import DynamicType
internal import Sheet
internal import TypeSystem

/// Something that was found of one node of a screen at one category.
struct ScreenIssue {
  /// What was found, with its numbers.
  enum Fact: Hashable {
    /// How much of what a bar holds is too tall for it.
    case tallInBar(TallInBar)
    /// The room's height in points, and how much more there is.
    case taller(than: Double, excess: Double)
    /// The room's width in points, how much more there is, and whether the node itself is that wide or what is in it.
    case wider(than: Double, excess: Double, isItself: Bool)
    /// The lines that a text needs and has, and what is lost.
    case cut(needed: Int, shown: Int, words: Int, characters: Int)
    /// How many words are broken between letters, and the first of them.
    case broken(count: Int, first: String)
    /// The size that a text kept, and that of a new screen.
    case stale(size: Double, new: Double)
    /// Code points that a text's fonts lack.
    case lacking(TextLack)
  }

  /// What is of one kind of a node's: there is one finding for each.
  enum Aspect: Hashable {
    case height, width, lines, words, font, lack(TextLack.Kind)
  }

  /// The category.
  var category: ContentSizeCategory
  /// The device's width in points; nil where it doesn't matter.
  var width: Double?
  /// The node.
  var node: ScreenNode
  /// What was found.
  var fact: Fact

  /// The rule that it is a case of.
  var rule: Rule {
    switch fact {
    case .tallInBar: .fixedBarGrowth
    case .taller, .wider: .overflows
    case .cut, .broken: .truncates
    case .stale: .staleText
    case .lacking(let lack): lack.undrawn.isEmpty ? .uncovered : .glyphsNotDrawn
    }
  }

  /// What of the node it is about.
  var aspect: Aspect {
    switch fact {
    case .tallInBar, .taller: .height
    case .wider: .width
    case .cut: .lines
    case .broken: .words
    case .stale: .font
    case .lacking(let lack): .lack(lack.kind)
    }
  }

  /// How bad it is beside others of the rule.
  var gravity: Double {
    switch fact {
    case .tallInBar(let bar): bar.needed - bar.room
    case .taller(_, let excess), .wider(_, let excess, _): excess
    case .cut(_, _, let words, let characters): Double(words) + Double(characters) / 1_000_000
    case .broken(let count, _): Double(count)
    case .stale(let size, let new): (new - size).magnitude
    case .lacking(let lack): lack.count
    }
  }

  /// Whether the finding has an explanation, so that it is a level lower.
  var isExplained: Bool {
    if case .lacking(let lack) = fact { lack.isStandIn || !lack.lenders.isEmpty } else { false }
  }

  /// Whether it is less grave than another; of two that are as grave, the smaller category and the wider screen are.
  func isLess(than other: ScreenIssue) -> Bool {
    guard gravity == other.gravity else { return gravity < other.gravity }
    guard category == other.category else { return category < other.category }
    return width ?? 0 > other.width ?? 0
  }
}

extension ScreenIssue {
  /// What a part of a laid out screen has; nil for what is told otherwise.
  init?(_ issue: LaidOutScreen.Issue, on screen: LaidOutScreen, of node: ScreenNode) {
    let part = screen.parts[issue.part]
    switch issue.kind {
    case .overflowsHeight(let excess):
      if let bar = TallInBar(issue.part, excess: excess, on: screen) {
        fact = .tallInBar(bar)
      } else {
        fact = .taller(than: part.frame.height, excess: excess)
      }
    case .overflowsWidth(let excess):
      let room = issue.room ?? part.frame.width
      fact = .wider(than: room, excess: excess, isItself: (room + excess - part.frame.width).magnitude < 1e-6)
    case .truncated(let needed, let shown, let words, let characters):
      fact = .cut(needed: needed, shown: shown, words: words, characters: characters)
    case .brokenWords(let count, let first): fact = .broken(count: count, first: first)
    case .stale: return nil
    }
    (category, width, self.node) = (screen.category, screen.size.width, node)
  }

  /// A text that a change of category left as it was.
  init(stale size: Double, new: Double, at category: ContentSizeCategory, of node: ScreenNode) {
    (self.category, self.node, fact) = (category, node, .stale(size: size, new: new))
  }

  /// A text whose fonts lack something.
  init(_ lack: TextLack, at category: ContentSizeCategory, of node: ScreenNode) {
    (self.category, self.node, fact) = (category, node, .lacking(lack))
  }
}
