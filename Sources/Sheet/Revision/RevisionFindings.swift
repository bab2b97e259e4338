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

  /// Whether there are none.
  public var isEmpty: Bool { went.isEmpty && came.isEmpty && changed.isEmpty }
}
