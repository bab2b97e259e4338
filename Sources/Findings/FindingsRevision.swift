internal import TypeSystem

/// What was found in one revision of a type system against what was found in another.
///
/// Two findings are the same where rule, style, column and a screen's node agree; several of one place are paired by their messages, then
/// in their order. A finding of several styles is looked at style by style, and told in
/// groups again.
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
    let (before, after) = (old.findings.flatMap(\.perStyle), new.findings.flatMap(\.perStyle))
    var open: [Place: [Int]] = [:]
    for (index, finding) in before.enumerated() { open[Place(finding), default: []].append(index) }
    var same: [Finding] = []
    var arrived: [Finding] = []
    var changes: [Change] = []
    // What stayed is taken out first, so that what changed beside it finds its own.
    var others: [Finding] = []
    for finding in after {
      let place = Place(finding)
      if let index = open[place]?.firstIndex(where: { Self.agree(before[$0], finding) }) {
        open[place]?.remove(at: index)
        same.append(finding)
      } else {
        others.append(finding)
      }
    }
    for finding in others {
      let place = Place(finding)
      if let index = open[place]?.first {
        open[place]?.removeFirst()
        changes.append(Change(old: before[index], new: finding))
      } else {
        arrived.append(finding)
      }
    }
    went = FindingGroups.grouped(open.values.flatMap { $0 }.sorted().map { before[$0] })
    came = FindingGroups.grouped(arrived)
    changed = Self.grouped(changes)
    unchanged = FindingGroups.grouped(same).count
  }

  /// Whether two findings of a place say the same; a value's floating noise is none of it.
  private static func agree(_ old: Finding, _ new: Finding) -> Bool {
    guard old.level == new.level, old.categories == new.categories, old.message == new.message else { return false }
    guard let before = old.value, let after = new.value else { return (old.value == nil) == (new.value == nil) }
    return abs(before - after) < 0.005
  }

  /// One change for all styles of which the same was said before, and the same is said now.
  private static func grouped(_ changes: [Change]) -> [Change] {
    var grouped: [Change] = []
    var places: [Change: Int] = [:]
    for change in changes {
      var likeness = change
      (likeness.old.style, likeness.new.style) = (nil, nil)
      if let style = change.new.style, let place = places[likeness] {
        grouped[place].old.alike.append(style)
        grouped[place].new.alike.append(style)
      } else {
        places[likeness] = grouped.count
        grouped.append(change)
      }
    }
    return grouped
  }

  private struct Place: Hashable {
    var rule: Rule
    var style: String?
    var isRole: Bool
    var column: String?
    /// The node of a screen; a role's finding is the same wherever it stands.
    var path: String?

    init(_ finding: Finding) {
      rule = finding.rule
      style = finding.style?.name
      isRole = finding.style?.isRole ?? false
      column = finding.column?.rawValue
      path = finding.node
    }
  }
}

extension Finding {
  /// The finding once for each of its styles.
  fileprivate var perStyle: [Finding] {
    guard let style else { return [self] }
    return ([style] + alike).map { style in
      var finding = self
      (finding.style, finding.alike) = (style, [])
      return finding
    }
  }
}
