import Snapshot
import Testing

@Suite("A report as a Markdown summary")
struct MarkdownSummaryTests {
  @Test("A sheet of every outcome")
  func red() {
    #expect(
      MarkdownSummary.text(SmallReport.red)
        == #"""
        ## Type specimens: 1 of 4 sheets is as recorded

        Drawn by specimen 0.1.0.

        |  | Sheet | Cells | Compared | Found | Seconds |
        | --- | --- | --: | --- | --- | --: |
        | ❌ | a.yaml | 3 | pixels | 2 of 3 cells differ: font 'MuseoSans-300.otf' changed and 1 more cause | 0.333 |
        | ✅ | b.yaml | 1 | glyphs, outlines, advances, faces, sizes | 1 cell has the recorded glyphs, outlines, advances, faces and sizes |  |
        | ❌ | c.yaml |  | nothing | there is no golden in 'c.goldens' |  |
        | ❌ | d.yaml |  | nothing | d.goldens/grid.manifest: no |  |

        ### a.yaml

        - **Why:** font 'MuseoSans-300.otf' has other contents (sha256 aaaaaaaa… → dddddddd…)
        - **Why:** document 'museo.yaml' has other contents
        - To do: look at the report's pictures; to take over what was drawn, run 'specimen approve a.yaml'

        | Style | Category | Column | What differs |
        | --- | --- | --- | --- |
        | body | large | custom | advance 38.4 → 38.3 pt; 212 px differ, largest step 31 |
        | tip | AX3 | custom | size 40.5 → 41 pt; pixels differ |

        ### b.yaml

        - Note: FreeType 2.12.1 → 2.13.2: glyphs were compared
        - Note: the page differs

        ### c.yaml

        - To do: run 'specimen record c.yaml', look at what it draws, and commit 'c.goldens'

        ### d.yaml

        - To do: record it

        """#)
  }

  @Test("A green run says what was compared, how many cells, and with which versions")
  func green() {
    #expect(
      MarkdownSummary.text(SmallReport.green)
        == #"""
        ## Type specimens: the sheet is as recorded

        Drawn by specimen 0.1.0 with FreeType 2.12.1 and HarfBuzz 6.0.0.

        |  | Sheet | Cells | Compared | Found | Seconds |
        | --- | --- | --: | --- | --- | --: |
        | ✅ | specimens/museo/museo.yaml | 3 | pixels | 3 cells are as recorded | 0.25 |

        """#)
  }

  @Test("A run without sheets says so")
  func empty() {
    #expect(
      MarkdownSummary.text(VerificationReport(tool: "x", sheets: []))
        == "## Type specimens: no sheet was verified\n\nDrawn by x.\n")
  }

  @Test("A long table is cut, and the rest is counted")
  func large() {
    let text = MarkdownSummary.text(SmallReport.large)
    #expect(text.hasSuffix("| s99 | large | custom | pixels differ |\n\nand 50 more cells\n"))
  }

  @Test("No name makes a link, a mention, an element or a cell of a table")
  func hostile() {
    let text = MarkdownSummary.text(SmallReport.hostile)
    for mark in ["<script", "](", "@z", "z#1", "`", "http:", "www.", "a|b", "_", "\u{202E}", "\u{1}"] {
      #expect(!text.contains(mark), "\(mark)")
    }
    let columns = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { $0.count { $0 == "|" } }
    #expect(columns == [6, 6, 6, 6, 6, 5, 5, 5])
  }
}
