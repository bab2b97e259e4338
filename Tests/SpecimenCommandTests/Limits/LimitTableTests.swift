import SpecimenCommand
import TestSupport
import Testing

@Suite("The list of limits")
struct LimitTableTests {
  /// The table as the documents have it.
  private static var table: String {
    let rows = Limit.all.map { limit in
      "| `\(limit.name.rawValue)` | \(limit.text(limit.standard)) | \(limit.rangeText) | \(limit.purpose) "
        + "| \(limit.outcome.rawValue) |"
    }
    return (["| name | default | range | bounds | beyond it |", "|---|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  @Test(
    "The documents have the table that the command has",
    arguments: ["SECURITY.md", "Sources/SpecimenCommand/SpecimenCommand.docc/SpecimenCommand.md"])
  func documents(_ file: String) {
    let root = TestFaces.folder.dropLast("/Fonts/test".count)
    let text = String(decoding: TestFile.bytes("\(root)/\(file)"), as: UTF8.self)
    let rows = text.split(separator: "\n").map(String.init)
    for row in Self.table.split(separator: "\n").map(String.init) { #expect(rows.contains(row), "\(row)") }
    let listed = rows.drop { $0 != Self.table.prefix { $0 != "\n" } }.prefix { $0.hasPrefix("|") }
    #expect(listed.count == Limit.all.count + 2, "no row more than the command has limits")
  }

  @Test("Every name has its limit, once, and each default is in its range")
  func complete() {
    #expect(Limit.all.map(\.name) == LimitName.allCases)
    for limit in Limit.all { #expect(limit.range.contains(limit.standard), "\(limit.name.rawValue)") }
  }

  @Test("What a format or a library ends at can be lowered, and not raised")
  func ends() {
    let ends = ["font-glyphs": 65_535, "glyph-points": 32_767, "page-points": 14_400, "picture-side": 32_767]
    for limit in Limit.all {
      guard let end = ends[limit.name.rawValue] else { continue }
      #expect(limit.range.upperBound == end && limit.standard == end, "\(limit.name.rawValue)")
    }
  }

  @Test("The manual page lists every limit with its default")
  func manual() {
    let page = CommandRun(["man"]).standardOutput.replacing("\\-", with: "-")
    for limit in Limit.all {
      #expect(page.contains(".B \"\(limit.name.rawValue)=\(limit.text(limit.standard))\""), "\(limit.name.rawValue)")
    }
  }
}
