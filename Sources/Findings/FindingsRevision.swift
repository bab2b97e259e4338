internal import TypeSystem

/// What was found in one revision of a type system against what was found in another.
///
/// Two findings are the same where rule, style and column agree; several of one place are paired by their messages, then
/// in their order.
public struct FindingsRevision: Hashable, Sendable {
  /// What only the old revision has, in its order.
  public var went: [Finding]
  /// What only the new revision has, in its order.
  public var came: [Finding]
  /// What both have, at another level, at other categories or with another value; in the order of the new ones.
  public var changed: [Change]
  /// How many both have in the same words.
  public var unchanged: Int

  /// A finding that both revisions have, and not in the same words.
  public struct Change: Hashable, Sendable {
    /// The finding before.
    public var old: Finding
    /// The finding after.
    public var new: Finding
  }

  /// Whether both revisions have the same findings.
  public var isEmpty: Bool { went.isEmpty && came.isEmpty && changed.isEmpty }

  /// Compares what was found in two revisions.
  public init(old: FindingsReport, new: FindingsReport) {
    var open: [Place: [Int]] = [:]
    for (index, finding) in old.findings.enumerated() { open[Place(finding), default: []].append(index) }
    (went, came, changed, unchanged) = ([], [], [], 0)
    // What stayed is taken out first, so that what changed beside it finds its own.
    var others: [Finding] = []
    for finding in new.findings {
      let place = Place(finding)
      if let index = open[place]?.firstIndex(where: { Self.agree(old.findings[$0], finding) }) {
        open[place]?.remove(at: index)
        unchanged += 1
      } else {
        others.append(finding)
      }
    }
    for finding in others {
      let place = Place(finding)
      if let index = open[place]?.first {
        open[place]?.removeFirst()
        changed.append(Change(old: old.findings[index], new: finding))
      } else {
        came.append(finding)
      }
    }
    went = open.values.flatMap { $0 }.sorted().map { old.findings[$0] }
  }

  /// Whether two findings of a place say the same; a value's floating noise is none of it.
  private static func agree(_ old: Finding, _ new: Finding) -> Bool {
    guard old.level == new.level, old.categories == new.categories, old.message == new.message else { return false }
    guard let before = old.value, let after = new.value else { return (old.value == nil) == (new.value == nil) }
    return abs(before - after) < 0.005
  }

  private struct Place: Hashable {
    var rule: Rule
    var style: String?
    var isRole: Bool
    var column: String?

    init(_ finding: Finding) {
      rule = finding.rule
      style = finding.style?.name
      isRole = finding.style?.isRole ?? false
      column = finding.column?.rawValue
    }
  }
}
