internal import DynamicType
internal import Sheet
internal import TypeSystem

/// Something that was found of one node of a screen at one category.
struct ScreenIssue {
  /// What was found, with its numbers.
  enum Fact: Hashable {
    /// A bar's height in points, and how much taller what is in it is.
    case tallInBar(ScreenNode.Kind, height: Double, excess: Double)
    /// The room's height or width in points, and how much more there is.
    case taller(than: Double, excess: Double)
    case wider(than: Double, excess: Double)
    /// The lines that a text needs and has, and what is lost.
    case cut(needed: Int, shown: Int, words: Int, characters: Int)
    /// The size that a text kept, and that of a new screen.
    case stale(size: Double, new: Double)
  }

  /// The category.
  var category: ContentSizeCategory
  /// The device's width in points; nil where it doesn't matter.
  var width: Double?
  /// What was found.
  var fact: Fact

  /// The rule that it is a case of.
  var rule: Rule {
    switch fact {
    case .tallInBar: .fixedBarGrowth
    case .taller, .wider: .overflows
    case .cut: .truncates
    case .stale: .staleText
    }
  }

  /// How bad it is beside others of the rule.
  var gravity: Double {
    switch fact {
    case .tallInBar(_, _, let excess), .taller(_, let excess), .wider(_, let excess): excess
    case .cut(_, _, let words, let characters): Double(words) + Double(characters) / 1_000_000
    case .stale(let size, let new): (new - size).magnitude
    }
  }

  /// What a part of a laid out screen has; nil for what is told otherwise.
  init?(_ issue: LaidOutScreen.Issue, on screen: LaidOutScreen) {
    let part = screen.parts[issue.part]
    switch issue.kind {
    case .overflowsHeight(let excess) where Self.bars.contains(part.kind):
      fact = .tallInBar(part.kind, height: part.frame.height, excess: excess)
    case .overflowsHeight(let excess): fact = .taller(than: part.frame.height, excess: excess)
    case .overflowsWidth(let excess): fact = .wider(than: part.frame.width, excess: excess)
    case .truncated(let needed, let shown, let words, let characters):
      fact = .cut(needed: needed, shown: shown, words: words, characters: characters)
    case .brokenWords, .stale: return nil
    }
    (category, width) = (screen.category, screen.size.width)
  }

  /// A text that a change of category left as it was.
  init(stale size: Double, new: Double, at category: ContentSizeCategory) {
    (self.category, fact) = (category, .stale(size: size, new: new))
  }

  private static let bars: [ScreenNode.Kind] = [.navigationBar, .tabBar, .toolbar, .barButton]
}
