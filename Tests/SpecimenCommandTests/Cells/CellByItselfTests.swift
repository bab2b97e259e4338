import Foundation
import TestSupport
import Testing

/// What fails in one style's font changes the cells of that style alone.
///
/// A row with a mark needs more room, and so the rows under it stand lower and the columns may begin farther to the right:
/// that is layout, and the whole of a cell moves. Nothing in a cell differs, and its picture by itself has the same bytes.
@Suite("A font that fails beside fonts that don't", .timeLimit(.minutes(10)))
struct CellByItselfTests {
  /// The names of cells, files or groups of other styles than the one that fails.
  private func others(_ names: some Sequence<String>) -> [String] {
    names.filter { !$0.hasPrefix("body@") }.sorted()
  }

  @Test("Nothing that is drawn in another cell differs or moves in it", arguments: CellFault.all)
  func items(_ fault: CellFault) throws {
    let sheets = TwoSheets(fault)
    let (sound, broken) = (try SheetCells(sheets.text(.sound, "json")), try SheetCells(sheets.text(.broken, "json")))
    let names = others(sound.items.keys)
    #expect(names.count == 8 && names == others(broken.items.keys))
    for name in names {
      #expect(sound.items[name] == broken.items[name], "\(name)")
      #expect(sound.items[name]?.isEmpty == false)
    }
    // What stands above the row that failed stays where it is, from the top.
    for name in names where name.hasPrefix("title1@") {
      #expect(sound.origins[name]?.last == broken.origins[name]?.last, "\(name)")
    }
  }

  @Test("The pictures of all other cells have the same bytes", arguments: CellFault.all, ["png", "svg", "pdf"])
  func cards(_ fault: CellFault, _ format: String) throws {
    let sheets = TwoSheets(fault)
    let cards = sheets.cards(format)
    let (sound, broken) = (try #require(cards[.sound]), try #require(cards[.broken]))
    #expect(sound.count == 12 && broken.count == 12)
    for name in others(sound.keys) { #expect(sound[name] == broken[name], "\(name)") }
  }

  @Test("The fingerprints of all other cells are the same", arguments: CellFault.all)
  func fingerprints(_ fault: CellFault) throws {
    let sheets = TwoSheets(fault)
    let cells = try TwoSheets.Side.allCases.map { side in
      let run = sheets.command.run(["record", sheets.command.path("\(side)/system.yaml")])
      #expect(run.exitCode == 0, "\(run.standardError)")
      let manifest = String(
        decoding: sheets.command.scratch.read("\(side)/system.goldens/grid.manifest"), as: UTF8.self)
      let lines = manifest.split(separator: "\n").map(String.init)
      return lines.filter { $0.hasPrefix("title1@") || $0.hasPrefix("caption1@") }
    }
    #expect(cells[0].count == 48)
    #expect(cells[0] == cells[1])
  }

  @Test(
    "A broken glyph moves no id of an SVG: the groups of all other cells are the same", arguments: CellFault.ofGlyphs)
  func groups(_ fault: CellFault) throws {
    let sheets = TwoSheets(fault)
    let (sound, broken) = (groups(sheets.text(.sound, "svg")), groups(sheets.text(.broken, "svg")))
    let names = others(sound.keys)
    #expect(names.count == 8)
    for name in names { #expect(sound[name] == broken[name], "\(name)") }
  }

  /// The groups of an SVG's cells by name, without the places of texts and shapes on the page.
  private func groups(_ svg: String) -> [String: String] {
    var groups: [String: String] = [:]
    for part in svg.split(separator: "<g id=\"cell-").dropFirst() {
      guard let name = part.split(separator: "aria-label=\"").dropFirst().first?.prefix(while: { $0 != "\"" }) else {
        continue
      }
      let group = part.range(of: "\n</g>\n").map { part[..<$0.lowerBound] } ?? part
      groups[String(name)] = group.replacing(/translate\([^)]*\)/, with: "").replacing(#/ d="[^"]*"/#, with: "")
    }
    return groups
  }

  @Test("A broken glyph changes no other row of a page", arguments: CellFault.ofGlyphs)
  func rows(_ fault: CellFault) throws {
    let sheets = TwoSheets(fault)
    let pages = TwoSheets.Side.allCases.map { side in
      sheets.text(side, "html").split(separator: "\n").filter {
        $0.contains("id=\"title1@") || $0.contains("id=\"caption1@")
      }
    }
    #expect(pages[0].count == 4)
    #expect(pages[0] == pages[1])
  }

  @Test("The cells that fail are marked, whatever is written, and a strict run refuses them", arguments: CellFault.all)
  func marks(_ fault: CellFault) throws {
    guard let mark = fault.mark else { return }
    let sheets = TwoSheets(fault)
    let words = ["undrawable": "2 cells have glyphs whose outline is broken or endless: they are left blank"]
    for format in ["json", "svg", "png", "pdf", "html"] {
      let run = sheets.generate(.broken, "sheet.\(format)")
      #expect(run.exitCode == 0)
      if let words = words[mark] { #expect(run.standardError.contains("warning: \(words)\n"), "\(run.standardError)") }
      #expect(sheets.generate(.broken, "strict.\(format)", ["--strict"]).exitCode == 4)
    }
    let text = sheets.text(.broken, "json")
    #expect(text.contains(mark == "fallback" ? "is missing" : "2 not drawn"))
    #expect(!sheets.text(.sound, "json").contains("2 not drawn"))
  }
}
