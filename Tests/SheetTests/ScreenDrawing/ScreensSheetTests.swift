import DynamicType
import Foundation
import Screens
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("Pages of mock screens")
struct ScreensSheetTests {
  @Test("A small screen with every kind of fault, and without any, as text")
  func dump() throws {
    let press = try ScreenPagePress()
    let frame = try press.page([
      try press.screen(.large, isFaulty: false), try press.screen(.accessibility5),
    ]).frame
    let actual = FrameText.dump(frame, fonts: press.press.library)
    let expected = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Expected/screens.txt")
    guard actual != (try? String(contentsOf: expected, encoding: .utf8)) else { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("screens.actual.txt")
    try actual.write(to: place, atomically: true, encoding: .utf8)
    Issue.record("the page differs: see \(place.path)")
  }

  @Test("What is wrong stands under the category's name and beside its part, in words and numbers")
  func words() throws {
    let press = try ScreenPagePress()
    let page = try press.page([try press.screen(.accessibility5)])
    for words in [
      "1 stale", "1 overflows by 19.6 pt", "1 cut, 1 word lost", "1 fixed", "+19.6 pt", "17, not 53", "fixed 46",
      "navigationBar “Goals”", "title “Save a little”", "button “Done”",
      "policy adjusts, from Large, 320 pt wide, left to right",
    ] {
      #expect(page.text(words) != nil, "\(words)")
    }
    #expect(page.text("\u{2212}1 word") != nil || page.text("-1 word") != nil)
  }

  @Test("A clean screen says so, and its legend explains no sign that isn't there")
  func clean() throws {
    let press = try ScreenPagePress()
    let page = try press.page([try press.screen(.large, isFaulty: false)])
    #expect(page.text("nothing stale, nothing cut") != nil)
    let texts = page.texts.map(\.line.text).joined(separator: "\n")
    for words in ["outlined", "tint", "hatched", "left out"] { #expect(!texts.contains(words), "\(words)") }
    #expect(texts.contains("one size at every category"))
    let faulty = try press.page([try press.screen(.large)]).texts.map(\.line.text).joined(separator: "\n")
    for words in ["taller than its room", "on a tint", "hatched", "Museo-700", "left out", "nav/settings"] {
      #expect(faulty.contains(words), "\(words)")
    }
    #expect(!faulty.contains("wider than its room"))
  }

  @Test("The tint, the hatching and the outlines go with the faults, and lie where the text is")
  func shapes() throws {
    let press = try ScreenPagePress()
    let palette = Palette.light
    for isFaulty in [true, false] {
      let items = try press.page([try press.screen(.large, isFaulty: isFaulty)]).frame.items
      let tinted = items.count { if case .polygon(_, palette.staleGround) = $0 { true } else { false } }
      #expect(tinted == (isFaulty ? 1 : 0))
      // Signs have the colour too, and fewer corners.
      let outlines = items.count {
        if case .polygon(let points, palette.mark) = $0 { points.count > 40 } else { false }
      }
      #expect(outlines == (isFaulty ? 2 : 0))
    }
  }

  @Test("Cells are named by path and category, and share no item; a screen's own cell is named after it")
  func cells() throws {
    let press = try ScreenPagePress()
    let frame = try press.page([try press.screen(.large), try press.screen(.accessibility5)]).frame
    let parts = ["", "/navigationBar", "/cell[0]", "/cell[0]/title", "/cell[0]/button", "/picture", "/dots"]
    #expect(frame.cells.map(\.name) == parts.map { "nav\($0)@large" } + parts.map { "nav\($0)@AX5" })
    for (cell, next) in zip(frame.cells, frame.cells.dropFirst()) {
      #expect(cell.items.upperBound <= next.items.lowerBound)
    }
  }

  @Test("A page a screen; the screen and its categories are bookmarks, and devices begin at one height")
  func pages() throws {
    let press = try ScreenPagePress()
    let sheet = try press.sheet().layOut(
      [
        [try press.screen(.large), try press.screen(.accessibility5)],
        [try press.screen(.large, name: "other", isFaulty: false)],
      ], with: press.shaper)
    let bookmarks = sheet.pages.map { page in page.frame.bookmarks.map { "\($0.page) \($0.title)" } }
    #expect(bookmarks == [["1 nav", "1 nav, Large", "1 nav, AX5"], ["2 other", "2 other, Large"]])
    #expect(sheet.pages.map(\.frame.label) == ["nav", "other"])
    let bars = ["large", "AX5"].map { sheet.origin("nav/navigationBar@\($0)")?.y ?? 0 }
    let sizes = [17.0, 48]
    #expect(bars[0] - sizes[0] == bars[1] - sizes[1])
  }

  @Test("A presented screen has a device of its own below, and its path above it")
  func presented() throws {
    let press = try ScreenPagePress()
    var screen = try press.screen(.large, isFaulty: false)
    screen.size.height = 480
    screen.parts.append(
      try press.part(.presented, "nav/about", Frame.Rect(x: 0, y: 280, width: 320, height: 200), at: .large))
    let page = try press.page([screen])
    let devices = page.frame.items.compactMap { item -> ClosedRange<Double>? in
      guard case .polygon(let points, Palette.light.background) = item, points.count == 36 else { return nil }
      return (points.map(\.y).min() ?? 0)...(points.map(\.y).max() ?? 0)
    }
    try #require(devices.count == 2)
    let path = try #require(page.text("presented: nav/about"))
    #expect(devices[0].upperBound + 8 < path.origin.y && path.origin.y + 3 < devices[1].lowerBound)
  }

  @Test("Notes of one height stand one below the other, and no words are smaller than 7 pt")
  func notes() throws {
    let press = try ScreenPagePress()
    var screen = try press.screen(.large)
    screen.issues = (1...6).map { .init(part: 1, kind: .overflowsHeight(Double($0) + 0.5)) }
    screen.issues += [3, 4].map { .init(part: $0, kind: .overflowsWidth(2)) }
    let page = try press.page([screen])
    let notes = page.texts.filter { $0.line.text.hasSuffix(" pt") && $0.line.text.hasPrefix("+") }
    // Each of six, and the legend's.
    #expect(notes.count == 7)
    let places = Set(page.texts.map { "\($0.origin.x) \($0.origin.y)" })
    #expect(places.count == page.texts.count)
    for text in page.texts { #expect(text.line.runs.allSatisfy { $0.pointSize >= 7 }, "\(text.line.text)") }
  }

  @Test("A page that is too wide or too tall says which options help")
  func tooLarge() throws {
    let press = try ScreenPagePress()
    var tall = try press.screen(.large)
    tall.size.height = 20_000
    let error = try #require(throws: SheetError.self) { try press.page([tall]) }
    #expect(error.description.hasPrefix("the page of the screen 'nav' would be 560 x 20"))
    #expect(error.description.hasSuffix(" pt: a page has at most 14,400 pt a side"))
    #expect(error.hint == "--to or --categories leaves the tallest columns out, a larger --width makes them lower")
    let wide = try press.screen(.large, width: 2000)
    let wider = try #require(throws: SheetError.self) { try press.page(Array(repeating: wide, count: 12)) }
    #expect(wider.hint == "--to or --categories draws fewer columns, a smaller --width narrower ones")
    #expect(throws: SheetError.empty) { try press.sheet().layOut([], with: press.shaper) }
    #expect(throws: SheetError.empty) { try press.sheet().layOut([[]], with: press.shaper) }
  }

  @Test("Counts are of parts, texts and words")
  func counts() throws {
    let press = try ScreenPagePress()
    var screen = try press.screen(.large)
    screen.issues += [
      .init(part: 1, kind: .overflowsWidth(30)),
      .init(part: 4, kind: .truncated(needed: 2, shown: 1, words: 2, characters: 9)),
    ]
    let counts = screen.counts
    #expect(counts.stale == 1 && counts.fixed == 1 && counts.overflows == 2 && counts.truncated == 2)
    #expect(counts.lostWords == 3 && counts.lostCharacters == 15)
    #expect(counts.largestOverflow == 30 && !counts.isClean)
  }

  @Test("Dark differs from light in its colours alone")
  func themes() throws {
    let press = try ScreenPagePress()
    let frames = try Theme.allCases.map { try press.page([try press.screen(.large)], theme: $0).frame }
    #expect(frames[0].items.count == frames[1].items.count)
    for (light, dark) in zip(frames[0].items, frames[1].items) {
      switch (light, dark) {
      case (.text(let first), .text(let second)): #expect(first.origin == second.origin && first.color != second.color)
      case (.rectangle(let first, let light), .rectangle(let second, let dark)):
        #expect(first == second && light != dark)
      case (.polygon(let first, let light), .polygon(let second, let dark)): #expect(first == second && light != dark)
      default: Issue.record("items of two kinds")
      }
    }
  }

  @Test("A screen's picture has the device and its notes, and no head")
  func picture() throws {
    let press = try ScreenPagePress()
    let frame = try press.sheet().picture(of: try press.screen(.accessibility5), with: press.shaper)
    // 320 pt of screen, 144 of notes; a device is at least 1.2 times as high as it is wide.
    #expect(frame.size == Frame.Size(width: 472, height: 392))
    let texts = frame.items.compactMap { if case .text(let text) = $0 { text.line.text } else { nil } }
    #expect(texts.contains("Save a little") && texts.contains("+19.6 pt") && !texts.contains("AX5"))
  }
}
