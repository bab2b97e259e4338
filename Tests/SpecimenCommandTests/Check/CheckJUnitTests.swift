import Findings
import Foundation
import FoundationXML
import SpecimenCommand
import TestSupport
import Testing

@Suite("Findings as JUnit's XML")
struct CheckJUnitTests {
  @Test("A case a rule: one that fails, one with output, one that is off, and those that pass")
  func whole() {
    let text = SmallCheck.report(SmallCheck.museo).junit
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines.prefix(3) == [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="specimen 0.1.0" tests="23" failures="1" errors="0">"#,
        #"  <testsuite name="type/museo.yaml" tests="23" failures="1" errors="0" skipped="1">"#,
      ])
    #expect(lines.contains(#"    <testcase name="faceMissing" classname="type/museo.yaml"/>"#))
    #expect(
      text.contains(
        """
            <testcase name="fixedBarGrowth" classname="type/museo.yaml">
              <failure message="Growing text in a bar of fixed height" type="error">error: navigationTitle (custom, AX3 to \
        AX5, worst at AX5): at AX5 a line of 53 pt is 63.6 pt high: 19.6 pt more than a bar of 44 pt (type/museo.yaml:40:3)
        hint: fix the size, or give it a 'max' of 36 pt</failure>
            </testcase>

        """))
    #expect(
      text.contains(
        """
            <testcase name="thinSmall" classname="type/museo.yaml">
              <system-out>warning: caption1 and tip (custom, every category, worst at large): weight 300 at 12 pt (type/museo.yaml:14:3)
        hint: weight 400 or more under 20 pt</system-out>
            </testcase>

        """))
    #expect(
      text.contains(
        """
            <testcase name="standIn" classname="type/museo.yaml">
              <skipped/>
            </testcase>

        """))
  }

  @Test("What fails follows --fail-on", arguments: [(FailLevel.info, 3), (.warning, 2), (.error, 1), (.never, 0)])
  func failures(_ level: FailLevel, _ count: Int) {
    let text = SmallCheck.report(SmallCheck.museo, failLevel: level).junit
    #expect(text.contains(#"tests="23" failures="\#(count)" errors="0">"#))
    #expect(text.split(separator: "<failure ").count - 1 == count)
  }

  @Test("Several places of a rule are one failure")
  func several() {
    let text = SmallCheck.report(SmallCheck.document([SmallCheck.bar, SmallCheck.bar])).junit
    #expect(text.contains(#"<failure message="Growing text in a bar of fixed height: 2 places" type="error">"#))
  }

  @Test("Whatever names there are, it is XML")
  func hostile() {
    let parser = XMLParser(data: Data(SmallCheck.report(SmallCheck.hostile, failLevel: .info).junit.utf8))
    #expect(parser.parse())
  }

  @Test("xmllint finds it well formed", .enabled(if: ProcessRun.has("xmllint"), "xmllint is not on PATH"))
  func xmllint() throws {
    let scratch = ScratchFolder()
    let file = scratch.write(Array(SmallCheck.report(SmallCheck.museo, SmallCheck.hostile).junit.utf8), as: "a.xml")
    #expect(try #require(ProcessRun.run("xmllint", ["--noout", file])).status == 0)
  }
}
