import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("Charts")
struct ChartTests {
  let press = SheetPress()
  static let charts: [Layout] = [.ranges, .hierarchy, .deviation, .metrics]

  private func words(
    _ layout: Layout, _ document: TypeSystemDocument? = nil, styles: [StyleName]? = nil,
    categories: [ContentSizeCategory]? = nil, _ theme: Theme = .light
  ) throws -> [String] {
    try press.layOut(SheetOptions(layout: layout, theme: theme), document, styles: styles, categories: categories)
      .texts.map(\.line.text)
  }

  @Test("The four published ratios are the chart's largest numbers")
  func ratios() throws {
    let sheet = try press.layOut(SheetOptions(layout: .ranges), styles: [.largeTitle, .caption1])
    let large = sheet.texts.filter { ($0.line.runs.first?.pointSize ?? 0) == 38 }
    #expect(large.map(\.line.text) == ["1.8x", "3.9x"])
    let fallback = sheet.texts.filter { $0.line.runs.first?.pointSize == 18 }
    #expect(fallback.map(\.line.text) == ["1.9x", "3.9x"])
    #expect(
      sheet.texts.map(\.line.text).filter { $0.hasSuffix("from Large") } == [
        "1.7x from Large", "1.8x from Large", "3.2x from Large", "3.6x from Large",
      ])
  }

  @Test("A bar reaches from the smallest size to the largest on a scale from 0")
  func bars() throws {
    let sheet = try press.layOut(SheetOptions(layout: .ranges), styles: [.largeTitle])
    let zero = try #require(sheet.text("0"))
    let sixty = try #require(sheet.texts.first { $0.line.text == "60" && $0.color == Palette.light.quiet })
    let start = zero.origin.x + zero.line.width / 2
    let point = (sixty.origin.x + sixty.line.width / 2 - start) / 60
    let bars = sheet.frame.items.compactMap { item -> Frame.Rect? in
      if case .rectangle(let rect, _) = item, rect.height == 10 || rect.height == 6, rect.width > 100 {
        rect
      } else {
        nil
      }
    }
    // Custom from 32 to 58 pt, fallback from 31 to 60 pt.
    #expect(bars.count == 2)
    for (bar, sizes) in zip(bars, [(32.0, 58.0), (31, 60)]) {
      #expect(abs(bar.x - start - sizes.0 * point) < 0.01)
      #expect(abs(bar.width - (sizes.1 - sizes.0) * point) < 0.01)
    }
  }

  @Test("A size under the platform's minimum is set in the colour of marks, and the legend says why")
  func minimum() throws {
    let sheet = try press.layOut(SheetOptions(layout: .ranges), styles: [.caption1])
    #expect(sheet.texts.filter { $0.color == Palette.light.mark }.map(\.line.text) == ["10", "10"])
    #expect(sheet.texts.contains { $0.line.text == "   smaller than the platform's minimum, 11 pt" })
    let body = try words(.ranges, styles: [.body])
    #expect(!body.contains("   smaller than the platform's minimum, 11 pt"))
  }

  @Test("Sizes that nobody publishes are unknown, and no ratio is made of them")
  func unknown() throws {
    let document = press.document {
      $0.platform = .visionos
      $0.styles = OrderedMap([])
      $0.undefinedStyles = .system
    }
    let ranges = try words(.ranges, document, styles: [.extraLargeTitle, .body])
    #expect(ranges.filter { $0 == "other sizes unknown" }.count == 2)
    #expect(ranges.filter { $0 == "sizes unknown" }.count == 2)
    #expect(ranges.filter { $0 == "unknown" }.count == 4)
    #expect(!ranges.contains { $0.hasSuffix("x") && $0.first?.isNumber == true && $0 != "3.9x" })
    let hierarchy = try words(.hierarchy, document, styles: [.extraLargeTitle, .body])
    #expect(hierarchy.contains("   without a known size"))
    let deviation = try words(.deviation, document, styles: [.body])
    #expect(!deviation.contains { $0.hasSuffix("%") && !["+12%", "0%", "+10%", "-10%", "\u{2212}10%"].contains($0) })
    #expect(deviation.contains("   the size or Apple's is unknown"))
  }

  @Test("Styles that change places are named with categories and the number of their disc; alike ones too")
  func hierarchy() throws {
    let sheet = try press.layOut(SheetOptions(layout: .hierarchy), styles: [.footnote, .caption1, .caption2])
    let texts = sheet.texts.map(\.line.text)
    let line = try #require(texts.firstIndex(of: " at xSmall to Medium and xLarge to AX5"))
    #expect(Array(texts[line - 3..<line]) == ["Caption 2", " is larger than ", "Caption 1"])
    #expect(texts.contains(" have one size at xLarge to xxxLarge and AX2 to AX5"))
    let numbers = sheet.texts.filter { $0.color == .white }.map(\.line.text)
    #expect(numbers == ["1", "2", "3"])
  }

  @Test("Where no style overtakes another, that is said")
  func inOrder() throws {
    let texts = try words(.hierarchy, styles: [.largeTitle, .body])
    #expect(texts.contains("no style overtakes one that is larger at Large"))
  }

  @Test("Each line begins and ends with its style's name and size")
  func ends() throws {
    let sheet = try press.layOut(SheetOptions(layout: .hierarchy), styles: [.body])
    let cells = sheet.frame.cells
    #expect(cells.map(\.name) == ["body.hierarchy.first", "body.hierarchy.last"])
    let texts = cells.map { cell in
      sheet.frame.items[cell.items].compactMap { if case .text(let text) = $0 { text.line.text } else { nil } }
    }
    #expect(texts == [["15", "Body"], ["48", "Body"]])
  }

  @Test("A size more than 10 % from Apple's at Large is framed, one of 10 % is not")
  func deviation() throws {
    let document = press.document {
      $0.styles[.body] = StyleRule(font: "Specimen Sans", size: .fixed(15))
      $0.styles[.title3] = StyleRule(font: "Specimen Sans", size: .fixed(22))
    }
    let sheet = try press.layOut(
      SheetOptions(layout: .deviation), document, styles: [.title3, .body], categories: [.large, .xLarge])
    func frames(_ cell: String) throws -> Int {
      let cell = try #require(sheet.frame.cells.first { $0.name == cell })
      return sheet.frame.items[cell.items].count {
        if case .rectangle(_, Palette.light.mark) = $0 { true } else { false }
      }
    }
    #expect(try frames("body@large.deviation") == 4)
    #expect(try frames("title3@large.deviation") == 0)
    #expect(try frames("body@xLarge.deviation") == 0)
    let texts = sheet.texts.map(\.line.text)
    #expect(texts.contains("-12%") || texts.contains("\u{2212}12%"))
    #expect(texts.contains("+10%"))
  }

  @Test("A style of the app's own is compared with the one that it follows; one that follows none is not")
  func references() throws {
    let document = press.document {
      $0.styles[.custom("note")] = StyleRule(font: "Specimen Sans", size: .fixed(18), relativeTo: .footnote)
      $0.styles[.custom("badge")] = StyleRule(font: "Specimen Sans", size: .fixed(10))
    }
    let texts = try words(.deviation, document, styles: [.custom("note"), .custom("badge")], categories: [.large])
    #expect(texts.contains("against Footnote"))
    #expect(texts.contains("+38%"))
    #expect(texts.contains("no style of Apple's"))
  }

  @Test("A pair of faces stands once, with its styles and its heights in thousandths of an em")
  func metrics() throws {
    let document = press.document {
      $0.styles[.caption1] = StyleRule(font: "Specimen Sunken")
      $0.fallback = FallbackRule(font: "Specimen Box")
    }
    let sheet = try press.layOut(
      SheetOptions(layout: .metrics), document, styles: [.title1, .title2, .body, .caption1])
    let texts = sheet.texts.map(\.line.text)
    #expect(texts.filter { $0 == "Hxgpd" }.count == 6)
    #expect(texts.contains("Title 1, Title 2"))
    let library = press.library
    for name in ["SpecimenSans-Medium", "SpecimenSerif-Medium"] {
      let face = try #require(library.faces.first { $0.postScriptName == name })
      let units = Double(face.unitsPerEm)
      let xHeight = try #require(face.xHeight)
      for value in [Double(face.lineMetrics.ascender), Double(xHeight)] {
        #expect(texts.contains(String(Int((value * 1000 / units).rounded()))), "\(name) \(value)")
      }
    }
  }

  @Test("A height that a face doesn't name has words and no line; letters that it lacks are marked")
  func lackingMetrics() throws {
    let face = try #require(
      press.library.faces.first { $0.xHeight == nil && $0.capHeight == nil && $0.isScalable })
    let document = press.document {
      $0.styles[.body] = StyleRule(font: .face(face.postScriptName))
      $0.styles[.title1] = StyleRule(font: "Specimen Arabic")
    }
    let texts = try words(.metrics, document, styles: [.body])
    // Two cells of the table and the legend's entry.
    #expect(texts.filter { $0 == "not named" }.count == 3)
    #expect(texts.filter { $0 == "x-height" }.count == 2)
    #expect(!texts.contains("letters that the face lacks, drawn from the other; the lines are the face's own"))
    let borrowed = try words(.metrics, document, styles: [.title1])
    #expect(borrowed.contains("letters that the face lacks, drawn from the other; the lines are the face's own"))
  }

  @Test("A style without a font leaves the custom place empty, and says so")
  func noCustomFont() throws {
    let document = press.document {
      $0.styles[.title1] = nil
      $0.undefinedStyles = .error
    }
    let sheet = try press.layOut(SheetOptions(layout: .metrics), document)
    let places = sheet.texts.filter { $0.line.text == "Hxgpd" }.map(\.origin.x)
    let custom = try #require(places.min())
    let fallback = try #require(places.max())
    #expect(places.count { $0 == fallback } == places.count { $0 == custom } + 1)
    let notes = sheet.texts.filter { $0.line.text == "no font" }.map(\.origin.x)
    // One in the word's place, one in each row of the table.
    #expect(notes.count == 6)
    #expect(notes.first == custom)
  }

  @Test("A frame has a title, a subject, a language and a label, and a bookmark a style", arguments: charts)
  func frame(layout: Layout) throws {
    let sheet = try press.layOut(SheetOptions(layout: layout))
    #expect(sheet.pages.count == 1)
    #expect(sheet.frame.title == "Test")
    #expect(sheet.frame.language == "en")
    #expect(sheet.frame.label.lowercased() == layout.rawValue)
    #expect(sheet.frame.subject.hasPrefix(sheet.frame.label + ": "))
    if layout == .ranges || layout == .deviation { #expect(sheet.frame.bookmarks.map(\.title).count == 11) }
    #expect(Set(sheet.frame.cells.map(\.name)).count == sheet.frame.cells.count)
    #expect(!sheet.marks.isEmpty)
  }

  @Test("Nothing to show is an error", arguments: charts)
  func empty(layout: Layout) throws {
    #expect(throws: SheetError.empty) { try press.layOut(SheetOptions(layout: layout), styles: []) }
  }

  // Faces are few however many styles there are: the chart of metrics doesn't grow.
  @Test("A page that no PDF can have is an error", arguments: charts.filter { $0 != .metrics })
  func tooLarge(layout: Layout) throws {
    let many = (0..<1500).map { StyleName.custom("style \($0)") }
    let document = press.document { document in
      for (index, style) in many.enumerated() {
        // Forty that grow overtake all the others.
        let size = index < 40 ? SizeStrategy.metrics(MetricsSize(size: 17)) : .fixed(20)
        document.styles[style] = StyleRule(font: "Specimen Sans", size: size, relativeTo: .body)
      }
    }
    #expect {
      try press.layOut(SheetOptions(layout: layout), document, styles: many)
    } throws: { error in
      if case .tooLarge? = error as? SheetError { true } else { false }
    }
  }

  @Test("The dark theme changes colours and nothing else", arguments: charts)
  func dark(layout: Layout) throws {
    let light = try press.layOut(SheetOptions(layout: layout)).frame
    let dark = try press.layOut(SheetOptions(layout: layout, theme: .dark)).frame
    #expect(light.texts.map(\.origin) == dark.texts.map(\.origin))
    #expect(light.items.count == dark.items.count)
    #expect(dark.background == Palette.dark.background)
  }
}
