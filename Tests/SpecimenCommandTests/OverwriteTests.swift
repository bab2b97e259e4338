import Foundation
import TestSupport
import Testing

/// What is read is never what is written over.
@Suite("A result is not written over what it is made of")
struct OverwriteTests {
  let command = DocumentCommand()

  private func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test(
    "generate, sizes and boilerplate refuse the document's own file, under another path too",
    arguments: [
      ["generate", "--format", "pdf"], ["sizes", "--format", "text"], ["boilerplate", "--as", "css"],
    ])
  func document(_ verb: [String]) throws {
    let path = command.document("styles: { body: { size: 17 } }")
    _ = command.folder("deeper")
    let before = Bytes(try bytes(path))
    for out in [path, command.path("deeper/../system.yaml")] {
      let run = command.run([verb[0], path] + verb.dropFirst() + ["--out", out])
      #expect(run.exitCode == 2, "\(out)")
      #expect(
        run.standardError.contains("is the file that is read: nothing is written over it"), "\(run.standardError)")
      #expect(Bytes(try bytes(path)) == before)
    }
  }

  @Test("obfuscate refuses the font's own file")
  func font() throws {
    let path = command.path("Font.bin")
    let source = try bytes("\(TestFaces.folder)/SpecimenBox-Regular.ttf")
    try Data(source).write(to: URL(fileURLWithPath: path))
    let run = CommandRun(["obfuscate", path, "--xor", "a", "--out", path])
    #expect(run.exitCode == 2)
    #expect(Bytes(try bytes(path)) == Bytes(source))
  }
}
