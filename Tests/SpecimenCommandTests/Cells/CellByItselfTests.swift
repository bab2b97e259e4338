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

  @Test("The fingerprints of all other cells are the same", arguments: CellFault.ofOneWidth)
  func fingerprints(_ fault: CellFault) {
    let sheets = TwoSheets(fault)
    let cells = TwoSheets.Side.allCases.map { side in
      let run = sheets.command.run(["record", sheets.command.path("\(side)/system.yaml")])
      #expect(run.exitCode == 0, "\(run.standardError)")
      return fingerprints(
        String(decoding: sheets.command.scratch.read("\(side)/system.goldens/grid.manifest"), as: UTF8.self))
    }
    #expect(cells[0].count == 48)
    #expect(cells[0] == cells[1])
  }

  /// The lines of a manifest's cells, each after its style, but for those of the style that fails.
  private func fingerprints(_ manifest: String) -> [String] {
    var style: Substring = ""
    var cells: [String] = []
    for line in manifest.split(separator: "\n").drop(while: { $0 != "cells" }).dropFirst() {
      if !line.hasPrefix("  ") {
        style = line
      } else if ["title1", "caption1"].contains(style) {
        cells.append("\(style)\(line)")
      }
    }
    return cells
  }

  @Test(
    "The groups of all other cells of an SVG draw the same outlines at the same places in them",
    arguments: CellFault.ofGlyphs)
  func groups(_ fault: CellFault) {
    let sheets = TwoSheets(fault)
    let (sound, broken) = (groups(sheets.text(.sound, "svg")), groups(sheets.text(.broken, "svg")))
    let names = others(sound.keys)
    #expect(names.count == 8)
    for name in names { #expect(sound[name] == broken[name], "\(name)") }
  }

  /// The groups of an SVG's cells by name, without the places of texts and shapes on the page.
  ///
  /// Ids count the file's outlines, and a mark's words are outlines too: so each outline stands for its id.
  private func groups(_ svg: String) -> [String: String] {
    let outlines = Dictionary(
      svg.matches(of: /<path id="([^"]*)" d="([^"]*)"/).map { (String($0.1), String($0.2)) }, uniquingKeysWith: { $1 })
    var groups: [String: String] = [:]
    for part in svg.split(separator: "<g id=\"cell-").dropFirst() {
      guard let name = part.split(separator: "aria-label=\"").dropFirst().first?.prefix(while: { $0 != "\"" }) else {
        continue
      }
      let group = part.range(of: "\n</g>\n").map { part[..<$0.lowerBound] } ?? part
      groups[String(name)] = String(group).replacing(/translate\([^)]*\)/, with: "")
        .replacing(#/ d="[^"]*"/#, with: "")
        .replacing(/href="#([^"]*)"/) { outlines[String($0.1)] ?? "" }
    }
    return groups
  }

  /// Findings are numbered over a whole page, and a glyph that isn't drawn is one: so a number stands for any.
  @Test("A broken glyph changes no other row of a page", arguments: CellFault.ofGlyphs)
  func rows(_ fault: CellFault) {
    let sheets = TwoSheets(fault)
    let pages = TwoSheets.Side.allCases.map { side in
      sheets.text(side, "html").split(separator: "\n").filter {
        $0.contains("id=\"title1@") || $0.contains("id=\"caption1@")
      }.map { $0.replacing(/<sup class="level warning">\d+</, with: "<sup class=\"level warning\">1<") }
    }
    #expect(pages[0].count == 4)
    #expect(pages[0] == pages[1])
  }

  @Test("The cells that fail are marked, whatever is written, and a strict run refuses them", arguments: CellFault.all)
  func marks(_ fault: CellFault) {
    guard let mark = fault.mark else { return }
    let sheets = TwoSheets(fault)
    let victim = sheets.command.path("broken/fonts/victim.ttf")
    let words = "warning: 2 cells have glyphs that are not drawn: 1 glyph of '\(fault.face)' in '\(victim)' ("
    for format in ["json", "svg", "png", "pdf", "html"] {
      let run = sheets.generate(.broken, "sheet.\(format)")
      #expect(run.exitCode == 0)
      // Told once, by the marks, and not again by the drawing.
      let told = run.standardError.split(separator: "\n").filter { $0.contains("not drawn") }
      #expect(told.map { $0.hasPrefix(words) } == (fault.count > 0 ? [true] : []), "\(run.standardError)")
      #expect(sheets.generate(.broken, "strict.\(format)", ["--strict"]).exitCode == 4)
    }
    let text = sheets.text(.broken, "json")
    #expect(text.contains(mark == "fallback" ? "is missing" : "\(fault.count) not drawn"))
    #expect(!sheets.text(.sound, "json").contains(" not drawn"))
  }
}
