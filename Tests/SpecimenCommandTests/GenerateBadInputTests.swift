#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Files
import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen generate, given what it can't use")
struct GenerateBadInputTests {
  private let command = SheetCommand()
  private let old = Array("old and whole\n".utf8)
  private let one = ["--styles", "body", "--categories", "large"]

  // MARK: Fonts

  @Test("A folder of fonts that isn't there, or is a file, is exit code 2")
  func noFolder() {
    expectRefusal(["--fonts", "/nowhere"], "error: no file or folder '/nowhere'\n", 2)
    let file = command.scratch.write(old, as: "file")
    expectRefusal(
      ["--fonts", file],
      "error: '\(file)' is not a folder\nhint: give the folder that the file lies in, or load it as a file\n", 2,
      outputs: ["file"])
  }

  @Test("A folder without a font is exit code 4: an empty one, and one with a text file")
  func emptyFolder() {
    for files in [[], ["broken/text.txt"]] {
      let folder = command.folder("fonts\(files.count)", files)
      expectRefusal(
        ["--fonts", folder],
        "error: no font that can be used in '\(folder)'\nhint: 'specimen fonts \(folder)' says what is there\n", 4)
    }
  }

  @Test("A text file beside a font is passed over without a word, under --strict too")
  func textBesideFont() {
    let folder = command.folder("fonts", ["SpecimenFlex[opsz,wght].ttf", "broken/text.txt"])
    let run = command.generate("sheet.pdf", one + ["--fonts", folder, "--strict"])
    #expect(run.standardError.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test(
    "A broken file beside a font is one warning, and the sheet comes out; under --strict it is exit code 4",
    arguments: [
      ("truncated.ttf", "cut short: table 'OS/2' ends at byte 3268 of 2364"), ("zero-bytes.ttf", "the file is empty"),
      ("html.ttf", "looks like HTML (FreeType 0x02)"), ("one-byte.ttf", "unknown file format (FreeType 0x02)"),
    ])
  func brokenBesideFont(_ file: String, _ reason: String) {
    let folder = command.folder("fonts", ["SpecimenFlex[opsz,wght].ttf", "broken/\(file)"])
    let text = "cannot read font '\(folder)/\(file)': \(reason)\n"
    let run = command.generate("sheet.pdf", one + ["--fonts", folder])
    #expect(run.standardError == "warning: \(text)")
    #expect(run.exitCode == 0)
    #expect(command.scratch.read("sheet.pdf").starts(with: "%PDF-".utf8))
    expectRefusal(one + ["--fonts", folder, "--strict"], "error: \(text)", 4, outputs: ["sheet.pdf"])
  }

  @Test("Each of several broken files has a warning of its own, and without a font the last word is exit code 4")
  func brokenAlone() {
    let folder = command.folder("fonts", ["broken/html.ttf", "broken/truncated.ttf", "broken/zero-bytes.ttf"])
    expectRefusal(
      ["--fonts", folder],
      """
      warning: cannot read font '\(folder)/html.ttf': looks like HTML (FreeType 0x02)
      warning: cannot read font '\(folder)/truncated.ttf': cut short: table 'OS/2' ends at byte 3268 of 2364
      warning: cannot read font '\(folder)/zero-bytes.ttf': the file is empty
      error: no font that can be used in '\(folder)'
      hint: 'specimen fonts \(folder)' says what is there

      """, 4)
  }

  private static let chosenHint =
    "hint: name the folder in which the system font or its stand-in 'Inter' lies; "
    + "without --default-fonts the program has its own"

  @Test("Without default fonts there is no sheet")
  func noDefaultFonts() {
    let empty = command.folder("empty", [])
    for folder in [empty, "/nowhere"] {
      let run = CommandRun(["generate", "--out", command.path("x.pdf"), "--default-fonts", folder])
      #expect(run.standardError == "error: no default fonts in '\(folder)'\n\(Self.chosenHint)\n")
      #expect(run.exitCode == 4)
    }
    #expect(command.outputs.isEmpty)
  }

  @Test("Default fonts without the system font or its stand-in make no sheet")
  func noSystemFont() {
    let fonts = command.folder("fonts", ["SpecimenSerif-Medium.ttf"])
    let run = CommandRun(["generate", "--out", command.path("x.pdf"), "--default-fonts", fonts])
    #expect(
      run.standardError
        == "error: neither the system font nor its stand-in 'Inter' is among the fonts\n"
        + "hint: --default-fonts names the folder of both; without it, 'make sheet' fetches the stand-in\n"
    )
    #expect(run.exitCode == 4)
    #expect(command.outputs.isEmpty)
  }

  @Test(
    "A family or a face that isn't there is named with the nearest ones",
    arguments: [
      (["--custom", "Specimen Sanz"], "Specimen Sanz", "--custom", "did you mean 'Specimen Sans'"),
      (
        ["--custom", "body=SpecimenSerif-Mediun"], "SpecimenSerif-Mediun", "--custom body",
        "did you mean 'SpecimenSerif-Medium'"
      ),
      (["--fallback", "Specimen Flax"], "Specimen Flax", "--fallback", "did you mean 'Specimen Flex'"),
      (
        ["--fallback", "caption1=SpecimenFlex-Semibold"], "SpecimenFlex-Semibold", "--fallback caption1",
        "did you mean 'SpecimenFlex-SemiBold'"
      ),
      (
        ["--custom", ".SFUI-Bold"], ".SFUI-Bold", "--custom",
        "'specimen fonts FOLDER' lists the names that a folder offers"
      ),
      // An unshown style's font is looked at too.
      (
        ["--fallback", "body=Zapfino", "--styles", "headline"], "Zapfino", "--fallback body",
        "'specimen fonts FOLDER' lists the names that a folder offers"
      ),
    ])
  func unknownFont(_ arguments: [String], _ name: String, _ option: String, _ hint: String) {
    let run = command.generate("x.pdf", arguments)
    let lines = run.standardError.split(separator: "\n")
    #expect(lines.first == "error: no family and no face named '\(name)' among the fonts (\(option))")
    #expect(lines.count == 2 && lines[1].hasPrefix("hint: \(hint)"), "\(run.standardError)")
    #expect(run.exitCode == 2)
    #expect(command.outputs.isEmpty)
  }

  @Test("A weight that a family lacks is told once for all its styles, and refused under --strict")
  func nearestWeight() {
    let folder = command.folder("fonts", ["SpecimenSerif-Medium.ttf"])
    let arguments = ["--fonts", folder, "--styles", "headline...callout", "--categories", "large"]
    let run = command.generate("sheet.pdf", arguments)
    // The default fonts have the family's other weights: they serve, and only what no file has is told.
    #expect(run.standardError == "warning: headline, custom: the family has no weight 600, 700 is drawn\n" + regular)
    #expect(run.exitCode == 0)
    expectRefusal(
      arguments + ["--strict"],
      "error: headline, custom: the family has no weight 600, 700 is drawn\n"
        + regular.replacing("warning", with: "error"), 4, outputs: ["sheet.pdf"])
  }
  private let regular = "warning: body and callout, custom: the family has no weight 400, 500 is drawn\n"

  // MARK: Text

  @Test("Text in a script that no face covers is told with its code points and counted; refused under --strict")
  func uncovered() {
    let arguments = ["--styles", "body,caption1", "--categories", "small...xLarge", "--text", "Жук \u{1F9FF}"]
    let message = """
      16 cells have characters that no font has: U+0416 U+0443 U+043A U+1F9FF
      hint: a font that has them, put in the folder of --fonts, steps in

      """
    let run = command.generate("sheet.pdf", arguments)
    #expect(run.standardError == "warning: " + message)
    #expect(run.exitCode == 0)
    #expect(command.scratch.read("sheet.pdf").starts(with: "%PDF-".utf8))
    expectRefusal(arguments + ["--strict"], "error: " + message, 4, outputs: ["sheet.pdf"])
  }

  @Test("Of many missing characters the first eight are named, each once, and joiners never")
  func manyUncovered() {
    let run = command.generate("sheet.pdf", one + ["--text", "абвгдежзик абв 👩\u{200D}🔬"])
    #expect(
      run.standardError.hasPrefix(
        "warning: 2 cells have characters that no font has: "
          + "U+0430 U+0431 U+0432 U+0433 U+0434 U+0435 U+0436 U+0437 and 4 more\n"), "\(run.standardError)")
  }

  @Test("Characters that another face steps in for are told, and a font in --fonts steps in")
  func steppingIn() {
    let folder = command.folder("fonts", ["SpecimenArabic-Regular.ttf", "SpecimenHebrew-Regular.ttf"])
    let run = command.generate("sheet.pdf", one + ["--fonts", folder, "--text", "שלום", "--quiet"])
    // The Arabic face is the custom one, the Hebrew one steps in, for the fallback too.
    #expect(
      run.standardError == """
        warning: 2 cells have characters that the face lacks, drawn from another: \
        U+05E9 U+05DC U+05D5 U+05DD from 'SpecimenHebrew-Regular'

        """)
    #expect(run.exitCode == 0)
  }

  @Test("A sample of 4,096 characters is set, and one more is exit code 5")
  func longSample() {
    let long = String(repeating: "x", count: 4096)
    let run = command.generate("sheet.pdf", one + ["--text", long])
    #expect(run.standardError == "note: 2 samples cut to fit 600 pt, and marked\n")
    #expect(run.exitCode == 0)
    expectRefusal(
      one + ["--text", long + "x"],
      """
      error: the text of --text has 4,097 characters, over the limit of 4,096
      hint: a specimen shows a phrase, not a page; --limit text-characters=N sets more

      """, 5,
      outputs: ["sheet.pdf"])
  }

  @Test("Line breaks and tabs stand as spaces")
  func oneLine() {
    #expect(command.generate("a.pdf", one + ["--text", "one\ttwo\r\nthree"]).standardError.isEmpty)
    #expect(command.generate("b.pdf", one + ["--text", "one two three"]).standardError.isEmpty)
    #expect(Bytes(command.scratch.read("a.pdf")) == Bytes(command.scratch.read("b.pdf")))
  }

  // MARK: Size

  @Test("A picture over the limit of pixels is told before it is drawn, with its size and the largest scale")
  func tooManyPixels() throws {
    #expect(command.generate("one.png", one + ["--scale", "1"]).exitCode == 0)
    let page = try #require(Bitmap(png: command.scratch.read("one.png")))
    let run = command.generate("x.png", one + ["--scale", "60"])
    let size = "\(Self.grouped(page.width * 60)) x \(Self.grouped(page.height * 60))"
    let lines = run.standardError.split(separator: "\n")
    #expect(
      lines.first == "error: the picture would be \(size) pixels, and may have at most 200,000,000 in all",
      "\(run.standardError)")
    let start = "hint: the largest scale that fits is "
    let end = "; --limit picture-pixels=N allows more"
    let words = try #require(lines.last)
    #expect(words.hasPrefix(start) && words.hasSuffix(end))
    let hint = try #require(Double(words.dropFirst(start.count).dropLast(end.count)))
    #expect(Self.pixels(page, hint) <= 200_000_000 && Self.pixels(page, hint + 0.01) > 200_000_000)
    #expect(run.exitCode == 5)
    #expect(command.outputs == ["one.png"])
  }

  @Test("A side over the limit of pixels is told, too")
  func tooLong() {
    let run = command.generate("x.png", ["--scale", "16"])
    #expect(run.standardError.contains(" pixels, and a side has at most 32,767\nhint: the largest scale that fits is "))
    #expect(run.exitCode == 5)
    #expect(command.outputs.isEmpty)
  }

  @Test("A sheet over 14,400 pt is exit code 5, with its size")
  func tooLargePage() {
    let sizes = ["title1", "title2", "body", "callout", "footnote"].flatMap { ["--size", "\($0)=1000"] }
    let run = command.generate("x.pdf", sizes)
    #expect(run.standardError.contains("error: the sheet would be "), "\(run.standardError)")
    #expect(
      run.standardError.hasSuffix(
        " pt: a page has at most 14,400 pt a side\nhint: show fewer --styles or --categories; --layout pages or report goes on over pages\n"
      ))
    #expect(run.exitCode == 5)
    #expect(command.outputs.isEmpty)
  }

  // MARK: Output

  @Test("A folder that isn't there, or is a file, is told before any font is looked at")
  func noOutputFolder() {
    let wrongFonts = ["--fonts", "/nowhere"]
    let missing = command.path("none/sheet.pdf")
    let run = command.run(["generate", "--out", missing] + wrongFonts)
    #expect(
      run.standardError == """
        error: cannot write '\(missing)': no such file or directory
        hint: the folder '\(command.path("none"))' is not there; make it first

        """)
    #expect(run.exitCode == 5)
    let below = command.scratch.write(old, as: "file") + "/sheet.pdf"
    let inFile = command.run(["generate", "--out", below] + wrongFonts)
    #expect(inFile.standardError == "error: cannot write '\(below)': not a directory\n")
    #expect(inFile.exitCode == 5)
    #expect(command.scratch.read("file") == old)
  }

  @Test("A folder that is closed to the user is told", .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func closedOutputFolder() {
    let folder = command.folder("closed", [])
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    let run = command.run(["generate", "--out", "\(folder)/sheet.pdf"])
    #expect(run.standardError.hasPrefix("error: cannot write '\(folder)/sheet.pdf': permission denied\n"))
    #expect(run.exitCode == 5)
  }

  @Test("A full device is exit code 5", arguments: ["pdf", "png"])
  func fullDevice(_ format: String) {
    let run = command.run(["generate", "--out", "/dev/full", "--format", format] + one)
    #expect(run.standardError == "error: cannot write '/dev/full': no space left on device\nhint: make some room\n")
    #expect(run.exitCode == 5)
  }

  @Test(
    "A standard output that takes nothing is exit code 5",
    arguments: [
      (ENOSPC, "no space left on device", "make some room"),
      (EPIPE, "broken pipe", "the program that was reading the output has ended"),
    ])
  func closedOutput(_ code: Int32, _ words: String, _ hint: String) {
    let sink = ByteSink { _ in SystemError(code: code) }
    let run = command.run(["generate", "--out", "-", "--format", "pdf"] + one, output: sink)
    #expect(run.standardError == "error: cannot write to standard output: \(words)\nhint: \(hint)\n")
    #expect(run.exitCode == 5)
  }

  @Test("Whatever goes wrong, an older file is as it was, and no other is there")
  func olderFile() {
    _ = command.scratch.write(old, as: "sheet.png")
    let broken = command.folder("fonts", ["SpecimenFlex[opsz,wght].ttf", "broken/html.ttf"])
    for (arguments, code): ([String], Int32) in [
      (["--fonts", "/nowhere"], 2), (["--fonts", broken, "--strict"], 4), (["--custom", "Nothing"], 2),
      (["--scale", "64"], 5), (["--text", "Ж", "--strict"], 4), (["--scale", "0"], 2),
    ] {
      #expect(command.generate("sheet.png", one + arguments).exitCode == code, "\(arguments)")
      #expect(Bytes(command.scratch.read("sheet.png")) == Bytes(old), "\(arguments)")
      #expect(command.outputs == ["sheet.png"], "\(arguments)")
    }
  }

  @Test("SOURCE_DATE_EPOCH that is no number of seconds is exit code 2", arguments: ["now", "-1", "253402300800"])
  func date(_ value: String) {
    let run = command.generate("x.pdf", one, variables: ["SOURCE_DATE_EPOCH": value])
    #expect(
      run.standardError
        == "error: SOURCE_DATE_EPOCH takes whole seconds from 0 to 253402300799, found '\(value)'\n")
    #expect(run.exitCode == 2)
    #expect(command.outputs.isEmpty)
  }

  @Test("A choice for a style that is not shown changes nothing, and is told")
  func unshown() {
    let choices = ["--custom", "body=Specimen Sans", "--fallback", "body=Specimen Sans", "--size", "body=20"]
    let run = command.generate("a.pdf", choices + ["--max", "body=9", "--styles", "caption1"])
    let lines = ["--custom", "--fallback", "--size", "--max"].map {
      "warning: \($0) body changes nothing: the style is not shown\nhint: --styles names those that are\n"
    }
    #expect(run.standardError == lines.joined())
    #expect(run.exitCode == 0)
    #expect(command.generate("b.pdf", ["--styles", "caption1"]).standardError.isEmpty)
    #expect(Bytes(command.scratch.read("a.pdf")) == Bytes(command.scratch.read("b.pdf")))
  }

  private func expectRefusal(_ arguments: [String], _ message: String, _ code: Int32, outputs: [String] = []) {
    let run = command.generate("x.pdf", arguments)
    #expect(run.standardError == message)
    #expect(run.standardOutput.isEmpty)
    #expect(run.exitCode == code)
    #expect(command.outputs == outputs)
  }

  /// The pixels of a page at a scale, each side rounded up.
  private static func pixels(_ page: Bitmap, _ scale: Double) -> Double {
    (Double(page.width) * scale).rounded(.up) * (Double(page.height) * scale).rounded(.up)
  }

  private static func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(grouped(number / 1000)),\(String(String(number % 1000 + 1000).dropFirst()))"
  }
}
