import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("Cards")
struct CardsSheetTests {
  let press = SheetPress()

  @Test("264 cards, each named after its one cell")
  func names() throws {
    let sheet = try press.layOut(SheetOptions(layout: .cards))
    #expect(sheet.pages.count == 264)
    let names = sheet.pages.compactMap(\.name)
    #expect(Set(names).count == 264)
    #expect(names.first == "largeTitle@xSmall.custom")
    #expect(names.last == "caption2@AX5.fallback")
    for page in sheet.pages { #expect(page.frame.cells.map(\.name) == [page.name]) }
  }

  @Test("A card is as large as its sample and label, with 16 pt around them")
  func size() throws {
    for page in try press.layOut(
      SheetOptions(layout: .cards), press.crowded, styles: TextStyle.allCases.map { .apple($0) }
    ).pages {
      let boxes = page.frame.items.map(press.box)
      let left = boxes.map(\.x).min() ?? 0
      let right = boxes.map { $0.x + $0.width }.max() ?? 0
      // A mark's triangle has its points a little outside its box.
      #expect(left >= 16 - 0.5)
      #expect(right <= page.frame.size.width - 16 + 1e-9)
      // Wide enough, and not by a whole point too wide.
      #expect(page.frame.size.width - 32 - (right - left) < 1)
      let label = try #require(page.frame.texts.last)
      #expect(page.frame.size.height == label.origin.y + 16)
      #expect(page.frame.texts.allSatisfy { $0.origin.y == $0.origin.y.rounded() })
      if page.frame.texts[0].line.runs[0].pointSize > 8 { #expect(boxes[0].y >= 16) }
    }
  }

  @Test("A right-to-left card has sample and label at its right")
  func rightToLeft() throws {
    let sheet = try press.layOut(SheetOptions(layout: .cards), press.crowded, styles: [.headline])
    let card = try #require(sheet.pages.first { $0.name == "headline@large.custom" }).frame
    let (sample, ratio) = (card.texts[0], try #require(card.texts.last))
    #expect(sample.line.text == "سلام")
    #expect(abs(sample.origin.x + sample.line.width - card.size.width + 16) < 1e-6)
    #expect(abs(ratio.origin.x + ratio.line.width - card.size.width + 16) < 1e-6)
  }

  @Test("Marks stand on the card, and a bookmark leads to each style's first")
  func marks() throws {
    let sheet = try press.layOut(SheetOptions(layout: .cards), press.crowded, styles: [.title1, .callout])
    let cut = try #require(sheet.pages.first { $0.name == "callout@large.custom" }).frame
    #expect(cut.texts.contains { $0.line.text.hasPrefix("cut by ") })
    #expect(sheet.pages.flatMap(\.frame.bookmarks).map(\.title) == ["Title 1", "Callout"])
    #expect(sheet.pages.flatMap(\.frame.bookmarks).map(\.page) == [1, 25])
  }
}
