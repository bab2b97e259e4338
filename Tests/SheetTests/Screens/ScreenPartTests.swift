import DynamicType
import Screens
import Sheet
import TestSupport
import Testing
import TypeSystem

@Suite("Words, buttons and pictures of a mock screen")
struct ScreenPartTests {
  private let press = ScreenPress()

  // At 20 pt each letter is 12 pt wide, and each line 20 pt high.
  @Test("A word that is too wide is told, in a row that is narrowed too")
  func brokenWords() throws {
    let screen = try press.layOut(
      .node(
        .screen, "screen",
        [
          .text(.label, "label", "aa " + String(repeating: "b", count: 30)) { $0.maximumLines = 0 },
          .text(.label, "cut", String(repeating: "b", count: 30)),
          .node(
            .stack, "row",
            [
              .text(.label, "first", "cccccccccccccccccccc") { $0.maximumLines = 0 },
              .text(.label, "second", "dd dd"),
            ]
          ) { $0.axis = .horizontal },
        ]))
    #expect(screen.issues(of: "label") == [.brokenWords(count: 1, first: String(repeating: "b", count: 30))])
    #expect(screen.issues(of: "cut").count == 1)
    #expect(screen.issues(of: "first") == [.brokenWords(count: 1, first: "cccccccccccccccccccc")])
    #expect(screen.counts.brokenWords == 2)
  }

  @Test("Texts that differ only in being composed have breaks of their own")
  func composed() throws {
    let texts = ["e\u{301}e\u{301} e\u{301}e\u{301}", "\u{E9}\u{E9} \u{E9}\u{E9}"]
    for order in [texts, texts.reversed()] {
      let labels = order.enumerated().map { index, text in
        ScreenTree.text(.label, "l\(index)", text) { ($0.width, $0.maximumLines) = (30, 0) }
      }
      let screen = try press.layOut(.node(.screen, "screen", labels))
      for (index, text) in order.enumerated() {
        let lines = screen.part("l\(index)")?.texts.map { $0.unicodeScalars.count } ?? []
        let half = (text.unicodeScalars.count - 1) / 2
        #expect(lines == [half, half])
      }
    }
  }

  @Test("A button's title keeps 12 pt at its sides and 7 above and below, and is cut in its middle")
  func buttons() throws {
    let row = try press.layOut(
      .node(.stack, "row", [.text(.button, "a", "aaaaa"), .text(.label, "b", "b")]) { $0.axis = .horizontal })
    #expect(row.part("a")?.rect == [16, 16, 84, 44])
    #expect(row.part("a")?.baselines == [28, 44])
    let high = try press.layOut(.text(.button, "a", "a", style: .custom("forty")))
    #expect(high.part("a")?.frame.height == 54)
    let long = try press.layOut(.text(.button, "a", "abcdefghijklmnopqrstuvwxyz"))
    #expect(long.part("a")?.texts.first?.hasSuffix("xyz") == true)
    let own = try press.layOut(.text(.button, "a", "abcdefghijklmnopqrstuvwxyz") { $0.truncation = .tail })
    #expect(own.part("a")?.texts.first?.hasSuffix("…") == true)
  }

  @Test(
    "A fixed height is too low only for the text itself",
    arguments: [(30.0, []), (20, []), (15, [.overflowsHeight(5)])] as [(Double, [LaidOutScreen.Issue.Kind])],
    [ScreenNode.Kind.button, .textField])
  func fixedHeight(_ case: (height: Double, issues: [LaidOutScreen.Issue.Kind]), _ kind: ScreenNode.Kind) throws {
    let screen = try press.layOut(.text(kind, "a", "a") { $0.height = `case`.height })
    #expect(screen.issues(of: "a") == `case`.issues)
    #expect(screen.part("a")?.frame.height == `case`.height)
  }

  @Test("A text field that is too narrow ends in an ellipsis")
  func textField() throws {
    let screen = try press.layOut(.text(.textField, "a", String(repeating: "a", count: 40)))
    #expect(screen.part("a")?.texts.first?.hasSuffix("…") == true)
  }

  @Test(
    "A collection's cell has its picture on top, as wide as itself",
    arguments: [ContentSizeCategory.large, .accessibility5])
  func tile(_ category: ContentSizeCategory) throws {
    let cell = ScreenTree.node(.collectionCell, "cell", [.node(.image, "picture"), .text(.label, "text", "aa")])
    let screen = try press.layOut(.node(.collectionScreen, "screen", [cell]), at: category)
    let (tile, picture) = (try #require(screen.part("cell")).frame, try #require(screen.part("picture")).frame)
    #expect(abs(picture.width - (tile.width - 22)) < 1e-9 && abs(picture.height - picture.width * 9 / 16) < 1e-9)
    #expect((screen.part("text")?.frame.y ?? 0) > picture.y + picture.height)
    let high = ScreenTree.node(
      .collectionCell, "cell", [.node(.image, "picture") { $0.height = 40 }, .text(.label, "text", "aa")])
    #expect(try press.layOut(.node(.collectionScreen, "screen", [high])).part("picture")?.frame.height == 40)
  }

  @Test(
    "A picture of which only the height is known is at most twice as wide", arguments: [(320.0, 288.0), (1024, 400)])
  func picture(_ width: Double, _ expected: Double) throws {
    let tree = ScreenTree.node(.screen, "screen", [.node(.image, "picture") { $0.height = 200 }])
    #expect(try press.layOut(tree, width: width).part("picture")?.rect == [16, 16, expected, 200])
  }

  @Test("A row that is stacked is set closer than rows are")
  func stacked() throws {
    let texts = [ScreenTree.text(.label, "a", "a"), .text(.label, "b", "b")]
    let row = ScreenTree.node(.stack, "row", texts) { $0.axis = .horizontal }
    let screen = try press.layOut(row, at: .accessibility5)
    #expect(screen.part("b")?.rect == [16, 38, 288, 20])
  }

  @Test("The direction of a node within the screen turns nothing")
  func direction() throws {
    let tree = ScreenTree.node(.screen, "screen", [.text(.label, "a", "a") { $0.direction = .rightToLeft }])
    #expect(try press.layOut(tree).isRightToLeft == false)
  }
}
