internal import Screens
internal import TypeSystem

/// What is wrong with a mock screen at a category, counted.
public struct ScreenCounts: Hashable, Sendable {
  /// The texts that the change of category did not reach, those that aren't drawn, too.
  public var stale = 0
  /// Those of them that aren't drawn.
  public var hiddenStale = 0
  /// The texts that have one size at every category.
  public var fixed = 0
  /// How often a part is taller, or wider, than its room; one that is both counts twice.
  public var overflows = 0
  /// The most points by which any of them is.
  public var largestOverflow = 0.0
  /// The texts that aren't shown whole.
  public var truncated = 0
  /// The words that are not shown whole, of all texts.
  public var lostWords = 0
  /// The characters that are not shown, of all texts.
  public var lostCharacters = 0
  /// The words that are wider than their line and broken between letters, of all texts.
  public var brokenWords = 0

  /// Whether every text is as a new screen's and shown whole with whole words, and everything has its room.
  public var isClean: Bool { stale == 0 && overflows == 0 && truncated == 0 && brokenWords == 0 }
}

extension LaidOutScreen {
  /// What is wrong with it, counted.
  public var counts: ScreenCounts {
    var counts = ScreenCounts()
    counts.fixed = parts.count { $0.isFixed }
    counts.hiddenStale = hiddenStale.count
    counts.stale = counts.hiddenStale
    for issue in issues {
      switch issue.kind {
      case .overflowsHeight(let points), .overflowsWidth(let points):
        counts.overflows += 1
        counts.largestOverflow = max(counts.largestOverflow, points)
      case .truncated(_, _, let words, let characters):
        counts.truncated += 1
        counts.lostWords += words
        counts.lostCharacters += characters
      case .brokenWords(let count, _): counts.brokenWords += count
      case .stale: counts.stale += 1
      }
    }
    return counts
  }
}

extension LaidOutScreen.Part {
  /// Whether it has a text of one size at every category.
  var isFixed: Bool { standing == .fixed && font != nil }

  /// The name of the face that was asked for and isn't drawn; nil where the face is drawn, or is the system's stand-in.
  var replacedFace: String? {
    for case .faceStandIn(let name) in font?.marks ?? [] { return name }
    for case .fallback(let name) in font?.marks ?? [] { return name }
    return nil
  }

  /// The last part of its path, by which a note names it: `title`, or `cell[1]`.
  var shortName: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }
}
