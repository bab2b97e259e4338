import TestSupport
import Testing

@Suite("specimen shape")
struct ShapeVerbTests {
  private let flex = TestFaces.folder + "/SpecimenFlex[opsz,wght].ttf"
  private let box = TestFaces.folder + "/SpecimenBox-Regular.ttf"

  @Test("The line is hb-shape's: glyph, UTF-8 cluster, offsets and advances in font units")
  func line() {
    let run = CommandRun(["shape", "--font", box, "--text", "abV"])
    #expect(run.standardError.isEmpty)
    #expect(run.exitCode == 0)
    #expect(
      run.standardOutput
        == #"[{"g":66,"cl":0,"dx":0,"dy":0,"ax":600,"ay":0},{"g":67,"cl":1,"dx":0,"dy":0,"ax":600,"ay":0},{"g":55,"cl":2,"dx":0,"dy":0,"ax":600,"ay":0}]"#
        + "\n")
  }

  @Test("Lines of a text are shaped one by one, an empty one is an empty line, and the last line feed begins none")
  func lines() {
    let one = CommandRun(["shape", "--font", box, "--text", "b"]).standardOutput
    #expect(one.hasPrefix("[{\"g\":") && one.hasSuffix("}]\n"))
    #expect(CommandRun(["shape", "--font", box, "--text", "b\n\nb\n"]).standardOutput == one + "\n" + one)
  }

  @Test("What the face's axes can't follow is told, and quiet with --quiet")
  func axes() {
    let arguments = ["shape", "--font", flex, "--text", "x", "--variations", "opsz=99,slnt=1,wght=100"]
    let run = CommandRun(arguments)
    #expect(
      run.standardError == """
        note: the axis 'opsz' ends at 32, found 99
        note: 'SpecimenFlex-Regular' has no axis 'slnt'
        hint: its axes are opsz and wght

        """)
    #expect(run.exitCode == 0)
    let quiet = CommandRun(arguments + ["--quiet"])
    #expect(quiet.standardError.isEmpty)
    #expect(quiet.standardOutput == run.standardOutput)
  }

  @Test("A file that is no font, and a face that the file does not have, are exit code 4")
  func refused() {
    let scratch = ScratchFolder()
    let file = scratch.write(Array("words".utf8), as: "words.ttf")
    let run = CommandRun(["shape", "--font", file, "--text", "x"])
    #expect(run.standardError == "error: cannot read font '\(file)': looks like text (FreeType 0x02)\n")
    #expect(run.exitCode == 4)
    let other = CommandRun(["shape", "--font", box, "--text", "x", "--index", "7"])
    #expect(other.standardError == "error: cannot read font '\(box)': no face 7: the file has face 0 alone\n")
    #expect(other.exitCode == 4)
  }

  @Test("A text that begins with a combining mark is taken whole after the equals sign")
  func combiningMarkFirst() {
    let run = CommandRun(["shape", "--font", box, "--text=\u{301}\u{302}"])
    #expect(run.standardError.isEmpty)
    #expect(
      run.standardOutput == #"[{"g":0,"cl":0,"dx":-500,"dy":0,"ax":0,"ay":0},"#
        + #"{"g":0,"cl":0,"dx":-500,"dy":0,"ax":0,"ay":0}]"# + "\n")
    #expect(run.exitCode == 0)
  }
}
