import Drawing
import Sheet
import Snapshot
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Fingerprints of pages")
struct PageDrawingTests {
  let serif = TestFaces.library("SpecimenSerif-Medium.ttf")

  /// A page with a head, a rule and a shape, and one cell.
  private func page(_ change: (inout Frame) -> Void = { _ in }) -> Frame {
    var frame = Fixtures.page(
      200, 100,
      [
        Fixtures.text("Head", serif, size: 12, x: 10, y: 20),
        .rectangle(Frame.Rect(x: 10, y: 25, width: 180, height: 0.5), Fixtures.red),
        .polygon([Frame.Point(x: 5, y: 5), Frame.Point(x: 9, y: 5), Frame.Point(x: 7, y: 9)], Fixtures.red),
        Fixtures.text("Cell", serif, size: 17, x: 10, y: 60),
        Fixtures.text("17", serif, size: 8, x: 10, y: 70),
      ])
    frame.cells = [Frame.Cell(name: "a", origin: Frame.Point(x: 10, y: 60), items: 3..<5, labelStart: 4)]
    change(&frame)
    return frame
  }

  private func fingerprint(_ frame: Frame, _ scale: Double = 1) -> Fingerprint {
    PageDrawing.fingerprint(frame, options: PNGOptions(scale: scale))
  }

  @Test("What stands beside the cells counts, and where they stand")
  func changes() {
    let changes: [(inout Frame) -> Void] = [
      { _ in }, { $0.size.width = 201 }, { $0.background = Fixtures.paper },
      { $0.items[0] = Fixtures.text("Heed", serif, size: 12, x: 10, y: 20) },
      { $0.items[0] = Fixtures.text("Head", serif, size: 12.25, x: 10, y: 20) },
      { $0.items[0] = Fixtures.text("Head", serif, size: 12, x: 10, y: 21) },
      { $0.items[0] = Fixtures.text("Head", serif, size: 12, x: 10.125, y: 20) },
      { $0.items[0] = Fixtures.text("Head", serif, size: 12, x: 10, y: 20, color: Fixtures.red) },
      { $0.items[1] = $0.items[1].moved(x: 0, y: 1) }, { $0.items[2] = $0.items[2].moved(x: 0.25, y: 0) },
      { $0.items.swapAt(0, 1) }, { $0.cells[0].name = "b" }, { $0 = $0.moving(0, x: 1, y: 0) },
      { $0 = $0.moving(0, x: 0, y: 0, labelBy: 1) },
    ]
    #expect(Set(changes.map { fingerprint(page($0)) }).count == changes.count)
    #expect(fingerprint(page()) != fingerprint(page(), 2))
  }

  @Test("What is in a cell doesn't, nor what rounds to the same pixels")
  func same() {
    let whole = fingerprint(page())
    #expect(fingerprint(page()) == whole)
    #expect(fingerprint(page { $0.items[3] = Fixtures.text("Other", serif, size: 20, x: 10, y: 60) }) == whole)
    #expect(fingerprint(page { $0.items[1] = $0.items[1].moved(x: 0.2, y: 0.3) }) == whole)
    #expect(fingerprint(page { $0.items[0] = $0.items[0].moved(x: 0.01, y: 0.4) }) == whole)
    #expect(fingerprint(page { $0.title = "Title" }) == whole)
  }

  @Test("Odd frames have one too")
  func odd() {
    let frames = [
      Fixtures.page(0, 0), Fixtures.page(.nan, .infinity),
      page { $0.cells[0].items = 4..<90 }, page { $0.cells[0].origin.x = .nan },
      page { $0.items[1] = .rectangle(Frame.Rect(x: .nan, y: -1e300, width: .infinity, height: 3), .black) },
    ]
    #expect(Set(frames.map { fingerprint($0) }).count == frames.count)
  }
}
