import DynamicType
import Screens
import Sheet
import Testing
import TextLayout
import TypeSystem

@Suite("Texts of mock screens")
struct ScreenTextTests {
  let press = ScreenPress()

  @Test("A label within a screen's margins of 16 pt: 24 letters of 12 pt fill a line of 288 pt")
  func wholeLine() throws {
    let text = String(repeating: "a", count: 24)
    let screen = try press.layOut(.node(.screen, "screen", [.text(.label, "label", text)]))
    let label = try #require(screen.part("label"))
    #expect(label.rect == [16, 16, 288, 20])
    #expect(label.baselines == [16, 32])
    #expect(label.texts == [text])
    #expect(screen.part("screen")?.rect == [0, 0, 320, 52])
    #expect(screen.size == Frame.Size(width: 320, height: 52))
    #expect(screen.issues.isEmpty)
  }

  @Test("A label has one line unless it is told more, and says what it loses")
  func lineLimit() throws {
    let text = "aaaaaaaaaaa bbbbbbbbbbbb cccccccccccc dddddddddddd"
    let screen = try press.layOut(
      .node(
        .screen, "screen",
        [
          .text(.label, "one", text) { $0.truncation = .wordWrap },
          .text(.label, "two", text) {
            $0.maximumLines = 2
            $0.truncation = .wordWrap
          },
          .text(.label, "all", text) { $0.maximumLines = 0 },
        ]))
    #expect(screen.part("one")?.texts == ["aaaaaaaaaaa bbbbbbbbbbbb"])
    #expect(screen.part("one")?.rect == [16, 16, 288, 20])
    #expect(screen.part("two")?.texts == ["aaaaaaaaaaa bbbbbbbbbbbb", "cccccccccccc"])
    #expect(screen.part("two")?.rect == [16, 44, 288, 40])
    #expect(screen.part("all")?.baselines == [16, 108, 16, 128, 16, 148])
    guard case .truncated(3, 1, 2, let characters) = screen.issues(of: "one").first else {
      Issue.record("\(screen.issues)")
      return
    }
    #expect((25...26).contains(characters))
    #expect(screen.issues(of: "all").isEmpty)
    #expect(screen.issues.map(\.part) == screen.issues.map(\.part).sorted())
  }

  @Test("An empty label takes no height, an empty button a touch target's, an empty text field 34 pt")
  func emptyTexts() throws {
    let screen = try press.layOut(
      .node(
        .screen, "screen", [.text(.label, "label", ""), .text(.button, "button", ""), .text(.textField, "field", "")]))
    #expect(screen.part("label")?.rect == [16, 16, 288, 0])
    #expect(screen.part("button")?.rect == [16, 24, 288, 44])
    #expect(screen.part("field")?.rect == [16, 76, 288, 34])
    #expect(screen.parts.allSatisfy { $0.lines.isEmpty })
    #expect(screen.issues.isEmpty)
  }

  @Test("A text view wraps freely, a text field is one line of at least 34 pt with its text in the middle")
  func fields() throws {
    let text = "aaaaaaaaaaa bbbbbbbbbbbb cccccccccccc"
    let screen = try press.layOut(
      .node(.screen, "screen", [.text(.textView, "view", text), .text(.textField, "field", "name")]))
    #expect(screen.part("view")?.texts == ["aaaaaaaaaaa bbbbbbbbbbbb", "cccccccccccc"])
    #expect(screen.part("view")?.rect == [16, 16, 288, 40])
    #expect(screen.part("field")?.rect == [16, 64, 288, 34])
    // 7 pt of inset; (34 - 20) / 2 + 16 below the top.
    #expect(screen.part("field")?.baselines == [23, 87])
    let large = try press.layOut(.text(.textField, "field", "name", style: .custom("forty")))
    #expect(large.part("field")?.rect == [16, 16, 288, 52])
    let long = try press.layOut(.text(.textField, "field", String(repeating: "a", count: 40)))
    // The ellipsis is another face's, which makes the line higher.
    #expect(long.part("field")?.rect == [16, 16, 288, 35.8])
    guard case .truncated(_, 1, 1, let characters) = long.issues(of: "field").first else {
      Issue.record("\(long.issues)")
      return
    }
    // 274 pt hold 21 whole letters of 12 pt and an ellipsis.
    #expect(characters == 19)
  }

  @Test("A button is at least 44 pt high, its title in the middle")
  func buttons() throws {
    let screen = try press.layOut(.text(.button, "button", "Done"))
    #expect(screen.part("button")?.rect == [16, 16, 288, 44])
    // (288 - 48) / 2 to the right, (44 - 20) / 2 + 16 down.
    #expect(screen.part("button")?.baselines == [136, 44])
    let large = try press.layOut(.text(.button, "button", "a", style: .body), at: .accessibility5)
    #expect(large.part("button")?.rect == [16, 16, 288, 67])
  }

  @Test("A fixed height clips: what is in it is that much higher")
  func fixedHeights() throws {
    let screen = try press.layOut(
      .node(
        .screen, "screen",
        [
          .text(.label, "low", "aaa", style: .custom("forty")) { $0.height = 30 },
          .text(.label, "high", "aaa") { $0.height = 30 },
          .node(.view, "view", [.text(.label, "inner", "aaa", style: .custom("forty"))]) { $0.height = 12.5 },
        ]))
    #expect(screen.issues(of: "low") == [.overflowsHeight(10)])
    #expect(screen.part("low")?.rect == [16, 16, 288, 30])
    #expect(screen.part("low")?.baselines == [16, 48])
    #expect(screen.issues(of: "high") == [])
    // 5 pt above and below.
    #expect(screen.part("high")?.baselines == [16, 75])
    #expect(screen.issues(of: "view") == [.overflowsHeight(27.5)])
    #expect(screen.part("inner")?.rect == [16, 92, 288, 40])
    #expect(screen.size.height == 120.5)
  }

  @Test("A fixed width that the room doesn't have is said in points")
  func fixedWidths() throws {
    let screen = try press.layOut(
      .node(
        .screen, "screen",
        [
          .text(.label, "narrow", "aaaa aaaa") {
            $0.width = 60
            $0.maximumLines = 0
          },
          .node(.image, "wide") { $0.width = 300 },
        ]))
    #expect(screen.part("narrow")?.rect == [16, 16, 60, 40])
    #expect(screen.part("wide")?.rect == [16, 64, 300, 300])
    #expect(screen.issues(of: "wide") == [.overflowsWidth(12)])
    #expect(screen.issues.count == 1)
  }

  @Test("An image is 24 pt, a page control 26 pt high with dots of 7 pt, 9 pt apart")
  func images() throws {
    var document = press.document()
    let red = DocumentColor(red: 255, green: 0, blue: 0)
    document.roles["pageControl"] = RoleRule(tint: RoleRule.Tint(current: red))
    let screen = try press.layOut(
      .node(
        .screen, "screen",
        [
          .node(.image, "image"), .node(.image, "high") { $0.height = 10 }, .node(.image, "wide") { $0.width = 100 },
          .node(.image, "both") {
            $0.width = 100
            $0.height = 30
          },
          .node(.pageControl, "pages") {
            $0.pages = 4
            $0.current = 2
          },
        ]), document)
    #expect(screen.part("image")?.rect == [16, 16, 24, 24])
    #expect(screen.part("high")?.rect == [16, 48, 20, 10])
    #expect(screen.part("wide")?.rect == [16, 66, 100, 100])
    #expect(screen.part("both")?.rect == [16, 174, 100, 30])
    let pages = try #require(screen.part("pages"))
    #expect(pages.rect == [16, 212, 288, 26])
    // 4 x 7 + 3 x 9 = 55 pt in the middle of 288.
    #expect(pages.symbols.map(\.x) == [132.5, 148.5, 164.5, 180.5])
    #expect(Set(pages.symbols.map { [$0.y, $0.width, $0.height] }) == [[221.5, 7, 7]])
    #expect(pages.pages == 4 && pages.current == 2 && pages.tint?.current == red)
    let many = try press.layOut(.node(.pageControl, "pages") { $0.pages = 19 })
    #expect(many.issues(of: "pages") == [.overflowsWidth(7)])
  }

  @Test("Stale text is said with both sizes")
  func stale() throws {
    let screen = try press.layOut(.text(.label, "label", "a", style: .body), at: .accessibility5) { state in
      state.nodes[0].font?.pointSize = 17
      state.nodes[0].standing = .stale
    }
    #expect(screen.issues(of: "label") == [.stale(pointSize: 17, newPointSize: 53)])
    #expect(screen.part("label")?.standing == .stale)
    #expect(screen.part("label")?.lines.first?.line.width == 17 * 0.6)
  }

  @Test("A width that no screen has is refused", arguments: [0, -1, 63.5, 2000.5, .nan, .infinity])
  func badWidths(width: Double) throws {
    let error = #expect(throws: SheetError.self) { try press.layOut(.text(.label, nil, "a"), width: width) }
    #expect(error?.description.hasSuffix("a width is from 64 to 2000 pt") == true, "\(String(describing: error))")
  }

  @Test("A width of 0 is named")
  func noWidth() throws {
    let error = #expect(throws: SheetError.self) { try press.layOut(.text(.label, nil, "a"), width: 0) }
    #expect(error?.description == "a screen of 0 pt: a width is from 64 to 2000 pt")
  }

  @Test("Every width from 64 pt up is laid out", arguments: [64, 64.5, 80, 320, 375, 393, 430, 744, 1024, 2000])
  func widths(width: Double) throws {
    let screen = try press.layOut(
      .node(.tableScreen, "screen", [.node(.tableCell, "cell", [.text(.textView, "text", "aa bb cc")])]), width: width)
    #expect(screen.size.width == width)
    #expect(screen.part("text")?.lines.isEmpty == false)
  }
}
