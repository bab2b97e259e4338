import Files
import Testing

@Suite("What a process that asks another to write may have changed")
struct OutputRightsTests {
  @Test(
    "A file is itself, or has a word without a slash in each place",
    arguments: [
      (["a.pdf"], "a.pdf", true), (["a.pdf"], "./a.pdf", false), (["a.pdf"], "b.pdf", false), (["a.pdf"], "", false),
      (["o/", ".pdf"], "o/museo.pdf", true), (["o/", ".pdf"], "o/x/museo.pdf", false),
      (["o/", ".pdf"], "o/.pdf", true), (["o/", ".pdf"], "o.pdf", false),
      (["sheet-", ".png"], "sheet-01.png", true), (["sheet-", ".png"], "sheet-/../x.png", false),
      (["", "/", ".svg"], "a/b.svg", true), (["", "/", ".svg"], "a/b/c.svg", false),
      (["a", "b", "c"], "a1b2c", true), (["a", "b", "c"], "a1c", false),
      (["", "/esc.png"], "../esc.png", false), (["", "/esc.png"], "./esc.png", false),
      (["", "/esc.png"], "..x/esc.png", true),
      (["../", ".png"], "../a.png", true), (["../", ".png"], "../...png", true), (["é.pdf"], "e\u{301}.pdf", false),
    ])
  func files(_ parts: [String], _ path: String, _ isAllowed: Bool) {
    var rights = OutputRights()
    rights.files = [OutputRights.File(parts: parts)]
    #expect(rights.allow(.open(path)) == isAllowed)
  }

  @Test(
    "A folder is all that is in it, and nothing that leads out of it",
    arguments: [
      (["report"], "report", true), (["report"], "report/a/b.png", true), (["report"], "report2", false),
      (["report"], "report/../b.png", false), (["report"], "report/a/../../b", false), (["report"], "b", false),
      (["../report"], "../report/b", true), (["../report"], "../report/../b", false),
      (["docs/", ".goldens"], "docs/museo.goldens/grid.png", true),
      (["docs/", ".goldens"], "docs/x/museo.goldens/grid.png", false),
      (["docs/", ".goldens"], "docs/museo.yaml", false), (["/abs"], "/abs/x", true), (["/abs"], "/abs2/x", false),
    ])
  func folders(_ parts: [String], _ path: String, _ isAllowed: Bool) {
    var rights = OutputRights()
    rights.folders = [OutputRights.File(parts: parts)]
    #expect(rights.allow(.open(path)) == isAllowed)
  }

  @Test("What may be written may not be removed, and a summary is only added to")
  func requests() {
    var rights = OutputRights()
    rights.files = [OutputRights.File(parts: ["a.pdf"])]
    rights.appended = [OutputRights.File(parts: ["summary"])]
    rights.folders = [OutputRights.File(parts: ["goldens"])]
    for request in [
      FileRequest.open("a.pdf"), .append("summary", []), .remove("goldens/x"), .lock("goldens/x"),
      .makeFolders("goldens"),
      .open("goldens/x"), .write(file: 1, []), .commit(file: 1),
    ] {
      #expect(rights.allow(request), "\(request)")
    }
    for request in [
      FileRequest.remove("a.pdf"), .lock("a.pdf"), .append("a.pdf", []), .open("summary"), .remove("summary"),
      .append("goldens/x", []),
    ] {
      #expect(!rights.allow(request), "\(request)")
    }
  }
}
