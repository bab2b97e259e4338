import TestSupport
import Testing

@Suite("A generated PDF, read by other programs")
struct GeneratedPDFTests {
  private let command = SheetCommand()
  private let styles = [
    "Large Title", "Title 1", "Title 2", "Title 3", "Headline", "Body", "Callout", "Subheadline", "Footnote",
    "Caption 1", "Caption 2",
  ]

  @Test("pdftotext finds all 264 samples of the default sheet", .enabled(if: ProcessRun.has("pdftotext")))
  func samples() throws {
    let text = try read("pdftotext", ["-raw"], after: [])
    // Each style's name stands in 24 cells and in its row's head; the legend speaks of the captions.
    let more = ["Caption 1": 3, "Caption 2": 2]
    for style in styles {
      #expect(text.split(separator: style, omittingEmptySubsequences: false).count - 1 >= 25, "\(style)")
      #expect(
        text.split(separator: style, omittingEmptySubsequences: false).count - 1 == 25 + (more[style] ?? 1) - 1,
        "\(style)")
    }
  }

  @Test("pdftotext finds a text with ligatures in all 264 cells", .enabled(if: ProcessRun.has("pdftotext")))
  func ligatures() throws {
    let text = try read("pdftotext", ["-raw"], after: ["--text", "office"])
    #expect(text.split(separator: "office", omittingEmptySubsequences: false).count - 1 == 264)
  }

  @Test(
    "Every font is embedded, subset and properly named: no Type 3, no CairoFont",
    .enabled(if: ProcessRun.has("pdffonts")))
  func fonts() throws {
    let rows = try read("pdffonts", [], after: []).split(separator: "\n").dropFirst(2)
    #expect(rows.count > 8)
    for row in rows {
      #expect(!row.contains("Type 3") && !row.contains("CairoFont"), "\(row)")
      #expect(
        row.prefix(7).dropLast().allSatisfy { $0.isUppercase } && row.dropFirst(6).hasPrefix("+Specimen"), "\(row)")
      #expect(row.split(separator: " ").suffix(5).prefix(3) == ["yes", "yes", "yes"], "\(row)")
    }
    for name in SheetCommand.files.dropFirst() {
      #expect(rows.contains { $0.contains(name.prefix { $0 != "." }) }, "\(name)")
    }
    #expect(rows.contains { $0.contains("+SpecimenFlex_17opsz_600wght ") })
    #expect(rows.contains { $0.contains("+SpecimenFlex_32opsz_600wght ") })
  }

  @Test("qpdf finds nothing wrong", .enabled(if: ProcessRun.has("qpdf")))
  func qpdf() throws {
    let output = try read("qpdf", ["--check"], after: [])
    #expect(output.contains("No syntax or stream encoding errors found"), "\(output)")
  }

  @Test(
    "Headline's fallback is semibold and optical sizes change: the stems of H tell",
    .enabled(if: ProcessRun.has("pdftoppm") && ProcessRun.has("pdftotext")))
  func stems() throws {
    let path = try sheet(["--styles", "headline,body", "--categories", "large,AX5", "--text", "HHH"])
    let words = try #require(ProcessRun.run("pdftotext", ["-bbox", path, "-"])).output.split(separator: "\n")
      .filter { $0.contains(">HHH<") }.map(Word.init)
    #expect(words.count == 8)
    // From the top: headline's custom line, then its fallback, then body's, each at Large and at AX5.
    let placed = words.sorted { ($0.bottom, $0.left) < ($1.bottom, $1.left) }
    let fallback = [placed[2], placed[3], placed[6], placed[7]]
    let stems = try zip(fallback, [17.0, 53, 17, 53]).map { word, size in try stem(of: word, in: path) / size * 1000 }
    // The face's masters: a regular stem at opsz 14 is 78 of 1,000, a larger optical size has finer ones.
    #expect(stems[0] > stems[2] * 1.2, "semibold and regular at 17 pt: \(stems)")
    #expect(stems[1] > stems[3] * 1.2, "semibold and regular at 53 pt: \(stems)")
    #expect(stems[3] < stems[2] * 0.95, "regular at 53 pt and 17 pt: \(stems)")
    #expect(abs(stems[2] - 78) < 6, "\(stems)")
  }

  /// The width in points of the first H's left stem, below its bar.
  private func stem(of word: Word, in path: String) throws -> Double {
    let dotsPerPoint = 20.0
    let box = [word.left, word.top, word.right - word.left, word.bottom - word.top].map {
      String(Int($0 * dotsPerPoint))
    }
    let arguments = ["-r", "1440", "-x", box[0], "-y", box[1], "-W", box[2], "-H", box[3], "-png", "-singlefile", path]
    #expect(ProcessRun.run("pdftoppm", arguments + [command.path("stem")])?.status == 0)
    let picture = try #require(Bitmap(png: command.scratch.read("stem.png")))
    let inked = (0..<picture.height).filter { y in (0..<picture.width).contains { picture.ink($0, y) > 128 } }
    let (top, bottom) = (try #require(inked.first), try #require(inked.last))
    let row = bottom - (bottom - top) / 5
    let start = try #require((0..<picture.width).first { picture.ink($0, row) > 128 })
    let end = try #require((start..<picture.width).first { picture.ink($0, row) <= 128 })
    return Double(end - start) / dotsPerPoint
  }

  private func sheet(_ arguments: [String]) throws -> String {
    let run = command.generate("sheet.pdf", arguments)
    #expect(run.exitCode == 0, "\(run.standardError)")
    return command.path("sheet.pdf")
  }

  private func read(_ program: String, _ options: [String], after arguments: [String]) throws -> String {
    let path = try sheet(arguments)
    let output = program == "pdftotext" ? ["-"] : []
    let run = try #require(ProcessRun.run(program, options + [path] + output))
    #expect(run.status == 0, "\(run.output)")
    return run.output
  }
}

/// A word as `pdftotext -bbox` tells of it: its box in points from the page's upper left corner.
private struct Word {
  var left, top, right, bottom: Double

  init(_ line: some StringProtocol) {
    let parts = line.split(separator: "\"")
    (left, top, right, bottom) = (
      Double(parts[1]) ?? 0, Double(parts[3]) ?? 0, Double(parts[5]) ?? 0, Double(parts[7]) ?? 0
    )
  }
}
