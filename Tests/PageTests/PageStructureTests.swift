import Drawing
import DynamicType
import Foundation
import Page
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("The structure of a page")
struct PageStructureTests {
  private let press = PagePress()

  @Test("264 cells, and no two parts of the page have one id")
  func ids() throws {
    let page = try press.page(press.document())
    #expect(page.ids.count { $0.contains("@") } == 264)
    #expect(page.ids.contains("body@AX3.custom") && page.ids.contains("caption2@AX5.fallback"))
    #expect(Set(page.ids).count == page.ids.count)
  }

  @Test("Every link and every reference leads to a part of the page")
  func targets() throws {
    let page = try press.page(press.document())
    #expect(page.targets.count > 264)
    #expect(Set(page.targets).subtracting(page.ids) == [])
  }

  @Test("An outline stands in the file once, and so does a text that has one face at all sizes")
  func symbols() throws {
    let page = try press.page(press.document(), styles: [.body])
    let outlines = page.all(between: "<path id=\"", "/>").map { $0.components(separatedBy: " d=")[1] }
    #expect(Set(outlines).count == outlines.count)
    // The custom face has one design; the fallback's follows the size, and so has one for each.
    let uses = page.all(between: "<use class=\"s\" href=\"#", "\"")
    let custom = uses.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    #expect(uses.count == 24)
    #expect(Set(custom).count == 1)
  }

  @Test("Glyphs that can't be drawn have boxes in their cell's picture, and other cells have none")
  func undrawn() throws {
    let library = TestFaces.library()
    _ = library.load(file: "\(TestFaces.folder)/broken/cff-subr-self.otf")
    let document = press.document {
      $0.styles[.body] = StyleRule(font: "SpecimenSubroutine-Regular", size: .metrics(size: 20), sample: "ab")
    }
    let page = try PagePress(library).page(document, styles: [.body], categories: [.large])
    let boxes = page.all(between: "<path class=\"mark\" fill=\"currentColor\" d=\"", "\"/>")
    // Two boxes of eight strokes each.
    #expect(boxes.map { $0.components(separatedBy: "z").count - 1 } == [16])
    #expect(page.part("body@large.custom", until: "</a>").contains("<path class=\"mark\""))
    #expect(try !press.page(press.document(), styles: [.body]).text.contains("<path class=\"mark\""))
  }

  @Test("Elements are closed in the order in which they were opened")
  func balance() throws {
    let page = try press.page(press.document(), findings: Samples.findings)
    let void: Set = ["meta", "input", "br", "!doctype"]
    var open: [String] = []
    let body = page.text.replacing(/<(style|script)[^>]*>[^<]*<\/(style|script)>/) {
      "<\($0.output.1)></\($0.output.2)>"
    }
    for tag in body.matches(of: /<(\/?)([!a-zA-Z0-9]+)((?:[^>"]|"[^"]*")*)>/) {
      let name = tag.output.2.lowercased()
      if tag.output.1 == "/" {
        #expect(open.popLast() == name, "</\(name)>")
      } else if !void.contains(name), !tag.output.3.hasSuffix("/") {
        open.append(name)
      }
    }
    #expect(open == [])
  }

  @Test("A row's samples are all as high, so that nothing moves when a category is chosen")
  func heights() throws {
    let page = try press.page(press.document(), styles: [.body, .largeTitle])
    for row in page.all(between: "<tbody ", "</tbody>") {
      let heights = Set(row.matches(of: /role="img"[^>]* height="([^"]+)"/).map { String($0.output.1) })
      #expect(heights.count == 1)
    }
    #expect(page.all(between: "<tbody ", "</tbody>").count == 2)
  }

  @Test("The table names its columns and its rows, Large as the default")
  func headings() throws {
    let page = try press.page(press.document(), styles: [.body], categories: [.small, .large, .accessibility1])
    #expect(page.all(between: "<th scope=\"col\"", "</th>").count == 3)
    #expect(page.text.contains("<th scope=\"rowgroup\" colspan=\"3\">"))
    #expect(page.text.contains(">Large <span class=\"quiet\">default</span></th>"))
    #expect(page.text.contains("data-categories=\"small large AX1\""))
  }

  @Test("It opens at the platform's default category, or at the first where that isn't shown")
  func firstCategory() throws {
    #expect(try press.page(press.document()).text.contains(" data-category=\"large\""))
    let part = try press.page(press.document(), categories: [.accessibility2, .accessibility4])
    #expect(part.text.contains(" data-category=\"AX2\""))
  }

  @Test("It opens in the theme and with the guides that the options name")
  func options() throws {
    let options = PageOptions(theme: .dark, guides: [.lineBox, .baseline])
    let page = try press.page(press.document(), styles: [.body], options: options)
    #expect(page.text.contains(" data-theme=\"dark\" data-guides=\"baseline line-box\">"))
    #expect(try !press.page(press.document(), styles: [.body]).text.contains(" data-theme=\"dark\" data-guides"))
  }

  @Test("The same sheet gives the same bytes, whoever draws it")
  func bytes() throws {
    let first = try press.page(press.document(), findings: Samples.findings)
    let second = try PagePress().page(press.document(), findings: Samples.findings)
    #expect(Bytes(first.bytes) == Bytes(second.bytes))
  }

  @Test("It says how samples are changed, with the command that was given")
  func command() throws {
    let options = PageOptions(command: "specimen generate <a>.yaml")
    let page = try press.page(press.document(), styles: [.body], options: options)
    #expect(page.text.contains("<code>specimen generate &lt;a&gt;.yaml</code>"))
  }

  @Test("A long name takes lines of whole words, and one that is longer still is cut in the third")
  func longName() throws {
    let lines = { (name: String) in
      try press.page(press.document { $0.name = name }, styles: [.body])
        .all(between: " class=\"title\"", "</svg>")[0].components(separatedBy: "<g transform=").count - 1
    }
    #expect(try lines("Short") == 1)
    #expect(try lines("A rather long name for a type system") == 2)
    #expect(try lines(String(repeating: "name ", count: 200)) == 3)
    #expect(try lines(String(repeating: "n", count: 2_000)) == 1)
  }

  @Test("A row tells the widest samples of its own columns, so that a wide row stacks no other")
  func widths() throws {
    let document = press.document { $0.styles[.largeTitle]?.sample = "A much longer sample" }
    let system = try press.resolve(document, styles: [.largeTitle, .body])
    let sheet = try system.samples(with: TextShaper(library: press.library))
    let page = try press.page(document, styles: [.largeTitle, .body])
    for (row, text) in zip(sheet.rows, page.all(between: "<tbody data-widths=\"", "\"")) {
      let widest = Column.allCases.map { row[$0].compactMap(\.line?.width).max() ?? 0 }
      #expect(text.split(separator: " ").compactMap { Double($0) } == widest.map { $0.rounded(.up) })
    }
    #expect(page.all(between: "<tbody data-widths=\"", "\"").count == 2)
  }

  @Test("The document's own default stands on its ground, and where it has none, nothing does")
  func watch() throws {
    let draw = { (watchCase: WatchCase) in
      let document = press.document {
        $0.platform = .watchos
        $0.watchCase = watchCase
      }
      return try press.page(document, styles: [.body])
    }
    let large = try draw(.mm44)
    #expect(large.text.contains("class=\"k xLarge default\"") && !large.text.contains("class=\"k large default\""))
    #expect(try !draw(.mm46).text.contains("<td class=\"k large default"))
  }

  @Test("A text from right to left stands flush right")
  func rightToLeft() throws {
    let hebrew = press.document { $0.text = "\u{5D0}\u{5D1}\u{5D2}" }
    #expect(try press.page(hebrew, styles: [.body]).text.contains("<td class=\"k xSmall rtl\">"))
    #expect(try !press.page(press.document(), styles: [.body]).text.contains(" rtl\""))
  }

  @Test("A page of no styles is an error, and so is one that is too large")
  func errors() throws {
    #expect(throws: PageError.sheet(.empty)) { try press.page(press.document(), styles: []) }
    #expect(throws: PageError.drawing(.fileTooLarge(maximum: 50_000))) {
      try press.page(press.document(), options: PageOptions(maximumBytes: 50_000))
    }
  }
}
