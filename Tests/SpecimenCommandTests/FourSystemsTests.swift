import SpecimenCommand
import TestSupport
import Testing

/// Expected/ holds what the five systems' own code gives, worked out by hand from their sources.
@Suite("The sizes of the four documents in specimens/")
struct FourSystemsTests {
  private let command = DocumentCommand()

  private static let specimens: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/specimens"
  }()

  /// The custom rows of a document without the word "custom".
  private func rows(_ name: String, _ options: [String] = []) -> [String] {
    command.rows(["\(Self.specimens)/\(name)/\(name).yaml"] + options)
      .filter { $0.contains(",custom,") }.map { $0.replacing(",custom,", with: ",") }
  }

  private func expected(_ name: String) -> [String] {
    TestFile.text(besides: #filePath, "Expected/\(name).csv").split(separator: "\n").dropFirst().map(String.init)
  }

  @Test(
    "A13, D3, D4, D6, E7, E8, F1, F2: every size of each document is the one of the system's own code",
    arguments: ["avenir", "museo", "source-sans-pro", "swash"])
  func styles(_ name: String) {
    let expected = expected(name)
    #expect(expected.count == 11)
    #expect(Array(rows(name).prefix(11)) == expected)
  }

  @Test("A18: Museo's roles")
  func roles() {
    #expect(Array(rows("museo").dropFirst(11)) == expected("museo-roles"))
  }

  @Test("A18: roles are in JSON apart from the styles, with what a change of category does to them")
  func rolesInJSON() {
    let document = "\(Self.specimens)/museo/museo.yaml"
    let lines = command.run(["sizes", document, "--format", "json", "--categories", "AX5"]).standardOutput
      .split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    // Neither Museo nor the stand-ins are among the fonts here: the system font is drawn.
    #expect(
      lines.filter { $0.hasPrefix("{\"role\"") } == [
        #"{"role": "navigationTitle", "category": "AX5", "pointSize": 53, "postScriptName": "SpecimenFlex-SemiBold", "update": "restyle"},"#,
        #"{"role": "navigationItem", "category": "AX5", "pointSize": 17, "postScriptName": "SpecimenFlex-Medium", "update": "fixed"},"#,
        #"{"role": "button", "category": "AX5", "pointSize": 17, "postScriptName": "SpecimenFlex-Medium", "update": "features"}"#,
      ])
    #expect(!lines.contains { $0.hasPrefix("{\"style\": \"button\"") })
  }

  @Test("A14: Museo's largeTitle is drawn in the system face and marked")
  func museoLargeTitle() {
    let cells = command.cells(
      ["\(Self.specimens)/museo/museo.yaml", "--styles", "largeTitle", "--categories", "large"])
    #expect(cells.count == 1)
    let isMarked = cells.first?.contains(#""postScriptName": "SpecimenFlex-Regular", "strategy": "system", "#) == true
    #expect(isMarked)
    let marks = cells.first?.contains(#""marks": ["standIn", "undefined"]"#) == true
    #expect(marks)
  }

  @Test("F3: CFDTLabel has no style but body, and asking for another is exit code 2")
  func avenir() {
    let run = command.run(["sizes", "\(Self.specimens)/avenir/avenir.yaml", "--styles", "headline"])
    #expect(
      run.standardError == """
        error: the type system has no style 'headline', and its undefined styles are errors
        hint: give it a rule under styles, or set undefinedStyles to system or body

        """)
    #expect(run.standardOutput.isEmpty)
    #expect(run.exitCode == 2)
  }

  @Test("D18: caption1 grows 3.9 times and largeTitle 1.8 times by metrics, 3.9 and 1.9 by the system's table")
  func ranges() {
    let document = command.document("styles: { caption1: { size: 12 }, largeTitle: { size: 34 } }")
    let run = command.run(["sizes", document, "--styles", "largeTitle,caption1", "--categories", "large"])
    #expect(
      run.standardOutput == """
        style       column    large  from xSmall  from Large
        largeTitle  custom       34         1.8x        1.7x
        largeTitle  fallback     34         1.9x        1.8x
        caption1    custom       12         3.9x        3.2x
        caption1    fallback     12         3.9x        3.6x

        """)
  }
}
