import DynamicType
import Screens
import Testing
import TypeSystem

@Suite("Font's listening screens")
struct ListenerTests {
  private func sizes(_ change: @escaping (inout ScreenNode) -> Void) throws -> Double? {
    let screen = MockScreen(name: "page", node(.screen, nil, nil, [node(.label, "l", .body)], change))
    return try Fixture().changed(screen, .listener).size("page/l")
  }

  @Test("E10: only a screen that is showing and listens is told")
  func showing() throws {
    #expect(try sizes { _ in } == 53)
    #expect(try sizes { $0.isShowing = false } == 17)
    #expect(try sizes { $0.listens = false } == 17)
  }

  @Test("E10: what lies beneath the last screen of a navigation controller is hidden, and so stale")
  func beneath() throws {
    let screen = { (name: String) in node(.screen, name, nil, [node(.label, "l", .body)]) }
    let stack = MockScreen(name: "nav", node(.navigationController, nil, nil, [screen("under"), screen("top")]))
    #expect(
      try Fixture().lines(stack, .listener) == [
        "1 nav/top handler", "2 nav/top/l restyle SpecimenSerif-Medium 17→53",
        "- nav/under/l stale SpecimenSerif-Medium 17",
      ])
  }

  @Test("E10: a presented screen is told where it shows, and the one beneath goes on listening")
  func presented() throws {
    var changed = try Fixture().changed(.all, .listener)
    #expect(changed.size("all/nav/sheet/card/words") == 53 && changed.size("all/nav/page/label") == 53)
    var screen = MockScreen.all
    let sheet = try #require(screen.tree.elements.firstIndex { $0.node.kind == .presented })
    screen.tree.change(sheet) { $0.isShowing = false }
    changed = try Fixture().changed(screen, .listener)
    #expect(changed.size("all/nav/sheet/card/words") == 17)
  }

  @Test("E10: the current tab shows, and with it what stands in it")
  func tabs() throws {
    var screen = MockScreen.all
    let bar = try #require(screen.tree.elements.firstIndex { $0.node.kind == .tabBar })
    screen.tree.change(bar) { $0.current = 1 }
    let changed = try Fixture().changed(screen, .listener)
    #expect(changed.size("all/list/cell[0]/t") == 53 && changed.size("all/nav/page/label") == 17)
  }
}

@Suite("CFDTLabel's text, sized when it is loaded")
struct LoadTests {
  @Test("F6, F7, F8: labels and text views are sized at load by their style, and no change reaches them")
  func load() throws {
    let screen = MockScreen.page(node(.label, "l", .body), node(.textView, "t", .body), node(.label, "plain"))
    let plan = try Fixture().plan(screen, .load)
    #expect(plan.build(at: .accessibility5).nodes.map { $0.font?.pointSize } == [nil, 53, 53, 17])
    var state = plan.build(at: .large)
    #expect(plan.change(&state, to: .accessibility5).allSatisfy { $0.number == nil })
    #expect(state.nodes.map(\.standing) == [.textless, .stale, .stale, .fixed])
    #expect(state.nodes[3].style == nil && state.nodes[3].font?.face?.postScriptName == "SpecimenFlex-Regular")
  }
}
