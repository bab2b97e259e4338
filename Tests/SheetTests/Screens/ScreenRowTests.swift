import DynamicType
import Screens
import Sheet
import Testing
import TypeSystem

@Suite("Cells, stacks and rows of mock screens")
struct ScreenRowTests {
  let press = ScreenPress()

  @Test("A cell is at least 44 pt high, with 11 pt above and below what is in it")
  func cells() throws {
    let screen = try press.layOut(
      .node(
        .tableScreen, "table",
        [
          .node(.tableCell, "low", [.text(.label, "a", "a")]),
          .node(.tableCell, "high", [.text(.label, "b", "b"), .text(.label, "c", "c")]),
          .node(.tableCell, "fixed", [.text(.label, "d", "d", style: .custom("forty"))]) { $0.height = 44 },
        ]))
    #expect(screen.part("low")?.rect == [0, 0, 320, 44])
    #expect(screen.part("a")?.rect == [16, 12, 288, 20])
    // Two lines of 20 pt and 8 pt between.
    #expect(screen.part("high")?.rect == [0, 44, 320, 70])
    #expect(screen.part("c")?.rect == [16, 83, 288, 20])
    #expect(screen.issues(of: "fixed") == [.overflowsHeight(18)])
    #expect(screen.size.height == 158)
  }

  @Test("A cell that begins with an icon has the rest beside it, and below it at accessibility sizes")
  func iconCells() throws {
    let cell = ScreenTree.node(
      .tableCell, "cell", [.node(.image, "icon"), .text(.label, "title", "title"), .text(.label, "more", "more")])
    let screen = try press.layOut(.node(.tableScreen, "table", [cell]), at: .xxxLarge)
    // 48 pt of text; the icon stands in their middle.
    #expect(screen.part("cell")?.rect == [0, 0, 320, 70])
    #expect(screen.part("icon")?.rect == [16, 23, 24, 24])
    #expect(screen.part("title")?.rect == [48, 11, 256, 20])
    #expect(screen.part("more")?.rect == [48, 39, 256, 20])
    let stacked = try press.layOut(.node(.tableScreen, "table", [cell]), at: .accessibility1)
    #expect(stacked.part("icon")?.rect == [16, 11, 24, 24])
    #expect(stacked.part("title")?.rect == [16, 43, 288, 20])
    #expect(stacked.part("more")?.rect == [16, 71, 288, 20])
    #expect(stacked.part("cell")?.rect == [0, 0, 320, 102])
    var told = cell
    told.root.stacksAtAccessibilitySizes = false
    let row = try press.layOut(.node(.tableScreen, "table", [told]), at: .accessibility5)
    #expect(row.part("title")?.rect == [48, 11, 256, 20])
  }

  private func row(
    _ children: [ScreenTree], at category: ContentSizeCategory = .large, _ change: (inout ScreenNode) -> Void = { _ in }
  ) throws -> LaidOutScreen {
    try press.layOut(
      .node(.stack, "row", children) { node in
        node.axis = .horizontal
        change(&node)
      }, at: category)
  }

  @Test("Texts in a row stand on one first baseline; what is left over goes to the first that stretches")
  func rows() throws {
    let screen = try row([.text(.label, "title", "Size"), .text(.label, "value", "17", style: .custom("forty"))])
    // The value takes 2 x 24 pt at the end, the title the rest but 8 pt.
    #expect(screen.part("value")?.rect == [256, 16, 48, 40])
    #expect(screen.part("title")?.rect == [16, 32, 232, 20])
    #expect(screen.part("title")?.baselines == [16, 48])
    #expect(screen.part("value")?.baselines == [256, 48])
    #expect(screen.part("row")?.rect == [16, 16, 288, 40])
    let spaced = try row([.text(.label, "title", "Size"), .text(.label, "value", "17")]) { $0.spacing = 20 }
    #expect(spaced.part("title")?.rect == [16, 16, 244, 20])
  }

  @Test("A row becomes a column at accessibility sizes, unless it is told not to")
  func stackedRows() throws {
    let children: [ScreenTree] = [.text(.label, "title", "Size"), .text(.label, "value", "17")]
    let column = try row(children, at: .accessibility1)
    #expect(column.part("title")?.rect == [16, 16, 288, 20])
    #expect(column.part("value")?.rect == [16, 38, 288, 20])
    let told = try row(children, at: .accessibility5) { $0.stacksAtAccessibilitySizes = false }
    #expect(told.part("value")?.rect == [280, 16, 24, 20])
  }

  @Test("Where a row is too narrow the widest texts give way first, to one width")
  func narrowedRows() throws {
    let screen = try row(
      [
        .text(.label, "short", "aaa"), .text(.label, "long", "aaaaaaaaaaaaaaaaaaaaaa") { $0.truncation = .clip },
        .text(.label, "longer", String(repeating: "a", count: 40)) { $0.truncation = .clip },
      ])
    // 288 - 16 - 36 = 236 for two.
    #expect(screen.part("short")?.rect == [16, 16, 36, 20])
    #expect(screen.part("long")?.rect == [60, 16, 118, 20])
    #expect(screen.part("longer")?.rect == [186, 16, 118, 20])
    #expect(screen.issues.map(\.part) == [2, 3])
    let one = try row(
      [.text(.label, "short", "aaa"), .text(.label, "long", "aaaaaaaaaaaaaaaaaaaaaaaa") { $0.maximumLines = 0 }])
    #expect(one.part("long")?.rect == [60, 16, 244, 40])
    #expect(one.issues.map(\.kind) == [.brokenWords(count: 1, first: String(repeating: "a", count: 24))])
  }

  @Test("A row that can't be narrowed enough says how much too wide it is")
  func wideRows() throws {
    let screen = try row([
      .node(.image, "one") { $0.width = 150 }, .node(.image, "two") { $0.width = 150 },
      .text(.label, "text", "aaa") { $0.truncation = .clip },
    ])
    // The text keeps one em: 150 + 8 + 150 + 8 + 20 - 288.
    #expect(screen.issues(of: "row") == [.overflowsWidth(48)])
    #expect(screen.part("text")?.rect == [332, 81, 20, 20])
  }

  @Test("Rows within rows, and columns within rows, take what is in them")
  func nestedRows() throws {
    let screen = try row([
      .node(.stack, "column", [.text(.label, "a", "aaa"), .text(.label, "b", "bbbbb")]),
      .node(.stack, "inner", [.text(.button, "c", "ccccc"), .node(.image, "d")]) { $0.axis = .horizontal },
    ])
    // 60 + 24 + 8 + 24 at the end.
    #expect(screen.part("inner")?.frame.width == 116)
    #expect(screen.part("column")?.rect[2] == 164)
    #expect(screen.part("d")?.frame.x == 280)
    // All first baselines are one.
    #expect(screen.part("a")?.lines[0].origin.y == screen.part("c")?.lines[0].origin.y)
  }

  @Test("A collection has two columns of one width, one at accessibility sizes")
  func collections() throws {
    let cells = ["a", "b", "c"].map { ScreenTree.node(.collectionCell, "cell" + $0, [.text(.label, $0, $0)]) }
    let screen = try press.layOut(.node(.collectionScreen, "screen", cells))
    // (320 - 2 x 16 - 8) / 2
    #expect(screen.part("cella")?.rect == [16, 16, 140, 44])
    #expect(screen.part("cellb")?.rect == [164, 16, 140, 44])
    #expect(screen.part("cellc")?.rect == [16, 68, 140, 44])
    #expect(screen.part("a")?.rect == [27, 28, 118, 20])
    #expect(screen.size.height == 128)
    let single = try press.layOut(.node(.collectionScreen, "screen", cells), at: .accessibility1)
    #expect(single.part("cellb")?.rect == [16, 68, 288, 44])
  }

  @Test(
    "B13: an icon's middle stands round(capHeight × factor) above the first baseline of the text beside it",
    arguments: [
      // 0.7 em of 20 pt: 14 pt, half of it 7; of 17 pt 11.9, half of it 5.95, rounded to 6.
      (StyleName.custom("twenty"), ContentSizeCategory.large, 0.5, true, 7.0),
      (.body, .large, 0.5, true, 6), (.body, .large, 0.5, false, 5.95), (.body, .large, 1, true, 12),
      (.body, .xxxLarge, 0.5, true, 8), (.body, .accessibility5, 0.5, true, 19), (.body, .large, 0, true, 0),
    ])
  func capHeight(
    style: StyleName, category: ContentSizeCategory, factor: Double, isRounded: Bool, rise: Double
  ) throws {
    let cell = ScreenTree.node(
      .tableCell, "cell",
      [
        .node(.image, "icon") {
          $0.alignment = ScreenNode.CapHeightAlignment(to: "title", factor: factor, isRounded: isRounded)
        },
        .text(.label, "title", "aaa aaa aaa aaa aaa aaa aaa aaa aaa aaa", style: style) { $0.maximumLines = 0 },
      ]
    ) { $0.stacksAtAccessibilitySizes = false }
    let screen = try press.layOut(.node(.tableScreen, "table", [cell]), at: category)
    let icon = try #require(screen.part("icon"))
    let baseline = try #require(screen.part("title")?.lines.first?.origin.y)
    #expect(abs(baseline - (icon.frame.y + 12) - rise) < 1e-9)
    // Nothing of it stands above the padding.
    #expect(icon.frame.y >= 11 - 1e-9 && (screen.part("title")?.frame.y ?? 0) >= 11 - 1e-9)
  }
}
