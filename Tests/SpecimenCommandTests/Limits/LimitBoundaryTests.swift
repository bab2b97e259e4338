import SpecimenCommand
import TestSupport
import Testing

@Suite("Each limit on both of its sides, with low values")
struct LimitBoundaryTests {
  private let command = SheetCommand()
  private let one = ["--styles", "body", "--categories", "large"]

  private func face(_ file: String, _ limit: String) -> CommandRun {
    CommandRun(["fonts", "\(TestFaces.folder)/\(file)", "--format", "csv", "--limit", limit])
  }

  @Test(
    "A font file beyond a limit is refused with what was found, the limit, and what raises it",
    arguments: [
      ("SpecimenBox-Regular.ttf", "font-bytes", 4704, "the file has 4,704 bytes, over the limit of 4,703 bytes"),
      ("SpecimenCollection.ttc", "font-faces", 2, "a collection of 2 faces, over the limit of 1"),
      ("SpecimenBox-Regular.ttf", "font-glyphs", 96, "it has 96 glyphs, over the limit of 95"),
      (
        "packed/SpecimenBox-Regular.woff", "font-decoded-bytes", 4704,
        "it unpacks to 4,704 bytes, over the limit of 4,703 bytes"
      ),
    ])
  func fonts(_ file: String, _ name: String, _ size: Int, _ reason: String) {
    let within = face(file, "\(name)=\(size)")
    #expect(within.standardError.isEmpty)
    let beyond = face(file, "\(name)=\(size - 1)")
    #expect(
      beyond.standardError
        == "warning: cannot read font '\(TestFaces.folder)/\(file)': \(reason)\nhint: --limit \(name)=N raises the limit\n"
    )
    #expect(beyond.exitCode == 0)
  }

  @Test("The memory that opening a face takes is bounded")
  func openingMemory() {
    let file = "packed/SpecimenBox-Regular.woff2"
    #expect(face(file, "font-opening-bytes=1M").standardError.isEmpty)
    let beyond = face(file, "font-opening-bytes=10K")
    #expect(beyond.standardError.contains(": opening it takes over the limit of 10K of memory (FreeType 0x40)"))
    #expect(beyond.standardError.hasSuffix("hint: --limit font-opening-bytes=N raises the limit\n"))
  }

  @Test("A sheet whose font is refused is drawn in the others, and is exit code 4 under --strict")
  func sheet() {
    let folder = command.folder("own", ["SpecimenBox-Regular.ttf", "SpecimenTall.ttf"])
    let arguments = one + ["--fonts", folder, "--limit", "font-glyphs=5"]
    let lax = command.run(["generate", "--out", command.path("a.svg")] + arguments)
    #expect(lax.standardError.contains("over the limit of 5\nhint: --limit font-glyphs=N raises the limit"))
    let refused = CommandRun(["fonts", folder, "--strict", "--limit", "font-glyphs=5"])
    #expect(refused.exitCode == 4)
  }

  @Test(
    "A glyph beyond the limit of points is not drawn in any picture, and is told with the option",
    arguments: ["svg", "png", "pdf"])
  func glyphPoints(_ format: String) {
    let within = command.generate("a.\(format)", one + ["--limit", "glyph-points=32767"])
    #expect(within.standardError.isEmpty)
    let beyond = command.generate("b.\(format)", one + ["--limit", "glyph-points=3"])
    let reason = "(the outline is over the limit of 3 points and components)"
    #expect(
      beyond.standardError.contains(reason) && beyond.standardError.contains("--limit glyph-points=N allows more\n"))
    #expect(!beyond.standardError.contains("note: "))
    #expect(beyond.exitCode == 0)
  }

  @Test("A picture beyond the limit of its bytes is not drawn, and is told with the option")
  func pictures() {
    let folder = command.folder("emoji", ["colour/SpecimenCBDT-Regular.ttf"])
    let arguments = ["--fonts", folder, "--text", "\u{1F600}"] + one
    let within = command.generate("a.png", arguments).standardError
    let beyond = command.generate("b.png", arguments + ["--limit", "font-picture-bytes=1"]).standardError
    #expect(!within.contains("not drawn"))
    #expect(
      beyond.contains("not drawn: 1 glyph of 'SpecimenCBDT-Regular'") && beyond.contains("--limit font-picture-bytes=N")
    )
  }

  @Test("A folder is read up to so many names, and so many fonts")
  func folders() {
    let folder = command.folder("many", ["SpecimenBox-Regular.ttf", "SpecimenTall.ttf", "README.md"])
    let run = { (limit: String) in CommandRun(["fonts", folder, "--format", "csv", "--limit", limit]) }
    #expect(run("folder-names=3").standardError.isEmpty)
    #expect(
      run("folder-names=2").standardError == """
        error: the folder '\(folder)' has more than 2 names, those in folders inside included
        hint: is this a folder of fonts? --limit folder-names=N looks at more

        """)
    #expect(run("folder-names=2").exitCode == 2)
    #expect(run("folder-files=2").standardError.isEmpty)
    #expect(
      run("folder-files=1").standardError == """
        error: the folder '\(folder)' has more than 1 font files
        hint: name the folder of those that are used; --limit folder-files=N reads more

        """)
    #expect(run("folder-files=1").exitCode == 2)
  }

  @Test("A text has so many characters, on the command line and in a document", arguments: ["shape", "generate"])
  func characters(_ verb: String) {
    let text = String(repeating: "a", count: 40)
    let arguments =
      verb == "shape"
      ? ["shape", "--font", "\(TestFaces.folder)/SpecimenBox-Regular.ttf", "--text", text]
      : ["generate", "--out", command.path("a.svg"), "--text", text] + one
    let run = { (count: Int) in
      let all = arguments + ["--limit", "text-characters=\(count)"]
      return verb == "shape" ? CommandRun(all) : command.run(all)
    }
    #expect(run(4_000).exitCode == 0)
    let beyond = run(39)
    #expect(
      beyond.standardError == """
        error: the text of --text has 40 characters, over the limit of 39
        hint: a specimen shows a phrase, not a page; --limit text-characters=N sets more

        """)
    #expect(beyond.exitCode == 5)
  }

  @Test("So many combining marks may follow each other, with the limit as it is, and raised")
  func marks() {
    let font = "\(TestFaces.folder)/SpecimenBox-Regular.ttf"
    let run = { (marks: Int, limit: [String]) in
      CommandRun(["shape", "--font", font, "--text", "a" + String(repeating: "\u{301}", count: marks)] + limit)
    }
    #expect(run(256, []).exitCode == 0)
    let beyond = run(257, [])
    #expect(
      beyond.standardError == """
        error: the text of --text has 257 combining marks in a row, over the limit of 256
        hint: 30 are more than any language needs, says UAX #15; --limit text-marks=N sets more

        """)
    #expect(beyond.exitCode == 5)
    #expect(run(257, ["--limit", "text-marks=257"]).exitCode == 0)
    #expect(run(257, ["--limit", "text-marks=256"]).exitCode == 5)
  }

  @Test(
    "A page has so many points a side, whatever the layout", arguments: ["grid", "pages", "cards", "ranges", "report"])
  func page(_ layout: String) {
    let out = layout == "cards" ? command.path("cards") : command.path("a.pdf")
    let arguments = ["generate", "--out", out, "--layout", layout, "--text", "a phrase that is long enough"] + one
    #expect(command.run(arguments + ["--limit", "page-points=5000"]).exitCode == 0)
    let beyond = command.run(arguments + ["--limit", "page-points=100"])
    #expect(beyond.standardError.contains(" pt: a page has at most 100 pt a side\n"))
    #expect(beyond.standardError.hasSuffix("; --limit page-points=N allows longer pages\n"))
    #expect(beyond.exitCode == 5)
  }

  @Test("A picture has so many pixels a side, and so many in all, drawn and compared")
  func pixels() throws {
    #expect(command.generate("a.png", one + ["--scale", "1"]).exitCode == 0)
    let page = try #require(Bitmap(png: command.scratch.read("a.png")))
    let (side, count) = (max(page.width, page.height), page.width * page.height)
    let draw = { command.generate("b.png", one + ["--scale", "1", "--limit", $0]) }
    let compare = { CommandRun(["compare", command.path("a.png"), command.path("a.png"), "--limit", $0]) }
    for (name, size, words) in [("picture-side", side, "a side has at most"), ("picture-pixels", count, "at most")] {
      #expect(draw("\(name)=\(size)").exitCode == 0)
      #expect(compare("\(name)=\(size)").exitCode == 0)
      let (drawn, compared) = (draw("\(name)=\(size - 1)"), compare("\(name)=\(size - 1)"))
      #expect(drawn.standardError.contains(words) && drawn.standardError.contains("--limit \(name)=N allows"))
      #expect(drawn.exitCode == 5)
      #expect(compared.standardError.contains(words))
      #expect(compared.exitCode == 2)
    }
    let bytes = command.scratch.read("a.png").count
    #expect(compare("picture-bytes=\(bytes)").exitCode == 0)
    #expect(
      compare("picture-bytes=\(bytes - 1)").standardError.hasSuffix("hint: --limit picture-bytes=N raises the limit\n"))
    #expect(compare("picture-bytes=\(bytes - 1)").exitCode == 5)
  }
}
