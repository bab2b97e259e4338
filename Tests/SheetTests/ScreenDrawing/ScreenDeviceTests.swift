import DynamicType
import Screens
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("The devices of mock screens, and their notes")
struct ScreenDeviceTests {
  private func polygons(_ frame: Frame, _ color: Frame.Color) -> [[Frame.Point]] {
    frame.items.compactMap { if case .polygon(let points, color) = $0 { points } else { nil } }
  }

  private func span(_ points: [Frame.Point]) -> ClosedRange<Double> {
    (points.map(\.y).min() ?? 0)...(points.map(\.y).max() ?? 0)
  }

  @Test("The rule under the column heads ends with the columns, and the grounds reach as far beyond it at both ends")
  func rule() throws {
    let press = try ScreenPagePress()
    for categories in [[ContentSizeCategory.accessibility5], [.large, .accessibility4, .accessibility5]] {
      // Widths of 40 make a page wider than its columns need.
      for width in [40.0, 320] {
        let frame = try press.page(categories.map { try press.screen($0, width: width) }).frame
        let rectangles = frame.items.compactMap { item -> (Frame.Rect, Frame.Color)? in
          if case .rectangle(let rect, let color) = item { (rect, color) } else { nil }
        }
        let rule = try #require(rectangles.first { $0.1 == Palette.light.ink && $0.0.height == 1 }?.0)
        let grounds = rectangles.filter {
          $0.1 == Palette.light.accessibilityGround || $0.1 == Palette.light.defaultGround
        }.map(\.0)
        #expect(grounds.count == categories.count)
        let left = try #require(grounds.map(\.x).min())
        let right = try #require(grounds.map { $0.x + $0.width }.max())
        #expect(rule.x - left == 16 && abs(right - (rule.x + rule.width) - 16) < 1e-6)
        #expect(abs(frame.size.width - (rule.x + rule.width) - rule.x) <= 1)
      }
    }
  }

  @Test("A bar's ground reaches up to the device's edge, and that of one at the bottom down to it")
  func bars() throws {
    let press = try ScreenPagePress()
    var screen = try press.screen(.large, isFaulty: false)
    let before = try press.page([screen]).frame
    #expect(polygons(before, Palette.light.barGround).count == 1)
    screen.size.height = 289
    screen.parts.append(
      try press.part(.tabBar, "nav/tabBar", Frame.Rect(x: 0, y: 240, width: 320, height: 49), "Goals", at: .large))
    let frame = try press.page([screen]).frame
    let grounds = polygons(frame, Palette.light.barGround).map(span)
    try #require(grounds.count == 2)
    let device = try #require(polygons(frame, Palette.light.background).map(span).first)
    #expect(grounds[0].lowerBound == device.lowerBound && grounds[1].upperBound == device.upperBound)
    // The device is as high as 1.2 times its width, and the bar at its bottom went down with it.
    #expect(device.upperBound - device.lowerBound == 384 + 1.5)
    let bar = frame.items.compactMap { item -> Frame.Rect? in
      if case .rectangle(let rect, Palette.light.barGround) = item, rect.height == 49 { rect } else { nil }
    }
    #expect(bar.map { $0.y + $0.height } == [device.upperBound - 22 - 0.75])
  }

  @Test(
    "A dashed line ends the device's first view, at the height of a device that has the width, and a note says which",
    arguments: [(320.0, 568.0), (375, 667), (393, 852), (430, 932), (744, 1133), (1024, 1366)])
  func fold(width: Double, height: Double) throws {
    let press = try ScreenPagePress()
    var screen = try press.screen(.large, isFaulty: false, width: width)
    screen.size.height = 1400
    let page = try press.page([screen])
    let label = try #require(page.text("fold \(Int(height)) pt"))
    let device = try #require(polygons(page.frame, Palette.light.background).map(span).first)
    #expect(abs(label.origin.y - (device.lowerBound + 0.75 + height)) < 8)
    #expect(page.texts.contains { $0.line.text.contains("dashed: what stands lower") })
    screen.size.height = height - 44
    let whole = try press.page([screen])
    #expect(!whole.texts.contains { $0.line.text.contains("fold") || $0.line.text.contains("dashed") })
    var other = try press.screen(.large, isFaulty: false, width: width + 1)
    other.size.height = 1400
    #expect(try !press.page([other]).texts.contains { $0.line.text.contains("fold") })
  }

  @Test("Of a tab bar the tab that is cut is outlined and named, whichever way the screen runs")
  func tabs() throws {
    let press = try ScreenPagePress()
    var screen = try press.screen(.large, isFaulty: false)
    screen.size.height = 500
    var bar = try press.part(.tabBar, "nav/tabBar", Frame.Rect(x: 0, y: 451, width: 320, height: 49), at: .large)
    let label = try press.part(.label, "x", Frame.Rect(x: 0, y: 451, width: 90, height: 20), "Saved…", at: .large)
    let line = try #require(label.lines.first)
    bar.symbols = [40.0, 120, 200, 280].map { Frame.Rect(x: $0 - 12, y: 455, width: 24, height: 24) }
    bar.lines = [.init(line: line.line, origin: Frame.Point(x: 200 - line.line.width / 2, y: 490))]
    screen.parts.append(bar)
    screen.issues = [
      .init(part: screen.parts.count - 1, kind: .truncated(needed: 2, shown: 1, words: 1, characters: 4))
    ]
    let page = try press.page([screen])
    #expect(page.texts.contains { $0.line.text.hasPrefix("tabBar item 3 “Saved…”") })
    let outlines = polygons(page.frame, Palette.light.mark).filter { $0.count > 40 }
    try #require(outlines.count == 1)
    let xs = outlines[0].map(\.x)
    #expect((xs.max() ?? 0) - (xs.min() ?? 0) == 80 + 3)
    bar.symbols.reverse()
    screen.parts[screen.parts.count - 1] = bar
    #expect(try press.page([screen]).texts.contains { $0.line.text.hasPrefix("tabBar item 2 “Saved…”") })
  }

  @Test("A note names its part by the beginning of its text, too, cut to the margin")
  func names() throws {
    let press = try ScreenPagePress()
    let texts = [
      ("Save a little each week", "title “Save a little"), ("Rindfleischetikettierungsüberwachung", "title “Rind"),
      ("Goals", "title “Goals”"), ("", "title"),
    ]
    for (text, note) in texts {
      var screen = try press.screen(.large, isFaulty: false)
      screen.parts[3].text = text
      screen.issues = [.init(part: 3, kind: .overflowsWidth(2))]
      let page = try press.page([screen])
      let named = page.texts.filter { $0.line.text.hasPrefix(note) }
      #expect(!named.isEmpty, "\(note)")
      #expect(named.allSatisfy { $0.line.width <= 128 })
    }
  }

  @Test("A page whose screens alone are too large is refused before anything is set")
  func early() throws {
    let press = try ScreenPagePress()
    let small = try press.screen(.large)
    var tall = small
    tall.size.height = 15_000
    let error = try #require(throws: SheetError.self) {
      try press.sheet().layOut([[small], [tall]], with: press.shaper)
    }
    // Margins and the columns' heads are counted; legends, which only setting tells the height of, aren't.
    #expect(
      error == .screenTooLarge(screen: "nav", size: Frame.Size(width: 560, height: 15_132), limit: 14_400))
  }
}
