public import TypeSystem

/// What was found in one type system, worst first.
public struct FindingsReport: Hashable, Sendable {
  /// The name of the document.
  public var name: String
  /// The findings: errors, warnings, then infos; within a level in the order of ``Rule``, then of the sheet's rows.
  public var findings: [Finding]

  /// The mock screens that can't be built or laid out, and why.
  public var uncheckedScreens: [UncheckedScreen] = []

  /// Makes a report of findings that are in order.
  public init(name: String, findings: [Finding]) {
    self.name = name
    self.findings = findings
  }

  /// How many findings have a level.
  public func count(of level: FindingLevel) -> Int { findings.count { $0.level == level } }
}
