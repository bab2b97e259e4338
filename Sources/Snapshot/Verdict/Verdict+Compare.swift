extension Verdict {
  /// Holds a sheet as drawn against its golden.
  ///
  /// Where other library versions drew the golden, glyphs, outlines, advances, faces and sizes decide, and a note says so;
  /// else a cell is the same when its pixels' fingerprint is. What differs in pixels comes out as
  /// ``CellChange/pixelsUncounted``, for ``count(pixels:tolerance:)`` to fill in.
  ///
  /// - Parameters:
  ///   - expected: The golden.
  ///   - actual: The sheet as drawn.
  ///   - filter: Which cells are compared; nil for all. A filtered comparison leaves stale cells to a note.
  ///   - comparesPixelsAnyway: Whether pixels decide whatever libraries drew the golden.
  public static func compare(
    expected: Manifest, actual: Manifest, filter: CellFilter? = nil, comparesPixelsAnyway: Bool = false
  ) -> Verdict {
    let comparison = ManifestComparison(expected, actual, filter, comparesPixelsAnyway: comparesPixelsAnyway)
    let cells = comparison.cells()
    let causes = CauseFinder.sorted(cells.flatMap(\.causes))
    return Verdict(
      basis: comparison.basis, causes: causes, cells: cells, pageDiffers: expected.page != actual.page,
      notes: comparison.notes(causes))
  }

  /// Fills in how many pixels of each changed cell differ, and lets pass what is within the tolerance.
  ///
  /// A cell is within it when its pixels are, whatever else is recorded of it. Causes that concern no failing cell any
  /// more become notes. An exact tolerance lets nothing pass, not even a cell that differs in no pixel of the page.
  ///
  /// - Parameters:
  ///   - pixels: What differs between a cell's region of the golden image and of the page as drawn; nil where no
  ///     picture is there to count in.
  ///   - tolerance: How much may differ.
  public mutating func count(pixels: (CellVerdict) -> BitmapDifference?, tolerance: Tolerance) {
    for index in cells.indices where cells[index].outcome == .changed {
      guard let place = cells[index].changes.firstIndex(of: .pixelsUncounted), let difference = pixels(cells[index])
      else { continue }
      cells[index].changes[place] = .pixels(difference)
      if tolerance != .exact, tolerance.forgives(difference) { cells[index].outcome = .tolerated }
    }
    let concerned = Set(cells.lazy.filter(\.fails).flatMap(\.causes))
    let named = Set(cells.lazy.flatMap(\.causes))
    for cause in causes where named.contains(cause) && !concerned.contains(cause) {
      notes.append("\(cause.shortDescription), and what differs is within the tolerance")
    }
    causes.removeAll { named.contains($0) && !concerned.contains($0) }
  }
}
