import DynamicType
import Findings
import Screens
import SpecimenCommand
import Testing
import TypeSystem
import YAML

@Suite("A check's findings on screens")
struct CheckScreenTests {
  private let document: CheckedDocument = {
    var label = Finding(
      .staleText, .warning, style: .body, categories: [.accessibility4, .accessibility5], category: .accessibility5,
      value: 17, limit: 53, unit: .points, message: "at AX5 its text has 17 pt", hint: "set it again")
    (label.screen, label.path) = ("nav", "nav/goals/label")
    var title = SmallCheck.bar
    (title.screen, title.path) = ("nav", "nav/navigationBar/title")
    var document = SmallCheck.document([title, label])
    document.screenPlaces = [
      "nav/navigationBar": YAMLPlace(line: 50, column: 9), "nav/goals/label": YAMLPlace(line: 60, column: 11),
    ]
    return document
  }()

  @Test("A finding is told by its node's path, with its style; a role's with the path where it stands")
  func text() {
    let text = CheckText().text(document)
    #expect(text.contains("  nav/goals/label  body, AX4 and AX5, worst at AX5"))
    #expect(text.contains("navigationTitle"))
    let lines = text.split(separator: "\n")
    let bar = lines.firstIndex { $0.hasPrefix("  navigationTitle  custom, AX3 to AX5, worst at AX5 ") }
    #expect(bar.map { lines[$0].hasSuffix(" pt, limit 44 pt") } == true)
    #expect(bar.map { lines[$0 + 1] } == "    on 'nav/navigationBar/title'")
  }

  @Test("Its place is the node's; a bar's title stands where the bar does")
  func places() {
    let lines = SmallCheck.report(document).gitHubAnnotations.split(separator: "\n").map {
      $0.prefix { $0 != " " } + " " + ($0.split(separator: ",").dropFirst().prefix(2).joined(separator: ","))
    }
    #expect(lines == ["::error line=50,col=9", "::warning line=60,col=11"])
  }

  private var unchecked: CheckedDocument {
    var document = SmallCheck.document([])
    document.report.uncheckedScreens = [
      UncheckedScreen(screen: "bad", reason: .build(.unknownStyle(.custom("a<b"), path: "bad/{x}", nearest: ["a"])))
    ]
    document.screenPlaces = ["bad/{x}": YAMLPlace(line: 70, column: 7)]
    return document
  }

  @Test("A screen that can't be checked fails whatever the level, and every format has it once, with its hint")
  func uncheckedScreen() {
    let report = SmallCheck.report(unchecked, failLevel: .never)
    #expect(report.fails && report.hasUncheckedScreens)
    #expect(!SmallCheck.report(document, failLevel: .never).fails)
    let message = "bad/{x}: the type system has no style 'a<b'"
    let hint = "did you mean 'a'?"
    #expect(
      CheckText().text(unchecked) == """
        type/museo.yaml

        error: Screen that can't be checked
          \(message)
            hint: \(hint)


        """)
    #expect(CheckText().summary(report) == "no findings in type/museo.yaml, 1 screen not checked\n")
    #expect(
      report.gitHubAnnotations
        == "::error file=type/museo.yaml,line=70,col=7,title=Screen that can't be checked::\(message)%0Ahint: \(hint)\n"
    )
    #expect(report.markdown.contains("\n- Screen that can't be checked: "))
    #expect(report.json.text.contains("\"path\": \"bad/{x}\", \"message\": \"\(message)\", \"hint\": \"\(hint)\""))
    #expect(report.json.text.contains("\"line\": 70, \"character\": 7"))
  }

  @Test("JUnit has it as an error of the run, and SARIF as a notification of a run that did not succeed")
  func uncheckedScreenInRuns() {
    let report = SmallCheck.report(unchecked)
    let junit = report.junit
    #expect(junit.contains("errors=\"1\""))
    #expect(junit.contains("<error message=\"bad/{x}: the type system has no style 'a&lt;b'\" type=\"error\">hint: "))
    let sarif = report.sarif.text
    #expect(sarif.contains("\"executionSuccessful\": false"))
    #expect(sarif.contains("\"bad/{{x}}: the type system has no style 'a<b'; hint: did you mean 'a'?\""))
    #expect(sarif.contains("\"startLine\": 70"))
    #expect(!SmallCheck.report(document).sarif.text.contains("toolExecutionNotifications"))
  }

  @Test("JSON has the screen and the path, SARIF the path as a logical location")
  func machines() {
    let report = SmallCheck.report(document)
    #expect(report.json.text.contains("\"screen\": \"nav\""))
    #expect(report.json.text.contains("\"path\": \"nav/goals/label\""))
    #expect(report.sarif.text.contains("\"fullyQualifiedName\": \"nav/goals/label\""))
    #expect(report.sarif.text.contains("\"startLine\": 60"))
  }
}
