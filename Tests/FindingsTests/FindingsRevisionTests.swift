import DynamicType
import Findings
import Testing
import TypeSystem

@Suite("Findings that came and went")
struct FindingsRevisionTests {
  private func finding(
    _ rule: Rule, _ style: StyleName? = .body, _ column: Column? = .custom, level: FindingLevel = .warning,
    value: Double? = nil, categories: [ContentSizeCategory] = [.large], _ message: String = "found"
  ) -> Finding {
    Finding(
      rule, level, style: style, column: column, categories: categories, value: value, message: message, hint: "mend")
  }

  private func compare(_ old: [Finding], _ new: [Finding]) -> FindingsRevision {
    FindingsRevision(old: FindingsReport(name: "old", findings: old), new: FindingsReport(name: "new", findings: new))
  }

  @Test("The same findings in any order are none that came or went")
  func same() {
    let findings = [finding(.shrinks), finding(.thinSmall), finding(.unusedFace, nil, nil)]
    let revision = compare(findings, findings.reversed())
    #expect(revision.isEmpty)
    #expect(revision.unchanged == 3)
  }

  @Test("Rule, style and column tell findings apart")
  func places() {
    let old = [
      finding(.shrinks), finding(.shrinks, .body, .fallback), finding(.shrinks, .custom("body"), .custom, "own"),
    ]
    let new = [finding(.thinSmall), finding(.shrinks, .headline), finding(.shrinks, .role("body"), .custom, "role")]
    let revision = compare(old, new)
    #expect(revision.came == new)
    // An app's own style is told from a role of its name.
    #expect(revision.went == old)
  }

  @Test("Another level, value, message or other categories change a finding, and floating noise doesn't")
  func changed() {
    let old = finding(.inkClipped, value: 1)
    for new in [
      finding(.inkClipped, level: .error, value: 1), finding(.inkClipped, value: 1.5),
      finding(.inkClipped, value: nil), finding(.inkClipped, value: 1, "other"),
      finding(.inkClipped, value: 1, categories: [.large, .xLarge]),
    ] {
      let revision = compare([old], [new])
      #expect(revision.changed.map(\.old) == [old])
      #expect(revision.changed.map(\.new) == [new])
      #expect(revision.came.isEmpty && revision.went.isEmpty)
    }
    #expect(compare([old], [finding(.inkClipped, value: 1.000_000_1)]).isEmpty)
  }

  @Test("Of several in one place those that say the same are paired first")
  func several() {
    let old = [finding(.uncovered, "a"), finding(.uncovered, "b"), finding(.uncovered, "c")]
    let new = [finding(.uncovered, "b"), finding(.uncovered, "d")]
    let revision = compare(old, new)
    #expect(revision.unchanged == 1)
    #expect(revision.changed.map { "\($0.old.message) \($0.new.message)" } == ["a d"])
    #expect(revision.went.map(\.message) == ["c"])
  }

  @Test("Against nothing all came, and all went")
  func nothing() {
    let findings = [finding(.shrinks), finding(.thinSmall)]
    #expect(compare([], findings).came == findings)
    #expect(compare(findings, []).went == findings)
    #expect(compare([], []).isEmpty)
  }

  private func grouped(_ style: StyleName, _ alike: [StyleName], _ message: String = "found") -> Finding {
    var finding = finding(.faceMissing, style, .custom, level: .error, message)
    finding.alike = alike
    return finding
  }

  @Test("A style that joins others is the only one that came, one that leaves them the only one that went")
  func joining() {
    let two = grouped(.title1, [.title3])
    let three = grouped(.title1, [.title2, .title3])
    #expect(compare([two], [three]).came == [grouped(.title2, [])])
    #expect(compare([two], [three]).unchanged == 1)
    #expect(compare([three], [two]).went == [grouped(.title2, [])])
    // The first of a group may be the one that leaves it.
    let rest = compare([grouped(.title2, [.title3])], [grouped(.title3, []), grouped(.title2, [], "other")])
    #expect(rest.came.isEmpty && rest.went.isEmpty)
    #expect(rest.changed.map(\.new) == [grouped(.title2, [], "other")])
    #expect(rest.unchanged == 1)
  }

  @Test("What changes alike for several styles is told once")
  func alikeChanges() {
    let old = grouped(.title1, [.title2, .title3])
    let new = grouped(.title1, [.title2, .title3], "other")
    let changed = compare([old], [new]).changed
    #expect(changed.map(\.old) == [old])
    #expect(changed.map(\.new) == [new])
    #expect(compare([], [new]).came == [new])
  }

  private func finding(_ rule: Rule, _ message: String) -> Finding { finding(rule, .body, .custom, message) }
}
