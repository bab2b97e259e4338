import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

/// Lays out sheets of the test faces.
struct SheetPress {
  let library = TestFaces.library()

  func document(_ change: (inout TypeSystemDocument) -> Void = { _ in }) -> TypeSystemDocument {
    TypeSystemDocument.ofTestFaces(change)
  }

  func layOut(
    _ document: TypeSystemDocument, styles: [StyleName]? = nil, categories: [ContentSizeCategory]? = nil,
    options: SheetOptions = SheetOptions()
  ) throws -> LaidOutSheet {
    let system = try Resolver(library: library).resolve(document, styles: styles, categories: categories)
    return try GridSheet(system, colophon: Colophon(renderers: ["specimen 0.0.0"]), options: options)
      .layOut(with: TextShaper(library: library))
  }
}

extension LaidOutSheet {
  var texts: [Frame.Text] {
    frame.items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  func text(_ content: String) -> Frame.Text? { texts.first { $0.line.text == content } }

  func origin(_ cell: String) -> Frame.Point? { frame.cells.first { $0.name == cell }?.origin }
}

@Suite("The poster")
struct GridSheetTests {
  let press = SheetPress()

  @Test("264 cells, named by style, category and column, in reading order")
  func cells() throws {
    let sheet = try press.layOut(press.document())
    #expect(sheet.frame.cells.count == 264)
    #expect(sheet.frame.cells.first?.name == "largeTitle@xSmall.custom")
    #expect(sheet.frame.cells.last?.name == "caption2@AX5.fallback")
    #expect(Set(sheet.frame.cells.map(\.name)).count == 264)
  }

  @Test("Every baseline and every rule is on a whole point")
  func wholePoints() throws {
    let sheet = try press.layOut(press.document())
    for text in sheet.texts { #expect(text.origin.y == text.origin.y.rounded(), "\(text.line.text)") }
    for case .rectangle(let rect, _) in sheet.frame.items where rect.width > 400 { #expect(rect.y == rect.y.rounded()) }
    #expect(sheet.frame.size.width == sheet.frame.size.width.rounded())
    #expect(sheet.frame.size.height == sheet.frame.size.height.rounded())
  }

  @Test("All samples of a row's column stand on one baseline")
  func oneBaseline() throws {
    let sheet = try press.layOut(press.document())
    for style in TextStyle.standard {
      for column in ["custom", "fallback"] {
        let baselines = ContentSizeCategory.allCases.compactMap {
          sheet.origin("\(style.rawValue)@\($0.name).\(column)")?.y
        }
        #expect(baselines.count == 12)
        #expect(Set(baselines).count == 1, "\(style) \(column)")
      }
    }
  }

  @Test("No sample or label reaches into the next column or past the margin")
  func noCollisions() throws {
    let sheet = try press.layOut(press.document())
    let starts = ContentSizeCategory.allCases.compactMap { sheet.origin("body@\($0.name).custom")?.x }
    #expect(starts == starts.sorted())
    for cell in sheet.frame.cells {
      let next = starts.first { $0 > cell.origin.x } ?? sheet.frame.size.width - 48 + 14
      for case .text(let text) in sheet.frame.items[cell.items] {
        #expect(text.origin.x + text.line.width <= next - 14 + 1e-9, "\(cell.name) '\(text.line.text)'")
      }
    }
  }

  @Test("The sheet's name is 96, 64 or 48 pt where that leaves room for the table of fonts beside it, else 36")
  func titleSize() throws {
    let document = press.document { $0.name = "Some longer name" }
    let poster = try press.layOut(document)
    #expect(poster.text("Some longer name")?.line.runs.first?.pointSize == 96)
    let sizes = try (1...8).map { count in
      try press.layOut(document, styles: [.body], categories: Array(ContentSizeCategory.allCases.prefix(count)))
        .text("Some longer name")?.line.runs.first?.pointSize
    }
    #expect(sizes == [36, 36, 36, 36, 48, 48, 64, 64])
  }

  @Test("A name that is too long even at 36 pt is cut there, and at no other size")
  func cutTitle() throws {
    let name = String(repeating: "Long ", count: 60)
    let sheet = try press.layOut(press.document { $0.name = name })
    let title = try #require(sheet.texts.first { $0.line.text.hasPrefix("Long Long") })
    #expect(title.line.runs.first?.pointSize == 36)
    #expect(title.line.text.hasSuffix("…"))
  }

  @Test("The ranges stand in the row heads: 3.9x for caption1 and 1.8x for largeTitle")
  func ranges() throws {
    let sheet = try press.layOut(press.document(), styles: [.largeTitle, .caption1])
    let bold = sheet.texts.filter { $0.line.runs.first?.pointSize == 15 }.map(\.line.text)
    #expect(bold.sorted() == ["1.8x", "1.9x", "3.9x", "3.9x", "Specimen Flex", "Specimen Flex"].sorted())
    #expect(sheet.text("from xSmall, 3.2x from Large") != nil)
    #expect(sheet.text("from xSmall, 1.7x from Large") != nil)
  }

  @Test("A bookmark for each style, at its row")
  func bookmarks() throws {
    let sheet = try press.layOut(press.document())
    #expect(sheet.frame.bookmarks.map(\.title) == TextStyle.standard.map(\.displayName))
    #expect(sheet.frame.bookmarks.map(\.position.y) == sheet.frame.bookmarks.map(\.position.y).sorted())
  }

  @Test("A cell's label has size, line height and ratio")
  func label() throws {
    let sheet = try press.layOut(
      press.document { $0.styles[.body] = StyleRule(font: "Specimen Box", size: .metrics(size: 20)) },
      styles: [.body], categories: [.large, .accessibility5])
    // Box: 1090 units a line; body at AX5 is 20 x 62 / 22 = 56.4, 56 pt.
    #expect(sheet.text("20") != nil)
    #expect(sheet.text(" / 21.8  1.00x") != nil)
    #expect(sheet.text("56") != nil)
    #expect(sheet.text(" / 61  2.82x") != nil)
    #expect(sheet.text(" / 62  3.12x") != nil)
  }

  @Test("A sample is the text of the document, else the style's own, else its name")
  func samples() throws {
    let named = try press.layOut(press.document(), styles: [.subheadline], categories: [.large])
    #expect(named.texts.filter { $0.line.text == "Subheadline" }.count == 3)
    let own = try press.layOut(
      press.document { $0.styles[.body]?.sample = "Own" }, styles: [.body], categories: [.large])
    #expect(own.texts.filter { $0.line.text == "Own" }.count == 2)
    let all = try press.layOut(
      press.document {
        $0.styles[.body]?.sample = "Own"
        $0.text = "All"
      }, styles: [.body], categories: [.large])
    #expect(all.texts.filter { $0.line.text == "All" }.count == 2)
  }

  @Test("A sample wider than 600 pt is cut, marked and counted")
  func cut() throws {
    let sheet = try press.layOut(
      press.document { $0.text = String(repeating: "specimen ", count: 40) }, styles: [.body], categories: [.large])
    let cuts = sheet.marks.compactMap { if case .cut(let count) = $0.mark { count } else { nil } }
    #expect(cuts.count == 2)
    #expect(cuts.allSatisfy { $0 > 200 && $0 < 360 })
    #expect(sheet.texts.filter { $0.line.text.hasSuffix("…") }.allSatisfy { $0.line.width <= 600 })
    #expect(sheet.texts.contains { $0.line.text.hasPrefix("cut by ") })
  }

  @Test("What no font has is marked in the cell and named")
  func missing() throws {
    let sheet = try press.layOut(
      press.document {
        $0.text = "a\u{1F9FF}b"
        $0.styles[.body] = StyleRule(font: "SpecimenBox-Regular")
      }, styles: [.body], categories: [.large])
    #expect(sheet.marks.map(\.mark).filter { $0.name == "notdef" } == [.missingGlyphs(1), .missingGlyphs(1)])
    #expect(sheet.missingCharacters == ["\u{1F9FF}"])
    #expect(sheet.text("1 without glyph") != nil)
  }

  @Test("Characters from the fallback are counted, and the legend names the face")
  func stepIn() throws {
    let sheet = try press.layOut(
      press.document {
        $0.text = "a×b"
        $0.styles[.body] = StyleRule(font: "SpecimenBox-Regular")
      }, styles: [.body], categories: [.large])
    #expect(sheet.marks.contains { $0.column == .custom && $0.mark == .fallbackGlyphs(1) })
    #expect(sheet.text("1 from fallback") != nil)
    let legend = sheet.texts.firstIndex { $0.line.text == "U+00D7" }
    #expect(try sheet.texts[#require(legend) + 1].line.text == "  from ")
    #expect(try sheet.texts[#require(legend) + 2].line.text == "SpecimenFlex-Regular")
  }

  @Test("A ligature from another font counts as the characters that it stands for")
  func ligatureSteppingIn() throws {
    let sheet = try press.layOut(
      press.document {
        $0.text = "a سلام"
        $0.styles[.body] = StyleRule(font: "SpecimenBox-Regular")
        $0.cascade = ["Specimen Arabic"]
      }, styles: [.body], categories: [.large])
    #expect(sheet.marks.contains { $0.column == .custom && $0.mark == .fallbackGlyphs(4) })
    #expect(sheet.text("4 from fallback") != nil)
  }

  @Test(
    "Nothing reaches past the margins of a narrow sheet, however many fonts step in",
    arguments: [
      ("سلام שלום กี้", ["U+0633 U+0644 U+0627 U+0645", "U+05E9 U+05DC U+05D5 U+05DD", "U+0E01 U+0E35 U+0E49"]),
      ("אבגדהוזחטיכל æ", ["U+05D0 U+05D1 U+05D2 U+05D3 U+05D4 U+05D5 +6", "U+00E6"]),
    ])
  func narrow(_ sample: String, _ codePoints: [String]) throws {
    let sheet = try press.layOut(
      press.document {
        $0.text = sample
        $0.styles[.body] = StyleRule(font: "SpecimenBox-Regular")
        $0.cascade = ["Specimen Arabic", "Specimen Hebrew", "Specimen Marks", "Specimen Serif"]
      }, styles: [.body], categories: [.large])
    for text in sheet.texts {
      #expect(
        text.origin.x >= 48 && text.origin.x + text.line.width <= sheet.frame.size.width - 48, "\(text.line.text)")
    }
    for list in codePoints { #expect(sheet.text(list) != nil, "\(list)") }
  }

  @Test("A name is cut at 300 pt")
  func longName() throws {
    let sheet = try press.layOut(
      press.document {
        $0.styles[.body] = StyleRule(font: .named(String(repeating: "Museo Sans ", count: 20)))
      }, styles: [.body], categories: [.large])
    let missing = try #require(sheet.texts.first { $0.line.text.hasPrefix("Museo Sans") })
    #expect(missing.line.text.hasSuffix("…") && missing.line.width <= 300)
  }

  @Test("Right-to-left samples begin at their column's right end, their labels under it")
  func rightToLeft() throws {
    let sheet = try press.layOut(
      press.document {
        $0.text = "سلام"
        $0.styles[.body] = StyleRule(font: "Specimen Arabic")
      }, styles: [.body], categories: [.large])
    let sample = try #require(sheet.text("سلام"))
    let ratio = try #require(sheet.texts.first { $0.line.text.hasSuffix("1.00x") })
    #expect(abs(sample.origin.x + sample.line.width - ratio.origin.x - ratio.line.width) < 1e-6)
  }

  @Test("A style known at Large only says unknown elsewhere")
  func unknown() throws {
    let sheet = try press.layOut(
      press.document { $0.styles[.extraLargeTitle] = StyleRule(font: "Specimen Serif", weight: .bold) },
      styles: [.extraLargeTitle], categories: [.large, .accessibility1])
    // Two cells and two ranges.
    #expect(sheet.texts.filter { $0.line.text == "unknown" }.count == 4)
    #expect(sheet.texts.filter { $0.line.text == "from xSmall, unknown from Large" }.count == 2)
  }

  @Test("Nothing to show is an error")
  func empty() throws {
    #expect(throws: SheetError.empty) { _ = try press.layOut(press.document(), styles: []) }
    #expect(throws: SheetError.empty) { _ = try press.layOut(press.document(), categories: []) }
  }

  @Test("A sheet over 14,400 pt is refused with its size")
  func tooLarge() throws {
    let document = press.document {
      $0.styles[.body] = StyleRule(font: "Specimen Serif", weight: .medium, size: .metrics(size: 900))
      $0.text = String(repeating: "m", count: 100)
    }
    let sheet = try press.layOut(document, styles: [.body])
    #expect(sheet.frame.size.width <= 14_400)
    let tall = press.document { document in
      for style in StyleName.standard {
        document.styles[style] = StyleRule(font: "Specimen Serif", weight: .medium, size: .metrics(size: 1000))
      }
    }
    let error = #expect(throws: SheetError.self) { _ = try press.layOut(tall) }
    guard case .tooLarge(_, let height, 14_400) = error else {
      Issue.record("not too large but \(String(describing: error))")
      return
    }
    #expect(height > 14_400)
  }

  @Test("The same system gives the same frame")
  func deterministic() throws {
    #expect(try press.layOut(press.document()) == press.layOut(press.document()))
  }
}
