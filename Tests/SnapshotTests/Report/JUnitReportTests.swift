import Foundation
import FoundationXML
import Snapshot
import Testing

@Suite("A report as JUnit's XML")
struct JUnitReportTests {
  @Test("A sheet of every outcome")
  func red() {
    #expect(
      JUnitReport.text(SmallReport.red)
        == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="specimen 0.1.0" tests="5" failures="3" errors="1">
          <testsuite name="a.yaml" tests="2" failures="2" errors="0" time="0.333">
            <testcase name="body" classname="a.yaml">
              <failure message="1 of 2 cells differs: font 'MuseoSans-300.otf' changed" type="different">font 'MuseoSans-300.otf' has other contents (sha256 aaaaaaaa… → dddddddd…)
        body at large, custom: advance 38.4 → 38.3 pt; 212 px differ, largest step 31</failure>
            </testcase>
            <testcase name="tip" classname="a.yaml">
              <failure message="1 of 1 cell differs: document 'museo.yaml' changed" type="different">document 'museo.yaml' has other contents
        tip at AX3, custom: size 40.5 → 41 pt; pixels differ</failure>
            </testcase>
            <system-out>2 of 3 cells differ: font 'MuseoSans-300.otf' changed and 1 more cause</system-out>
          </testsuite>
          <testsuite name="b.yaml" tests="1" failures="0" errors="0">
            <testcase name="icon" classname="b.yaml"/>
            <system-out>1 cell has the recorded glyphs, outlines, advances, faces and sizes
        FreeType 2.12.1 → 2.13.2: glyphs were compared
        the page differs</system-out>
          </testsuite>
          <testsuite name="c.yaml" tests="1" failures="1" errors="0">
            <testcase name="golden" classname="c.yaml">
              <failure message="there is no golden in 'c.goldens'" type="missing">run 'specimen record c.yaml', look at what it draws, and commit 'c.goldens'</failure>
            </testcase>
            <system-out>there is no golden in 'c.goldens'</system-out>
          </testsuite>
          <testsuite name="d.yaml" tests="1" failures="0" errors="1">
            <testcase name="golden" classname="d.yaml">
              <error message="d.goldens/grid.manifest: no" type="unusable">record it</error>
            </testcase>
            <system-out>d.goldens/grid.manifest: no</system-out>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test("A sheet that passes has a case for each style, and says what was found")
  func green() {
    #expect(
      JUnitReport.text(SmallReport.green)
        == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="specimen 0.1.0" tests="2" failures="0" errors="0" time="0.25">
          <testsuite name="specimens/museo/museo.yaml" tests="2" failures="0" errors="0" time="0.25">
            <testcase name="body" classname="specimens/museo/museo.yaml"/>
            <testcase name="tip" classname="specimens/museo/museo.yaml"/>
            <system-out>3 cells are as recorded</system-out>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test("Other programs read what hostile names come to, and no character that XML can't hold is left")
  func hostile() throws {
    let text = JUnitReport.text(SmallReport.hostile)
    let names = SuiteNames()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = names
    #expect(parser.parse())
    let expected = ["\n", "\u{202E}", "\u{1}", "\u{FFFF}"].reduce(SmallReport.hostile.tool) { text, character in
      let code = String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
      return text.replacing(character, with: "\\u{\(code)}")
    }
    #expect(names.names == [expected, expected, expected])
  }

  @Test("A sheet that fails though all its cells are as recorded has one failing case")
  func damagedStore() {
    let verdict = Verdict(
      basis: .pixels, cells: [CellVerdict(name: CellName("icon"), outcome: .same)],
      notes: ["they don't belong together"])
    let sheet = SheetReport(name: "a.yaml", goldenFolder: "g", outcome: .failed, verdict: verdict)
    let text = JUnitReport.text(VerificationReport(tool: "specimen", sheets: [sheet]))
    #expect(text.contains("<testsuite name=\"a.yaml\" tests=\"2\" failures=\"1\" errors=\"0\">"))
    #expect(
      text.contains(
        "<failure message=\"they don't belong together\" type=\"different\">look at the sheet, and run 'specimen record "
          + "a.yaml'</failure>"))
  }

  @Test(
    "Times are written where every sheet has one, and what is no time is left out", arguments: [Double.nan, -1, 1e300])
  func times(_ odd: Double) {
    var report = SmallReport.green
    #expect(JUnitReport.text(report).contains("errors=\"0\" time=\"0.25\">\n  <testsuite "))
    report.sheets[0].seconds = odd
    #expect(!JUnitReport.text(report).contains("time="))
  }
}

/// Collects the names of suites.
private final class SuiteNames: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == "testsuite" { names.append(attributes["name"] ?? "") }
  }
}
