public import Revision
public import TypeSystem

/// The findings that went, came and changed between two revisions, as a sheet shows them.
public struct RevisionFindings: Hashable, Sendable {
  /// What only the old revision has.
  public var went: [FindingLine]
  /// What only the new revision has.
  public var came: [FindingLine]
  /// What both have, and not in the same words: each as it is in the new revision, behind what it was.
  public var changed: [Change]

  /// A finding before and after.
  public struct Change: Hashable, Sendable {
    /// The finding before.
    public var old: FindingLine
    /// The finding after.
    public var new: FindingLine

    /// Pairs a finding with what it was.
    public init(old: FindingLine, new: FindingLine) {
      self.old = old
      self.new = new
    }
  }

  /// Makes the lists; without any, nothing was found or looked for.
  public init(went: [FindingLine] = [], came: [FindingLine] = [], changed: [Change] = []) {
    self.went = went
    self.came = came
    self.changed = changed
  }

  /// How many came, went and changed, in phrases; none where there are none.
  public var summary: [String] {
    [(came.count, "came"), (went.count, "went"), (changed.count, "changed")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.0 == 1 ? "finding" : "findings") \($0.1)" }
  }

  /// A finding that came, changed or went.
  public struct Row: Hashable, Sendable {
    /// Which of the three.
    public var change: RevisionChange
    /// The finding; of one that changed as it is in the new revision.
    public var finding: FindingLine
    /// What one that changed was; else nil.
    public var was: FindingLine?

    /// Every style that it is about, in the order of the rows; none where it is about the whole document.
    public var styles: [StyleName] { (finding.style.map { [$0] } ?? []) + finding.alike }

    /// The styles, as `name` writes them, and the column: "body, callout, custom"; "document" where it is about none.
    public func place(_ name: (StyleName) -> String) -> String {
      let parts = styles.map(name) + (finding.column.map { [$0.rawValue] } ?? [])
      return parts.isEmpty ? "document" : parts.joined(separator: ", ")
    }
  }

  /// Every finding: those that came, those that changed, those that went.
  public var rows: [Row] {
    came.map { Row(change: .came, finding: $0) }
      + changed.map { Row(change: .changed, finding: $0.new, was: $0.old) }
      + went.map { Row(change: .went, finding: $0) }
  }

  /// Whether there are none.
  public var isEmpty: Bool { went.isEmpty && came.isEmpty && changed.isEmpty }
}
