import Snapshot
import Testing

@Suite("Changes to a page of cells")
struct MutatedGridTests {
  @Test("A thousand seeded changes are all found, each in its own cells and in no other")
  func mutations() {
    var numbers = SeededNumbers(seed: 2_026)
    let page = CellGrid.page(&numbers)
    var kinds: [GridChange.Kind: Int] = [:]
    for round in 0..<1_000 {
      let change = GridChange(kind: GridChange.Kind.allCases[round % 5], &numbers)
      let changed = change.applied(to: page, &numbers)
      kinds[change.kind, default: 0] += 1
      let whole = BitmapDifference.between(page, changed)
      #expect(whole.pixels > 0, "round \(round): \(change) is not found")
      let found = CellGrid.places.map {
        BitmapDifference.between(page, $0, changed, $0, tolerance: .exact)
      }
      let differing = Set(found.indices.filter { found[$0].pixels > 0 })
      #expect(differing == change.cells, "round \(round): \(change)")
      #expect(found.reduce(0) { $0 + $1.pixels } == whole.pixels, "round \(round): \(change), between cells")
      if let index = change.cells.first, change.cells.count == 1, let first = found[index].first {
        let place = CellGrid.places[index]
        #expect(PixelPoint(x: first.x + place.x, y: first.y + place.y) == whole.first)
        #expect(found[index].largestStep == whole.largestStep)
      }
      if change.kind == .pixel { #expect(whole.pixels == 1 && whole.largestStep == 1) }
    }
    #expect(kinds.count == 5)
  }
}

/// A small page of cells, each with strokes that nothing repeats.
private enum CellGrid {
  static let places = (0..<9).map { PixelRect(x: 2 + $0 % 3 * 12, y: 2 + $0 / 3 * 8, width: 9, height: 5) }

  static func page(_ numbers: inout SeededNumbers) -> Bitmap {
    var page = Bitmap(width: 37, height: 25, color: 0xffff_ffff)
    for place in places {
      var cell = Bitmap(width: place.width, height: place.height, color: 0xffff_ffff)
      for index in cell.pixels.indices where Int.random(in: 0..<3, using: &numbers) == 0 {
        let grey = UInt32.random(in: 1...200, using: &numbers)
        cell.pixels[index] = 0xff00_0000 | grey << 16 | grey << 8 | grey
      }
      cell.pixels[0] = 0xff11_1111
      page.paste(cell, at: PixelPoint(x: place.x, y: place.y))
    }
    return page
  }
}

/// A change to one cell, or to a few.
private struct GridChange {
  enum Kind: CaseIterable {
    case pixel, shift, color, crop, blank
  }

  let kind: Kind
  let cells: Set<Int>

  init(kind: Kind, _ numbers: inout SeededNumbers) {
    self.kind = kind
    let count = kind == .pixel ? 1 : Int.random(in: 1...3, using: &numbers)
    cells = Set((0..<count).map { _ in Int.random(in: CellGrid.places.indices, using: &numbers) })
  }

  func applied(to page: Bitmap, _ numbers: inout SeededNumbers) -> Bitmap {
    var result = page
    for index in cells.sorted() {
      let place = CellGrid.places[index]
      let cell = page.cut(place, fill: 0xffff_ffff)
      result.paste(changed(cell, &numbers), at: PixelPoint(x: place.x, y: place.y))
    }
    return result
  }

  private func changed(_ cell: Bitmap, _ numbers: inout SeededNumbers) -> Bitmap {
    var result = cell
    switch kind {
    case .pixel:
      let index = Int.random(in: cell.pixels.indices, using: &numbers)
      let shift = [0, 8, 16].randomElement(using: &numbers) ?? 0 as UInt32
      let isFull = (cell.pixels[index] >> shift) & 0xff == 0xff
      result.pixels[index] = isFull ? cell.pixels[index] - 1 << shift : cell.pixels[index] + 1 << shift
    case .shift:
      let (dx, dy) = [(1, 0), (-1, 0), (0, 1), (0, -1)].randomElement(using: &numbers) ?? (1, 0)
      let moved = PixelRect(x: dx, y: dy, width: cell.width, height: cell.height)
      result = cell.cut(moved, fill: 0xffff_ffff)
    case .color:
      let mask = UInt32.random(in: 1...0xff_ffff, using: &numbers)
      result.pixels = cell.pixels.map { $0 == 0xffff_ffff ? $0 : $0 ^ mask }
    case .crop:
      let side = Int.random(in: 1..<cell.height, using: &numbers)
      result = cell.cut(PixelRect(x: side, y: side, width: cell.width, height: cell.height), fill: 0xffff_ffff)
    case .blank:
      result = Bitmap(width: cell.width, height: cell.height, color: 0xffff_ffff)
    }
    return result
  }
}
