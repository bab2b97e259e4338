import SpecimenCommand
import Testing

@Suite("specimen check and languages")
struct CheckLanguagesTests {
  private let command = DocumentCommand()

  private func document(_ languages: String, rest: String = "") -> String {
    command.document(
      "\(rest)\nlanguages: [\(languages)]\nfamilies: { sans: { family: Specimen Sans } }\nstyles: { body: { family: sans } }"
    )
  }

  private func run(_ arguments: [String], icuVersions: ClosedRange<Int>? = nil) -> CommandRun {
    CommandRun(["check", "--default-fonts", command.defaults] + arguments, icuVersions: icuVersions)
  }

  @Test("The document's languages are looked up, and the report says in which data")
  func own() {
    let json = run([document("en, vi"), "--format", "json"]).standardOutput
    #expect(json.contains(#"{"tag": "en", "name": "English", "characters": 52}"#))
    #expect(json.contains(#"{"tag": "vi", "name": "Vietnamese", "characters": 178}"#))
    #expect(!json.contains(#""icu": null"#))
    #expect(!json.contains(#""cldr": null"#))
  }

  @Test("--languages takes their place, each once, with spaces between them or none")
  func asked() {
    let json = run([document("en"), "--languages", "sr-latn, de,de", "--format", "json"]).standardOutput
    #expect(json.contains(#"{"tag": "sr-Latn", "name": "Serbian (Latin)", "characters": 54}"#))
    #expect(json.split(separator: #""tag": "de""#).count == 2)
    #expect(!json.contains(#""tag": "en""#))
  }

  @Test("A language of the document that nobody knows is told, and the others are checked")
  func unknown() {
    let run = run([document("tlh, en"), "--format", "json"])
    #expect(
      run.standardError.contains("warning: no characters are known for the language 'tlh': no font is checked for it\n")
    )
    #expect(run.standardOutput.contains(#""tag": "en""#))
  }

  @Test("Without ICU a document is checked all the same, and a note says what is not")
  func withoutICU() {
    let run = run([document("en, de"), "--format", "json"], icuVersions: 1...2)
    #expect(
      run.standardError.contains(
        "note: languages are not checked: no ICU on this machine, which knows languages: looked for 1 to 2\n"
          + "hint: Debian has it as the package libicu72, Ubuntu as libicu74\n"))
    #expect(run.standardOutput.contains(#""icu": null"#))
    #expect(run.standardError.split(separator: "note: languages").count == 1)
    #expect(run.standardOutput.contains(#""languages": []"#))
  }

  @Test("Without ICU languages that are asked for are an error")
  func askedWithoutICU() {
    let run = run([document("en"), "--languages", "de"], icuVersions: 1...2)
    #expect(
      run.standardError
        == "error: no ICU on this machine, which knows languages: looked for 1 to 2 (--languages)\n"
        + "hint: Debian has it as the package libicu72, Ubuntu as libicu74\n")
    #expect(run.standardOutput.isEmpty)
    #expect(run.exitCode == 2)
  }

  @Test("ICU is not opened where the rules about characters and about ink are off")
  func off() {
    let rules = ["--rule", "uncovered=off", "--rule", "inkClipped=off"]
    let run = run([document("en")] + rules + ["--format", "json"], icuVersions: 1...2)
    #expect(!run.standardError.contains("ICU"))
    #expect(run.standardOutput.contains(#""icu": null"#))
  }

  @Test(
    "A sheet that lists findings looks the document's languages up in the same ICU",
    arguments: ["report.pdf", "page.html"])
  func sheet(_ name: String) {
    let listed = generate(document("en"), name)
    #expect(listed.standardError.contains("note: languages are not checked: no ICU on this machine"))
    let unlisted = generate(document("en", rest: "findings: { uncovered: off, inkClipped: off }"), name)
    #expect(!unlisted.standardError.contains("ICU"))
    #expect(unlisted.exitCode == 0)
  }

  private func generate(_ document: String, _ name: String) -> CommandRun {
    CommandRun(
      ["generate", document, "--default-fonts", command.defaults, "--styles", "body", "--categories", "large"]
        + (name.hasPrefix("report") ? ["--layout", "report"] : []) + ["--out", command.path(name)], icuVersions: 1...2)
  }

  @Test("A Latin face lacks Vietnamese letters, which are named")
  func uncovered() {
    let json = run([document("vi"), "--format", "json", "--styles", "body"]).standardOutput
    #expect(json.contains(#""rule": "uncovered""#))
    #expect(json.contains("U+"))
  }
}
