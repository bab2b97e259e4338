import DynamicType
import Screens
import Testing
import TypeSystem

/// Each row is a cell of the table in SYSTEMS.md 6: what a text is set in at AX5 after a change from Large.
///
/// Clifton's body and headline are 17 pt at Large and 53 at AX5 (Apple's table).
@Suite("The table of SYSTEMS.md 6")
struct PolicyTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let policy: UpdatePolicy
    let path: String
    let size: Double
    let standing: NodeState.Standing

    init(_ policy: UpdatePolicy, _ path: String, _ size: Double, _ standing: NodeState.Standing) {
      (self.policy, self.path, self.size, self.standing) = (policy, path, size, standing)
    }

    var testDescription: String { "\(policy) \(path)" }
  }

  private static let rows: [Row] = [
    Row(.appearanceManager, "nav/page/label", 53, .current), Row(.appearanceManager, "nav/page/field", 53, .current),
    Row(.appearanceManager, "nav/page/text", 53, .current), Row(.appearanceManager, "nav/page/plain", 17, .fixed),
    Row(.appearanceManager, "nav/page/go", 17, .fixed), Row(.appearanceManager, "nav/page/styled", 17, .stale),
    Row(.appearanceManager, "nav/page/unlisted", 53, .current), Row(.appearanceManager, "nav/bar", 53, .current),
    Row(.appearanceManager, "nav/bar/add", 17, .fixed), Row(.appearanceManager, "nav/bar/subtitle", 13, .stale),
    Row(.appearanceManager, "tabs", 10, .fixed), Row(.appearanceManager, "list/cell[0]/t", 53, .current),
    Row(.appearanceManager, "list/cell[1]/t", 53, .current),
    Row(.appearanceManager, "nav/sheet/card/words", 17, .stale),
    Row(.appearanceManager, "nav/page/box/inner", 53, .current),
    Row(.appearanceManager, "nav/page/row/left", 53, .current),
    Row(.appearanceManager, "nav/page/tools/share", 17, .fixed),
    Row(.appearanceManager, "nav/page/tools/count", 53, .current),

    Row(.listener, "nav/page/label", 53, .current), Row(.listener, "nav/page/field", 53, .current),
    Row(.listener, "nav/page/text", 53, .current), Row(.listener, "nav/page/go", 17, .fixed),
    Row(.listener, "nav/page/styled", 53, .current), Row(.listener, "nav/page/unlisted", 17, .stale),
    Row(.listener, "nav/bar", 17, .stale), Row(.listener, "nav/bar/add", 17, .fixed),
    Row(.listener, "nav/bar/subtitle", 13, .stale), Row(.listener, "tabs", 10, .fixed),
    Row(.listener, "list/cell[0]/t", 17, .stale), Row(.listener, "list/cell[1]/t", 53, .current),
    Row(.listener, "nav/sheet/card/words", 53, .current), Row(.listener, "nav/page/box/inner", 53, .current),

    Row(.load, "nav/page/label", 17, .stale), Row(.load, "nav/page/field", 17, .stale),
    Row(.load, "nav/page/text", 17, .stale), Row(.load, "nav/page/go", 17, .fixed), Row(.load, "nav/bar", 17, .stale),
    Row(.load, "nav/bar/add", 17, .fixed), Row(.load, "tabs", 10, .fixed), Row(.load, "list/cell[0]/t", 17, .stale),
    Row(.load, "list/cell[1]/t", 53, .current), Row(.load, "nav/sheet/card/words", 17, .stale),

    Row(.adjusts, "nav/page/label", 17, .stale), Row(.adjusts, "nav/page/field", 17, .stale),
    Row(.adjusts, "nav/page/text", 17, .stale), Row(.adjusts, "nav/page/go", 17, .fixed),
    Row(.adjusts, "nav/page/styled", 17, .stale), Row(.adjusts, "nav/bar", 17, .stale),
    Row(.adjusts, "nav/bar/add", 17, .fixed), Row(.adjusts, "tabs", 10, .fixed),
    Row(.adjusts, "list/cell[0]/t", 17, .stale), Row(.adjusts, "list/cell[1]/t", 53, .current),
    Row(.adjusts, "nav/sheet/card/words", 17, .stale),
  ]

  @Test("E10, F7, F8: what each text is set in after a change from Large to AX5", arguments: rows)
  func table(_ row: Row) throws {
    let changed = try Fixture().changed(.all, row.policy)
    #expect(changed.size("all/\(row.path)") == row.size)
    #expect(changed.standing("all/\(row.path)") == row.standing)
  }

  /// Body is 48 pt at AX5 on the measured curve, as in the tests of Swash's calls.
  @Test(
    "D8: fonts that metrics made follow under adjusts, wherever they stand",
    arguments: [
      "nav/page/field", "nav/page/styled", "nav/page/unlisted", "nav/page/box/inner", "list/cell[0]/t",
      "list/cell[1]/t",
      "nav/sheet/card/words",
    ])
  func metrics(_ path: String) throws {
    let document = Fixture.clifton { document in
      document.styles[.body] = StyleRule(font: .face("SpecimenSerif-Medium"), size: .metrics())
    }
    let changed = try Fixture(document).changed(.all, .adjusts)
    #expect(changed.size("all/\(path)") == 48)
    #expect(changed.standing("all/\(path)") == .current)
  }

  private static let systemRules: [(StyleRule, Double)] = [
    (.system, 53), (StyleRule(size: .system()), 53), (StyleRule(weight: .heavy, size: .system()), 17),
    (StyleRule(slant: .italic, size: .system()), 17), (StyleRule(size: .system(maximum: 60)), 17),
    (StyleRule(weight: .heavy, size: .metrics(maximum: 40)), 40),
    (StyleRule(size: .table(SizeTable([.large: 17, .accessibility5: 30], missing: .nearest))), 17),
  ]

  @Test(
    "D8, D12: of the system's fonts only the preferred one without weight, slant or limit follows",
    arguments: systemRules)
  func systemFonts(_ rule: StyleRule, _ size: Double) throws {
    let fixture = try Fixture(Fixture.clifton { $0.styles[.body] = rule })
    #expect(try fixture.changed(.page(node(.label, "words", .body)), .adjusts).size("page/words") == size)
  }

  @Test("An undefined style is the preferred font and follows; taken for body it is body's", arguments: [true, false])
  func undefined(_ isSystem: Bool) throws {
    let fixture = try Fixture(Fixture.clifton { $0.undefinedStyles = isSystem ? .system : .body })
    let size = try fixture.changed(.page(node(.label, "words", .largeTitle)), .adjusts).size("page/words")
    #expect(size == (isSystem ? 60 : 17))
  }

  @Test(
    "Nothing of a screen that isn't loaded is set in anything, under every policy", arguments: UpdatePolicy.allCases)
  func notLoaded(_ policy: UpdatePolicy) throws {
    let changed = try Fixture().changed(.all, policy)
    #expect(changed["all/other/words"]?.font == nil)
    #expect(changed.standing("all/other/words") == .notLoaded)
    #expect(try Fixture().lines(.all, policy).filter { $0.contains("other") } == ["- all/other not loaded"])
  }
}
