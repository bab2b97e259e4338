internal import Snapshot

/// Which parts of an image single cells take with them, where that can be done.
struct CellRegions {
  /// The parts of the page in which the cells stand, then and now; nil where the page is of another size, where other
  /// cells have moved, or where one that is to stay as it is reaches in.
  let taken: [PixelRect]?

  /// Looks at the cells of a filter, and at those that stay.
  init(_ filter: CellFilter, golden: Manifest, drawn: Manifest) {
    taken = Self.regions(filter, golden, drawn)
  }

  private static func regions(_ filter: CellFilter, _ golden: Manifest, _ drawn: Manifest) -> [PixelRect]? {
    guard (golden.page.width, golden.page.height) == (drawn.page.width, drawn.page.height) else { return nil }
    let now = Dictionary(drawn.cells.map { ($0.name, $0) }) { first, _ in first }
    let known = Set(golden.cells.map(\.name))
    var taken: [PixelRect] = []
    var changed: [PixelRect] = []
    for cell in golden.cells {
      let other = now[cell.name]
      if filter.matches(cell.name) {
        taken.append(other.map { cell.place.union($0.place) } ?? cell.place)
      } else if let other, other.pixels == cell.pixels {
        guard other.place == cell.place else { return nil }
      } else {
        changed.append(other.map { cell.place.union($0.place) } ?? cell.place)
      }
    }
    for cell in drawn.cells where !known.contains(cell.name) {
      if filter.matches(cell.name) { taken.append(cell.place) } else { changed.append(cell.place) }
    }
    let reachesIn = taken.contains { region in changed.contains { !$0.intersection(region).isEmpty } }
    return reachesIn ? nil : taken
  }
}
