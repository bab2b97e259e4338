import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

/// Whatever a document's sizes and names are, no label of a chart lies over another.
@Suite("Labels of charts")
struct ChartLabelTests {
  let press = SheetPress()

  private func document(_ generator: inout ChartRandom) -> TypeSystemDocument {
    press.document { document in
      document.styles = OrderedMap([])
      for index in 0..<Int.random(in: 1...30, using: &generator) {
        let name = String(repeating: "name ", count: Int.random(in: 1...12, using: &generator)) + "\(index)"
        var points: [ContentSizeCategory: Double] = [:]
        var size = Double(Int.random(in: 6...60, using: &generator))
        for category in ContentSizeCategory.allCases {
          points[category] = size
          size = max(2, size + Double(Int.random(in: -4...16, using: &generator)) / 2)
        }
        let font: FontReference = Bool.random(using: &generator) ? "Specimen Sans" : "Specimen Serif"
        document.styles[.custom(name)] = StyleRule(
          font: font, size: .table(SizeTable(points, missing: .nearest)), relativeTo: .body)
      }
    }
  }

  /// The ink of each text, joined where pieces of one label follow each other.
  private func inks(_ frame: Frame) -> [(text: String, box: Frame.Rect)] {
    let shaper = TextShaper(library: press.library)
    return frame.texts.compactMap { text in
      guard let ink = shaper.ink(of: text.line) else { return nil }
      return (
        text.line.text,
        Frame.Rect(
          x: text.origin.x + ink.left, y: text.origin.y - ink.top, width: ink.right - ink.left,
          height: ink.top + ink.bottom)
      )
    }
  }

  private func collisions(_ frame: Frame) -> [String] {
    let inks = inks(frame)
    var found: [String] = []
    for first in inks.indices {
      for second in inks.indices where second > first {
        let (one, other) = (inks[first].box, inks[second].box)
        let width = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
        let height = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
        // A bracket or a hook may reach a little into its neighbour.
        if width > 1, height > 1 { found.append("'\(inks[first].text)' and '\(inks[second].text)'") }
      }
    }
    return found
  }

  @Test("No two labels of a chart overlap", arguments: ChartTests.charts, 0..<6 as Range<UInt64>)
  func charts(layout: Layout, seed: UInt64) throws {
    var generator = ChartRandom(seed: seed)
    let document = document(&generator)
    let frame = try press.layOut(SheetOptions(layout: layout), document).frame
    #expect(collisions(frame) == [])
  }

  @Test(
    "No two labels of a report's charts overlap, and none leaves the paper's margins", arguments: 0..<4 as Range<UInt64>
  )
  func report(seed: UInt64) throws {
    var generator = ChartRandom(seed: seed)
    let document = document(&generator)
    let sheet = try press.layOut(SheetOptions(layout: .report, paper: seed % 2 == 0 ? .a4 : .letter), document)
    let styles = try #require(sheet.pages.firstIndex { $0.frame.label.hasPrefix("name") })
    for page in sheet.pages[..<styles] {
      #expect(collisions(page.frame) == [], "\(page.frame.label)")
      for ink in inks(page.frame) {
        #expect(
          ink.box.x >= 47 && ink.box.x + ink.box.width <= page.frame.size.width - 47, "\(page.frame.label): \(ink.text)"
        )
        #expect(ink.box.y + ink.box.height <= page.frame.size.height - 36, "\(page.frame.label): \(ink.text)")
      }
    }
  }

  @Test("No label of a report is under 7 pt", arguments: Paper.allCases)
  func smallest(paper: Paper) throws {
    let sheet = try press.layOut(SheetOptions(layout: .report, paper: paper), styles: [.body, .caption1])
    let sizes = sheet.pages.flatMap(\.frame.texts).flatMap(\.line.runs).map(\.pointSize)
    #expect(sizes.min() == 7)
  }
}
