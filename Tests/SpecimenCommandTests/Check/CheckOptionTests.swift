import DocumentText
import Findings
import SpecimenCommand
import Testing
import TypeSystem

@Suite("The options of check")
struct CheckOptionTests {
  @Test(
    "What is wrong with them, in every word",
    arguments: [
      Wrong(["--rule", "thinSmal=off"], "error: no rule named 'thinSmal' (--rule)\nhint: did you mean 'thinSmall'?"),
      Wrong(
        ["--rule", "thinSmall=loud"],
        "error: no level named 'loud' (--rule thinSmall)\nhint: known are off, info, warning and error"),
      Wrong(
        ["--rule", "thinSmall=warn"],
        "error: no level named 'warn' (--rule thinSmall)\nhint: did you mean 'warning'?"),
      Wrong(
        ["--rule", "thinSmall"],
        "error: --rule takes NAME=LEVEL, found 'thinSmall'\nhint: for example --rule thinSmall=off"),
      Wrong(
        ["--rule", "=off"], "error: --rule takes NAME=LEVEL, found '=off'\nhint: for example --rule thinSmall=off"),
      Wrong(
        ["--rule", "thinSmall="],
        "error: --rule takes NAME=LEVEL, found 'thinSmall='\nhint: for example --rule thinSmall=off"),
      Wrong(
        ["--rule", "thinSmall=off", "--rule", "thinsmall=error"],
        "error: --rule is given twice for thinSmall: 'off' and 'error'"),
      Wrong(["--rule", "x\u{1B}=off"], "error: no rule named 'x\\u{1B}' (--rule)\nhint: known are \(rules)"),
      Wrong(["--fail-on", "warnings"], "error: no level named 'warnings' (--fail-on)\nhint: did you mean 'warning'?"),
      Wrong(
        ["--fail-on", "off"],
        "error: no level named 'off' (--fail-on)\nhint: known are info, warning, error and never"),
      Wrong(["--languages", ","], "error: --languages needs a value, found '': --languages LIST"),
      Wrong(["--languages", "en,,vi"], "error: --languages needs a value, found '': --languages LIST"),
      Wrong(
        ["--platform", "macos", "--categories", "xSmall"],
        "error: macOS has no category xSmall (--categories)\nhint: it has large alone"),
      Wrong(
        ["--languages", "en,vietnamese"],
        "error: no characters are known for the language 'vietnamese' (--languages)\nhint: did you mean 'vi'?"),
      Wrong(
        ["--languages", "en-Cyrl"],
        "error: no characters are known for the language 'en-Cyrl' (--languages)\n"
          + "hint: did you mean 'en'?"),
      Wrong(
        ["--format", "xml"],
        "error: no format named 'xml' (--format)\nhint: known are text, json, sarif, junit, github and markdown"),
      Wrong(
        ["--format", "json", "--out", "x.xml"],
        "error: --format json does not agree with the name 'x.xml'\nhint: leave --format out, or change the name"),
      Wrong(["no.yaml"], "error: no file or folder 'no.yaml'"),
      Wrong(
        ["no*.yaml"],
        "error: no document matches 'no*.yaml'\n"
          + "hint: '*' stands for any characters of a name, '**' for folders at any depth"),
    ])
  func wrong(_ wrong: Wrong) {
    let run = SheetCommand().run(["check"] + wrong.arguments)
    #expect(run.standardError == wrong.message + "\n")
    #expect(run.standardOutput.isEmpty)
    #expect(run.exitCode == wrong.exitCode)
  }

  private static let rules =
    Rule.allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " and embeddingForbidden"

  @Test("The same rule twice at the same level is no contradiction, and its case is free")
  func sameTwice() {
    let run = SheetCommand().run(["check", "--rule", "thinSmall=off", "--rule", "THINSMALL=off"])
    #expect(run.exitCode == 0)
  }

  @Test("A document knows every rule and every level, in the order of the rules")
  func words() {
    #expect(DocumentWord.rule.words == Rule.allCases.map(\.rawValue))
    #expect(DocumentWord.level.words == FindingLevel.allCases.map(\.rawValue))
  }
}
