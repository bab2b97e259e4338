import DynamicType
import Findings
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
    #expect(text.contains("custom, on 'nav/navigationBar/title', AX3 to AX5, worst at AX5"))
  }

  @Test("Its place is the node's; a bar's title stands where the bar does")
  func places() {
    let lines = SmallCheck.report(document).gitHubAnnotations.split(separator: "\n").map {
      $0.prefix { $0 != " " } + " " + ($0.split(separator: ",").dropFirst().prefix(2).joined(separator: ","))
    }
    #expect(lines == ["::error line=50,col=9", "::warning line=60,col=11"])
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
