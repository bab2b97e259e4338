import Drawing
import DynamicType
import Page
import Revision
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("The page of what differs")
struct RevisionPageTests {
  private let library = TestFaces.library()

  private func page(
    findings: RevisionFindings = RevisionFindings(), _ change: (inout TypeSystemDocument) -> Void
  ) throws -> String {
    let old = TypeSystemDocument(
      name: "Test", styles: [.body: StyleRule(font: "Specimen Serif", weight: .light)], systemStandIn: "Specimen Flex")
    var new = old
    change(&new)
    let resolver = Resolver(library: library)
    let systems = (
      try resolver.resolve(old, categories: [.xSmall, .large, .accessibility5]),
      try resolver.resolve(new, categories: [.xSmall, .large, .accessibility5])
    )
    let revision = TypeSystemRevision(old: systems.0, oldFonts: library, new: systems.1, newFonts: library)
    let samples = try RevisionSheet(revision, old: systems.0, new: systems.1)
      .samples(with: TextShaper(library: library))
    let file = try RevisionPage(
      revision, findings: findings, samples: samples, fonts: library, defaultCategory: new.defaultCategory
    ).draw()
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static func change(_ document: inout TypeSystemDocument) {
    document.styles[.body] = StyleRule(font: "Specimen Sans", weight: .bold, size: .metrics(size: 16))
  }

  private func matches(_ pattern: Regex<(Substring, Substring)>, in page: String) -> [String] {
    page.matches(of: pattern).map { String($0.output.1) }
  }

  @Test("It tells sizes before and after, faces and the measures that differ")
  func contents() throws {
    let page = try page(Self.change)
    #expect(page.contains("<b>16</b><small>from 17</small>"))
    #expect(page.contains("17 → <b>16</b><small>−1 pt, −5.9 %</small>"))
    #expect(page.contains("<bdi>SpecimenSerif-Light</bdi> → <bdi>SpecimenSans-Bold</bdi>"))
    #expect(page.contains("<td>0.49</td>"))
    #expect(page.contains("<td><b>0.5</b></td>"))
  }

  @Test("Glyphs that can't be drawn have a mark at the side that lacks them, and the mark a legend")
  func undrawn() throws {
    _ = library.load(file: "\(TestFaces.folder)/broken/cff-subr-self.otf")
    let page = try page {
      $0.styles[.body] = StyleRule(font: "SpecimenSubroutine-Regular", size: .metrics(size: 16), sample: "ab")
    }
    let captions = matches(/<figcaption>(.*?)<\/figcaption>/, in: page)
    let sign =
      "<svg class=\"sign\" viewBox=\"0 -1.2 1.5 1.4\" aria-hidden=\"true\"><use href=\"#mark-notDrawn\"/></svg>"
    let pair = ["before", "after<span class=\"tag\">\(sign)2 not drawn</span>"]
    // The fallback's samples differ in size, and are whole.
    let whole = ["before", "after"]
    #expect(captions == pair + pair + pair + whole + whole + whole)
    #expect(matches(/<path id="mark-(.*?)"/, in: page) == ["notDrawn"])
    #expect(page.contains("<footer><p><span class=\"tag\">\(sign)"))
    #expect(try !self.page(Self.change).contains("mark-notDrawn"))
  }

  @Test("Every id is there once, every link leads to one, and every outline that is used is defined")
  func references() throws {
    let page = try page(findings: Self.findings(of: .custom("ä b%\"<"))) {
      Self.change(&$0)
      $0.styles[.custom("ä b%\"<")] = StyleRule(font: "Specimen Serif", weight: .light, size: .fixed(20))
      $0.roles = ["body": RoleRule(rule: StyleRule(font: "Specimen Serif", weight: .light, size: .fixed(20)))]
    }
    let ids = matches(/\sid="([^"]*)"/, in: page)
    #expect(Set(ids).count == ids.count)
    let links = matches(/href="#([^"]*)"/, in: page).map { $0.replacing("%25", with: "%") }
    #expect(links.count > 10)
    for link in Set(links) { #expect(ids.contains(link), "\(link)") }
    #expect(ids.contains("style-body") && ids.contains("role-body"))
  }

  private static func findings(of style: StyleName) -> RevisionFindings {
    RevisionFindings(came: [
      FindingLine(level: .warning, rule: "thinSmall", style: style, message: "<script>alert(1)</script>", hint: "")
    ])
  }

  @Test("Nothing of a document's text is markup, and nothing is loaded or run")
  func hostile() throws {
    let evil = "</style><script>alert(1)</script><img src=x onerror=alert(1)>\" onload=\"alert(1)\u{202E}"
    let page = try page(findings: Self.findings(of: .body)) {
      Self.change(&$0)
      $0.name = evil
      $0.styles[.body]?.sample = evil
      $0.families[evil] = FontFamily(.matching(evil))
      $0.styles[.custom(evil)] = StyleRule(font: "Specimen Serif", weight: .light, size: .fixed(20))
    }
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{202E}"))
    #expect(page.matches(of: /<[^>]*onload="/).isEmpty)
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(page.contains("default-src 'none'; style-src 'sha256-"))
    #expect(!page.contains("script-src"))
    #expect(page.matches(of: /<style>/).count == 1)
  }

  @Test("A changed cell has two pictures of one size, named for who can't see them")
  func pictures() throws {
    let page = try page(Self.change)
    #expect(page.contains("aria-label=\"large, before: Body\""))
    #expect(page.contains("aria-label=\"large, after: Body\""))
    let boxes = matches(/viewBox="([^"]*)"/, in: page)
    #expect(boxes.count == 6)
    for index in stride(from: 0, to: 6, by: 2) { #expect(boxes[index] == boxes[index + 1]) }
  }

  @Test("Equal revisions make a page that says so, without samples or controls")
  func equal() throws {
    let page = try page { _ in }
    #expect(page.contains("nothing differs"))
    #expect(!page.contains("<form"))
    #expect(!page.contains("<svg"))
  }

  @Test("The same revision gives the same bytes")
  func deterministic() throws {
    #expect(try page(Self.change) == page(Self.change))
  }

  @Test("What came, went and changed is told with its level, rule and place")
  func findings() throws {
    let line = { (level: FindingLevel, message: String) in
      FindingLine(level: level, rule: "rangeLimit", style: .body, column: .custom, message: message, hint: "")
    }
    let page = try page(
      findings: RevisionFindings(
        went: [line(.info, "gone")], came: [line(.error, "here")],
        changed: [.init(old: line(.info, "little"), new: line(.warning, "much"))]), Self.change)
    let words = [
      "<span class=\"came\">came</span> <span class=\"level error\">error</span>",
      "<a href=\"#style-body\"><bdi>Body</bdi></a>, custom: here", "was info: little",
      "<span class=\"went\">went</span> <span class=\"level info\">info</span>",
    ]
    for word in words { #expect(page.contains(word), "\(word)") }
  }

  @Test("A colour that light comes through is blended by the reader's own ground")
  func translucent() throws {
    let page = try page { $0.styles[.body]?.color = DocumentColor(red: 255, green: 0, blue: 0, alpha: 51) }
    #expect(page.contains("<g class=\"glyphs\" fill=\"#ff0000\" fill-opacity=\"0.2\">"))
    let opaque = try self.page { $0.styles[.body]?.color = DocumentColor(red: 255, green: 0, blue: 0) }
    #expect(opaque.contains("<g class=\"glyphs\" fill=\"#ff0000\">"))
  }

  @Test("The category that is marked is the platform's own, and none where it has none")
  func defaultCategory() throws {
    #expect(try page(Self.change).contains("<th scope=\"col\" class=\"default\">"))
    let watch = try page {
      Self.change(&$0)
      ($0.platform, $0.watchCase) = (.watchos, .mm38)
    }
    #expect(WatchCase.mm38.defaultCategory != .large)
    #expect(!watch.contains("<th scope=\"col\" class=\"default\">"))
  }

  @Test("A finding of several styles names them all, each with its link where it has a section")
  func alike() throws {
    let finding = FindingLine(
      level: .warning, rule: "thinSmall", style: .body, column: .custom, message: "thin", hint: "",
      alike: [.headline])
    let page = try page(findings: RevisionFindings(went: [finding]), Self.change)
    #expect(page.contains("<a href=\"#style-body\"><bdi>Body</bdi></a>, <bdi>Headline</bdi>, custom: thin"))
  }
}
