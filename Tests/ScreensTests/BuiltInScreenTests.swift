import DynamicType
import Screens
import Testing
import TypeSystem

@Suite("The built-in screens")
struct BuiltInScreenTests {
  @Test(
    "All five can be built for any document, under every policy, at every category",
    arguments: ["avenir", "museo", "source-sans-pro", "swash"])
  func documents(_ name: String) throws {
    let fixture = try Fixture(specimen: name)
    for screen in MockScreen.builtIn(for: fixture.system.document) {
      for policy in UpdatePolicy.allCases {
        let plan = try fixture.plan(screen, policy)
        var state = plan.build(at: .large)
        for category in ContentSizeCategory.allCases { _ = plan.change(&state, to: category) }
        #expect(state.nodes.allSatisfy { $0.font != nil || $0.standing == .textless || $0.standing == .notLoaded })
      }
    }
  }

  @Test("There are five, every node of theirs has a name, and every kind is on one of them")
  func kinds() throws {
    let screens = MockScreen.builtIn(for: Fixture.clifton())
    #expect(screens.map(\.name) == ["settings", "reader", "form", "detail", "styles"])
    let kinds = Set(screens.flatMap { $0.tree.elements.map(\.node.kind) })
    #expect(ScreenNode.Kind.allCases.filter { !kinds.contains($0) } == [])
    for screen in screens {
      let nameless = screen.tree.elements.dropFirst().filter { $0.node.name == nil }
      #expect(nameless.isEmpty, "\(screen.name)")
    }
  }

  @Test("A document whose undefined styles are errors has its own styles alone")
  func strictDocument() throws {
    let fixture = try Fixture(Fixture.clifton { $0.undefinedStyles = .error })
    let screens = MockScreen.builtIn(for: fixture.system.document)
    #expect(
      screens[4].tree.elements.dropFirst().map(\.node.name) == ["title1", "headline", "body", "callout", "footnote"])
    for screen in screens { _ = try fixture.plan(screen) }
  }

  @Test("The styles' screen shows each style's own sample")
  func samples() throws {
    let fixture = try Fixture()
    let plan = try fixture.plan(MockScreen.builtIn(for: fixture.system.document)[4])
    let state = StatesByPath(plan.build(at: .large))
    #expect(state["styles/title1"]?.text == "Title 1" && state["styles/largeTitle"]?.text == "Large Title")
  }
}
