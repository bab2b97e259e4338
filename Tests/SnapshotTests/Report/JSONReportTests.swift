import Foundation
import Snapshot
import Testing

@Suite("A report as JSON")
struct JSONReportTests {
  @Test("A sheet of every outcome")
  func red() {
    #expect(
      JSONReport.text(SmallReport.red)
        == #"""
        {
          "format": "specimen verification 1",
          "tool": "specimen 0.1.0",
          "libraries": [],
          "passes": false,
          "sheets": [
            {
              "name": "a.yaml",
              "goldens": "a.goldens",
              "outcome": "failed",
              "summary": "2 of 3 cells differ: font 'MuseoSans-300.otf' changed and 1 more cause",
              "remedy": "look at the report's pictures; to take over what was drawn, run 'specimen approve a.yaml'",
              "seconds": 0.3333333333333333,
              "verdict": {
                "basis": "pixels",
                "counts": {"cells": 3, "same": 1, "tolerated": 0, "changed": 2, "new": 0, "stale": 0},
                "causes": [
                  {"kind": "font", "name": "MuseoSans-300.otf", "old": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "new": "dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd", "text": "font 'MuseoSans-300.otf' has other contents (sha256 aaaaaaaa… → dddddddd…)"},
                  {"kind": "document", "name": "museo.yaml", "old": null, "new": null, "text": "document 'museo.yaml' has other contents"}
                ],
                "pageDiffers": false,
                "notes": [],
                "cells": [
                  {
                    "name": "body@large.custom",
                    "style": "body",
                    "category": "large",
                    "column": "custom",
                    "outcome": "changed",
                    "text": "advance 38.4 → 38.3 pt; 212 px differ, largest step 31",
                    "causes": [0],
                    "expectedPlace": {"x": 120, "y": 340, "width": 33, "height": 15},
                    "actualPlace": {"x": 120, "y": 340, "width": 33, "height": 15},
                    "changes": [
                      {"kind": "advance", "old": 38.4455, "new": 38.2755},
                      {"kind": "pixels", "pixels": 212, "largestStep": 31, "first": {"x": 3, "y": 4}, "bounds": {"x": 3, "y": 4, "width": 20, "height": 9}, "densest": 12}
                    ]
                  },
                  {
                    "name": "tip@AX3.custom",
                    "style": "tip",
                    "category": "AX3",
                    "column": "custom",
                    "outcome": "changed",
                    "text": "size 40.5 → 41 pt; pixels differ",
                    "causes": [1],
                    "expectedPlace": {"x": 640, "y": 410, "width": 70, "height": 32},
                    "actualPlace": {"x": 640, "y": 410, "width": 71, "height": 32},
                    "changes": [
                      {"kind": "size", "old": 40.5, "new": 41},
                      {"kind": "pixels", "pixels": null, "largestStep": null, "first": null, "bounds": null, "densest": null}
                    ]
                  }
                ]
              },
              "pictures": [
                {
                  "cell": "body@large.custom",
                  "expected": "a/body@large.custom.expected.png",
                  "actual": null,
                  "difference": null,
                  "strip": null
                }
              ]
            },
            {
              "name": "b.yaml",
              "goldens": "a.goldens",
              "outcome": "passed",
              "summary": "1 cell has the recorded glyphs, outlines, advances, faces and sizes",
              "remedy": null,
              "seconds": null,
              "verdict": {
                "basis": "glyphs",
                "counts": {"cells": 1, "same": 1, "tolerated": 0, "changed": 0, "new": 0, "stale": 0},
                "causes": [],
                "pageDiffers": true,
                "notes": ["FreeType 2.12.1 → 2.13.2: glyphs were compared", "the page differs"],
                "cells": []
              },
              "pictures": []
            },
            {
              "name": "c.yaml",
              "goldens": "c.goldens",
              "outcome": "missing",
              "summary": "there is no golden in 'c.goldens'",
              "remedy": "run 'specimen record c.yaml', look at what it draws, and commit 'c.goldens'",
              "seconds": null,
              "verdict": null,
              "pictures": []
            },
            {
              "name": "d.yaml",
              "goldens": "a.goldens",
              "outcome": "unusable",
              "summary": "d.goldens/grid.manifest: no",
              "remedy": "record it",
              "seconds": null,
              "verdict": null,
              "pictures": []
            }
          ]
        }

        """#)
  }

  @Test("A report without sheets")
  func empty() {
    #expect(
      JSONReport.text(VerificationReport(tool: "x", sheets: []))
        == #"""
        {
          "format": "specimen verification 1",
          "tool": "x",
          "libraries": [],
          "passes": true,
          "sheets": []
        }

        """#)
  }

  @Test("A JSON parser reads hostile names as they are")
  func hostile() throws {
    let text = JSONReport.text(SmallReport.hostile)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let sheets = try #require(root["sheets"] as? [[String: Any]])
    #expect(sheets.map { $0["name"] as? String } == SmallReport.hostile.sheets.map(\.name))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test("Numbers that are none are null")
  func notFinite() {
    var report = SmallReport.green
    report.sheets[0].seconds = .infinity
    #expect(JSONReport.text(report).contains("\"seconds\": null"))
  }

  @Test(
    "Every kind of cause has its name",
    arguments: [
      (Cause.font(name: "a", old: "-", new: "b"), #"{"kind": "font", "name": "a", "old": null, "new": "b", "text": "#),
      (.library(name: "a", old: "1", new: "2"), #"{"kind": "library", "name": "a", "old": "1", "new": "2", "text": "#),
      (.document(name: "a"), #"{"kind": "document", "name": "a", "old": null, "new": null, "text": "#),
      (.table(old: "ios", new: "macos"), #"{"kind": "table", "name": null, "old": "ios", "new": "macos", "text": "#),
      (.tool(old: "1", new: "2"), #"{"kind": "tool", "name": null, "old": "1", "new": "2", "text": "#),
      (.scale(old: 1, new: 1.5), #"{"kind": "scale", "name": null, "old": 1, "new": 1.5, "text": "#),
      (.drawing, #"{"kind": "drawing", "name": null, "old": null, "new": null, "text": "#),
      (.onlyPixels, #"{"kind": "onlyPixels", "name": null, "old": null, "new": null, "text": "#),
    ])
  func causes(_ cause: Cause, _ json: String) {
    #expect(JSONReport.text(Self.report(causes: [cause], changes: [])).contains(json))
  }

  @Test(
    "Every kind of change has its numbers",
    arguments: [
      (CellChange.size(old: nil, new: 2), #"{"kind": "size", "old": null, "new": 2}"#),
      (.face(old: "A", new: "B"), #"{"kind": "face", "old": "A", "new": "B"}"#),
      (.text(old: "a", new: "\""), #"{"kind": "text", "old": "a", "new": "\""}"#),
      (.glyphs(differing: 1, of: 2), #"{"kind": "glyphs", "differing": 1, "of": 2}"#),
      (.positions, #"{"kind": "positions"}"#), (.outlines, #"{"kind": "outlines"}"#),
    ])
  func changes(_ change: CellChange, _ json: String) {
    #expect(JSONReport.text(Self.report(causes: [], changes: [change])).contains(json))
  }

  private static func report(causes: [Cause], changes: [CellChange]) -> VerificationReport {
    let cell = CellVerdict(name: CellName("icon"), outcome: .changed, changes: changes)
    let verdict = Verdict(basis: .pixels, causes: causes, cells: [cell])
    return VerificationReport(
      tool: "x", sheets: [SheetReport(name: "a", goldenFolder: "g", outcome: .failed, verdict: verdict)])
  }
}
