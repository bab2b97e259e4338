import Findings
import SpecimenCommand
import Testing
import TypeSystem

@Suite("Findings as GitHub shows them")
struct CheckGitHubTests {
  @Test("An error, a warning and a notice, each at its style's line")
  func annotations() {
    #expect(
      SmallCheck.report(SmallCheck.museo).gitHubAnnotations == """
        ::error file=type/museo.yaml,line=40,col=3,title=Growing text in a bar of fixed height \
        (fixedBarGrowth)::navigationTitle (custom, AX3 to AX5, worst at AX5): at AX5 a line of 53 pt is 63.6 pt high: 19.6 \
        pt more than a bar of 44 pt%0Ahint: fix the size, or give it a 'max' of 36 pt
        ::warning file=type/museo.yaml,line=14,col=3,title=Thin strokes at a small size (thinSmall)::caption1 and tip \
        (custom, every category, worst at large): weight 300 at 12 pt%0Ahint: weight 400 or more under 20 pt
        ::notice file=type/museo.yaml,line=1,col=1,title=Face without a use (unusedFace)::the document: no style uses \
        Museo-700Italic%0Ahint: leave it out

        """)
  }

  @Test("The embedded default has no file to point at")
  func noFile() {
    let text = SmallCheck.report(SmallCheck.document([SmallCheck.bar], path: nil)).gitHubAnnotations
    #expect(text.hasPrefix("::error title=Growing"))
  }

  @Test("Nothing found is no annotation")
  func nothing() { #expect(SmallCheck.report(SmallCheck.document([])).gitHubAnnotations.isEmpty) }

  @Test("Ten of a kind, nine notices, and what is left in the tenth")
  func many() {
    let levels: [FindingLevel] = [.error, .warning, .info]
    let findings = levels.flatMap { level in
      (1...12).map { Finding(.shrinks, level, style: .custom("s\($0)"), message: "m", hint: "") }
    }
    let lines = SmallCheck.report(SmallCheck.document(findings)).gitHubAnnotations.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(
      lines.last
        == "::notice title=and 2 errors%2C 2 warnings and 3 infos more::12 errors, 12 warnings and 12 infos in type/museo.yaml"
    )
  }

  @Test("A hostile name is one line of one annotation")
  func hostile() {
    let text = SmallCheck.report(SmallCheck.hostile).gitHubAnnotations
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.hasPrefix("::warning file=%3A%3Aa b/\\u{1B}%25%2C%3Aé.yaml,line=1,col=1,title="))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && TerminalText.isUnsafe($0) })
  }

  @Test("Markdown has a table a document")
  func markdown() {
    #expect(
      SmallCheck.report(SmallCheck.museo, SmallCheck.document([], path: "b.yaml")).markdown == """
        ## Type systems: 1 error, 1 warning and 1 info in 2 documents

        ### type/museo.yaml

        |  | Rule | Where | Found | To do |
        | --- | --- | --- | --- | --- |
        | error | Growing text in a bar of fixed height | navigationTitle (custom, AX3 to AX5, worst at AX5) | at AX5 a line of \
        53 pt is 63.6 pt high: 19.6 pt more than a bar of 44 pt | fix the size, or give it a 'max' of \
        36 pt |
        | warning | Thin strokes at a small size | caption1 and tip (custom, every category, worst at large) | weight 300 at \
        12 pt | weight 400 or more under 20 pt |
        | info | Face without a use | the document | no style uses Museo-700Italic | leave it out |

        ### b.yaml

        No findings.

        """)
  }

  @Test("A hostile name stays text in Markdown")
  func hostileMarkdown() {
    let text = SmallCheck.report(SmallCheck.hostile).markdown
    #expect(!text.contains("<b>"))
    #expect(!text.contains("]("))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("|") } == 3)
  }
}
