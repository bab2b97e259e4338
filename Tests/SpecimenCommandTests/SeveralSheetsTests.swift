#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand
import TestSupport
import Testing

@Suite("Several sheets in one run")
struct SeveralSheetsTests {
  private let command = SheetCommand()
  private let one = ["--styles", "body", "--categories", "large"]
  private let serif: String
  private let sans: String
  private let flex: String

  init() {
    serif = command.folder("serif", ["SpecimenSerif-Medium.ttf", "SpecimenSerif-Bold.ttf"])
    sans = command.folder("sans", ["SpecimenSans-Regular.otf", "SpecimenSans-Bold.otf"])
    flex = command.folder("flex", ["SpecimenFlex[opsz,wght].ttf"])
  }

  @Test("Each folder makes a sheet that is named after its family", arguments: ["pdf", "png", "svg", "html"])
  func names(_ format: String) {
    let run = command.generate("{name}.\(format)", one + fonts(serif, flex, sans))
    #expect(
      run.standardError == """
        warning: \(serif): body, custom: the family has no weight 400, 500 is drawn
        note: wrote 3 sheets

        """)
    #expect(run.exitCode == 0)
    #expect(command.outputs == ["Specimen-Flex.\(format)", "Specimen-Sans.\(format)", "Specimen-Serif.\(format)"])
    for (folder, name) in [(flex, "Specimen-Flex"), (sans, "Specimen-Sans")] {
      #expect(command.generate("alone.\(format)", one + fonts(folder)).exitCode == 0)
      #expect(
        Bytes(command.scratch.read("\(name).\(format)")) == Bytes(command.scratch.read("alone.\(format)")), "\(name)")
    }
  }

  @Test("Files and messages are the same for any number of workers", arguments: ["pdf", "png", "svg", "html"])
  func workers(_ format: String) {
    let choices = ["--styles", "headline,body", "--categories", "large...AX1"] + fonts(serif, flex, "/nowhere", sans)
    var first: [Bytes] = []
    for jobs in ["1", "2", "8"] {
      _ = command.folder(jobs, [])
      let run = command.generate("\(jobs)/{name}.\(format)", choices + ["--jobs", jobs])
      #expect(
        run.standardError == """
          warning: \(serif): headline, custom: the family has no weight 600, 700 is drawn
          warning: \(serif): body, custom: the family has no weight 400, 500 is drawn
          error: /nowhere: no file or folder '/nowhere'
          warning: \(sans): headline, custom: the family has no weight 600, 700 is drawn
          note: wrote 3 of 4 sheets

          """)
      #expect(run.exitCode == 2)
      let files = ["Serif", "Flex", "Sans"].map { Bytes(command.scratch.read("\(jobs)/Specimen-\($0).\(format)")) }
      if first.isEmpty { first = files }
      #expect(files == first, "\(jobs)")
    }
  }

  @Test("As many workers as processors give the same files, too")
  func processors() {
    #expect(command.generate("{name}.pdf", one + fonts(serif, flex, sans)).exitCode == 0)
    let alone = ["Serif", "Flex", "Sans"].map { Bytes(command.scratch.read("Specimen-\($0).pdf")) }
    let run = command.run(
      ["generate", "--out", command.path("{name}.pdf")] + one + fonts(serif, flex, sans), processorCount: 3)
    #expect(run.exitCode == 0)
    #expect(["Serif", "Flex", "Sans"].map { Bytes(command.scratch.read("Specimen-\($0).pdf")) } == alone)
  }

  @Test("What is wrong with one sheet keeps no other from being drawn, and the highest exit code stays")
  func errors() {
    let broken = command.folder("broken", ["broken/html.ttf"])
    mkdir(command.path("Specimen-Flex.png"), 0o777)
    let run = command.generate("{name}.png", one + fonts("/nowhere", flex, broken, sans) + ["--jobs", "2"])
    #expect(
      run.standardError == """
        error: /nowhere: no file or folder '/nowhere'
        error: \(flex): cannot write '\(command.path("Specimen-Flex.png"))': is a directory
        hint: name a file in the folder
        warning: \(broken): cannot read font '\(broken)/html.ttf': looks like HTML (FreeType 0x02)
        error: \(broken): no font that can be used in '\(broken)'
        hint: 'specimen fonts \(broken)' says what is there
        note: wrote 1 of 4 sheets

        """)
    #expect(run.exitCode == 5)
    #expect(command.outputs == ["Specimen-Sans.png"])
  }

  @Test("Under --strict a sheet with a finding isn't written, and the others are")
  func strict() {
    let run = command.generate("{name}.pdf", one + fonts(serif, sans) + ["--strict", "--quiet"])
    #expect(run.standardError == "error: \(serif): body, custom: the family has no weight 400, 500 is drawn\n")
    #expect(run.exitCode == 4)
    #expect(command.outputs == ["Specimen-Sans.pdf"])
  }

  @Test("Two sheets of one name are refused before anything is drawn")
  func clash() {
    let other = command.folder("other", ["SpecimenSerif-Light.ttf"])
    let run = command.generate("{name}.pdf", one + fonts(serif, sans, other))
    #expect(
      run.standardError == """
        error: '\(serif)' and '\(other)' would both be written to '\(command.path("Specimen-Serif.pdf"))'
        hint: draw them in runs of their own, with other names for --out

        """)
    #expect(run.exitCode == 2)
    #expect(command.outputs.isEmpty)
  }

  @Test("One sheet may be named too: after the document, its family, or the font that was asked for")
  func alone() {
    #expect(command.generate("{name}.pdf", one).standardError.isEmpty)
    #expect(command.generate("{name}.svg", one + fonts(flex)).standardError.isEmpty)
    #expect(command.generate("{name}.png", one + ["--custom", "SpecimenSans-Bold"]).standardError.isEmpty)
    #expect(command.outputs == ["Default.pdf", "Specimen-Flex.svg", "SpecimenSans-Bold.png"])
  }

  @Test("A sheet that can't be named says why, in the words of one that can't be drawn")
  func unnamed() {
    let run = command.generate("{name}.pdf", one + fonts("/nowhere"))
    #expect(run.standardError == "error: no file or folder '/nowhere'\n")
    #expect(run.exitCode == 2)
  }

  @Test("A hostile family makes a harmless file")
  func hostile() {
    let hostile = command.folder("hostile", ["SpecimenHeavyHostileName.ttf"])
    #expect(command.generate("{name}.png", one + fonts(hostile)).exitCode == 0)
    #expect(command.outputs.count == 1)
    for name in command.outputs {
      #expect(
        name.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !name.hasPrefix(".") && !name.hasPrefix("-"), "\(name)")
    }
  }

  private func fonts(_ folders: String...) -> [String] { folders.flatMap { ["--fonts", $0] } }
}
