import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("The report")
struct ReportTests {
  let press = SheetPress()

  private func report(
    _ findings: [FindingLine] = [], _ document: TypeSystemDocument? = nil, styles: [StyleName]? = nil,
    paper: Paper? = nil
  ) throws -> LaidOutSheet {
    let system = try Resolver(library: press.library).resolve(document ?? press.document(), styles: styles)
    return try system.layOut(
      SheetOptions(layout: .report, paper: paper), colophon: Colophon(renderers: ["specimen 0.0.0"]),
      findings: findings, with: TextShaper(library: press.library))
  }

  private func words(_ page: SheetPage) -> [String] { page.frame.texts.map(\.line.text) }

  private let findings = [
    FindingLine(
      level: .error, rule: "uncovered", style: .body, column: .custom, message: "no font has U+1F9FF", hint: "add one"),
    FindingLine(
      level: .warning, rule: "inkClipped", style: .title1, column: .custom,
      categories: [.accessibility1, .accessibility2, .accessibility3], message: "1.5 pt above",
      hint: "raise the leading", title: "Ink outside the line box"),
    FindingLine(
      level: .warning, rule: "inkClipped", style: .title2, column: .custom, categories: [.large], message: "2 pt above",
      hint: "raise the leading", alike: [.title3], title: "Ink outside the line box"),
    FindingLine(level: .info, rule: "unusedFace", message: "SpecimenSans-Light", hint: "drop it"),
  ]

  @Test("Summary, four charts, findings and every style, in this order")
  func order() throws {
    let sheet = try report(styles: [.body, .caption1])
    var labels: [String] = []
    for page in sheet.pages where labels.last != String(page.frame.label.prefix { !$0.isNumber }) {
      labels.append(String(page.frame.label.prefix { !$0.isNumber }))
    }
    #expect(labels == ["Summary", "Ranges", "Hierarchy", "Deviation", "Metrics", "Findings", "Body ", "Caption "])
    #expect(sheet.pages.allSatisfy { $0.frame.size == Paper.a4.size })
    #expect(sheet.pages.allSatisfy { $0.frame.title == "Test" && $0.frame.language == "en" })
  }

  @Test("Every line of the contents leads to the page whose number it shows", arguments: Paper.allCases)
  func contents(paper: Paper) throws {
    let sheet = try report(paper: paper)
    let links = sheet.frame.links
    #expect(links.count == 6 + 11)
    for link in links {
      let inside = sheet.frame.texts.filter {
        $0.origin.y > link.area.y && $0.origin.y <= link.area.y + link.area.height && $0.origin.x >= link.area.x
          && $0.origin.x < link.area.x + link.area.width
      }.map(\.line.text)
      #expect(inside.contains("\(link.page)"))
      let name = try #require(inside.first)
      try #require(sheet.pages.indices.contains(link.page - 1))
      let label = sheet.pages[link.page - 1].frame.label
      #expect(name == "Styles" || label.hasPrefix(name), "\(name) leads to \(label)")
    }
  }

  @Test("Bookmarks name the sections and the styles, each on its own page")
  func bookmarks() throws {
    let sheet = try report(styles: [.body, .caption1])
    let bookmarks = sheet.pages.flatMap(\.frame.bookmarks)
    #expect(
      bookmarks.map(\.title) == [
        "Summary", "Ranges", "Hierarchy", "Deviation", "Metrics", "Findings", "Body", "Caption 1",
      ])
    for bookmark in bookmarks {
      try #require(sheet.pages.indices.contains(bookmark.page - 1))
      #expect(sheet.pages[bookmark.page - 1].frame.bookmarks.contains(bookmark))
    }
  }

  @Test("Each page has its number at its foot")
  func numbers() throws {
    let sheet = try report(styles: [.body])
    for (index, page) in sheet.pages.enumerated() {
      #expect(words(page).contains("\(index + 1) / \(sheet.pages.count)"))
    }
  }

  @Test("The summary counts the findings by level and names the numbers that matter")
  func summary() throws {
    let sheet = try report(findings, styles: [.largeTitle, .caption1])
    let texts = words(sheet.pages[0])
    #expect(texts.contains("1 error") && texts.contains("2 warnings") && texts.contains("1 info"))
    #expect(texts.contains("3.9x") && texts.contains("1.8x"))
    #expect(texts.contains("Caption 1 grows most") && texts.contains("Large Title grows least"))
    #expect(texts.contains("10–58") || texts.contains("10-58"))
  }

  @Test("Findings stand worst first under their rule, each with its place, its message and its hint; like hints once")
  func list() throws {
    let sheet = try report(findings.reversed(), styles: [.body])
    let page = try #require(sheet.pages.first { $0.frame.label == "Findings" })
    let texts = words(page)
    #expect(
      texts.dropFirst(2).dropLast() == [
        "error  ", "uncovered", "Body", "custom", "no font has U+1F9FF", "add one",
        "warning  ", "Ink outside the line box", "  inkClipped  2", "Title 2, Title 3", "custom, Large", "2 pt above",
        "Title 1", "custom, AX1 to AX3", "1.5 pt above", "for all 2", "raise the leading",
        "info  ", "unusedFace", "the document", "SpecimenSans-Light", "drop it",
      ])
  }

  @Test("Where nothing was found, summary, contents and the list say so")
  func nothing() throws {
    let sheet = try report(styles: [.body])
    #expect(words(sheet.pages[0]).filter { $0 == "nothing was found" }.count == 2)
    let page = try #require(sheet.pages.first { $0.frame.label == "Findings" })
    #expect(words(page).contains("nothing was found"))
  }

  @Test("A long list of findings runs on over pages, and loses none")
  func long() throws {
    let many = (1...300).map { index in
      FindingLine(
        level: .warning, rule: "rule\(index % 7)", style: .body, message: "message \(index)", hint: "hint \(index)")
    }
    let sheet = try report(many, styles: [.body])
    let pages = sheet.pages.filter { $0.frame.label.hasPrefix("Findings") }
    #expect(pages.count > 5)
    let texts = Set(pages.flatMap(words))
    for index in 1...300 { #expect(texts.contains("message \(index)")) }
    let heads = pages.dropFirst().map { words($0).first { $0.hasPrefix("rule") } ?? "" }
    #expect(heads.allSatisfy { !$0.isEmpty })
    #expect(pages.flatMap(words).filter { $0 == ", continued" }.count > 3)
    #expect(words(pages[1]).contains("2 of \(pages.count)"))
  }

  @Test("All styles that a finding is about are named, on as many lines as they take")
  func alike() throws {
    let finding = FindingLine(
      level: .info, rule: "standIn", style: .largeTitle, message: "drawn in another", hint: "",
      alike: StyleName.standard.filter { $0 != .largeTitle })
    let sheet = try report([finding, findings[0]], styles: [.body])
    let page = try #require(sheet.pages.first { $0.frame.label == "Findings" })
    let texts = words(page)
    let all = texts.joined(separator: " ")
    for style in StyleName.standard { #expect(all.contains(style.displayName)) }
    #expect(!texts.contains { $0.hasSuffix("…") })
  }

  @Test("A legend stands under rows of its chart, never alone on a page")
  func legends() throws {
    // Whatever the number of rows leaves of the last page.
    for count in 10...16 {
      let names = (1...count).map { StyleName.custom("style \($0)") }
      let document = press.document { document in
        for name in names {
          document.styles[name] = StyleRule(font: "Specimen Sans", size: .metrics(size: 17), relativeTo: .body)
        }
      }
      let sheet = try report([], document, styles: names)
      let pages = sheet.pages.filter { $0.frame.label.hasPrefix("Ranges") }
      #expect(pages.allSatisfy { !$0.frame.cells.isEmpty }, "\(count)")
      #expect(pages.last.map(words)?.contains("   from xSmall to AX5, the tick and the number at it are Large") == true)
    }
  }

  @Test("A chart of many styles is divided over pages, and loses no style")
  func manyStyles() throws {
    let names = (1...90).map { StyleName.custom("style \($0)") }
    let document = press.document { document in
      for (index, name) in names.enumerated() {
        document.styles[name] = StyleRule(
          font: "Specimen Sans", size: .fixed(Double(8 + index)), relativeTo: .body)
      }
    }
    let sheet = try report([], document, styles: names)
    for section in ["Ranges", "Hierarchy", "Deviation"] {
      let pages = sheet.pages.filter { $0.frame.label.hasPrefix(section) }
      #expect(pages.count > 1, "\(section)")
      let texts = Set(pages.flatMap(words))
      for name in names { #expect(texts.contains(name.name), "\(section) \(name)") }
    }
  }

  @Test("Where a page can't hold a category, the poster's tiles stand in place of the styles' pages")
  func tiles() throws {
    let document = press.document { $0.styles[.body] = StyleRule(font: "Specimen Sans", size: .fixed(900)) }
    let sheet = try report([], document, styles: [.body])
    #expect(sheet.pages.last?.frame.label.first?.isNumber == true)
    #expect(words(sheet.pages[0]).contains { $0.hasPrefix("the poster at true size in ") })
    let bookmark = try #require(sheet.pages.flatMap(\.frame.bookmarks).last)
    #expect(bookmark.title == "Body")
    try #require(sheet.pages.indices.contains(bookmark.page - 1))
    #expect(sheet.pages[bookmark.page - 1].frame.bookmarks.contains(bookmark))
  }

  @Test(
    "Parts are divided over pages in order, each page as full as may be",
    arguments: [
      ([10.0, 10, 10], 25.0, [0..<2, 2..<3]), ([30, 30], 25, [0..<1, 1..<2]), ([], 25, [0..<0]), ([5], 25, [0..<1]),
    ] as [([Double], Double, [Range<Int>])])
  func breaks(heights: [Double], room: Double, expected: [Range<Int>]) {
    #expect(PageBreaks.pages(heights.map { PageBreaks.Part($0) }, room: room) == expected)
  }

  @Test("What is kept with the next goes to its page, and what is said again takes its room")
  func keeping() {
    let parts = [10, 10, 10].map { PageBreaks.Part($0) }
    var kept = parts
    kept[1].keepsWithNext = true
    #expect(PageBreaks.pages(kept, room: 25) == [0..<1, 1..<3])
    let running = Array(repeating: PageBreaks.Part(10, running: 10), count: 5)
    #expect(PageBreaks.pages(running, room: 25) == [0..<2, 2..<3, 3..<4, 4..<5])
  }
}
