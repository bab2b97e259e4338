import Drawing
import Sheet
import TestSupport
import Testing
import Typeface

@Suite("The structure, links and labels of a PDF")
struct PDFStructureTests {
  let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
  let folder = ScratchFolder()

  /// Three pages of different heights, each with two lines and a link from the first to every page.
  private var pages: [Frame] {
    [(100.0, "Cover"), (300, ""), (150, "Body 2")].enumerated().map { index, page in
      let items = [("Head", 30.0), ("text", 60)].map { Fixtures.text("\($0)\(index)", slab, size: 20, x: 10, y: $1) }
      var frame = Fixtures.page(200, page.0, items)
      frame.label = page.1
      frame.links = (1...3).map { target in
        Frame.Link(
          area: Frame.Rect(x: 5.5 + Double(target - 1) * 60, y: 10, width: 55, height: 25.25), page: target,
          position: Frame.Point(x: 10, y: 20.5))
      }
      frame.bookmarks = [
        Frame.Bookmark(title: "To \(3 - index)", position: Frame.Point(x: 10, y: 20), page: 3 - index)
      ]
      return frame
    }
  }

  @Test("All pages stand under one Document, in paragraphs", .enabled(if: ProcessRun.has("pdfinfo")))
  func oneDocument() throws {
    var plain = pages
    for index in plain.indices { plain[index].links = [] }
    #expect(try structure(plain) == ["Document", "P", "\"Head0text0\"", "P", "\"Head1text1\"", "P", "\"Head2text2\""])
    #expect(try structure([Fixtures.page(10, 10), plain[1]]) == ["Document", "P", "P", "\"Head1text1\""])
  }

  @Test(
    "A link holds the text that begins in its area; one without a text follows", .enabled(if: ProcessRun.has("pdfinfo"))
  )
  func links() throws {
    let page = { (index: Int) in
      ["P"] + ["P", "Link", "Object", "\"Head\(index)\""] + ["P", "\"text\(index)\""]
        + ["P", "Link", "Object"] + ["P", "Link", "Object"]
    }
    #expect(try structure(pages) == ["Document"] + page(0) + page(1) + page(2))
  }

  @Test("A link leads to its place, on a page before or after its own", .enabled(if: ProcessRun.has("qpdf")))
  func destinations() throws {
    let text = try plainText(pages)
    #expect(text.count(of: "/Subtype /Link") == 9)
    // Each page has a link to every page, and y counts from the bottom edge of the page that a link leads to.
    for (page, height) in [(1, 100.0), (2, 300), (3, 150)] {
      #expect(text.count(of: "0 R /XYZ 10 \(height - 20.5) 0 ]") == 3, "\(page)")
      #expect(text.count(of: "0 R /XYZ 10 \(Int(height) - 20) 0 ]") == 1, "the bookmark to page \(page)")
    }
    // The area as it is in the quadrilateral, and on whole points in the rectangle.
    #expect(
      text.contains("/QuadPoints [ 5.5 90 60.5 90 60.5 64.75 5.5 64.75 ]") && text.contains("/Rect [ 5 64 61 90 ]"))
  }

  @Test("A link without an area or a page to lead to is left out")
  func leftOut() throws {
    let area = Frame.Rect(x: 1, y: 1, width: 9, height: 9)
    let place = Frame.Point(x: 0, y: 0)
    var frame = Fixtures.page(100, 100)
    frame.links = [
      Frame.Link(area: area, page: 0, position: place), Frame.Link(area: area, page: 2, position: place),
      Frame.Link(area: Frame.Rect(x: 1, y: 1, width: 0, height: 9), page: 1, position: place),
      Frame.Link(area: Frame.Rect(x: .nan, y: 1, width: 1, height: 9), page: 1, position: place),
      Frame.Link(area: area, page: 1, position: Frame.Point(x: .infinity, y: 0)),
    ]
    frame.bookmarks = [
      Frame.Bookmark(title: "Nowhere", position: Frame.Point(x: .nan, y: 1)),
      Frame.Bookmark(title: "Beyond", position: place, page: 2),
      Frame.Bookmark(title: "Before", position: place, page: 0),
    ]
    let text = PDFText(try PDFDrawing.draw(frame, fonts: slab)).text
    #expect(!text.contains("/Link") && !text.contains("/Dest") && !text.contains("/Outlines"))
  }

  @Test("Every marked stretch ends on its page, and qpdf finds nothing wrong", .enabled(if: ProcessRun.has("qpdf")))
  func balance() throws {
    let text = try plainText(pages)
    for stream in text.components(between: "stream\n", and: "endstream") where stream.contains(" BDC") {
      #expect(stream.count(of: " BDC\n") == stream.count(of: "EMC\n"))
    }
    // A paragraph, a link and a paragraph on each page; links without a text have no stretch of the page.
    #expect(text.count(of: " BDC\n") == 9)
    let check = try #require(ProcessRun.run("qpdf", ["--check", "\(folder.path)/a.pdf"]))
    #expect(
      check.status == 0 && check.output.contains("No syntax or stream encoding errors found"), "\(check.output)")
  }

  @Test(
    "Blank pages, and boxes that cover the page, take nothing out of the structure",
    .enabled(if: ProcessRun.has("qpdf") && ProcessRun.has("pdfinfo")))
  func coveredAndBlank() throws {
    let text = Fixtures.text("Head", slab, size: 20, x: 10, y: 30)
    let box = Frame.Rect(x: 0, y: 0, width: 200, height: 100)
    let corners = [(0.0, 0.0), (200, 0), (200, 100), (0, 100)].map { Frame.Point(x: $0.0, y: $0.1) }
    var kinds = [
      Fixtures.page(200, 100), Fixtures.page(200, 100, [text]),
      Fixtures.page(200, 100, [.rectangle(box, Fixtures.paper), text]),
      Fixtures.page(200, 100, [text, .polygon(corners, Fixtures.red)]),
      Fixtures.page(200, 100, [.rectangle(Frame.Rect(x: -20, y: -20, width: 9, height: 9), .black)]),
      Fixtures.page(200, 100, [text]), Fixtures.page(200.5, 100.25, [text]),
    ]
    kinds[5].background = Fixtures.paper
    kinds[6].background = .black
    for first in kinds.indices {
      for second in [0, 1, 2, 6] {
        var both = [kinds[first], kinds[second]]
        for page in [0, 1] {
          both[page].links = [
            Frame.Link(
              area: Frame.Rect(x: 5, y: 10, width: 50, height: 30), page: 2 - page, position: Frame.Point(x: 1, y: 2))
          ]
        }
        let words = [first, second].flatMap { [1, 2, 3, 5, 6].contains($0) ? ["\"Head\""] : [] }
        let structure = try structure(both)
        #expect(structure.first == "Document" && structure.count { $0 == "Link" } == 2, "\(first), \(second)")
        #expect(structure.filter { $0.contains("\"") } == words, "\(first), \(second)")
        let check = try #require(ProcessRun.run("qpdf", ["--check", "\(folder.path)/a.pdf"]))
        #expect(check.status == 0, "\(first), \(second): \(check.output)")
      }
    }
  }

  @Test("A page's label stands in the place of its number", .enabled(if: ProcessRun.has("qpdf")))
  func labels() throws {
    #expect(
      try labels(["Cover", "", "Body 2", "Body 3"])
        == "0 << /P (Cover) >> 1 << /S /D /St 2 >> 2 << /P (Body ) /S /D /St 2 >>")
    #expect(try labels(["", ""]) == nil)
    #expect(try labels(["1", "2", "A"]) == "0 << /S /D >> 2 << /P (A) >>")
    // Numbers that are too long, or would lose a zero, stay text.
    #expect(
      try labels(["A 12345678901", "B", "007", "0"])
        == "0 << /P (A 12345678901) >> 1 << /P (B) >> 2 << /P (007) >> 3 << /P (0) >>")
  }

  @Test("The same pages give the same bytes")
  func determinism() throws {
    let again = TestFaces.library("SpecimenSerif-Medium.ttf")
    #expect(try PDFDrawing.draw(pages: pages, fonts: slab) == PDFDrawing.draw(pages: pages, fonts: again))
  }

  private func labels(_ labels: [String]) throws -> String? {
    let text = try plainText(
      labels.map { label in
        var frame = Fixtures.page(10, 10)
        frame.label = label
        return frame
      })
    guard text.contains("/PageLabels") else { return nil }
    let tree = text.components(between: "/Nums [", and: "]").first { !$0.contains(" 0 R") }
    return tree.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// The words of the structure, without their places and what kind of element each is.
  private func structure(_ pages: [Frame]) throws -> [String] {
    let path = folder.write(try PDFDrawing.draw(pages: pages, fonts: slab).bytes, as: "a.pdf")
    let run = try #require(ProcessRun.run("pdfinfo", ["-struct-text", path]))
    try #require(run.status == 0)
    return run.output.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      return line == "\"\"" ? nil : line.first == "\"" ? String(line) : String(line.prefix { $0 != " " })
    }
  }

  /// The document as qpdf writes it for people to read.
  private func plainText(_ pages: [Frame]) throws -> String {
    let path = folder.write(try PDFDrawing.draw(pages: pages, fonts: slab).bytes, as: "a.pdf")
    let run = try #require(
      ProcessRun.run(
        "qpdf", ["--qdf", "--no-original-object-ids", "--object-streams=disable", path, "\(folder.path)/plain.pdf"]))
    try #require(run.status == 0, "\(run.output)")
    let text = String(decoding: folder.read("plain.pdf"), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: "") { text, line in
      // Arrays are spread over lines.
      let isElement = line.hasPrefix("    ") && !line.contains("/Type") || line.drop { $0 == " " } == "]"
      text += isElement ? " " + line.drop { $0 == " " } : "\n" + line
    }
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func count(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  /// What stands between each pair of two texts.
  fileprivate func components(between start: String, and end: String) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0])
    }
  }
}
