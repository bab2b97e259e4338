import TestSupport
import Testing

/// What `shape --format svg` owes to Unicode's text-rendering-tests.
@Suite("specimen shape --format svg")
struct ShapePictureTests {
  private let box = TestFaces.folder + "/SpecimenBox-Regular.ttf"
  private let flex = TestFaces.folder + "/SpecimenFlex[opsz,wght].ttf"

  private func picture(_ font: String, _ text: String, _ more: [String] = []) -> CommandRun {
    CommandRun(["shape", "--font", font, "--text=\(text)", "--format", "svg"] + more)
  }

  /// The values of an attribute, in the order of the file.
  private func values(_ name: String, _ run: CommandRun) -> [String] {
    run.standardOutput.split(separator: " \(name)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test("A symbol a distinct glyph, then a use a glyph; 1000 units an em, y upwards, as high as hhea says")
  func whole() {
    let run = picture(box, "aba", ["--testcase", "BOX-1/1"])
    #expect(run.standardError.isEmpty)
    // Every letter is one box from 50 to 550 and 0 to 700, 600 wide; hhea is 800 and -200, OS/2 typo 700 and -300.
    let path = "M50,0 L50,700 L550,700 L550,0 Z"
    #expect(
      run.standardOutput == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        viewBox="0 -200 1800 1000">
        <symbol id="BOX-1/1.uni0061" overflow="visible"><path d="\(path)"/></symbol>
        <symbol id="BOX-1/1.uni0062" overflow="visible"><path d="\(path)"/></symbol>
        <use xlink:href="#BOX-1/1.uni0061" x="0" y="0"/>
        <use xlink:href="#BOX-1/1.uni0062" x="600" y="0"/>
        <use xlink:href="#BOX-1/1.uni0061" x="1200" y="0"/>
        </svg>

        """)
  }

  @Test("Axes are clamped, and 2000 units an em are halved: n at weight 900 is 616 wide, between 400 and 900 more")
  func axes() {
    // The advances of n at an optical size of 14: 1196 at 400, 1232 at 900, of 2000.
    #expect(values("viewBox", picture(flex, "n")) == ["0 -240 598 1190"])
    #expect(values("viewBox", picture(flex, "n", ["--variations=wght=5000", "--quiet"])) == ["0 -240 616 1190"])
    #expect(values("d", picture(flex, "n")) != values("d", picture(flex, "n", ["--variations=wght=900"])))
  }

  @Test("What shows nothing leaves no glyph, and a space leaves an empty outline")
  func invisible() {
    #expect(values("x", picture(box, "a\u{200D}\u{FE0F}b")) == ["0", "600"])
    #expect(values("d", picture(box, " ")) == [""])
    #expect(values("viewBox", picture(box, "\u{200B}")) == ["0 -200 0 1000"])
  }

  @Test("A glyph without a name is called by its number; an id from outside is written as data")
  func names() {
    let cff = TestFaces.folder + "/SpecimenFlexCFF2.otf"
    // WOFF's post table has no names; a is the 66th glyph.
    #expect(values("id", picture(TestFaces.folder + "/broken/many-glyphs.woff", "a")) == ["text.gid66"])
    let run = picture(cff, "A", ["--testcase", "\"><script>&\n"])
    #expect(values("id", run) == ["&quot;&gt;&lt;script&gt;&amp;&#xA;.A"])
  }

  @Test("A glyph that would cost too much is left empty and told")
  func bomb() {
    let run = picture(TestFaces.folder + "/broken/composite-bomb.ttf", "a")
    #expect(
      run.standardError
        == "warning: not drawn: 1 glyph of 'SpecimenBomb-Regular' in '\(TestFaces.folder)/broken/composite-bomb.ttf' "
        + "(the outline is endless, or of more points than FreeType holds)\n"
        + "hint: fetch the font's file again, or have it mended\n")
    #expect(values("d", run) == [""])
    #expect(run.exitCode == 0)
    let strict = picture(TestFaces.folder + "/broken/composite-bomb.ttf", "a", ["--strict"])
    #expect(strict.exitCode == 4 && strict.standardOutput.isEmpty)
  }
}
