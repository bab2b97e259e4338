import Drawing
import Files
import Golden
import Snapshot
import TestSupport
import Testing

@Suite("A report's folder")
struct ReportFolderTests {
  private let golden = GoldenScratch()
  private var folder: ReportFolder { ReportFolder(path: golden.path("report")) }

  private func finding(_ first: String) throws -> GoldenFinding {
    GoldenVerification(store: golden.store).verify(golden.drawing(first), name: "sheet.yaml", pictureFolder: "sheet")
  }

  private func write(_ finding: GoldenFinding, speaks: Bool = false) throws {
    try folder.write(finding, in: "sheet")
    try folder.write(
      VerificationReport(tool: "specimen 0.1.0", sheets: [finding.report]), speaksWhenPassing: speaks)
  }

  @Test("A sheet that failed leaves pictures and what was drawn, and the report for people and for programs")
  func failed() throws {
    try golden.record(golden.drawing())
    try write(finding("Ac"))
    #expect(
      golden.names(in: "report") == [
        ".specimen-files", "junit.xml", "report.html", "report.json", "sheet", "summary.md",
      ])
    let names = golden.names(in: "report/sheet")
    #expect(names.contains("grid.png") && names.contains("grid.manifest"))
    #expect(names.contains("body@large.custom.strip.png") && names.contains("page.difference.png"))
    #expect(try PNGReading.read(golden.image("report/sheet/grid.png")) == golden.drawing("Ac").bitmap())
    #expect(try folder.run(of: "sheet").read().condition == .whole)
  }

  @Test("A sheet that passes takes its own pictures away, and nothing that others put there")
  func passed() throws {
    try golden.record(golden.drawing())
    try write(finding("Ac"))
    _ = golden.scratch.write([1], as: "report/sheet/mine.png")
    _ = golden.scratch.write([1], as: "report/mine.txt")
    try write(finding("Ab"))
    #expect(golden.names(in: "report") == ["mine.txt", "sheet"])
    #expect(golden.names(in: "report/sheet") == ["mine.png"])
  }

  @Test("Nothing stays of a report's folder in which all is well again")
  func gone() throws {
    try golden.record(golden.drawing())
    try write(finding("Ac"))
    try write(finding("Ab"))
    #expect(!FileCalls.exists(folder.path))
  }

  @Test("A run that is asked to speak does so when all passes, too")
  func speaks() throws {
    try golden.record(golden.drawing())
    try write(finding("Ab"), speaks: true)
    #expect(golden.names(in: "report") == [".specimen-files", "junit.xml", "report.json", "summary.md"])
  }

  @Test("Pictures of an earlier run that this one hasn't got are taken away")
  func earlier() throws {
    try golden.record(golden.drawing("Ab", "cd"))
    try write(finding("Ac"))
    try golden.record(golden.drawing("Ac", "ef"))
    try write(finding("Ac"))
    let names = golden.names(in: "report/sheet")
    #expect(!names.contains("body@large.custom.strip.png"))
    #expect(names.contains("body@AX1.custom.strip.png"))
  }

  @Test("A list that names files elsewhere takes none of them away")
  func hostile() throws {
    _ = golden.scratch.write([1], as: "keep.txt")
    try golden.record(golden.drawing())
    try write(finding("Ac"))
    let list = golden.scratch.read("report/.specimen-files")
    _ = golden.scratch.write(Array("../keep.txt\n..\n".utf8) + list, as: "report/.specimen-files")
    try write(finding("Ab"))
    #expect(golden.scratch.read("keep.txt") == [1])
  }
}
