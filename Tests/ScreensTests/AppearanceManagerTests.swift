import DynamicType
import Screens
import Testing
import TypeSystem
import Typeface

@Suite("Clifton's AppearanceManager")
struct AppearanceManagerTests {
  private func paths(_ lines: [String]) -> [String] {
    lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
  }

  @Test("B1: bar buttons stay at 17 for good; a title without a role starts from headline and is set in it again")
  func proxies() throws {
    let fixture = try Fixture(Fixture.clifton { $0.roles["navigationTitle"] = nil })
    let state = StatesByPath(try fixture.plan(.nav, .appearanceManager).build(at: .large))
    #expect(state["nav/navigationBar"]?.style == .headline)
    let changed = try fixture.changed(.nav)
    #expect(changed.size("nav/navigationBar") == 53 && changed.face("nav/navigationBar") == "SpecimenSans-Bold")
    #expect(changed.size("nav/navigationBar/add") == 17)
    let loaded = StatesByPath(try fixture.plan(.nav, .load).build(at: .large))
    #expect(loaded["nav/navigationBar"]?.style == nil && loaded.face("nav/navigationBar") == "SpecimenFlex-SemiBold")
  }

  @Test("B2: a page control is given its tints, and nothing else changes")
  func pageControl() throws {
    #expect(
      try Fixture().lines(.page(node(.pageControl, "dots"))) == ["1 page recurse", "2 page/dots tint", "3 page own"])
  }

  @Test("B4: children first, then the own view where it is loaded")
  func childrenFirst() throws {
    let inner = node(.screen, "inner", nil, [node(.label, "a", .body)])
    let unloaded = node(.screen, "far", nil, [node(.label, "b", .body)]) { $0.isLoaded = false }
    let screen = MockScreen.page(inner, unloaded, node(.label, "c", .body))
    #expect(
      paths(try Fixture().lines(screen)) == [
        "page recurse", "page/inner recurse", "page/inner/a restyle SpecimenSerif-Medium 17→53", "page/inner own",
        "page/far not loaded", "page/inner/a restyle SpecimenSerif-Medium 53→53", "page/inner own",
        "page/c restyle SpecimenSerif-Medium 17→53", "page own",
      ])
  }

  @Test("B5: a table and a collection reload in place of going on", arguments: [true, false])
  func reload(_ isTable: Bool) throws {
    let cell = node(isTable ? .tableCell : .collectionCell, nil, nil, [node(.label, "t", .body)])
    let screen = MockScreen(name: "list", node(isTable ? .tableScreen : .collectionScreen, nil, nil, [cell, cell]))
    #expect(
      paths(try Fixture().lines(screen)) == [
        "list reload", "list/cell[0]/t restyle SpecimenSerif-Medium 17→53", "list/cell[0] own",
        "list/cell[1]/t restyle SpecimenSerif-Medium 17→53", "list/cell[1] own",
      ])
  }

  @Test("B6: a view's subviews come first, then the view, which does nothing by itself")
  func subviewsFirst() throws {
    let screen = MockScreen(
      name: "box", node(.view, nil, nil, [node(.stack, "s", nil, [node(.image, "i")]), node(.view, "v")]))
    #expect(try Fixture().lines(screen) == ["1 box/s/i own", "2 box/s own", "3 box/v own", "4 box own"])
  }

  @Test("B7: labels, fields and text views are set again, but not those without a font")
  func texts() throws {
    let screen = MockScreen.page(
      node(.label, "l", .body), node(.textField, "f", .body), node(.textView, "t", .headline),
      node(.textField, "n", .body) { $0.hasFont = false }, node(.textView, "m", .body) { $0.hasFont = false })
    #expect(
      try Fixture().lines(screen).dropFirst().dropLast() == [
        "2 page/l restyle SpecimenSerif-Medium 17→53", "3 page/f restyle SpecimenSerif-Medium 17→53",
        "4 page/t restyle SpecimenSans-Bold 17→53", "- page/n no font", "- page/m no font",
      ])
  }

  @Test(
    "B7: a text without a style gets body, and is an error under strict", arguments: ["label", "textField", "textView"])
  func withoutStyle(_ word: String) throws {
    let kind = try #require(ScreenNode.Kind(rawValue: word))
    let screen = MockScreen.page(node(kind, "words"))
    let changed = try Fixture().changed(screen)
    #expect(changed["page/words"]?.style == .body && changed.size("page/words") == 53)
    #expect(throws: ScreenError.noStyle(path: "page/words")) {
      try Fixture().plan(screen, isStrict: true)
    }
    _ = try Fixture().plan(screen, .load, isStrict: true)
  }

  @Test("B8: the walk stops at a tab bar, whose 10 pt stay", arguments: ContentSizeCategory.allCases)
  func tabBar(_ category: ContentSizeCategory) throws {
    let changed = try Fixture().changed(.all, to: category)
    #expect(changed.size("all/tabs") == 10 && changed.face("all/tabs") == "SpecimenFlex-Medium")
    #expect(try Fixture().lines(.all).contains("- all/tabs not entered"))
  }

  @Test("B9: a navigation bar's title is set in headline, and what stands in the bar isn't touched")
  func navigationBar() throws {
    let lines = try Fixture().lines(.all).filter { $0.contains("nav/bar") }
    // Both the navigation controller's walk and the tab bar controller's come to the bar.
    #expect(
      paths(lines) == [
        "all/nav/bar/title restyle SpecimenSans-Bold 17→53", "all/nav/bar/add fixed SpecimenSerif-Medium 17",
        "all/nav/bar/subtitle stale SpecimenSerif-Medium 13", "all/nav/bar/title restyle SpecimenSans-Bold 53→53",
      ])
  }

  @Test("B10: a button keeps its face and size and gets small capitals; a face without them stays plain and is marked")
  func button() throws {
    let screen = MockScreen.page(
      node(.button, "role"), node(.button, "styled", .headline), node(.button, "system", .largeTitle))
    let changed = try Fixture().changed(screen)
    #expect(changed.size("page/role") == 17 && changed.features("page/role") == ["smcp"])
    #expect(changed.size("page/styled") == 17 && changed.features("page/styled") == ["smcp"])
    #expect(changed.face("page/styled") == "SpecimenSans-Bold" && changed.standing("page/styled") == .stale)
    #expect(changed.size("page/system") == 34)
    #expect(changed["page/system"]?.font?.marks.contains(.featureAbsent("smcp")) == true)
    #expect(changed["page/styled"]?.font?.marks.contains(.featureAbsent("smcp")) == false)
    let loaded = try Fixture().changed(screen, .load)
    #expect(loaded.features("page/styled").isEmpty)
  }

  @Test("B10: without a role a button is the system's, in small capitals")
  func buttonWithoutRole() throws {
    let fixture = try Fixture(Fixture.clifton { $0.roles["button"] = nil })
    let changed = try fixture.changed(.page(node(.button, "go")))
    #expect(changed.face("page/go") == "SpecimenFlex-Regular" && changed.features("page/go") == ["smcp"])
    #expect(changed.size("page/go") == 17 && changed.standing("page/go") == .fixed)
  }

  @Test("B11: a cell is styled as it is made and as it is used again, so that one made later is like the others")
  func cells() throws {
    let plan = try Fixture().plan(.all)
    var state = plan.build(at: .large)
    #expect(StatesByPath(state).standing("all/list/cell[1]/t") == .notLoaded)
    let lines = plan.change(&state, to: .accessibility5).map(\.description)
    #expect(lines.contains { $0.hasSuffix("all/list/cell[1]/t make SpecimenSerif-Medium 53") })
    let first = StatesByPath(state)["all/list/cell[0]/t"]?.font
    #expect(first != nil && first == StatesByPath(state)["all/list/cell[1]/t"]?.font)
    let next = plan.change(&state, to: .small).map(\.description)
    #expect(next.contains { $0.hasSuffix("all/list/cell[1]/t restyle SpecimenSerif-Medium 53→15") })
  }

  @Test("B12: the first pass and an update agree at the same category", arguments: ContentSizeCategory.allCases)
  func firstPass(_ category: ContentSizeCategory) throws {
    let plan = try Fixture().plan(.all)
    let built = plan.build(at: category)
    var state = built
    _ = plan.change(&state, to: category)
    for (first, again) in zip(built.nodes, state.nodes) where first.standing != .notLoaded {
      #expect(first.font == again.font, "\(first.path)")
    }
  }

  @Test("B13: an icon stands beside the text of the name that it is aligned to, at any depth of its row")
  func alignment() throws {
    let icon = node(.image, "icon") { $0.alignment = ScreenNode.CapHeightAlignment(to: "title") }
    let tree = node(.tableCell, nil, nil, [icon, node(.stack, nil, nil, [node(.label, "title", .body)])])
    #expect(tree.alignmentTargets == [1: 3])
    #expect(icon.root.alignment?.factor == 0.5 && icon.root.alignment?.isRounded == true)
  }

  @Test("B14: most nodes are visited by their controller and by the view around it, which changes nothing")
  func twice() throws {
    let changed = try Fixture().changed(.nav)
    #expect(changed["nav/goals/cell[0]/title"]?.visits == 2 && changed["nav/goals/cell[1]"]?.visits == 2)
    #expect(changed["nav/navigationBar"]?.visits == 1 && changed["nav/navigationBar/add"]?.visits == 0)
    #expect(changed["nav"]?.visits == 2 && changed.size("nav/goals/cell[0]/title") == 53)
  }

  @Test("B15: a presented screen is not reached, and its text is stale")
  func presented() throws {
    #expect(try Fixture().lines(.all).filter { $0.contains("sheet") } == ["- all/nav/sheet not reached"])
    #expect(try Fixture().changed(.all).standing("all/nav/sheet/card/words") == .stale)
  }

  @Test("E15: one walk from the root finds every label that is loaded and no other screen's, and refreshes it")
  func everyLabel() throws {
    let changed = try Fixture().changed(.all)
    let stale = changed.state.nodes.filter { $0.standing == .stale }.map(\.path)
    #expect(stale == ["all/nav/bar/subtitle", "all/nav/page/styled", "all/nav/sheet/card/words"])
  }

  @Test(
    "A role that is fixed is changed by nobody, and one with features keeps its size", arguments: UpdatePolicy.allCases)
  func roles(_ policy: UpdatePolicy) throws {
    let fixture = try Fixture(
      Fixture.clifton { document in
        let rule = StyleRule(font: .face("SpecimenSerif-Medium"), size: .metrics())
        document.roles["label"] = RoleRule(style: .body, rule: rule, update: .fixed)
        document.roles["textField"] = RoleRule(style: .body, rule: rule, update: .features)
      })
    let changed = try fixture.changed(.page(node(.label, "l"), node(.textField, "f")), policy)
    #expect(changed.size("page/l") == 17 && changed.standing("page/l") == .stale)
    #expect(changed.size("page/f") == 17 && changed.standing("page/f") == .stale)
  }
}
