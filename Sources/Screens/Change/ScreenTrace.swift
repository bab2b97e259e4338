public import DynamicType
public import TypeSystem
internal import Spelling
internal import Typeface

/// The text of a change's way through a screen: a head, then a line for each visit and for each thing not reached.
///
/// A visit is `7 nav/goals/cell[2]/title restyle MuseoSans-700 17→53`; what is not visited has a hyphen for the number.
/// Spaces part the words of a line and nothing else: one in a name is written `\u{20}`, and so on for whatever can't be
/// seen, ends a line or turns it round; a backslash is doubled.
public struct ScreenTrace: Hashable, Sendable, CustomStringConvertible {
  /// The screen's name.
  public var screen: String
  /// How changes reach it.
  public var policy: UpdatePolicy
  /// The category before.
  public var old: ContentSizeCategory
  /// The category after.
  public var new: ContentSizeCategory
  /// The visits in order, with what is not visited.
  public var visits: [ScreenVisit]

  /// A change's way.
  public init(
    screen: String, policy: UpdatePolicy, old: ContentSizeCategory, new: ContentSizeCategory, visits: [ScreenVisit]
  ) {
    self.screen = screen
    self.policy = policy
    self.old = old
    self.new = new
    self.visits = visits
  }

  /// The lines, each with an end.
  public var description: String {
    let head = "# \(Self.word(screen)): \(old.name) → \(new.name), \(policy.rawValue)"
    return ([head] + visits.map(\.description)).map { $0 + "\n" }.joined()
  }

  /// A name as it stands in a line: what would end the word or the line, or can't be seen, is written `\u{20}`.
  fileprivate static func word(_ name: String) -> String { Spelling.escaped(name) { $0 == " " } }
}

extension ScreenVisit: CustomStringConvertible {
  /// The visit's line in a trace, without its end.
  public var description: String {
    "\(number.map(String.init) ?? "-") \(ScreenTrace.word(path)) \(action.description)"
  }
}

extension ScreenVisit.Action: CustomStringConvertible {
  /// The words of a trace's line after the path.
  public var description: String {
    switch self {
    case .recurse: "recurse"
    case .reload: "reload"
    case .own: "own"
    case .handler: "handler"
    case .tint: "tint"
    case .restyle(let old, let new): "restyle \(Self.step(old, new))"
    case .features(let old, let new, let features):
      (["features \(Self.step(old, new))"] + features.map(\.tag.description)).joined(separator: " ")
    case .make(let font): "make \(font)"
    case .left(let standing, let font): "\(standing.rawValue) \(font)"
    case .noFont: "no font"
    case .notLoaded: "not loaded"
    case .notReached: "not reached"
    case .notEntered: "not entered"
    }
  }

  private static func step(_ old: SetFont, _ new: SetFont) -> String {
    old.postScriptName == new.postScriptName ? "\(old)→\(new.size)" : "\(old)→\(new)"
  }
}

extension SetFont: CustomStringConvertible {
  /// The face and the size, such as `MuseoSans-700 17`.
  public var description: String { "\(ScreenTrace.word(postScriptName)) \(size)" }

  fileprivate var size: String { trimmed(pointSize, decimals: 2) }
}
