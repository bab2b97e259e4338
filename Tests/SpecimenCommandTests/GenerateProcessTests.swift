import TestSupport
import Testing

@Suite("The binary draws the same sheet in any surroundings")
struct GenerateProcessTests {
  private let scratch = ScratchFolder()
  private let fonts: String

  /// The binary's document wants Inter: the variable test face says in its names that it is that.
  init() throws {
    fonts = scratch.path + "/fonts"
    let file = "SpecimenFlex[opsz,wght].ttf"
    _ = ProcessRun.run("mkdir", [fonts])
    let bytes = try #require(
      Self.renamed(TestFile.bytes("\(TestFaces.folder)/\(file)"), from: "Specimen Flex", to: "Inter"))
    _ = scratch.write(bytes, as: "fonts/flex.ttf")
    for file in ["SpecimenSerif-Medium.ttf", "SpecimenSans-Bold.otf"] {
      _ = ProcessRun.run("cp", ["\(TestFaces.folder)/\(file)", fonts])
    }
  }

  @Test(
    "Another working folder, time zone, locale and FreeType's own settings change no byte", arguments: ["pdf", "png"])
  func surroundings(_ format: String) throws {
    let plain = try generate("\(format)", "a.\(format)", "")
    #expect(plain.count > 5_000)
    let folder = "cd /"
    #expect(try generate(format, "b.\(format)", folder) == plain)
    let variables = """
      export TZ=Asia/Kathmandu LC_ALL=de_DE.UTF-8 LANG=tr_TR.UTF-8 HOME=/nowhere XDG_CONFIG_HOME=/nowhere
      export FREETYPE_PROPERTIES='truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:no-stem-darkening=0'
      export HB_SHAPER_LIST=fallback HB_OPTIONS=uniscribe-bug-compatible CAIRO_DEBUG_PDF=1 FONTCONFIG_FILE=/nowhere
      """
    #expect(try generate(format, "c.\(format)", variables) == plain)
    #expect(try generate(format, "d.\(format)", "unset HOME PATH LANG TERM; umask 077") == plain)
  }

  @Test("A full device and a reader that went away are exit code 5, and an older file is as it was")
  func noRoom() throws {
    let full = try shell("exec \"$0\" generate \(choices) --out - --format png 2>&1 >/dev/full")
    #expect(full.output == "error: cannot write to standard output: no space left on device\nhint: make some room\n")
    #expect(full.status == 5)
    let closed = try shell(
      """
      cd '\(scratch.path)' && mkfifo go
      { { read x <go; "$0" generate \(choices) --out - --format pdf 2>&3; echo $? >&3; } | { exec <&-; echo >go; }; } 3>&1
      """)
    #expect(
      closed.output == """
        error: cannot write to standard output: broken pipe
        hint: the program that was reading the output has ended
        5

        """)
    let old = Array("old and whole\n".utf8)
    _ = scratch.write(old, as: "sheet.png")
    let limited = try shell("ulimit -f 1; exec \"$0\" generate \(choices) --out '\(scratch.path)/sheet.png'")
    #expect(limited.output == "error: cannot write '\(scratch.path)/sheet.png': file too large\n")
    #expect(limited.status == 5)
    #expect(Bytes(scratch.read("sheet.png")) == Bytes(old))
    #expect(ProcessRun.run("ls", ["-A", scratch.path])?.output == "fonts\ngo\nsheet.png\n")
  }

  private var choices: String {
    "--default-fonts '\(fonts)' --custom 'SpecimenSerif-Medium' --styles headline,body --categories large...AX1"
  }

  private func generate(_ format: String, _ name: String, _ before: String) throws -> [UInt8] {
    let run = try shell("\(before)\nexec \"$0\" generate \(choices) --out '\(scratch.path)/\(name)'")
    #expect(run.output.isEmpty, "\(run.output)")
    #expect(run.status == 0)
    return scratch.read(name)
  }

  private func shell(_ script: String) throws -> ProcessRun {
    try #require(ProcessRun.run("sh", ["-c", script, ProcessTests.binary]))
  }

  /// A font's bytes with a name in the place of another, as UTF-16 and filled up with what a reader drops.
  static func renamed(_ bytes: [UInt8], from old: String, to new: String) -> [UInt8]? {
    func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let wanted = wide(old)
    let filled = wide(new + String(repeating: "\u{1}", count: old.count - new.count))
    var bytes = bytes
    var found = false
    var place = 0
    while place + wanted.count <= bytes.count {
      guard bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) else {
        place += 1
        continue
      }
      bytes.replaceSubrange(place..<place + wanted.count, with: filled)
      place += wanted.count
      found = true
    }
    return found ? bytes : nil
  }
}
