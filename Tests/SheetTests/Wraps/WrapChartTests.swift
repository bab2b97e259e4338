import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

extension SheetPress {
  /// A map as a chart.
  func chart(_ wraps: (map: WrapMap, system: ResolvedTypeSystem), _ theme: Theme = .light) throws -> LaidOutSheet {
    try wraps.map.layOut(
      wraps.system, colophon: Colophon(renderers: ["specimen 0.0.0"]), theme: theme, with: TextShaper(library: library))
  }

  /// Two languages, a limit that cuts, a word that is too wide, and characters that no font has.
  func crowdedWraps() throws -> (map: WrapMap, system: ResolvedTypeSystem) {
    let document = document {
      $0.languages = ["en", "de"]
      $0.samples = [
        "en": SampleTexts(all: SheetPress.saving, byStyle: [.caption1: "\u{0E01}\u{0E32}"]),
        "de": SampleTexts(byStyle: [.body: "Rindfleischetikettierungsgesetz und mehr"]),
      ]
      $0.styles[.caption1] = StyleRule(font: "Specimen Box")
    }
    return try wraps(document, styles: [.body, .caption1], categories: [.xSmall, .large, .accessibility5]) {
      $0.widths = [320, 744]
      $0.lineLimit = 2
    }
  }
}

@Suite("The map of wraps as a chart")
struct WrapChartTests {
  let press = SheetPress()

  private func words(_ sheet: LaidOutSheet, _ cell: String) throws -> String {
    let cell = try #require(sheet.frame.cells.first { $0.name == cell })
    return sheet.frame.items[cell.items].compactMap { if case .text(let text) = $0 { text.line.text } else { nil } }
      .joined()
  }

  private func count(_ sheet: LaidOutSheet, _ cell: String, _ isCounted: (Frame.Item) -> Bool) throws -> Int {
    let cell = try #require(sheet.frame.cells.first { $0.name == cell })
    return sheet.frame.items[cell.items].count(where: isCounted)
  }

  @Test("A field has the lines, the words that are lost, a frame where they are, and a shape where a word is too wide")
  func fields() throws {
    let sheet = try press.chart(try press.crowdedWraps())
    let isFrame = { (item: Frame.Item) in if case .rectangle(_, Palette.light.mark) = item { true } else { false } }
    let isShape = { (item: Frame.Item) in if case .polygon = item { true } else { false } }
    #expect(try words(sheet, "body@xSmall.wraps.en.744") == "1")
    #expect(try count(sheet, "body@xSmall.wraps.en.744", isFrame) == 0)
    let cut = try words(sheet, "body@AX5.wraps.en.320")
    #expect(cut.hasPrefix("7 ") && cut.contains("\u{2212}"))
    #expect(try count(sheet, "body@AX5.wraps.en.320", isFrame) == 4)
    #expect(try count(sheet, "body@AX5.wraps.en.320", isShape) == 0)
    #expect(try count(sheet, "body@AX5.wraps.de.320", isShape) == 2)
    #expect(sheet.frame.bookmarks.map(\.title) == ["en", "de"])
    #expect(Set(sheet.frame.cells.map(\.name)).count == 24)
  }

  @Test("The legend says what is there and no more")
  func legend() throws {
    let texts = try press.chart(try press.crowdedWraps()).texts.map(\.line.text)
    #expect(texts.contains("   needs 3 lines, more than the limit of 2: 2 words not shown whole"))
    #expect(texts.contains("a word is wider than the line, and is broken between letters"))
    #expect(texts.contains("no font has 2 characters"))
    #expect(texts.contains("its own name"))
    let plain = press.document { $0.samples = ["en": SampleTexts(all: "short")] }
    let quiet = try press.chart(try press.wraps(plain, styles: [.body], categories: [.large])).texts.map(\.line.text)
    #expect(!quiet.contains { $0.hasSuffix("not shown whole") || $0.hasPrefix("a word is wider") })
  }

  @Test("No label is under 7 pt, and none is wider than its field")
  func labels() throws {
    let sheet = try press.chart(try press.crowdedWraps())
    #expect((sheet.texts.flatMap(\.line.runs).map(\.pointSize).min() ?? 0) >= 7)
    for cell in sheet.frame.cells {
      let fields = sheet.frame.items[cell.items].compactMap {
        if case .rectangle(let area, _) = $0 { area } else { nil }
      }
      let field = try #require(fields.first)
      for case .text(let text) in sheet.frame.items[cell.items] {
        #expect(text.origin.x >= field.x && text.origin.x + text.line.width <= field.x + field.width, "\(cell.name)")
      }
    }
  }

  @Test("A number is read on every colour, 4.5:1, and a frame stands out from each, 3:1", arguments: Theme.allCases)
  func contrast(theme: Theme) {
    let colors = WrapColors(theme)
    for lines in 0...20 {
      #expect(Vision.contrast(theme.palette.ink, colors[lines]) >= 4.5, "\(lines)")
      #expect(Vision.contrast(theme.palette.mark, colors[lines]) >= 3, "\(lines)")
    }
  }

  @Test("One line, two and many are told apart by every eye; the colours end at 12", arguments: Theme.allCases)
  func blindness(theme: Theme) {
    let colors = WrapColors(theme)
    for eye in Vision.allCases {
      #expect(eye.difference(colors[1], colors[2]) > 5, "\(eye)")
      #expect(eye.difference(colors[2], colors[12]) > 10, "\(eye)")
    }
    #expect(colors[1] == colors.first && colors[0] == colors.first)
    #expect(colors[12] == colors.last && colors[1000] == colors.last)
  }

  @Test("The dark theme changes colours and nothing else")
  func dark() throws {
    let wraps = try press.crowdedWraps()
    let (light, dark) = (try press.chart(wraps).frame, try press.chart(wraps, .dark).frame)
    #expect(light.items.count == dark.items.count)
    #expect(dark.background == Palette.dark.background)
  }

  @Test("More rows than a page can hold are an error")
  func tooLarge() throws {
    let document = press.document { $0.text = "one" }
    let tags = (0..<60).map { "x-\($0)" }
    let wraps = try press.wraps(document, categories: [.large]) { $0.languages = tags }
    #expect {
      try press.chart(wraps)
    } throws: { error in
      if case .tooLarge? = error as? SheetError { true } else { false }
    }
  }
}
