import SpecimenCommand
import TestSupport
import Testing

@Suite("Charts and reports as files")
struct ChartCommandTests {
  private let command = SheetCommand()
  private static let charts = ["ranges", "hierarchy", "deviation", "metrics"]

  private func text(_ name: String) throws -> String {
    let run = try #require(ProcessRun.run("pdftotext", ["-enc", "UTF-8", "-layout", command.path(name), "-"]))
    #expect(run.status == 0, "\(run.output)")
    return run.output
  }

  @Test("A chart is one file in each format", arguments: charts)
  func formats(chart: String) throws {
    for format in ["pdf", "png", "svg"] {
      let run = command.generate("\(chart).\(format)", ["--layout", chart])
      #expect(run.exitCode == 0 && run.standardError.isEmpty, "\(run.standardError)")
    }
    #expect(command.outputs == ["pdf", "png", "svg"].map { "\(chart).\($0)" })
    let dark = command.generate("\(chart).png", ["--layout", chart, "--theme", "dark", "--scale", "1"])
    #expect(dark.exitCode == 0)
    let picture = try #require(Bitmap(png: command.scratch.read("\(chart).png")))
    #expect(picture.width == 960)
  }

  @Test(
    "Other programs read a chart's numbers",
    .enabled(if: ProcessRun.has("pdftotext")),
    arguments: [
      ("ranges", ["3.9x", "1.8x", "3.2x from Large", "Caption 1", "how far each style grows"]),
      ("hierarchy", ["Caption 2 is larger than Caption 1 at xSmall to Medium and xLarge to AX5", "58", "Large Title"]),
      ("deviation", ["+15%", "+3%", "+50% and more", "Caption 2"]),
      ("metrics", ["Hxgpd", "SpecimenSans-Medium", "ascender", "1.00x", "opsz 22", "Title 3"]),
    ])
  func numbers(chart: String, words: [String]) throws {
    #expect(command.generate("\(chart).pdf", ["--layout", chart]).exitCode == 0)
    let text = try text("\(chart).pdf").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in words { #expect(text.contains(word), "\(word)") }
  }

  @Test("A report lists what is found, and its PDF is sound", .enabled(if: ProcessRun.has("pdftotext")))
  func report() throws {
    let run = command.generate(
      "report.pdf", ["--layout", "report", "--styles", "body,caption1", "--size", "body=14"])
    #expect(run.exitCode == 0, "\(run.standardError)")
    let text = try text("report.pdf")
    #expect(text.contains("defaultSizeDeviation"))
    #expect(text.contains("Body from Apple's at Large"))
    #expect(!text.contains("nothing was found"))
    if let check = ProcessRun.run("qpdf", ["--check", command.path("report.pdf")]) {
      #expect(check.status == 0 && check.output.contains("No syntax or stream encoding errors found"))
    }
    let again = command.generate("again.pdf", ["--layout", "report", "--styles", "body,caption1", "--size", "body=14"])
    #expect(again.exitCode == 0)
    let same = command.scratch.read("report.pdf") == command.scratch.read("again.pdf")
    #expect(same)
  }

  @Test("Pictures of a report are numbered, a page each")
  func pictures() throws {
    let small = ["--layout", "report", "--styles", "body", "--size", "body=14", "--page", "letter"]
    #expect(command.generate("report.png", small + ["--scale", "0.5"]).exitCode == 0)
    #expect(command.outputs.count > 6)
    #expect(command.outputs.allSatisfy { $0.hasPrefix("report-") && $0.hasSuffix(".png") })
    let page = try #require(Bitmap(png: command.scratch.read(command.outputs[0])))
    #expect(page.width == 306 && page.height == 396)
  }
}
