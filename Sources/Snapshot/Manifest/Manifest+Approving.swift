extension Manifest {
  /// This golden with cells of a sheet as drawn in the place of its own.
  ///
  /// With a filter, the cells that it is about come from the sheet: changed ones are replaced, new ones added, and those
  /// that the sheet hasn't got any more are removed. All others stay, also stale ones. The cells stand in the sheet's
  /// order. Document, table, page and image stay the golden's until every cell is the sheet's; then the whole is.
  /// Whoever stores an image has to set ``image`` to the one that belongs to the result.
  ///
  /// - Parameters:
  ///   - filter: Which cells are taken over; nil for the whole sheet.
  ///   - actual: The sheet as drawn.
  /// - Throws: ``ApprovalError`` where cells of the two can't stand in one manifest, and where there is none to take over.
  public func approving(_ filter: CellFilter?, from actual: Manifest) throws(ApprovalError) -> Manifest {
    guard let filter else { return actual }
    try checkDrawnAlike(actual)
    do {
      _ = try filter.matching((actual.cells + cells).map(\.name).withoutRepetition)
    } catch {
      throw .filter(error)
    }
    var merger = ManifestMerger(self)
    for (record, source) in mergedCells(filter, actual) { merger.add(record, from: source) }
    return merger.manifest.hasCells(of: actual) ? actual : merger.manifest
  }

  /// Cells of one manifest were drawn by one program at one scale.
  private func checkDrawnAlike(_ actual: Manifest) throws(ApprovalError) {
    let difference = ManifestDifference(self, actual)
    if let library = difference.libraries.first, case .library(let name, let old, let new) = library {
      throw .otherLibrary(name: name, golden: old, sheet: new)
    }
    if tool != actual.tool { throw .otherTool(golden: tool, sheet: actual.tool) }
    if scale != actual.scale { throw .otherScale(golden: scale, sheet: actual.scale) }
  }

  /// The cells of the result in their order, each with the manifest that it is from.
  ///
  /// A cell that stays though the sheet hasn't got it follows the one that it followed in the golden.
  private func mergedCells(_ filter: CellFilter, _ actual: Manifest) -> [(CellRecord, Manifest)] {
    let own = Dictionary(cells.map { ($0.name, $0) }) { first, _ in first }
    let drawn = Set(actual.cells.map(\.name))
    var followers: [CellName?: [CellRecord]] = [:]
    var previous: CellName?
    for cell in cells {
      let isGone = !drawn.contains(cell.name)
      if isGone, !filter.matches(cell.name) { followers[previous, default: []].append(cell) }
      if !isGone { previous = cell.name }
    }
    var merged: [(CellRecord, Manifest)] = (followers[nil] ?? []).map { ($0, self) }
    for cell in actual.cells {
      if filter.matches(cell.name) {
        merged.append((cell, actual))
      } else if let kept = own[cell.name] {
        merged.append((kept, self))
      }
      merged += (followers[cell.name] ?? []).map { ($0, self) }
    }
    return merged
  }

  /// Whether every cell is the same as the other's, with all that it is made from, and in the same order.
  private func hasCells(of other: Manifest) -> Bool {
    cells.count == other.cells.count
      && zip(cells, other.cells).allSatisfy { ResolvedCell($0, in: self).isEqual(to: ResolvedCell($1, in: other)) }
  }
}
