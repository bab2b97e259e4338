import DynamicType
import Screens
import Sheet
import Testing
import TypeSystem

@Suite("What fixed heights and widths of mock screens cut off")
struct ScreenClipTests {
  let press = ScreenPress()

  private func clip(_ screen: LaidOutScreen, _ name: String) -> [Double]? {
    screen.part(name)?.clip.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  @Test("A fixed height cuts what is in it below, a fixed width at the sides, and both add up")
  func fixed() throws {
    let screen = try press.layOut(
      .node(
        .screen, "screen",
        [
          .text(.label, "free", "a"),
          .node(.view, "low", [.text(.label, "one", "a"), .text(.label, "two", "b"), .text(.label, "three", "c")]) {
            $0.height = 40
          },
          .node(.view, "narrow", [.node(.view, "inner", [.text(.label, "deep", "a")]) { $0.height = 10 }]) {
            $0.width = 50
          },
          .text(.label, "after", "a"),
        ]))
    let low = try #require(screen.part("low")?.frame)
    let narrow = try #require(screen.part("narrow")?.frame)
    let inner = try #require(screen.part("inner")?.frame)
    for name in ["screen", "free", "after"] { #expect(clip(screen, name) == nil, "\(name)") }
    // To the sides a height leaves all of the device; above and below a width leaves it with its bezel of 22 pt.
    for name in ["low", "one", "two", "three"] { #expect(clip(screen, name) == [0, low.y, 320, 40], "\(name)") }
    #expect(clip(screen, "narrow") == [narrow.x, -22, 50, screen.size.height + 44])
    for name in ["inner", "deep"] { #expect(clip(screen, name) == [narrow.x, inner.y, 50, 10], "\(name)") }
    #expect(low.height == 40 && inner.height == 10)
  }

  @Test("A bar's title sticks out, whatever height the bar is given; a label of a fixed height cuts itself")
  func bars() throws {
    let screen = try press.layOut(
      .node(
        .screen, "screen",
        [
          .node(.navigationBar, "bar", [.text(.barButton, "add", "Add", style: .custom("forty")) { $0.height = 20 }]) {
            $0.text = "Title"
            $0.style = .custom("forty")
            $0.height = 30
          },
          .text(.label, "label", "Ag", style: .custom("forty")) { $0.height = 20 },
          .node(.image, "image") { $0.height = 20 },
        ]))
    for name in ["bar", "add", "image"] { #expect(clip(screen, name) == nil, "\(name)") }
    let label = try #require(screen.part("label")?.frame)
    #expect(clip(screen, "label") == [0, label.y, 320, 20])
    #expect(screen.issues(of: "label") == [.overflowsHeight(20)])
  }

  @Test("A screen from right to left is cut where it stands when it is turned round")
  func mirrored() throws {
    var tree = ScreenTree.node(
      .screen, "screen", [.node(.view, "narrow", [.text(.label, "text", "a")]) { $0.width = 50 }])
    tree.root.direction = .rightToLeft
    let screen = try press.layOut(tree)
    let narrow = try #require(screen.part("narrow")?.frame)
    #expect(narrow.x > 200)
    #expect(clip(screen, "text") == [narrow.x, -22, 50, screen.size.height + 44])
  }

  @Test("What is in a clip that is outside another's can't be seen, and is still a part with its faults")
  func outside() throws {
    let screen = try press.layOut(
      .node(
        .view, "low",
        [.text(.label, "one", "a"), .node(.view, "gone", [.text(.label, "two", "b")]) { $0.height = 10 }]
      ) { $0.height = 20 })
    let clip = try #require(screen.part("two")?.clip)
    #expect(clip.width > 0 && clip.height <= 0)
    #expect(screen.issues(of: "gone") == [.overflowsHeight(10)])
  }
}
