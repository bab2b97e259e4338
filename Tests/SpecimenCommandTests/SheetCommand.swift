#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import DocumentText
import SpecimenCommand
import TestSupport
import TypeSystem

/// `generate` and `sizes` over the project's own faces: they are the default fonts, and the document names them.
struct SheetCommand {
  /// The embedded document with a test face in the place of each family.
  static let document: TypeSystemDocument = {
    var document = TypeSystemDocument.embeddedDefault
    document.families = [
      "zillaSlab": FontFamily(.matching("Specimen Serif")), "firaSans": FontFamily(.matching("Specimen Sans")),
    ]
    document.systemStandIn = "Specimen Flex"
    return document
  }()

  /// The faces that the document needs.
  static let files = [
    "SpecimenFlex[opsz,wght].ttf", "SpecimenSans-Bold.otf", "SpecimenSans-Light.ttf", "SpecimenSans-Medium.ttf",
    "SpecimenSerif-Bold.ttf", "SpecimenSerif-Light.ttf", "SpecimenSerif-Medium.ttf",
  ]

  let scratch = ScratchFolder()
  /// The folder of the default fonts.
  let fonts: String

  init() {
    fonts = Self.link(Self.files, into: scratch.path + "/default")
  }

  /// Runs a verb.
  func run(
    _ arguments: [String], variables: [String: String] = [:], isTerminal: Bool = false, output: ByteSink? = nil,
    processorCount: Int = 1, document: TypeSystemDocument = document
  ) -> CommandRun {
    CommandRun(
      arguments + ["--default-fonts", fonts], variables: variables, isTerminal: isTerminal, output: output,
      processorCount: processorCount, document: document)
  }

  /// Runs `generate` into a file in the scratch folder.
  func generate(_ name: String, _ arguments: [String] = [], variables: [String: String] = [:]) -> CommandRun {
    run(["generate", "--out", path(name)] + arguments, variables: variables)
  }

  /// What `sizes` prints as CSV, row by row without the header.
  func rows(_ arguments: [String]) -> [String] {
    run(["sizes", "--format", "csv"] + arguments).standardOutput.split(separator: "\n").dropFirst().map(String.init)
  }

  func path(_ name: String) -> String { "\(scratch.path)/\(name)" }

  /// Makes a folder in the scratch folder that holds some of the test faces, named as in Fonts/test.
  func folder(_ name: String, _ files: [String]) -> String { Self.link(files, into: path(name)) }

  /// The names in the scratch folder but the folders', hidden ones too, sorted.
  var outputs: [String] {
    let listing = ProcessRun.run("ls", ["-Ap", scratch.path])?.output ?? ""
    return listing.split(separator: "\n").map(String.init).filter { !$0.hasSuffix("/") }.sorted()
  }

  private static func link(_ files: [String], into folder: String) -> String {
    mkdir(folder, 0o777)
    for file in files {
      let name = file.split(separator: "/").last ?? ""
      symlink("\(TestFaces.folder)/\(file)", "\(folder)/\(name)")
    }
    return folder
  }
}
