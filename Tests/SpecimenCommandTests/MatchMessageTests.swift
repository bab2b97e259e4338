import Testing

@Suite("By which name a face was found")
struct MatchMessageTests {
  private let command = SheetCommand()

  @Test(
    "A full name, and a family with a style, are told with the PostScript name that an app needs (S18)",
    arguments: [
      ("Specimen Sans Light", "the full name", "SpecimenSans-Light"),
      ("Specimen Sans-Light", "the family and style", "SpecimenSans-Light"),
      ("Specimen Flex Black", "the family and style", "SpecimenFlex-Black"),
    ])
  func told(_ name: String, _ kind: String, _ postScriptName: String) {
    let run = command.run(["sizes", "--custom", name, "--fallback", "body=\(name)", "--styles", "body"])
    let note = """
      note: '\(name)' is \(kind) of '\(postScriptName)'
      hint: an app asks for the second, the PostScript name

      """
    #expect(run.standardError == note)
    #expect(run.exitCode == 0)
  }

  @Test("A PostScript name and a family have nothing to tell", arguments: ["SpecimenSans-Light", "Specimen Sans"])
  func silent(_ name: String) {
    let run = command.run(["sizes", "--custom", name, "--styles", "body"])
    #expect(!run.standardError.contains("PostScript"), "\(run.standardError)")
    #expect(run.exitCode == 0)
  }
}
