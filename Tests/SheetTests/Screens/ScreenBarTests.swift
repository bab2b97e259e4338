import DynamicType
import Screens
import Sheet
import Testing
import TextLayout
import TypeSystem

@Suite("Bars and controllers of mock screens")
struct ScreenBarTests {
  let press = ScreenPress()

  private func bar(
    _ title: String, style: StyleName = .custom("twenty"), _ children: [ScreenTree] = [],
    at category: ContentSizeCategory = .large
  ) throws -> LaidOutScreen {
    try press.layOut(
      .node(
        .navigationController, "nav",
        [
          ScreenTree(ScreenNode(.navigationBar, name: "bar", text: title, style: style), children),
          .node(.screen, "screen", [.text(.label, "label", "a")]),
        ]), at: category)
  }

  @Test("A navigation bar is 44 pt high with its title in the middle, a lone button at its end")
  func navigationBar() throws {
    let screen = try bar("Goals", [.text(.barButton, "add", "Add")])
    #expect(screen.part("bar")?.rect == [0, 0, 320, 44])
    #expect(screen.part("bar")?.baselines == [130, 28])
    #expect(screen.part("add")?.rect == [268, 0, 36, 44])
    #expect(screen.part("add")?.baselines == [268, 28])
    #expect(screen.part("screen")?.rect == [0, 44, 320, 52])
    let back = try bar("Goals", [.text(.barButton, "back", "Back")])
    #expect(back.part("back")?.rect == [16, 0, 48, 44])
    let two = try bar("Goals", [.text(.barButton, "back", "Back"), .text(.barButton, "add", "Add")])
    #expect(two.part("back")?.rect == [16, 0, 48, 44])
    #expect(two.part("add")?.rect == [268, 0, 36, 44])
    #expect(two.part("bar")?.baselines == [130, 28])
  }

  @Test("A title is moved over where it would touch a button, and cut where that isn't enough")
  func titles() throws {
    // 17 letters: 204 pt fit into the 244 pt left of the button, but not in the middle, which is free from 60 to 260.
    let moved = try bar("aaaaaaaaaaaaaaaaa", [.text(.barButton, "add", "Add")])
    #expect(moved.part("bar")?.baselines == [56, 28])
    #expect(moved.issues.isEmpty)
    let cut = try bar(String(repeating: "a", count: 30), [.text(.barButton, "add", "Add")])
    let line = try #require(cut.part("bar")?.lines.first)
    #expect(line.line.text.hasSuffix("…"))
    #expect(line.origin.x >= 16 && line.origin.x + line.line.width <= 260 + 1e-9)
    guard case .truncated = cut.issues(of: "bar").first else {
      Issue.record("\(cut.issues)")
      return
    }
  }

  @Test(
    "Clifton's title, headline in a bar of 44 pt, reaches out of it at AX3 and above: 53 pt at AX5 by 19.6 pt in Serif",
    arguments: [
      // Serif's lines are 1.2 em high, Box's 1.09, Sans's 1.2 with its gap.
      ("Specimen Serif", ContentSizeCategory.large, 0.0), ("Specimen Serif", .accessibility2, 0),
      ("Specimen Serif", .accessibility3, 4), ("Specimen Serif", .accessibility4, 12.4),
      ("Specimen Serif", .accessibility5, 19.6), ("Specimen Box", .accessibility5, 13.77),
    ])
  func highTitle(font: String, category: ContentSizeCategory, overflow: Double) throws {
    let document = press.document {
      $0.styles[.headline] = StyleRule(font: .named(font), weight: .medium, size: .system())
    }
    let screen = try press.layOut(
      .node(
        .navigationController, "nav",
        [
          ScreenTree(ScreenNode(.navigationBar, name: "bar", text: "Go", style: .headline)),
          .node(.screen, "screen", [.text(.label, "label", "a")]),
        ]), at: category, document)
    #expect(screen.part("bar")?.frame.height == 44)
    let found = screen.issues(of: "bar").compactMap { issue in
      if case .overflowsHeight(let points) = issue { (points * 1e6).rounded() / 1e6 } else { nil }
    }
    #expect(found == (overflow > 0 ? [overflow] : []))
  }

  @Test("A view stands before the title, and in its place where the bar has no text")
  func titleViews() throws {
    let both = try bar("Goals", [.node(.image, "logo")])
    #expect(both.part("logo")?.rect == [114, 10, 24, 24])
    #expect(both.part("bar")?.baselines == [146, 28])
    let alone = try press.layOut(
      .node(.screen, "screen", [.node(.navigationBar, "bar", [.node(.image, "logo")]), .text(.label, "label", "a")]))
    #expect(alone.part("logo")?.rect == [148, 10, 24, 24])
  }

  @Test("A toolbar is 44 pt high, its parts from one end to the other")
  func toolbar() throws {
    let buttons = ["a", "b", "c"].map { ScreenTree.text(.barButton, $0, $0 + $0) }
    let screen = try press.layOut(
      .node(.screen, "screen", [.node(.toolbar, "toolbar", buttons), .text(.label, "label", "a")]))
    #expect(screen.part("label")?.rect == [16, 16, 288, 20])
    #expect(screen.part("toolbar")?.rect == [0, 52, 320, 44])
    #expect(screen.part("a")?.rect == [16, 52, 24, 44])
    #expect(screen.part("b")?.rect == [148, 52, 24, 44])
    #expect(screen.part("c")?.rect == [280, 52, 24, 44])
  }

  @Test("A tab bar is 49 pt high: a text under an icon of 25 pt for each tab")
  func tabBar() throws {
    let document = press.document {
      $0.styles[.custom("tab")] = StyleRule(font: "Specimen Box", size: .fixed(10), lineHeight: .multiple(1))
    }
    let tree = ScreenTree.node(
      .tabBarController, "tabs",
      [
        .node(.screen, "first", [.text(.label, "label", "a")]), .node(.screen, "second", [.text(.label, "other", "b")]),
        .node(.tabBar, "bar") {
          $0.items = ["Goals", "More and much, much more"]
          $0.current = 1
          $0.style = .custom("tab")
        },
      ])
    let screen = try press.layOut(tree, document)
    let bar = try #require(screen.part("bar"))
    #expect(bar.rect == [0, 52, 320, 49])
    // 35 pt of icon and text in 49 pt; 5 letters of 6 pt in tabs of 160 pt.
    #expect(bar.symbols.map(\.x) == [67.5, 227.5] && bar.symbols.allSatisfy { $0.y == 59 && $0.width == 25 })
    #expect(bar.baselines == [65, 92, 168, 92])
    #expect(bar.pages == 2 && bar.current == 1)
    #expect(screen.part("first") == nil && screen.part("other") != nil)
    #expect(screen.hiddenPaths.map(\.path) == ["first"])
    let high = try press.layOut(
      tree,
      press.document {
        $0.styles[.custom("tab")] = StyleRule(font: "Specimen Box", size: .fixed(40), lineHeight: .multiple(1))
      })
    // The ellipsis is Flex's, 1.19 em high: 25 + 47.6 - 49.
    let heights = high.issues(of: "bar").compactMap { issue in
      if case .overflowsHeight(let points) = issue { (points * 1e6).rounded() / 1e6 } else { nil }
    }
    #expect(heights == [23.6])
    #expect(high.issues(of: "bar").contains { if case .truncated = $0 { true } else { false } })
  }

  @Test("Only the last of a navigation controller's screens shows, unless another is said to")
  func topScreen() throws {
    let tree = ScreenTree.node(
      .navigationController, "nav",
      [
        .node(.screen, "first", [.text(.label, "a", "a")]), .node(.screen, "second", [.text(.label, "b", "b")]),
        .node(.navigationBar, "bar"),
      ])
    let screen = try press.layOut(tree)
    #expect(screen.parts.map(\.path) == ["nav", "bar", "second", "b"])
    #expect(screen.hiddenPaths.map(\.path) == ["first"])
    let other = try press.layOut(
      .node(
        .navigationController, "nav",
        [
          .node(.screen, "first", [.text(.label, "a", "a")]) { $0.isShowing = true },
          .node(.screen, "second", [.text(.label, "b", "b")]) { $0.isShowing = false },
        ]))
    #expect(other.parts.map(\.path) == ["nav", "first", "a"])
    #expect(other.hiddenPaths.map(\.path) == ["second"])
  }

  @Test("What isn't loaded, or not made yet, is not laid out, and listed")
  func notLoaded() throws {
    let tree = ScreenTree.node(
      .screen, "screen",
      [
        .node(.tableScreen, "table", [.node(.tableCell, "cell", [.text(.label, "a", "a")]) { $0.isMadeLater = true }]),
        .node(.screen, "unloaded", [.text(.label, "b", "b")]) { $0.isLoaded = false },
      ])
    let screen = try press.layOut(tree) { $0.nodes[3].standing = .notLoaded }
    #expect(screen.parts.map(\.path) == ["screen", "table"])
    #expect(screen.hiddenPaths.map(\.path) == ["cell", "unloaded"])
    #expect(screen.hiddenPaths.map(\.reason) == [.madeLater, .notLoaded])
    let made = try press.layOut(tree)
    #expect(made.parts.map(\.path) == ["screen", "table", "cell", "a"])
    let nothing = try press.layOut(.node(.screen, "screen", [.text(.label, "b", "b")]) { $0.isLoaded = false })
    #expect(nothing.parts.isEmpty && nothing.size.height == 0 && nothing.hiddenPaths.map(\.path) == ["screen"])
  }

  @Test("A presented screen is a section of its own, 40 pt below the screen that presents it")
  func presented() throws {
    func tree(showing: Bool?) -> ScreenTree {
      .node(
        .screen, "screen",
        [
          .node(.presented, "sheet", [.node(.screen, "inner", [.text(.label, "a", "a")])]) { $0.isShowing = showing },
          .text(.label, "b", "b"),
        ])
    }
    let screen = try press.layOut(tree(showing: nil))
    #expect(screen.parts.map(\.path) == ["screen", "b", "sheet", "inner", "a"])
    #expect(screen.part("screen")?.rect == [0, 0, 320, 52])
    #expect(screen.part("sheet")?.rect == [0, 92, 320, 52])
    #expect(screen.part("a")?.rect == [16, 108, 288, 20])
    #expect(screen.size.height == 144)
    let hidden = try press.layOut(tree(showing: false))
    #expect(hidden.parts.map(\.path) == ["screen", "b"] && hidden.hiddenPaths.map(\.path) == ["sheet"])
  }
}
