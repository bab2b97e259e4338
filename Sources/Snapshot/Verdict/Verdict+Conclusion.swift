extension Verdict {
  /// What a verdict comes to; the raw value is the command's exit code.
  public enum Conclusion: Int, Comparable, Sendable {
    /// Nothing differs beyond the tolerance.
    case same = 0
    /// Cells differ.
    case different = 1
    /// The golden has no record of a cell, or a record of a cell that is gone.
    case missingOrStale = 3

    /// Orders them by exit code.
    public static func < (first: Conclusion, second: Conclusion) -> Bool { first.rawValue < second.rawValue }
  }

  /// What the verdict comes to: of several things that went wrong, the one with the highest exit code.
  public var conclusion: Conclusion {
    cells.lazy.map(\.outcome.conclusion).max() ?? .same
  }

  /// Whether no cell is changed, new or stale; the page and the notes don't matter.
  public var passes: Bool { conclusion == .same }

  /// How many cells came to this.
  public func count(of outcome: CellVerdict.Outcome) -> Int {
    cells.reduce(0) { $0 + ($1.outcome == outcome ? 1 : 0) }
  }
}

extension CellVerdict.Outcome {
  /// What a cell with this outcome makes of the whole.
  var conclusion: Verdict.Conclusion {
    switch self {
    case .same, .tolerated: .same
    case .changed: .different
    case .new, .stale: .missingOrStale
    }
  }
}
