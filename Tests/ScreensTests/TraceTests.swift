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
}
