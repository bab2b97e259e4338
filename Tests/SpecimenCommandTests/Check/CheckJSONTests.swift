import Findings
import Foundation
import SpecimenCommand
import Testing
import TypeSystem

@Suite("Findings as JSON")
struct CheckJSONTests {
  @Test("Every member, in a stable order")
  func whole() {
    #expect(
      SmallCheck.report(SmallCheck.document([SmallCheck.thin, SmallCheck.unused])).json.text == """
        {
          "schemaVersion": 1,
          "tool": "specimen 0.1.0",
          "icu": "72.1",
          "cldr": "42",
          "failOn": "error",
          "fails": false,
          "counts": {"error": 0, "warning": 1, "info": 1},
          "documents": [
            {
              "document": "type/museo.yaml",
              "name": "Museo",
              "languages": [
                {"tag": "en", "name": "English", "characters": 2}
              ],
              "counts": {"error": 0, "warning": 1, "info": 1},
              "uncheckedScreens": [],
              "faces": []
            }
          ],
          "findings": [
            {
              "rule": "thinSmall",
              "severity": "warning",
              "style": "caption1",
              "styles": ["caption1", "tip"],
              "screen": null,
              "path": null,
              "category": "large",
              "categories": ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"],
              "column": "custom",
              "value": 300,
              "limit": 400,
              "unit": "weight",
              "message": "weight 300 at 12 pt",
              "hint": "weight 400 or more under 20 pt",
              "document": "type/museo.yaml",
              "line": 14,
              "character": 3
            },
            {
              "rule": "unusedFace",
              "severity": "info",
              "style": null,
              "styles": [],
              "screen": null,
              "path": null,
              "category": null,
              "categories": [],
              "column": null,
              "value": 1,
              "limit": 0,
              "unit": "count",
              "message": "no style uses Museo-700Italic",
              "hint": "leave it out",
              "document": "type/museo.yaml",
              "line": 1,
              "character": 1
            }
          ]
        }

        """)
  }

  @Test("Nothing found, and no language looked up")
  func nothing() {
    var report = SmallCheck.report(SmallCheck.document([], path: nil))
    report.languageSource = nil
    let text = report.json.text
    #expect(text.contains("\n  \"icu\": null,\n  \"cldr\": null,\n"))
    #expect(text.contains("\"document\": null,\n"))
    #expect(text.hasSuffix("\n  \"findings\": []\n}\n"))
  }

  @Test("Whatever names there are, it is JSON and holds them as they are")
  func hostile() throws {
    let text = SmallCheck.report(SmallCheck.hostile).json.text
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let finding = try #require((value["findings"] as? [[String: Any]])?.first)
    #expect(finding["style"] as? String == SmallCheck.hostile.report.findings[0].style?.name)
    #expect(finding["message"] as? String == SmallCheck.hostile.report.findings[0].message)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && TerminalText.isUnsafe($0) })
  }
}
