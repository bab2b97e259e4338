import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

extension SheetPress {
  /// Lays a document out in any layout; the whole test document unless told.
  func layOut(
    _ options: SheetOptions, _ document: TypeSystemDocument? = nil, styles: [StyleName]? = nil,
    categories: [ContentSizeCategory]? = nil
  ) throws -> LaidOutSheet {
    let system = try Resolver(library: library)
      .resolve(document ?? self.document(), styles: styles, categories: categories)
    return try system.layOut(
      options, colophon: Colophon(renderers: ["specimen 0.0.0"]), with: TextShaper(library: library))
  }

  /// A document that bears every mark, long samples, a sample from right to left and a long name.
  var crowded: TypeSystemDocument {
    document {
      $0.name = "A Type System With Quite a Long Name for a Running Head"
      $0.styles[.title1] = StyleRule(font: "Specimen Serif", weight: .black, size: .metrics(maximum: 30))
      $0.styles[.body] = StyleRule(font: "Museo Sans")
      $0.styles[.caption1] = StyleRule(font: "SpecimenBox-Regular", sample: "a×\u{1F9FF}")
      $0.styles[.headline] = StyleRule(font: "Specimen Arabic", sample: "سلام")
      $0.styles[.callout]?.sample = String(repeating: "specimen ", count: 40)
      $0.styles[.footnote] = nil
      $0.styles[.extraLargeTitle] = StyleRule(font: "Specimen Serif", weight: .bold)
    }
  }

  /// The box of an item: for text, from its fonts' ascender to their descender.
  func box(_ item: Frame.Item) -> Frame.Rect {
    switch item {
    case .rectangle(let rect, _): return rect
    case .polygon(let points, _):
      let (left, top) = (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0)
      return Frame.Rect(
        x: left, y: top, width: (points.map(\.x).max() ?? 0) - left, height: (points.map(\.y).max() ?? 0) - top)
    case .text(let text):
      var (ascent, descent) = (0.0, 0.0)
      for run in text.line.runs {
        let face = library[run.font.face]
        let scale = run.pointSize / Double(face.unitsPerEm)
        ascent = max(ascent, Double(face.lineMetrics.ascender) * scale)
        descent = max(descent, -Double(face.lineMetrics.descender) * scale)
      }
      return Frame.Rect(
        x: text.origin.x, y: text.origin.y - ascent, width: text.line.width, height: ascent + descent)
    }
  }
}

extension Frame {
  var texts: [Frame.Text] { items.compactMap { if case .text(let text) = $0 { text } else { nil } } }
}

@Suite("Pages")
struct PagesSheetTests {
  let press = SheetPress()

  /// The plain document and the crowded one on every paper.
  private static let documents = Result {
    let press = SheetPress()
    return try Paper.allCases.flatMap { paper in
      let options = SheetOptions(layout: .pages, paper: paper)
      return [
        try press.layOut(options),
        try press.layOut(options, press.crowded, styles: TextStyle.allCases.map { .apple($0) }),
      ]
    }
  }

  @Test("Pages are A4 unless another paper is named", arguments: [nil, Paper.a4, .letter, .a3])
  func paper(paper: Paper?) throws {
    let sheet = try press.layOut(
      SheetOptions(layout: .pages, paper: paper), styles: [.body], categories: [.large])
    #expect(sheet.pages.map(\.frame.size) == [(paper ?? .a4).size, (paper ?? .a4).size])
    #expect(sheet.pages.allSatisfy { $0.name == nil })
  }

  @Test("Every cell is drawn once, its two fonts on the same page")
  func cells() throws {
    for sheet in try Self.documents.get() {
      let cells = sheet.pages.flatMap(\.frame.cells)
      #expect(Set(cells.map(\.name)).count == cells.count)
      #expect(cells.count == Set(sheet.pages.flatMap(\.frame.bookmarks).map(\.title)).count * 24)
      for page in sheet.pages {
        let stems = page.frame.cells.map { $0.name.split(separator: ".")[0] }
        for stem in Set(stems) { #expect(stems.count { $0 == stem } == 2, "\(stem)") }
        for (cell, next) in zip(page.frame.cells, page.frame.cells.dropFirst()) {
          #expect(cell.items.upperBound <= next.items.lowerBound)
        }
      }
    }
  }

  @Test("Nothing stands in the outer 36 pt, which printers may not reach")
  func printable() throws {
    for sheet in try Self.documents.get() {
      for page in sheet.pages {
        for box in page.frame.items.map(press.box) {
          #expect(box.x >= 36)
          #expect(box.y >= 36)
          #expect(box.x + box.width <= page.frame.size.width - 36)
          #expect(box.y + box.height <= page.frame.size.height - 36)
        }
      }
    }
  }

  @Test("Every baseline is on a whole point")
  func wholePoints() throws {
    for text in try Self.documents.get().flatMap(\.pages).flatMap(\.frame.texts) {
      #expect(text.origin.y == text.origin.y.rounded(), "\(text.line.text)")
    }
  }

  @Test("No two texts of a line run into each other")
  func noCollisions() throws {
    for page in try Self.documents.get().flatMap(\.pages) {
      for (baseline, texts) in Dictionary(grouping: page.frame.texts, by: \.origin.y) {
        let sorted = texts.sorted { $0.origin.x < $1.origin.x }
        for (text, next) in zip(sorted, sorted.dropFirst()) {
          #expect(
            text.origin.x + text.line.width <= next.origin.x + 1e-9,
            "\(page.frame.label) at \(baseline): '\(text.line.text)' and '\(next.line.text)'")
        }
      }
    }
  }

  @Test("Lines of samples and labels do not reach into each other, and the body stays above the legend")
  func noOverlaps() throws {
    for page in try Self.documents.get().flatMap(\.pages) {
      // Boxes of one column: what begins at the same place.
      for (_, texts) in Dictionary(grouping: page.frame.texts, by: \.origin.x) {
        let sorted = texts.sorted { $0.origin.y < $1.origin.y }
        for (text, next) in zip(sorted, sorted.dropFirst()) where text.origin.y != next.origin.y {
          // Small labels under each other have less than their fonts' own line height.
          let isSmall = (text.line.runs[0].pointSize, next.line.runs[0].pointSize) < (12, 12)
          let top = isSmall ? next.origin.y - 7 : press.box(.text(next)).y
          let bottom = isSmall ? text.origin.y + 2 : press.box(.text(text)).y + press.box(.text(text)).height
          guard !page.frame.label.hasPrefix("Contents") else { continue }
          #expect(bottom <= top + 4, "\(page.frame.label): '\(text.line.text)' over '\(next.line.text)'")
        }
      }
    }
  }

  @Test("A sample stands at true size: the size that its label says")
  func trueSize() throws {
    let sheet = try press.layOut(SheetOptions(layout: .pages))
    for frame in sheet.pages.map(\.frame) {
      for cell in frame.cells {
        let texts = frame.items[cell.items].compactMap { if case .text(let text) = $0 { text } else { nil } }
        #expect(texts[0].line.runs[0].pointSize == Double(texts[1].line.text), "\(cell.name)")
        #expect(texts[0].origin.y == texts[1].origin.y)
        #expect(texts[0].origin.y == cell.origin.y)
      }
    }
  }

  @Test("Labels, bookmarks and links: the contents lead to each style's first page, and its pages back")
  func places() throws {
    for sheet in try Self.documents.get() {
      let frames = sheet.pages.map(\.frame)
      #expect(Set(frames.map(\.label)).count == frames.count)
      #expect(frames[0].label.hasPrefix("Contents"))
      let contents = frames.prefix { $0.label.hasPrefix("Contents") }
      let rows = contents.flatMap(\.links).filter { $0.page > 1 }
      let bookmarks = frames.flatMap(\.bookmarks)
      #expect(rows.map { frames[$0.page - 1].label } == bookmarks.map { $0.title + " 1" })
      #expect(rows.map(\.page) == bookmarks.map(\.page))
      for (number, frame) in zip(1..., frames) {
        #expect(frame.bookmarks.allSatisfy { $0.page == number })
        #expect(frame.texts.contains { $0.line.text == "\(number) / \(frames.count)" })
        if number > 1 { #expect(frame.links.contains { $0.page == 1 }) }
        for link in frame.links {
          #expect(link.area.width > 20)
          #expect(link.area.height > 10)
          #expect(link.area.x >= 36)
          #expect(link.area.x + link.area.width <= frame.size.width - 36)
        }
      }
    }
  }

  @Test("Each row of the contents stands in its link, and says the page that the link leads to")
  func contentsRows() throws {
    let sheet = try press.layOut(SheetOptions(layout: .pages))
    let contents = sheet.frame
    #expect(contents.links.count == 11)
    for (style, link) in zip(TextStyle.standard, contents.links) {
      let inside = contents.texts.filter {
        $0.origin.y > link.area.y && $0.origin.y < link.area.y + link.area.height
      }
      #expect(inside.contains { $0.line.text == style.displayName && $0.line.runs[0].pointSize == 21 })
      #expect(inside.contains { $0.line.text == "\(link.page)" })
      #expect(inside.count { $0.line.text.hasSuffix(" from Large") } == 2)
    }
  }

  @Test("The running head has the document, the style and the place")
  func runningHead() throws {
    let sheet = try press.layOut(SheetOptions(layout: .pages), styles: [.largeTitle])
    #expect(sheet.pages.map(\.frame.label) == ["Contents", "Large Title 1", "Large Title 2", "Large Title 3"])
    for (index, page) in sheet.pages.dropFirst().enumerated() {
      let head = page.frame.texts.filter { $0.origin.y == 45 }.map(\.line.text)
      #expect(head == ["Test", "Large Title", "\(index + 1) of 3"])
    }
    let single = try press.layOut(SheetOptions(layout: .pages), styles: [.body], categories: [.large])
    #expect(single.pages[1].frame.texts.filter { $0.origin.y == 45 }.map(\.line.text) == ["Test", "Body"])
  }

  @Test("The accessibility sizes begin a page where that takes no more pages")
  func zones() throws {
    let sheet = try press.layOut(SheetOptions(layout: .pages), styles: [.body])
    #expect(sheet.pages.map(\.frame.cells.count) == [0, 14, 10])
    #expect(sheet.pages[2].frame.cells.first?.name == "body@AX1.custom")
  }

  @Test("A sample wider than its column is cut there, marked and counted")
  func cut() throws {
    let sheet = try press.layOut(SheetOptions(layout: .pages), press.crowded, styles: [.callout])
    let cuts = sheet.marks.compactMap { if case .cut(let count) = $0.mark { count } else { nil } }
    #expect(cuts.count == 24)
    let words = sheet.pages.flatMap(\.frame.texts).filter { $0.line.text.hasPrefix("cut by ") }
    // Those of the cells, and the word in the legend of each page.
    #expect(words.count == 24)
    #expect(sheet.pages.flatMap(\.frame.texts).count { $0.line.text == "cut by" } == sheet.pages.count)
    #expect(sheet.sampleWidth < 600)
    for text in sheet.pages.flatMap(\.frame.texts) where text.line.text.hasSuffix("…") {
      guard text.line.text.hasPrefix("specimen") else { continue }
      #expect(text.line.width <= sheet.sampleWidth)
    }
  }

  @Test("A mark's words that are broken keep clear of the marks after them and of the next category")
  func brokenMarks() throws {
    let document = self.press.document {
      $0.styles[.title1] = StyleRule(
        font: "SpecimenMarks-Regular", size: .metrics(maximum: 30),
        sample: "e\u{301}\u{301}\u{301}\u{301}×\u{1F9FF}\u{200D}\u{7}")
    }
    let sheet = try press.layOut(SheetOptions(layout: .pages), document, styles: [.title1])
    var broken = 0
    for page in sheet.pages.map(\.frame) {
      var last = 0.0
      for cell in page.cells {
        let texts = page.items[cell.items].compactMap { if case .text(let text) = $0 { text } else { nil } }
        let marks = texts.filter { $0.line.runs.first?.pointSize == 8 && $0.origin.x < 190 }
        broken += marks.count { $0.line.text == "invisible" }
        for (index, mark) in marks.enumerated() {
          for other in marks.dropFirst(index + 1) where other.origin.y == mark.origin.y {
            #expect(
              mark.origin.x + mark.line.width <= other.origin.x + 1e-6, "\(mark.line.text) and \(other.line.text)")
          }
        }
        #expect((marks.map(\.origin.y).min() ?? 0) >= last + 10)
        last = marks.map(\.origin.y).max() ?? 0
      }
    }
    #expect(broken > 10)
  }

  @Test("A page's legend has the marks of that page only; the contents have all")
  func legends() throws {
    let sheet = try press.layOut(
      SheetOptions(layout: .pages), press.crowded, styles: [.title1, .caption1])
    for page in sheet.pages.map(\.frame) {
      let inCells = page.cells.flatMap { page.items[$0.items] }
      func shows(_ text: String, _ items: [Frame.Item]) -> Bool {
        items.contains { if case .text(let shown) = $0 { shown.line.text.hasSuffix(text) } else { false } }
      }
      func explains(_ word: String) -> Bool { shows(word, page.items.filter { !inCells.contains($0) }) }
      let isContents = page.label == "Contents"
      #expect(explains("capped") == (isContents || shows("capped", inCells)))
      #expect(explains("without glyph") == (isContents || shows("without glyph", inCells)))
      // Words of the head are explained where the head is.
      #expect(explains("asked, drawn") == (isContents || page.label == "Title 1 1"))
    }
    #expect(sheet.pages.count > 5)
  }

  @Test("Right-to-left samples end at the right margin")
  func rightToLeft() throws {
    let sheet = try press.layOut(SheetOptions(layout: .pages), press.crowded, styles: [.headline])
    let samples = sheet.pages.flatMap(\.frame.texts).filter { $0.line.text == "سلام" }
    #expect(samples.count == 24)
    for sample in samples { #expect(abs(sample.origin.x + sample.line.width - 547) < 1e-6) }
  }

  @Test("Title, subject, language and theme are the poster's")
  func metadata() throws {
    let poster = try press.layOut(SheetOptions(theme: .dark)).frame
    for page in try press.layOut(SheetOptions(layout: .pages, theme: .dark)).pages {
      #expect(page.frame.title == poster.title)
      #expect(page.frame.subject == poster.subject)
      #expect(page.frame.language == poster.language)
      #expect(page.frame.background == Palette.dark.background)
    }
  }

  @Test("Marks and missing characters are those of the poster")
  func marks() throws {
    let styles: [StyleName] = [.title1, .body, .footnote, .caption1]
    let poster = try press.layOut(SheetOptions(), press.crowded, styles: styles)
    for layout in [Layout.pages, .cards] {
      let sheet = try press.layOut(SheetOptions(layout: layout), press.crowded, styles: styles)
      #expect(sheet.marks == poster.marks)
      #expect(sheet.missingCharacters == poster.missingCharacters)
    }
  }

  /// The page that body needs at a category, where A4 is too small, and the error that says so.
  private func refusal(
    _ document: TypeSystemDocument, at category: ContentSizeCategory
  ) throws -> (needed: Frame.Size, error: SheetError) {
    let error = try #require(
      #expect(throws: SheetError.self) {
        _ = try press.layOut(SheetOptions(layout: .pages), document, styles: [.body], categories: [category])
      })
    guard case .paperTooSmall(.a4, let needed, .body, category) = error else { throw error }
    return (needed, error)
  }

  private func large(_ size: Double, _ text: String) -> TypeSystemDocument {
    press.document {
      $0.text = text
      $0.styles[.body] = StyleRule(font: "Specimen Serif", weight: .medium, size: .metrics(size: size))
    }
  }

  @Test("A paper that can't hold a category is refused with the page that would, and one that can is named")
  func tooSmall() throws {
    let document = large(600, "ii")
    let (needed, error) = try refusal(document, at: .large)
    #expect(needed.width == Paper.a4.size.width)
    #expect(needed.height > Paper.a4.size.height)
    #expect(
      error.description
        == "body at large needs a page of 595 x \(Int(needed.height)) pt: A4 has 595 x 841 pt")
    #expect(error.hint?.hasPrefix("--page a3 is large enough; ") == true)
    _ = try press.layOut(
      SheetOptions(layout: .pages, paper: .a3), document, styles: [.body], categories: [.large])
  }

  @Test("A size of which not one character fits is refused too, and no paper is named where none is large enough")
  func tooNarrow() throws {
    let (needed, error) = try refusal(large(900, "mm"), at: .large)
    #expect(needed.width > Paper.a3.size.width)
    #expect(error.hint?.hasPrefix("--layout grid ") == true)
  }

  @Test("Nothing to show is an error in every layout", arguments: Layout.allCases)
  func empty(layout: Layout) throws {
    #expect(throws: SheetError.empty) { _ = try press.layOut(SheetOptions(layout: layout), styles: []) }
    #expect(throws: SheetError.empty) { _ = try press.layOut(SheetOptions(layout: layout), categories: []) }
  }
}

@Suite("Breaks between pages")
struct PagesBreaksTests {
  @Test(
    "Few pages, no page of one block, a liked break, then equal fullness",
    arguments: [
      ([10, 10, 10], nil, [0..<3]),
      // Equal in what is free: 30 of 50, then 20 of 40.
      ([10, 10, 10, 10], nil, [0..<2, 2..<4]),
      // The liked break, where it takes no more pages …
      ([10, 10, 10, 10, 10], 3, [0..<3, 3..<5]),
      ([10, 10, 10, 10, 10], 2, [0..<2, 2..<5]),
      // … and leaves no block alone.
      ([10, 10, 10, 10], 1, [0..<2, 2..<4]),
      ([10, 10, 10, 10, 10, 10, 10], 6, [0..<3, 3..<7]),
      // Too high for the first page.
      ([35, 5], nil, [0..<0, 0..<2]),
    ] as [([Double], Int?, [Range<Int>])])
  func divided(heights: [Double], liked: Int?, expected: [Range<Int>]) {
    let breaks = PagesBreaks(firstCapacity: 30, capacity: 40, likedBreak: liked)
    #expect(breaks.pages(of: heights) == expected)
  }

  @Test("A block higher than a page has no place")
  func tooHigh() {
    #expect(PagesBreaks(firstCapacity: 30, capacity: 40).pages(of: [10, 41]) == nil)
  }

  @Test("A block stays alone only where it must")
  func alone() {
    let breaks = PagesBreaks(firstCapacity: 40, capacity: 40)
    #expect(breaks.pages(of: [40, 40, 10]) == [0..<1, 1..<2, 2..<3])
    #expect(breaks.pages(of: [13, 13, 13, 13]) == [0..<2, 2..<4])
  }
}
