#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand
import TestSupport

/// The command with documents of the test's own, beside fonts in which Specimen Flex is called Inter.
///
/// A document in YAML can't say what stands in for the system font: it is Inter.
struct DocumentCommand {
  let scratch = ScratchFolder()
  /// The folder of the default fonts: Inter, the Sans and the Box.
  let defaults: String

  init() {
    defaults = scratch.path + "/default"
    mkdir(defaults, 0o777)
    var inter = PatchedFont("SpecimenFlex[opsz,wght].ttf")
    inter.setFamily("Inter")
    _ = scratch.write(inter.bytes, as: "default/inter.ttf")
    for file in ["SpecimenSans-Bold.otf", "SpecimenSans-Light.ttf", "SpecimenBox-Regular.ttf"] {
      symlink("\(TestFaces.folder)/\(file)", "\(defaults)/\(file)")
    }
  }

  func path(_ name: String) -> String { "\(scratch.path)/\(name)" }

  /// A folder in the scratch folder that links to some of the test faces.
  @discardableResult
  func folder(_ name: String, _ files: [String] = []) -> String {
    mkdir(path(name), 0o777)
    for file in files {
      symlink("\(TestFaces.folder)/\(file)", "\(path(name))/\(file.split(separator: "/").last ?? "")")
    }
    return path(name)
  }

  /// Writes a document, after the line with its format, and returns its path.
  func document(_ lines: String, as name: String = "system.yaml") -> String {
    scratch.write(Array("format: 1\n\(lines)\n".utf8), as: name)
  }

  /// Runs a verb with the default fonts.
  func run(_ arguments: [String]) -> CommandRun { CommandRun(arguments + ["--default-fonts", defaults]) }

  /// The rows of `sizes --format csv` without the header.
  func rows(_ arguments: [String]) -> [String] {
    run(["sizes", "--format", "csv"] + arguments).standardOutput.split(separator: "\n").dropFirst().map(String.init)
  }

  /// The lines of `sizes --format json` that have some text, as they stand.
  func cells(_ arguments: [String], with text: String = "\"column\": \"custom\"") -> [String] {
    run(["sizes", "--format", "json"] + arguments).standardOutput.split(separator: "\n").map(String.init)
      .filter { $0.contains(text) && $0.contains("pointSize") }
  }

  /// The three weights of Specimen Serif, listed, in a folder `fonts` beside the document.
  static let serif = """
    fonts: { sources: [{ directory: fonts }] }
    families:
      serif: { faces: { 300: SpecimenSerif-Light, 500: SpecimenSerif-Medium, 700: SpecimenSerif-Bold } }
    """

  static let serifFiles = ["SpecimenSerif-Light.ttf", "SpecimenSerif-Medium.ttf", "SpecimenSerif-Bold.ttf"]
}
