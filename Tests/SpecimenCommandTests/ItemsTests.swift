import Foundation
import SpecimenCommand
import TestSupport
import Testing

@Suite("generate --out items.json")
struct ItemsTests {
  private let command = SheetCommand()

  /// What the dump is read into here: the parts that the tests look at.
  private struct Dump: Decodable {
    struct Font: Decodable {
      var index, indexInFile, unitsPerEm: Int
      var postScriptName, path, sha256: String
      var coordinates: [String: Double]
    }
    struct Run: Decodable {
      var font, start, end: Int
      var pointSize, x, width: Double
      var glyphs, clusters: [Int]
      var advances, xOffsets, yOffsets: [Double]
    }
    struct Item: Decodable {
      var kind: String
      var text: String?
      var runs: [Run]?
    }
    struct Cell: Decodable {
      var name: String
      var start, end: Int
    }
    struct Page: Decodable {
      var label: String
      var width, height: Double
      var cells: [Cell]
      var items: [Item]
    }
    var schemaVersion: Int
    var fonts: [Font]
    var pages: [Page]
  }

  private func dump(_ arguments: [String]) throws -> Dump {
    let run = command.run(["generate", "--out", "-", "--format", "json"] + arguments)
    #expect(run.exitCode == 0)
    #expect(run.standardError.isEmpty)
    return try JSONDecoder().decode(Dump.self, from: Data(run.bytes))
  }

  @Test("A small sheet's file is exactly this")
  func exact() {
    let arguments = [
      "--layout", "cards", "--format", "json", "--styles", "body", "--categories", "large", "--text", "Hi",
    ]
    let run = command.generate("cards", arguments)
    #expect(run.exitCode == 0)
    let text = String(decoding: command.scratch.read("cards/body@large.fallback.json"), as: UTF8.self)
    let expected = TestFile.text(besides: #filePath, "Expected/items.json")
    #expect(text.replacing(command.fonts, with: "FONTS") == expected)
  }

  @Test("Each item of the sheet is there, each run's glyphs have all their lists, and its advances add up to its width")
  func whole() throws {
    let dump = try dump(["--styles", "headline,body"])
    #expect(dump.schemaVersion == 1)
    #expect(dump.pages.count == 1)
    let page = dump.pages[0]
    #expect(page.cells.count == 2 * 2 * 12)
    for cell in page.cells { #expect(0 <= cell.start && cell.start < cell.end && cell.end <= page.items.count) }
    let runs = page.items.flatMap { $0.runs ?? [] }
    #expect(Set(page.items.map(\.kind)) == ["text", "rectangle", "polygon"])
    #expect(runs.count > 100)
    for run in runs {
      let counts = [run.clusters.count, run.advances.count, run.xOffsets.count, run.yOffsets.count]
      #expect(counts == Array(repeating: run.glyphs.count, count: 4))
      #expect(abs(run.advances.reduce(0, +) - run.width) < 0.001)
      #expect(dump.fonts.indices.contains(run.font))
    }
    #expect(dump.fonts.map(\.index) == Array(dump.fonts.indices))
    #expect(Set(runs.map(\.font)).count == dump.fonts.count)
  }

  @Test("An instance of a variable face has a place on every axis, a static face on none")
  func fonts() throws {
    let fonts = try dump(["--styles", "body", "--categories", "large"]).fonts
    let variable = try #require(fonts.first { $0.postScriptName.hasPrefix("SpecimenFlex") })
    #expect(Set(variable.coordinates.keys) == ["opsz", "wght"])
    let fixed = try #require(fonts.first { $0.postScriptName == "SpecimenSerif-Medium" })
    #expect(fixed.coordinates.isEmpty)
    #expect(fixed.path == "\(command.fonts)/SpecimenSerif-Medium.ttf")
    #expect(fixed.sha256.count == 64)
  }

  @Test(
    "Several pages are one file, on standard output too", arguments: [["pages"], ["report"], ["grid", "--page", "a4"]])
  func pages(_ layout: [String]) throws {
    let dump = try dump(["--layout"] + layout)
    #expect(dump.pages.count > 1)
    #expect(dump.pages.allSatisfy { !$0.items.isEmpty })
  }

  @Test("Of screens, JSON is still the table")
  func screens() throws {
    let run = command.run(["screens", "--out", command.path("screens.json"), "--screen", "settings"])
    #expect(run.exitCode == 0)
    let text = String(decoding: command.scratch.read("screens.json"), as: UTF8.self)
    #expect(text.contains("\"screens\""))
    #expect(!text.contains("\"glyphs\""))
  }
}
