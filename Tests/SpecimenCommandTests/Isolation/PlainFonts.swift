import TestSupport
import Testing

/// The default fonts of the binary's own document, made of test faces: the variable one says in its names that it is Inter.
enum PlainFonts {
  /// Writes them into the folder `fonts` of a scratch folder.
  static func write(to scratch: ScratchFolder) throws {
    _ = ProcessRun.run("mkdir", ["\(scratch.path)/fonts"])
    let flex = TestFile.bytes("\(TestFaces.folder)/SpecimenFlex[opsz,wght].ttf")
    let bytes = try #require(GenerateProcessTests.renamed(flex, from: "Specimen Flex", to: "Inter"))
    _ = scratch.write(bytes, as: "fonts/flex.ttf")
    _ = ProcessRun.run("cp", ["\(TestFaces.folder)/SpecimenSerif-Medium.ttf", "\(scratch.path)/fonts"])
  }
}
