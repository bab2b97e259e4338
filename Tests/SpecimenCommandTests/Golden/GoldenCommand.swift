#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Drawing
import Files
import Golden
import Snapshot
import SpecimenCommand
import TestSupport

/// The verbs about goldens over small documents of the test's own: macOS has one category.
struct GoldenCommand {
  let command = DocumentCommand()

  /// The document that most tests begin with: 11 styles in two columns.
  static let document = """
    platform: macos
    fonts: { sources: [{ directory: fonts }] }
    families:
      serif: { faces: { 300: SpecimenSerif-Light, 500: SpecimenSerif-Medium, 700: SpecimenSerif-Bold } }
    defaults: { family: serif, weight: 500 }
    styles: { headline: { weight: 700 }, body: { size: 17 }, caption1: {} }
    """

  init() {
    command.folder("fonts", DocumentCommand.serifFiles)
    write()
  }

  var scratch: ScratchFolder { command.scratch }
  func path(_ name: String) -> String { command.path(name) }

  /// Writes a document; `size` is that of body.
  func write(_ name: String = "museo.yaml", size: Int = 17) {
    _ = command.document(Self.document.replacing("size: 17", with: "size: \(size)"), as: name)
  }

  /// Records a golden of text alone, which takes far less time than one with an image.
  func recordText(_ documents: [String] = ["museo.yaml"]) { _ = run("record", documents, ["--store", "hash"]) }

  /// Runs a verb on a document of the scratch folder; paths in what is said are shown without that folder's.
  func run(
    _ verb: String, _ documents: [String] = ["museo.yaml"], _ options: [String] = [],
    variables: [String: String] = [:]
  ) -> (output: String, messages: String, code: Int32) {
    let run = CommandRun(
      [verb] + documents.map(path) + options + ["--default-fonts", command.defaults], variables: variables,
      processorCount: 2)
    let hidden = scratch.path + "/"
    return (
      run.standardOutput.replacing(hidden, with: ""), run.standardError.replacing(hidden, with: ""), run.exitCode
    )
  }

  /// The names in a folder of the scratch folder, sorted; none where it is not there.
  func names(_ folder: String) -> [String] {
    (try? FileCalls.names(in: path(folder))) ?? []
  }

  func manifest(_ name: String = "museo") throws -> Manifest {
    try Manifest(bytes: scratch.read("\(name).goldens/grid.manifest"))
  }

  /// Changes the golden image's pixels, and nothing of the manifest.
  func editImage(_ body: (inout Snapshot.Bitmap) -> Void) throws {
    var bitmap = try PNGReading.read(scratch.read("museo.goldens/grid.png"))
    body(&bitmap)
    _ = scratch.write(
      try PNGDrawing.encode(bitmap, options: GoldenDrawing.options(scale: 1)), as: "museo.goldens/grid.png")
  }
}
