import SpecimenCommand
import TestSupport
import Testing
import Typeface

@Suite("The default fonts are looked for in three places and no others")
struct DefaultFontsTests {
  private let scratch = ScratchFolder()

  @Test("The option wins, then what lies beside the executable, then what was fixed when it was built")
  func order() throws {
    let share = folder("share/specimen/fonts")
    let built = folder("built")
    let asked = folder("asked")
    let executable = "\(scratch.path)/bin/specimen"
    #expect(try find(asked, executable, built) == asked)
    #expect(try find(nil, executable, built) == share)
    #expect(try find(nil, "/nowhere/bin/specimen", built) == built)
    #expect(try find(nil, nil, built) == built)
  }

  @Test("A folder that was asked for has no stand-in")
  func absentOption() {
    let error = CommandError.noDefaultFonts(looked: ["/nowhere"], isChosen: true)
    #expect(throws: error) { try find("/nowhere", nil, folder("built")) }
    #expect(error.description == "no default fonts in '/nowhere'")
    #expect(error.hint?.hasSuffix("; without --default-fonts the program has its own") == true)
    #expect(error.exitCode == .font)
  }

  @Test("Where all are absent the error names each, and HOME is none of them")
  func absent() {
    let error = CommandError.noDefaultFonts(
      looked: ["/nowhere/share/specimen/fonts", "/nowhere/.fonts"], isChosen: false)
    #expect(throws: error) { try find(nil, "/nowhere/bin/specimen", "/nowhere/.fonts") }
    #expect(error.description == "no default fonts in '/nowhere/share/specimen/fonts' nor '/nowhere/.fonts'")
    #expect(error.hint == "make sheet")
  }

  @Test("The folder fixed at build time lies beside Package.swift")
  func built() {
    #expect(DefaultFonts.builtDirectory.hasSuffix("/.fonts"))
    let package = DefaultFonts.builtDirectory.dropLast("/.fonts".count) + "/Package.swift"
    #expect(!TestFile.bytes(String(package)).isEmpty)
  }

  @Test("The fonts that are known beforehand are those that are fetched, in their order")
  func digests() {
    let package = DefaultFonts.builtDirectory.dropLast("/.fonts".count)
    let pinned = String(decoding: TestFile.bytes("\(package)/Scripts/fonts.sha256"), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasSuffix(".ttf") }.map { String($0.prefix(64)) }
    #expect(pinned.count == 11)
    #expect(DefaultFonts.digests.map(\.sha256) == pinned)
    #expect(Set(DefaultFonts.digests.map(\.high)).count == pinned.count)
  }

  private func find(_ option: String?, _ executable: String?, _ built: String?) throws -> String {
    let sink = Gathered().sink()
    return try DefaultFonts.directory(
      option: option,
      environment: CommandEnvironment(
        arguments: [], standardOutput: sink, standardError: sink, executablePath: executable,
        builtFontsDirectory: built, variables: ["HOME": scratch.path]))
  }

  private func folder(_ name: String) -> String {
    _ = ProcessRun.run("mkdir", ["-p", "\(scratch.path)/\(name)"])
    return "\(scratch.path)/\(name)"
  }
}
