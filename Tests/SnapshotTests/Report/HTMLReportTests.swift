import Foundation
import Snapshot
import Testing

@Suite("The report to look at")
struct HTMLReportTests {
  private let file = ReportPicture.File(path: "a.png", bytes: [0x89, 0x50, 0x4e, 0x47], width: 3, height: 2)

  private func sheet(
    _ cells: [CellVerdict], named name: String = "museo.yaml", causes: [Cause] = [], notes: [String] = [],
    pictures: [ReportPicture] = []
  ) -> SheetReport {
    let verdict = Verdict(basis: .pixels, causes: causes, cells: cells, notes: notes)
    return SheetReport(
      name: name, goldenFolder: "museo.goldens", outcome: verdict.passes ? .passed : .failed, verdict: verdict,
      pictures: pictures)
  }

  private func text(_ sheets: SheetReport...) -> String {
    HTMLReport.text(VerificationReport(tool: "specimen 0.2.0", sheets: sheets))
  }

  private func changed(_ name: String) -> CellVerdict {
    CellVerdict(
      name: CellName(name), outcome: .changed,
      changes: [.pixels(BitmapDifference(pixels: 212, largestStep: 31))])
  }

  @Test("A passing run says so and shows no command")
  func passing() {
    let page = text(sheet([CellVerdict(name: CellName("body@AX3.custom"), outcome: .same)]))
    #expect(page.contains("<title>Everything is as recorded – golden images</title>"))
    #expect(page.contains("1 cell on 1 sheet, compared by specimen 0.2.0"))
    #expect(!page.contains("specimen approve"))
  }

  @Test("Causes come before cells, and cells that fail before others")
  func order() throws {
    let page = text(
      sheet(
        [
          CellVerdict(name: CellName("title1@AX3.custom"), outcome: .tolerated), changed("body@AX3.custom"),
          CellVerdict(name: CellName("callout@AX3.custom"), outcome: .stale),
        ], causes: [.document(name: "museo.yaml")]))
    let cause = try #require(page.range(of: "<li>document &#39;museo.yaml&#39; has other contents</li>"))
    let places = try ["body", "callout", "title1"].map {
      try #require(page.range(of: "<article id=\"museo.yaml/\($0)@AX3.custom\""))
    }
    #expect(cause.lowerBound < places[0].lowerBound)
    #expect(places[0].lowerBound < places[1].lowerBound && places[1].lowerBound < places[2].lowerBound)
    #expect(page.contains("<h1><span class=\"sign\" aria-hidden=\"true\">●</span>1 cell differs and 1 is stale</h1>"))
    #expect(page.contains("<li>212 px differ, largest step 31</li>"))
  }

  @Test("A cell's page tells the causes that concern it, and a sheet's the versions that drew it")
  func causesOfCells() {
    var cell = changed("body@AX3.custom")
    cell.causes = [.font(name: "Museo.otf", old: "a", new: "b"), .tool(old: "1", new: "2")]
    let report = VerificationReport(
      tool: "specimen 0.2.0", libraries: [LibraryRecord(name: "cairo", version: "1.16.0")], sheets: [sheet([cell])])
    let page = HTMLReport.text(report)
    #expect(page.contains("Because font &#39;Museo.otf&#39; changed and tool 1 → 2</p>"))
    #expect(page.contains("<li>drawn with cairo 1.16.0</li>"))
  }

  @Test("Sheets that fail come first")
  func sheets() throws {
    let page = text(sheet([], named: "fine.yaml"), sheet([changed("body@AX3.custom")], named: "broken.yaml"))
    let (broken, fine) = (
      try #require(page.range(of: "<article id=\"broken.yaml\"")),
      try #require(page.range(of: "<article id=\"fine.yaml\""))
    )
    #expect(broken.lowerBound < fine.lowerBound)
  }

  @Test("Pictures are in the page itself, with their sizes and words for those who don't see them")
  func pictures() {
    let cell = CellName("body@AX3.custom")
    let picture = ReportPicture(cell: cell, expected: file, actual: file, difference: file)
    let page = text(sheet([changed(cell.text)], pictures: [picture]))
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,iVBORw==\"").count == 4)
    #expect(page.contains("alt=\"Expected: body at AX3, custom, 3 × 2 pixels\" width=\"3\" height=\"2\""))
  }

  @Test("Nothing is loaded from elsewhere")
  func selfContained() {
    let page = text(sheet([changed("body@AX3.custom")], pictures: [ReportPicture(cell: nil, actual: file)]))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url(") && !page.contains("@import"))
    #expect(page.contains("default-src 'none'"))
    #expect(page.components(separatedBy: "src=").count == page.components(separatedBy: "src=\"data:").count)
  }

  @Test(
    "Names can't become markup",
    arguments: [
      "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)", "<!--", "]]>",
      "&lt;", "a\u{202E}b", "a\nb", "\u{0}", "x</title><style>*{}",
    ])
  func hostileNames(_ name: String) {
    let page = pageFullOf(name)
    let usual = pageFullOf("a b")
    // Slashes in names let a line break there; that is the only markup that a name makes.
    let count = { (text: String, mark: String) in
      text.replacing("<wbr>", with: "").components(separatedBy: mark).count
    }
    for mark in ["<", ">", "\""] { #expect(count(page, mark) == count(usual, mark), "\(mark)") }
    #expect(!page.contains("\u{202E}") && !page.contains("\u{0}"))
  }

  /// A page with a name in every place that holds text of others.
  private func pageFullOf(_ name: String) -> String {
    let verdict = Verdict(
      basis: .picture, causes: [.font(name: name, old: name, new: name), .tool(old: name, new: name)],
      cells: [
        CellVerdict(
          name: CellName("\(name)@\(name).\(name)"), outcome: .changed,
          changes: [.face(old: name, new: name), .text(old: name, new: name)], causes: [.document(name: name)]),
        CellVerdict(name: CellName(name), outcome: .new), CellVerdict(name: CellName(name + "2"), outcome: .same),
      ], notes: [name])
    let pictures = [ReportPicture(cell: CellName(name), expected: file, actual: file)]
    return HTMLReport.text(
      VerificationReport(
        tool: name, libraries: [LibraryRecord(name: name, version: name)],
        sheets: [
          SheetReport(name: name, goldenFolder: name, outcome: .failed, verdict: verdict, pictures: pictures),
          SheetReport(name: name, goldenFolder: name, outcome: .missing),
          SheetReport(name: name, goldenFolder: name, outcome: .unusable(name, hint: name)),
        ]))
  }

  @Test("Every place has a name of its own, whatever cells and sheets are called")
  func anchors() throws {
    let cells = ["help", "a b", "a-b", "a/b", "", "-", "ä", "body@AX3.custom"].map(changed)
    let page = text(
      sheet(cells, named: "help"), sheet(cells, named: "help"), sheet(cells, named: ""), sheet([], named: "help/a-b"))
    let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { !$0.contains(" ") && !$0.isEmpty })
    let links = page.matches(of: /href="#([^"]*)"/).map { String($0.output.1) }
    #expect(Set(links).isSubset(of: ids))
    #expect(links.count > 3 * cells.count)
  }

  @Test("A sheet without a golden, or one that can't be compared, says what to do")
  func noGolden() {
    let missing = SheetReport(name: "new.yaml", goldenFolder: "new.goldens", outcome: .missing)
    let unusable = SheetReport(
      name: "b.yaml", goldenFolder: "b.goldens", outcome: .unusable("cannot read 'b'", hint: "record it again"))
    let page = text(missing, unusable)
    #expect(page.contains("</span>1 sheet has no golden and 1 sheet can&#39;t be compared</h1>"))
    #expect(page.contains("<code><span>specimen</span> <span>record</span> <span>new.yaml</span></code>"))
    #expect(page.contains("cannot read &#39;b&#39;</p>") && page.contains("To do: record it again</p>"))
    #expect(page.components(separatedBy: "specimen</span> <span>").count == 2)
  }

  @Test("Cells of a sheet without a golden are shown where there are pictures of them")
  func picturesWithoutVerdict() {
    let report = SheetReport(
      name: "new.yaml", goldenFolder: "g", outcome: .missing,
      pictures: [ReportPicture(cell: CellName("body@AX3.custom"), actual: file)])
    #expect(text(report).contains("<article id=\"new.yaml/body@AX3.custom\""))
  }

  @Test("A command is told only where its words stand for themselves in a shell")
  func commands() {
    let command = "<span>--filter</span> <span>"
    #expect(text(sheet([changed("body@AX3.custom")])).contains(command + "body@AX3.custom</span>"))
    #expect(!text(sheet([changed("$(rm)@AX3.custom")])).contains(command))
    for name in ["a drawing", "-x.yaml", "$(rm).yaml"] {
      #expect(!text(sheet([changed("body@AX3.custom")], named: name)).contains(command))
    }
  }

  @Test("A run of no sheet is a page too, and no success")
  func nothing() {
    let page = text()
    #expect(page.contains("No sheet was compared") && page.contains("summary failed"))
  }

  @Test("The same report gives the same page")
  func deterministic() {
    let cells = (0..<40).map { changed("s\($0)@AX3.custom") }
    let report = sheet(cells, pictures: cells.map { ReportPicture(cell: $0.name, actual: file) })
    #expect(text(report) == text(report))
  }
}

@Suite("Bytes as Base64")
struct Base64Tests {
  @Test("It is Foundation's, for every length", arguments: [0, 1, 2, 3, 4, 5, 255, 256, 257])
  func foundation(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }
    let file = ReportPicture.File(path: "a.png", bytes: bytes, width: 1, height: 1)
    let report = SheetReport(
      name: "a", goldenFolder: "a", outcome: .missing, pictures: [ReportPicture(cell: nil, actual: file)])
    let page = HTMLReport.text(VerificationReport(tool: "", sheets: [report]))
    #expect(page.contains("src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\""))
  }
}
