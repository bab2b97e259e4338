import Snapshot
import Testing

@Suite("A report as GitHub's annotations")
struct GitHubAnnotationsTests {
  @Test("A sheet of every outcome")
  func red() {
    #expect(
      GitHubAnnotations.text(SmallReport.red)
        == #"""
        ::error file=a.yaml,title=body%3A 1 of 2 cells differs%3A font 'MuseoSans-300.otf' changed::font 'MuseoSans-300.otf' has other contents (sha256 aaaaaaaa… → dddddddd…)%0Abody at large, custom: advance 38.4 → 38.3 pt; 212 px differ, largest step 31
        ::error file=a.yaml,title=tip%3A 1 of 1 cell differs%3A document 'museo.yaml' changed::document 'museo.yaml' has other contents%0Atip at AX3, custom: size 40.5 → 41 pt; pixels differ
        ::error file=c.yaml,title=there is no golden in 'c.goldens'::run 'specimen record c.yaml', look at what it draws, and commit 'c.goldens'
        ::error file=d.yaml,title=d.goldens/grid.manifest%3A no::record it
        ::notice file=b.yaml,title=1 cell has the recorded glyphs%2C outlines%2C advances%2C faces and sizes::FreeType 2.12.1 → 2.13.2: glyphs were compared%0Athe page differs

        """#)
  }

  @Test("A green run without notes has nothing to say")
  func green() {
    #expect(GitHubAnnotations.text(SmallReport.green).isEmpty)
  }

  @Test("There are ten errors at most, and one notice counts the others")
  func many() {
    let lines = GitHubAnnotations.text(SmallReport.large).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error file=a.yaml,title=s") })
    #expect(lines.last == "::notice title=and 152 more failures::2 in a.yaml and 150 in b.yaml")
  }

  @Test("No name ends a line, a property or a command")
  func hostile() {
    let lines = GitHubAnnotations.text(SmallReport.hostile).split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let start = "::error file=a|b<script>&\"'`*_[x](http%3A//y)@z#1 %250A%3A%3Aerror%3A%3A\\u{A}\\u{202E}"
      #expect(line.hasPrefix(start))
      #expect(line.prefix { $0 != "," }.hasSuffix("\u{FFFF}%2C%3A$www.x"))
    }
  }
}
