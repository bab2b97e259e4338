#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand
import TestSupport
import Testing

@Suite("A sheet of several files")
struct SeveralFilesTests {
  private let command = SheetCommand()
  private let pages = ["--layout", "pages", "--styles", "body,caption1"]
  private let cards = ["--layout", "cards", "--styles", "body", "--categories", "large,AX5"]

  @Test("Pages are one PDF, and numbered files as PNG or SVG")
  func numbered() throws {
    let pdf = command.generate("pages.pdf", pages)
    #expect(pdf.standardError.isEmpty && pdf.exitCode == 0)
    let png = command.generate("pages.png", pages + ["--scale", "1"])
    let names = command.outputs.filter { $0.hasSuffix(".png") }
    #expect(names.count >= 3)
    #expect(names == (1...names.count).map { "pages-0\($0).png" })
    #expect(
      png.standardError
        == "note: wrote \(names.count) files, '\(command.path("pages-01.png"))' to '\(command.path(names.last ?? ""))'\n"
    )
    for name in names {
      let page = try #require(Bitmap(png: command.scratch.read(name)))
      #expect(page.width == 596 && page.height == 842, "\(name)")
    }
    let svg = command.generate("pages.SVG", pages + ["--quiet"])
    #expect(svg.standardError.isEmpty && svg.exitCode == 0)
    #expect(command.outputs.filter { $0.hasSuffix(".SVG") } == (1...names.count).map { "pages-0\($0).SVG" })
    if let count = ProcessRun.run("qpdf", ["--show-npages", command.path("pages.pdf")]) {
      #expect(count.output == "\(names.count)\n")
    }
  }

  @Test("The poster is cut up for a paper, and one page alone keeps its name")
  func tiles() throws {
    let part = ["--styles", "body", "--categories", "large"]
    #expect(command.generate("a.png", part + ["--page", "a3", "--scale", "1"]).standardError.isEmpty)
    let page = try #require(Bitmap(png: command.scratch.read("a.png")))
    #expect(min(page.width, page.height) == 842 && max(page.width, page.height) == 1191)
    #expect(command.generate("b.png", ["--styles", "body", "--page", "a4", "--scale", "1"]).exitCode == 0)
    #expect(command.outputs.starts(with: ["a.png", "b-01.png", "b-02.png"]))
  }

  @Test("Several pages don't go to standard output or to a device, but as one PDF", arguments: ["png", "svg"])
  func oneFile(_ format: String) {
    let hint = "hint: --format pdf holds them all; and under a plain name in --out they are numbered\n"
    for (target, name) in [("-", "standard output"), ("/dev/null", "'/dev/null'")] {
      let run = command.run(["generate", "--out", target, "--format", format] + pages)
      let words = run.standardError.split(separator: " ", maxSplits: 4)
      #expect(words.dropFirst(4).first.map(String.init)?.hasSuffix("pictures, and \(name) takes one\n\(hint)") == true)
      #expect(run.exitCode == 2)
      #expect(run.bytes.isEmpty)
    }
    let pdf = command.run(["generate", "--out", "-", "--format", "pdf"] + pages)
    #expect(pdf.bytes.starts(with: "%PDF-".utf8))
    let single = ["--layout", "cards", "--styles", "body", "--categories", "large"]
    #expect(command.run(["generate", "--out", "-", "--format", format] + single).exitCode == 2)
  }

  @Test("Cards fill a folder, which is made, with a file a cell", arguments: ["png", "svg", "pdf"])
  func cards(_ format: String) {
    let run = command.generate("cards", cards + ["--format", format])
    let names = ["body@AX5.custom", "body@AX5.fallback", "body@large.custom", "body@large.fallback"]
    #expect(listing("cards") == names.map { "\($0).\(format)" })
    #expect(
      run.standardError
        == "note: wrote 4 files, '\(command.path("cards/body@large.custom.\(format)"))' to "
        + "'\(command.path("cards/body@AX5.fallback.\(format)"))'\n")
    #expect(run.exitCode == 0)
    let before = names.map { Bytes(command.scratch.read("cards/\($0).\(format)")) }
    _ = command.scratch.write([1], as: "cards/other.txt")
    #expect(command.generate("cards/", cards + ["--format", format]).exitCode == 0)
    #expect(names.map { Bytes(command.scratch.read("cards/\($0).\(format)")) } == before)
    #expect(listing("cards") == names.map { "\($0).\(format)" } + ["other.txt"])
    if format == "pdf", let check = ProcessRun.run("qpdf", ["--check", command.path("cards/\(names[1]).pdf")]) {
      #expect(check.status == 0, "\(check.output)")
    }
  }

  @Test("Cards of several sheets fill a folder each")
  func cardsOfSheets() {
    let folders = [
      "--fonts", command.folder("a", ["SpecimenSans-Regular.otf"]), "--fonts",
      command.folder("b", ["SpecimenFlex[opsz,wght].ttf"]),
    ]
    #expect(command.generate("{name}", cards + folders + ["--quiet", "--jobs", "2"]).exitCode == 0)
    #expect(listing("Specimen-Sans").count == 4 && listing("Specimen-Flex").count == 4)
  }

  @Test("A file that can't be written ends the sheet; what was written before is whole, and counted")
  func stopped() throws {
    mkdir(command.path("cards"), 0o777)
    mkdir(command.path("cards/body@large.fallback.png"), 0o777)
    let run = command.generate("cards", cards)
    #expect(
      run.standardError == """
        error: cannot write '\(command.path("cards/body@large.fallback.png"))': is a directory
        hint: name a file in the folder
        note: 1 of 4 files are written, the last '\(command.path("cards/body@large.custom.png"))'

        """)
    #expect(run.exitCode == 5)
    #expect(listing("cards") == ["body@large.custom.png", "body@large.fallback.png"])
    _ = try #require(Bitmap(png: command.scratch.read("cards/body@large.custom.png")))
  }

  @Test("A folder for cards that can't be made is told before anything is drawn")
  func noFolder() {
    let file = command.scratch.write([1], as: "file")
    for (path, words) in [
      (file, "not a directory\n"),
      (
        command.path("none/cards"),
        "no such file or directory\nhint: the folder '\(command.path("none"))' is not there; make it first\n"
      ),
    ] {
      let run = command.run(["generate", "--out", path, "--fonts", "/nowhere"] + cards)
      #expect(run.standardError == "error: cannot write '\(path)': \(words)")
      #expect(run.exitCode == 5)
    }
    #expect(command.outputs == ["file"])
  }

  @Test("Under --strict a finding leaves no file")
  func strict() {
    let run = command.generate("pages.png", pages + ["--text", "Ж", "--strict"])
    #expect(run.exitCode == 4)
    #expect(command.outputs.isEmpty)
  }

  @Test("A paper that is too small for a cell is exit code 2, with the page that it takes")
  func smallPaper() {
    let run = command.generate(
      "x.pdf", ["--layout", "pages", "--page", "letter", "--styles", "body", "--size", "body=400"])
    #expect(run.standardError.hasPrefix("error: body at "), "\(run.standardError)")
    #expect(run.standardError.contains(" pt: Letter has 612 x 792 pt\nhint: "))
    #expect(run.exitCode == 2)
    #expect(command.outputs.isEmpty)
  }

  @Test("A cut sample is told with the width that the layout leaves it")
  func cut() {
    let long = ["--styles", "body", "--categories", "large", "--text", String(repeating: "long ", count: 60)]
    let poster = command.generate("a.pdf", long)
    #expect(poster.standardError == "note: 2 samples cut to fit 600 pt, and marked\n")
    let page = command.generate("b.pdf", long + ["--layout", "pages", "--page", "a4"])
    #expect(page.standardError == "note: 2 samples cut to fit 356 pt, and marked\n")
  }

  @Test("Both themes come out in every format, and differ", arguments: ["pdf", "png", "svg"])
  func themes(_ format: String) {
    let part = ["--styles", "body", "--categories", "large"]
    for theme in ["light", "dark"] {
      let run = command.generate("\(theme).\(format)", part + ["--theme", theme])
      #expect(run.standardError.isEmpty && run.exitCode == 0)
    }
    #expect(command.generate("plain.\(format)", part).exitCode == 0)
    let plain = Bytes(command.scratch.read("plain.\(format)"))
    #expect(Bytes(command.scratch.read("light.\(format)")) == plain)
    #expect(Bytes(command.scratch.read("dark.\(format)")) != plain)
  }

  private func listing(_ folder: String) -> [String] {
    let listing = ProcessRun.run("ls", ["-A", command.path(folder)])?.output ?? ""
    return listing.split(separator: "\n").map(String.init).sorted()
  }
}
