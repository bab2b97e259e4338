import DynamicType
import Foundation
import Revision
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("Pages of what differs")
struct RevisionSheetTests {
  let press = SheetPress()

  private func sheet(
    _ options: SheetOptions = SheetOptions(), findings: RevisionFindings = RevisionFindings(),
    styles: [StyleName]? = [.body, .caption1], categories: [ContentSizeCategory]? = [.xSmall, .large, .accessibility5],
    change: (inout TypeSystemDocument) -> Void
  ) throws -> RevisionSheet {
    let resolver = Resolver(library: press.library)
    let old = try resolver.resolve(press.document(), styles: styles, categories: categories)
    let new = try resolver.resolve(press.document(change), styles: styles, categories: categories)
    let revision = TypeSystemRevision(old: old, oldFonts: press.library, new: new, newFonts: press.library)
    return RevisionSheet(revision, old: old, new: new, findings: findings, options: options)
  }

  private func pages(_ sheet: RevisionSheet) throws -> [Frame] {
    try sheet.layOut(with: TextShaper(library: press.library)).map(\.frame)
  }

  private static func change(_ document: inout TypeSystemDocument) {
    document.name = "Test 2"
    document.styles[.body] = StyleRule(font: "Specimen Sans", weight: .bold, size: .metrics(size: 16, maximum: 40))
    document.findings = ["thinSmall": .off]
  }

  private static let findings = RevisionFindings(
    went: [FindingLine(level: .info, rule: "standIn", message: "gone", hint: "")],
    came: [
      FindingLine(level: .warning, rule: "rangeLimit", style: .body, column: .custom, message: "too short", hint: "")
    ],
    changed: [
      .init(
        old: FindingLine(level: .warning, rule: "inkClipped", style: .body, message: "1 pt is cut", hint: ""),
        new: FindingLine(level: .error, rule: "inkClipped", style: .body, message: "2 pt are cut", hint: ""))
    ])

  @Test("The pages of a changed style, as text")
  func dump() throws {
    let frames = try pages(try sheet(findings: Self.findings, change: Self.change))
    let actual = frames.map { FrameText.dump($0, fonts: press.library) }.joined()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Expected")
    let expected = try? String(contentsOf: folder.appendingPathComponent("revision.txt"), encoding: .utf8)
    guard actual != expected else { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("revision.actual.txt")
    try actual.write(to: place, atomically: true, encoding: .utf8)
    Issue.record("the pages differ: see \(place.path)")
  }

  @Test("Glyphs that can't be drawn are counted beside the numbers, at the side that lacks them, and told at the end")
  func undrawn() throws {
    _ = press.library.load(file: "\(TestFaces.folder)/broken/cff-subr-self.otf")
    let frames = try pages(
      try sheet(styles: [.body], categories: [.large]) {
        $0.styles[.body] = StyleRule(font: "SpecimenSubroutine-Regular", size: .metrics(size: 16), sample: "ab")
      })
    let texts = frames.flatMap(\.items).compactMap { if case .text(let text) = $0 { text.line.text } else { nil } }
    #expect(texts.filter { $0.contains("not drawn") }.sorted() == ["2 not drawn after", "not drawn"])
  }

  @Test("Before and after stand side by side on one baseline, and one above the other where they are too wide for that")
  func places() throws {
    let narrow = try pages(try sheet(change: Self.change)).flatMap(\.cells).filter {
      $0.name.hasPrefix("body@large.custom")
    }
    #expect(narrow.map(\.name) == ["body@large.custom.old", "body@large.custom.new"])
    #expect(narrow[0].origin.y == narrow[1].origin.y)
    #expect(narrow[0].origin.x < narrow[1].origin.x)
    let wide = try pages(
      try sheet {
        Self.change(&$0)
        $0.styles[.body]?.sample = "A sample of far more than half of the page's width, whatever its size"
      }
    )
    .flatMap(\.cells).filter { $0.name.hasPrefix("body@AX5.custom") }
    #expect(wide[0].origin.x == wide[1].origin.x)
    #expect(wide[0].origin.y < wide[1].origin.y)
  }

  @Test("Nothing runs over a page's edge, on any paper and in either theme", arguments: Paper.allCases)
  func edges(_ paper: Paper) throws {
    for theme in Theme.allCases {
      let sheet = try sheet(
        SheetOptions(paper: paper, theme: theme), findings: Self.findings, styles: nil, categories: nil
      ) { document in
        for style in StyleName.standard { document.styles[style]?.font = "Specimen Serif" }
        document.name = String(repeating: "Long ", count: 60)
      }
      for frame in try pages(sheet) {
        #expect(frame.size.width == paper.size.height)
        for item in frame.items {
          let box = press.box(item)
          #expect(box.x >= 0 && box.x + box.width <= frame.size.width, "\(item)")
          #expect(box.y + box.height <= frame.size.height)
        }
      }
    }
  }

  @Test("Each style that differs has a bookmark to the page that it begins on")
  func bookmarks() throws {
    let frames = try pages(
      try sheet(styles: nil, categories: nil) { document in
        for style in StyleName.standard { document.styles[style]?.weight = .bold }
      })
    let bookmarks = frames.enumerated().flatMap { index, frame in frame.bookmarks.map { ($0.title, $0.page, index + 1) }
    }
    #expect(bookmarks.map(\.0) == StyleName.standard.map(\.displayName))
    #expect(bookmarks.allSatisfy { $0.1 == $0.2 })
  }

  @Test("Where nothing differs, one page says so")
  func equal() throws {
    let frames = try pages(try sheet { _ in })
    #expect(frames.count == 1)
    #expect(frames[0].texts.contains { $0.line.text == "nothing differs" })
  }

  @Test("A row that no page holds has a page as high as it takes, up to the longest that a PDF may have")
  func tall() throws {
    let frames = try pages(try sheet { $0.styles[.body]?.size = .fixed(900) })
    #expect(frames.contains { $0.size.height > 900 })
    #expect(throws: SheetError.self) { try pages(try sheet { $0.styles[.body]?.size = .fixed(20_000) }) }
  }

  @Test("A style that came is shown at the ends and at Large alone, and has no sample before")
  func came() throws {
    let cells = try pages(
      try sheet(styles: nil, categories: nil) {
        $0.styles[.custom("intro")] = StyleRule(font: "Specimen Serif", weight: .light, size: .fixed(19))
      }
    ).flatMap(\.cells).map(\.name)
    #expect(cells == ["intro@xSmall.custom.new", "intro@large.custom.new", "intro@AX5.custom.new"])
  }

  @Test("Samples for a screen share a box that holds both")
  func samples() throws {
    let samples = try sheet(change: Self.change).samples(with: TextShaper(library: press.library))
    #expect(samples.map(\.cell.category) == [.xSmall, .large, .accessibility5])
    for sample in samples {
      let widths = [sample.old, sample.new].map { $0?.line.width ?? 0 }
      #expect(sample.width == (widths.max() ?? 0).rounded(.up))
      // Specimen Serif's x-height and cap height are 0.49 and 0.7 em.
      let size = try #require(sample.cell.old?.pointSize)
      #expect(sample.guides.map { ($0 * 100).rounded() } == [49 * size, 70 * size])
    }
  }

  /// A sheet of 1,500 styles of the app's own, at Large, on A4.
  private func crowd(
    old before: (inout TypeSystemDocument) -> Void = { _ in }, new after: (inout TypeSystemDocument) -> Void
  ) throws -> (revision: TypeSystemRevision, frames: [Frame]) {
    let names = (0..<1_500).map { StyleName.custom("style \($0)") }
    let styles = { (document: inout TypeSystemDocument) in
      document.styles = [:]
      for name in names { document.styles[name] = StyleRule(font: "Specimen Serif", weight: .light, size: .fixed(17)) }
    }
    let resolve = { (change: (inout TypeSystemDocument) -> Void) in
      let document = press.document {
        styles(&$0)
        change(&$0)
      }
      return try Resolver(library: press.library)
        .resolve(document, styles: document.styles.keys, categories: [.large])
    }
    let (old, new) = (try resolve(before), try resolve(after))
    let revision = TypeSystemRevision(old: old, oldFonts: press.library, new: new, newFonts: press.library)
    return (revision, try pages(RevisionSheet(revision, old: old, new: new)))
  }

  /// The heights of pages, each once: that of A4 on its side where nothing is higher than its page.
  private func heights(_ frames: [Frame]) -> Set<Double> { Set(frames.map(\.size.height)) }

  @Test("Of many styles in which no cell differs as many stand on a page as it holds")
  func manyCascades() throws {
    let (revision, frames) = try crowd { $0.cascade = [.named("Specimen Sans")] }
    #expect(revision.styles.count == 1_500)
    #expect(revision.styles[0][.custom]?.properties.map(\.property) == [.cascade])
    #expect(heights(frames) == [Paper.a4.size.width])
    #expect(frames.flatMap(\.bookmarks).count == 1_500)
  }

  @Test("Many styles that all differ are on pages as high as their paper")
  func manyDiffer() throws {
    let (revision, frames) = try crowd {
      for name in $0.styles.keys { $0.styles[name]?.size = .fixed(18) }
    }
    #expect(revision.changedSizes == 3_000)
    #expect(heights(frames) == [Paper.a4.size.width])
    #expect(frames.flatMap(\.cells).count == 6_000)
  }

  @Test("Many styles that went are on pages as high as their paper, in the order in which they stood")
  func manyWent() throws {
    let (revision, frames) = try crowd { $0.styles = [.body: .system] }
    #expect(revision.summary.contains("1500 styles went"))
    #expect(heights(frames) == [Paper.a4.size.width])
    let names = frames.flatMap(\.bookmarks).map(\.title)
    let expected = (0..<1_500).map { "style \($0)" } + ["Body"]
    #expect(names.joined(separator: ",") == expected.joined(separator: ","))
  }

  @Test("A list of many styles in which nothing differs is divided between pages")
  func manyUnchanged() throws {
    let (revision, frames) = try crowd { $0.styles[.custom("style 7")]?.size = .fixed(18) }
    #expect(revision.unchanged.count == 1_499)
    #expect(heights(frames) == [Paper.a4.size.width])
  }

  @Test("A finding of several styles names them all")
  func alike() throws {
    let finding = FindingLine(
      level: .warning, rule: "thinSmall", style: .body, column: .custom, message: "thin", hint: "",
      alike: [.headline, .callout])
    let frames = try pages(try sheet(findings: RevisionFindings(came: [finding]), change: Self.change))
    let text = frames.flatMap(\.texts).map(\.line.text).joined(separator: "|")
    #expect(text.contains("Body, custom"))
    #expect(text.contains("also Headline, Callout"))
  }
}
