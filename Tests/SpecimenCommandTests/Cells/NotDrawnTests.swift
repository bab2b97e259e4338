import SpecimenCommand
import TestSupport
import Testing

/// A glyph that isn't drawn is told by every verb that sets it, in the same words, and a strict run refuses it.
@Suite("Glyphs that are not drawn, in every verb", .timeLimit(.minutes(10)))
struct NotDrawnTests {
  private static let fault = CellFault.ofGlyphs[0]
  private let sheets = TwoSheets(Self.fault)

  private func run(_ verb: String, _ side: TwoSheets.Side, _ options: [String] = []) -> CommandRun {
    sheets.command.run([verb, sheets.command.path("\(side)/system.yaml")] + options)
  }

  private let words = "not drawn: 1 glyph of 'SpecimenSans-Medium' in '"
  private let reason = "(the outline is broken or endless)"

  @Test(
    "'wraps' and 'screens' warn, tell it in JSON, and are exit code 4 under --strict", arguments: ["wraps", "screens"])
  func tables(_ verb: String) {
    let broken = run(verb, .broken, ["--format", "json"])
    #expect(broken.exitCode == 0, "\(broken.standardError)")
    #expect(broken.standardError.contains(words) && broken.standardError.contains(reason))
    #expect(broken.standardOutput.matches(of: /"glyphsNotDrawn": [1-9]/).count > 0)
    let sound = run(verb, .sound, ["--format", "json"])
    #expect(!sound.standardError.contains(words))
    #expect(sound.standardOutput.matches(of: /"glyphsNotDrawn": [1-9]/).isEmpty)
    #expect(run(verb, .broken, ["--strict"]).exitCode == 4)
  }

  @Test("As CSV, 'wraps' and 'screens' count the places in the last column", arguments: ["wraps", "screens"])
  func columns(_ verb: String) {
    func counts(_ side: TwoSheets.Side) -> [String] {
      run(verb, side, ["--format", "csv"]).standardOutput.split(separator: "\n").map { row in
        String(row.split(separator: ",", omittingEmptySubsequences: false).last ?? "")
      }
    }
    let (broken, sound) = (counts(.broken), counts(.sound))
    #expect(broken.first == "glyphsNotDrawn" && sound.first == "glyphsNotDrawn")
    #expect(broken.dropFirst().contains { (Int($0) ?? 0) > 0 })
    #expect(sound.dropFirst().allSatisfy { $0 == "0" || $0 == "" })
  }

  @Test("'wraps' says in its table which styles have holes")
  func wrapsTable() {
    let note = "body: some glyphs are not drawn; their places count as they are, and are empty\n"
    #expect(run("wraps", .broken).standardOutput.contains(note))
    #expect(!run("wraps", .sound).standardOutput.contains("not drawn"))
  }

  @Test("Pictures of 'screens' have the mark and its legend", arguments: ["svg", "html"])
  func screens(_ format: String) {
    for side in TwoSheets.Side.allCases {
      let output = "\(side)/screens.\(format)"
      _ = run("screens", side, ["--screen", "detail", "--out", sheets.command.path(output)])
      let text = String(decoding: sheets.command.scratch.read(output), as: UTF8.self)
      #expect(text.contains("glyphs of SpecimenSans-Medium") == (side == .broken), "\(side)")
    }
  }

  @Test(
    "'check' has a finding in every format, and is exit code 1",
    arguments: ["text", "json", "sarif", "junit", "github"])
  func check(_ format: String) {
    let broken = run("check", .broken, ["--format", format])
    #expect(broken.standardOutput.contains("glyphsNotDrawn"), "\(broken.standardOutput) \(broken.standardError)")
    #expect(
      !run("check", .sound, ["--format", format, "--rule", "standIn=off"]).standardOutput.contains("not drawn: "))
  }

  @Test("'check --strict' is exit code 4, whatever the rule's level")
  func strictCheck() {
    let broken = run("check", .broken, ["--strict", "--rule", "glyphsNotDrawn=off"])
    #expect(broken.exitCode == 4 && broken.standardError.contains(words))
    #expect(!run("check", .sound, ["--strict"]).standardError.contains(words))
  }

  @Test("'doctor' asks one question more, and its answer is no")
  func doctor() {
    let broken = run("doctor", .broken, ["body"])
    #expect(
      broken.standardOutput.hasPrefix(
        "body is drawn in its own face, SpecimenSans-Medium; not all of its sample is drawn\n"))
    #expect(
      broken.standardOutput.contains(
        "5. Is every glyph of the sample drawn? no\n   1 glyph of 'SpecimenSans-Medium' in '"))
    #expect(broken.exitCode == 1)
    let sound = run("doctor", .sound, ["body"])
    #expect(!sound.standardOutput.contains("5.") && sound.exitCode == 0)
  }

  @Test("'diff' lists what is not drawn any more as a new finding")
  func diff() {
    let paths = TwoSheets.Side.allCases.map { sheets.command.path("\($0)/system.yaml") }
    let run = sheets.command.run(["diff"] + paths)
    #expect(run.exitCode == 1)
    #expect(run.standardOutput.contains("not drawn: 1 glyph of SpecimenSans-Medium"), "\(run.standardOutput)")
    #expect(run.standardError.contains(words) && run.standardError.contains(reason), "\(run.standardError)")
    let same = sheets.command.run(["diff", paths[1], paths[1]])
    #expect(same.exitCode == 0 && same.standardError.ranges(of: words).count == 1, "\(same.standardError)")
  }

  /// Default fonts whose t, glyph 48, is cut short: no sample has it, and labels do.
  private func commandWithBrokenLabels() -> DocumentCommand {
    let command = DocumentCommand()
    var inter = PatchedFont("SpecimenFlex[opsz,wght].ttf")
    inter.setFamily("Inter")
    inter.breakGlyph(48, .cutShort)
    _ = command.scratch.write(inter.bytes, as: "default/inter.ttf")
    return command
  }

  @Test(
    "Labels that lack a glyph are told as such, once, and are exit code 4 under --strict",
    arguments: ["pdf", "svg", "png"])
  func labels(_ format: String) {
    let command = commandWithBrokenLabels()
    command.folder("fonts", DocumentCommand.serifFiles)
    let document = command.document(
      """
      name: Cells
      samples: { en: Hanin }
      \(DocumentCommand.serif)
      styles: { body: { family: serif, weight: 500 } }
      """)
    let words = ["generate", document, "--categories", "large", "--out", command.path("labels.\(format)")]
    let run = command.run(words)
    #expect(run.exitCode == 0)
    #expect(
      run.standardError.contains("warning: the labels lack 1 glyph of 'SpecimenFlex-Regular' in '"),
      "\(run.standardError)")
    #expect(run.standardError.ranges(of: reason).count == 1, "\(run.standardError)")
    #expect(!run.standardError.contains("glyphs that are not drawn"))
    #expect(command.run(words + ["--strict"]).exitCode == 4)
  }
}
