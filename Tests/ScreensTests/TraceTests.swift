import DynamicType
import Foundation
import Screens
import Testing
import TypeSystem

/// Expected/ was written by hand from SYSTEMS.md 6 before there was code.
@Suite("The traces of SYSTEMS.md 6")
struct TraceTests {
  private func expected(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Expected")
    return try String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
  }

  private func trace(_ screen: MockScreen, _ policy: UpdatePolicy, _ fixture: Fixture) throws -> String {
    let plan = try fixture.plan(screen, policy)
    var state = plan.build(at: .large)
    let visits = plan.change(&state, to: .accessibility5)
    return "\(ScreenTrace(screen: screen.name, policy: policy, old: .large, new: .accessibility5, visits: visits))"
  }

  @Test("A table of two cells in a navigation controller, under each policy", arguments: UpdatePolicy.allCases)
  func nav(_ policy: UpdatePolicy) throws {
    let trace = try trace(.nav, policy, Fixture(specimen: "museo"))
    #expect(try trace == expected("nav.\(policy.rawValue)"))
  }

  @Test("D8, D12: UIKit moves fonts that metrics made and the preferred one as it comes, and no others")
  func swash() throws {
    let trace = try trace(.swash, .adjusts, Fixture(specimen: "swash"))
    #expect(try trace == expected("swash.adjusts"))
  }

  @Test("A line is a line of words: what is in names is escaped, so that no two look alike")
  func escapes() throws {
    let names = ["a b", "a\nb", "a\tb", "a\u{202E}b", "a\u{2028}b", "a\\nb", "a\u{A0}b"]
    let lines = try Fixture().lines(.page(node(.stack, "s", nil, names.map { node(.label, $0, .body) })), .load)
    #expect(
      lines.map { String($0.split(separator: " ")[1].dropFirst("page/s/".count)) } == [
        #"a\u{20}b"#, #"a\u{A}b"#, #"a\u{9}b"#, #"a\u{202E}b"#, #"a\u{2028}b"#, #"a\\nb"#, #"a\u{A0}b"#,
      ])
    #expect(lines.allSatisfy { $0.split(separator: " ").count == 5 && !$0.contains("\n") })
  }

  @Test("A text keeps the case of its letters until its font is set anew")
  func letterCase() throws {
    let fixture = try Fixture(
      Fixture.clifton {
        var rule = StyleRule(font: .face("SpecimenSerif-Medium"), size: .system())
        var large = StyleOverride()
        large.letterCase = .uppercase
        rule.at[.accessibility5] = large
        $0.styles[.body] = rule
      })
    let screen = MockScreen.page(node(.label, "a", .body) { $0.text = "word" })
    for (policy, text) in [(UpdatePolicy.load, "word"), (.appearanceManager, "WORD")] {
      let plan = try fixture.plan(screen, policy)
      var state = plan.build(at: .large)
      _ = plan.change(&state, to: .accessibility5)
      #expect(StatesByPath(state)["page/a"]?.text == text)
    }
  }
}
