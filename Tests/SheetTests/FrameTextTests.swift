import DynamicType
import Sheet
import TestSupport
import Testing
import TypeSystem

@Suite("Whole frames as text")
struct FrameTextTests {
  private func expect(_ sheet: LaidOutSheet, _ press: SheetPress, is name: String) throws {
    try ExpectedText.expect(sheet.pages.map { FrameText.dump($0.frame, fonts: press.library) }.joined(), is: name)
  }

  @Test("Two styles at three categories")
  func small() throws {
    let press = SheetPress()
    let sheet = try press.layOut(
      press.document(), styles: [.body, .caption1], categories: [.xSmall, .large, .accessibility5])
    try expect(sheet, press, is: "small")
  }

  @Test("A sheet with every mark that setting it can give")
  func marks() throws {
    let press = SheetPress()
    let document = press.document {
      $0.styles[.title1] = StyleRule(font: "Specimen Serif", weight: .black, size: .metrics(maximum: 30))
      $0.styles[.title1]?.lineHeight = .multiple(0.8)
      $0.styles[.body] = StyleRule(font: "Museo Sans")
      $0.styles[.caption1] = StyleRule(font: "SpecimenBox-Regular", sample: "a×\u{1F9FF}")
      $0.styles[.footnote] = nil
    }
    let sheet = try press.layOut(
      document, styles: [.title1, .body, .footnote, .caption1], categories: [.xSmall, .accessibility5])
    try expect(sheet, press, is: "marks")
  }

  @Test("The pages of two styles at three categories")
  func pages() throws {
    let press = SheetPress()
    let sheet = try press.layOut(
      SheetOptions(layout: .pages), styles: [.body, .caption1], categories: [.xSmall, .large, .accessibility5])
    try expect(sheet, press, is: "pages")
  }

  @Test("A style that runs on over two pages, with marks")
  func runningOn() throws {
    let press = SheetPress()
    let sheet = try press.layOut(
      SheetOptions(layout: .pages, paper: .letter),
      press.document {
        $0.styles[.title1] = StyleRule(
          font: "Specimen Box", weight: .black, size: .metrics(size: 90, maximum: 160), sample: "a×\u{1F9FF} and more")
      }, styles: [.title1], categories: [.xSmall, .large, .accessibility1, .accessibility5])
    try expect(sheet, press, is: "pages-running-on")
  }

  @Test("A small poster on four sheets of paper")
  func tiles() throws {
    let press = SheetPress()
    let sheet = try press.layOut(
      SheetOptions(paper: .letter), styles: [.largeTitle, .title1, .body, .caption1],
      categories: [.xSmall, .large, .accessibility5])
    try expect(sheet, press, is: "tiles")
  }

  @Test("The cards of a style at two categories")
  func cards() throws {
    let press = SheetPress()
    let sheet = try press.layOut(
      SheetOptions(layout: .cards), styles: [.body], categories: [.large, .accessibility5])
    try expect(sheet, press, is: "cards")
  }

  @Test("Each chart of three styles at three categories", arguments: ChartTests.charts)
  func charts(layout: Layout) throws {
    let press = SheetPress()
    let sheet = try press.layOut(
      SheetOptions(layout: layout), styles: [.title1, .body, .caption1],
      categories: [.xSmall, .large, .accessibility5])
    try expect(sheet, press, is: "chart-\(layout.rawValue)")
  }

  @Test("The map of wraps of two styles in two languages, with a limit")
  func wraps() throws {
    let press = SheetPress()
    try expect(try press.chart(try press.crowdedWraps()), press, is: "wraps")
  }
}
