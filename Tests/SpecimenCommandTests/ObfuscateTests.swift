import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen obfuscate")
struct ObfuscateTests {
  private let command = DocumentCommand()
  private let font = TestFaces.folder + "/SpecimenSerif-Bold.ttf"

  @Test(
    "C3: what it disguises a document reads with decrypt, and twice is the font again",
    arguments: [
      ("--xor", "0xA5F1", #"xor: { key: "0xA5F1" }"#), ("--xor", "a secret", "xor: { key: a secret }"),
      ("--idpf", "urn:uuid:1234", "idpf: urn:uuid:1234"),
    ])
  func roundTrip(_ option: String, _ key: String, _ decrypt: String) {
    let file = command.path("font.bin")
    #expect(CommandRun(["obfuscate", font, option, key, "--out", file]).exitCode == 0)
    let disguised = Bytes(command.scratch.read("font.bin"))
    #expect(disguised != Bytes(PatchedFont("SpecimenSerif-Bold.ttf").bytes))
    let path = command.document(
      """
      fonts: { sources: [{ file: font.bin, decrypt: { \(decrypt) } }] }
      styles: { body: { face: SpecimenSerif-Bold } }
      """)
    let cells = command.cells([path, "--styles", "body", "--categories", "large", "--strict"])
    #expect(cells.count == 1)
    let isDrawn = cells.first?.contains("\"SpecimenSerif-Bold\"") == true
    #expect(isDrawn)
    let again = CommandRun(["obfuscate", file, option, key, "--out", "-"])
    let same = Bytes(again.bytes) == Bytes(PatchedFont("SpecimenSerif-Bold.ttf").bytes)
    #expect(same)
  }

  @Test("C3: read with another key it is a file that can't be used, named with the cipher")
  func wrongKey() {
    let file = command.path("font.bin")
    #expect(CommandRun(["obfuscate", font, "--xor", "0xA5", "--out", file]).exitCode == 0)
    let path = command.document(
      #"fonts: { sources: [{ file: font.bin, decrypt: { xor: { key: "0xA6" } } }] }"# + "\nstyles: { body: {} }")
    let run = command.run(["sizes", path])
    #expect(run.standardError.hasPrefix("warning: cannot read font '\(file)': "))
    #expect(run.exitCode == 0)
    #expect(command.run(["sizes", path, "--strict"]).exitCode == 4)
  }

  @Test(
    "One cipher, a key, a file and a place",
    arguments: [
      (["--xor", ""], "error: --xor needs a value, found '': --xor KEY"),
      (["--xor", "0x"], "error: '0x' is no key (--xor)"), (["--xor", "0xA"], "error: '0xA' is no key (--xor)"),
      (["--xor", "0xGG"], "error: '0xGG' is no key (--xor)"),
      (["--idpf", " \t"], "error: the identifier of 'idpf' is empty"),
      (["--xor", "a", "--idpf", "b"], "error: --xor and --idpf are two ciphers, found both"),
      ([], "error: 'obfuscate' needs --xor KEY or --idpf IDENTIFIER"),
    ])
  func keys(_ options: [String], _ line: String) {
    let run = CommandRun(["obfuscate", font, "--out", command.path("x")] + options)
    #expect(run.standardError.split(separator: "\n").first.map(String.init) == line)
    #expect(run.exitCode == 2)
    #expect(command.scratch.read("x").isEmpty)
  }

  @Test("A file that isn't there, a folder, none, and two")
  func files() {
    let rest = ["--xor", "a", "--out", command.path("x")]
    let missing = CommandRun(["obfuscate", "/nowhere"] + rest)
    #expect(missing.standardError == "error: no file or folder '/nowhere'\n" && missing.exitCode == 2)
    let folder = command.folder("folder")
    let run = CommandRun(["obfuscate", folder] + rest)
    #expect(run.standardError == "error: cannot read '\(folder)': is a directory\n" && run.exitCode == 2)
    #expect(CommandRun(["obfuscate"] + rest).exitCode == 2)
    #expect(CommandRun(["obfuscate", font, font] + rest).exitCode == 2)
    #expect(CommandRun(["obfuscate", font, "--xor", "a"]).exitCode == 2)
    #expect(CommandRun(["obfuscate", font, "--xor", "a", "--out", "/nowhere/x"]).exitCode == 5)
  }

  @Test("An empty file stays one, and a file over the limit of a font is exit code 5 and not read")
  func sizes() throws {
    let empty = command.scratch.write([], as: "empty")
    #expect(CommandRun(["obfuscate", empty, "--xor", "a", "--out", command.path("x")]).exitCode == 0)
    #expect(command.scratch.read("x").isEmpty)
    let huge = command.path("huge")
    #expect(ProcessRun.run("truncate", ["-s", "65M", huge])?.status == 0)
    let run = CommandRun(["obfuscate", huge, "--xor", "a", "--out", command.path("y")])
    #expect(
      run.standardError
        == "error: '\(huge)' has more than 64M, the limit of a font file\n"
        + "hint: --limit font-bytes=N raises the limit\n")
    #expect(run.exitCode == 5)
  }
}
