public import Languages
public import Sheet
public import TextLayout
public import TypeSystem

/// Looks a type system through by every rule that isn't off, and measures what it says.
///
/// Only mock screens are laid out: each cell's text is shaped once, as a sheet would shape it, and its marks are the sheet's.
public struct Check: Sendable {
  /// How grave each rule's findings are.
  public var levels: FindingLevels
  /// The characters of the languages that the custom faces are checked for; none checks samples alone.
  public var languages: [LanguageCharacters]

  /// What says where lines of the mock screens may end; nil lays none out, and leaves them to rules that need no layout.
  public var lineBreaker: LineBreaker?

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - levels: the rules' levels; a rule that is off isn't evaluated.
  ///   - languages: what the document's languages are written with.
  ///   - lineBreaker: where lines of the document's mock screens may end; it is asked for nothing in a document without.
  public init(
    levels: FindingLevels = FindingLevels(), languages: [LanguageCharacters] = [], lineBreaker: LineBreaker? = nil
  ) {
    self.levels = levels
    self.languages = languages
    self.lineBreaker = lineBreaker
  }

  /// What there is to be found, worst first, within a level by rule and then by the sheet's rows.
  ///
  /// The shaper's library is the one that the system was worked out against.
  /// - Throws: ``/Sheet/SheetError/text(_:)`` for a sample that can't be set.
  public func run(
    on system: ResolvedTypeSystem, with shaper: TextShaper
  ) throws(SheetError) -> FindingsReport {
    let run = try CheckRun(self, system, shaper)
    var findings: [Finding] = []
    for rule in Rule.allCases where levels[rule] != .off {
      findings += FindingGroups.grouped(try run.findings(of: rule))
    }
    var report = FindingsReport(name: system.document.name, findings: FindingGroups.sorted(findings))
    report.uncheckedScreens = run.screens?.failures ?? []
    return report
  }
}
